/* SPDX-License-Identifier: MIT */
/*
 * convert: a puzzle in a form or link of another program. candidates: which are in some solution.
 */
#include "glue.h"

#include <stdlib.h>

/* ------------------------------------------------------------------------------------- convert */

static const char *form_name(int number)
{
    return ennead_exchange_name((ennead_exchange)number);
}

/* What is written, how, and what the form cannot say. */
struct exchanging {
    ennead_exchanged what;
    ennead_exchange form;
    ennead_exchange_report report;
    ennead_status status;
};

static size_t write_exchange(const void *of, char *text, size_t room)
{
    struct exchanging *exchanging = (struct exchanging *)(uintptr_t)of; /* its report is set */
    exchanging->report = (ennead_exchange_report){.length = 0};
    exchanging->status = ennead_write_exchange(&exchanging->what, exchanging->form, NULL, text,
                                               room, &exchanging->report);
    return exchanging->report.length;
}

EXPORT(convert)(const char *text, size_t length, const char *options)
{
    int form = ENNEAD_EXCHANGE_LINK;
    if (!options_begin(options, "form") || !option_choice("form", form_name, &form) ||
        !question_read(text, length))
        return 0;
    struct exchanging exchanging = {
        .what = {.size = sizeof exchanging.what,
                 .description = asked.plain ? NULL : asked.description,
                 .state = asked.plain ? &asked.state : NULL,
                 .title = asked.title[0] != '\0' ? asked.title : NULL},
        .form = (ennead_exchange)form,
    };
    answer_begin('{');
    put_question();
    put_text("text", write_exchange, &exchanging);
    if (exchanging.status != ENNEAD_STATUS_OK)
        return answer_refuse_status(exchanging.status);
    if (exchanging.report.unsaid[0] != '\0')
        put_string("unsaid", exchanging.report.unsaid);
    return answer_end('}');
}

EXPORT(forms)(const char *text, size_t length, const char *options)
{
    (void)text;
    (void)length;
    if (!options_begin(options, ""))
        return 0;
    answer_begin('[');
    for (int i = 0; form_name(i) != NULL; i++) {
        const unsigned says = ennead_exchange_get_says((ennead_exchange)i);
        put_open(NULL, '{');
        put_string("name", form_name(i));
        put_string("help", ennead_exchange_help((ennead_exchange)i));
        put_flag("marks", (says & ENNEAD_EXCHANGE_SAYS_MARKS) != 0);
        put_flag("placed", (says & ENNEAD_EXCHANGE_SAYS_PLACED) != 0);
        put_flag("sizes", (says & ENNEAD_EXCHANGE_SAYS_SIZES) != 0);
        put_flag("rules", (says & ENNEAD_EXCHANGE_SAYS_RULES) != 0);
        put_flag("title", (says & ENNEAD_EXCHANGE_SAYS_TITLE) != 0);
        put_close('}');
    }
    return answer_end(']');
}

/* ---------------------------------------------------------------------------------- candidates */

/* Counts for each cell and value, and the values whose count is not final. */
struct counted {
    uint64_t *counts, *undecided;
    int cells, values, first;
    uint64_t cap;
    ennead_candidates_result result;
};

static ennead_status count_plain_candidates(struct counted *counted,
                                            const ennead_candidates_options *options)
{
    uint64_t counts[ENNEAD_CELLS][9];
    uint16_t undecided[ENNEAD_CELLS];
    ennead_puzzle puzzle;
    ennead_state_to_puzzle(&asked.state, &puzzle);
    const ennead_status status =
        ennead_count_candidates(&puzzle, options, counts, undecided, &counted->result);
    for (int cell = 0; status == ENNEAD_STATUS_OK && cell < ENNEAD_CELLS; cell++) {
        counted->undecided[cell] = undecided[cell];
        for (int value = 0; value < 9; value++)
            counted->counts[9 * cell + value] = counts[cell][value];
    }
    return status;
}

/* For each cell a list: of the values that are in some solution, or of their counts. */
static void put_lists(const char *key, const struct counted *counted, bool counts)
{
    put_open(key, '[');
    for (int cell = 0; cell < counted->cells; cell++) {
        put_open(NULL, '[');
        for (int value = 0; value < counted->values; value++) {
            const uint64_t count = counted->counts[cell * counted->values + value];
            if (count > 0)
                put_number(NULL, counts ? count : (uint64_t)(value + counted->first));
        }
        put_close(']');
    }
    put_close(']');
}

static void put_undecided(const struct counted *counted)
{
    put_open("undecided", '[');
    for (int cell = 0; cell < counted->cells; cell++) {
        put_open(NULL, '[');
        for (uint64_t rest = counted->undecided[cell]; rest != 0; rest &= rest - 1)
            put_number(NULL, (uint64_t)(counted->first + __builtin_ctzll(rest)));
        put_close(']');
    }
    put_close(']');
}

static int put_counted(const struct counted *counted)
{
    uint64_t found = 0;
    for (int i = 0; i < counted->cells * counted->values; i++)
        found += counted->counts[i] > 0;
    answer_begin('{');
    put_question();
    put_string("verdict", ennead_verdict_name(counted->result.verdict));
    put_number("true", found);
    put_lists("candidates", counted, false);
    if (counted->cap != 1)
        put_lists("frequencies", counted, true);
    if (counted->result.end != ENNEAD_SEARCH_END_COMPLETE)
        put_undecided(counted);
    put_number("nodes", counted->result.nodes);
    return answer_end('}');
}

/* Counts with the model of a variant. False: that is the answer. */
static bool count_model_candidates(struct counted *counted,
                                   const ennead_candidates_options *options)
{
    ennead_model_options by;
    ennead_model_options_init(&by);
    by.time_limit = options->time_limit;
    by.stop = options->stop;
    ennead_model *model = question_model(&by);
    if (model == NULL)
        return false;
    const ennead_status status = ennead_model_count_candidates(
        model, NULL, options, counted->counts, counted->undecided, &counted->result);
    ennead_model_free(model);
    return status == ENNEAD_STATUS_OK || answer_refuse_status(status) != 0;
}

static bool count_candidates(struct counted *counted, const ennead_candidates_options *options)
{
    if (!asked.plain)
        return count_model_candidates(counted, options);
    const ennead_status status = count_plain_candidates(counted, options);
    return status == ENNEAD_STATUS_OK || answer_refuse_status(status) != 0;
}

EXPORT(candidates)(const char *text, size_t length, const char *options)
{
    ennead_candidates_options by;
    ennead_candidates_options_init(&by);
    if (!options_begin(options, "cap timeLimit nodeLimit") || !question_read(text, length))
        return 0;
    by.cap = option_count("cap", 1);
    by.time_limit = option_number("timeLimit", 0);
    by.node_limit = option_count("nodeLimit", 0);
    by.stop = call_stop;
    const ennead_description *d = asked.description;
    struct counted counted = {.cells = asked.plain ? ENNEAD_CELLS : d->rows * d->columns,
                              .values = asked.plain ? 9 : d->values,
                              .first = asked.plain ? 1 : d->first_value,
                              .cap = by.cap};
    counted.counts = calloc((size_t)counted.cells * (size_t)counted.values, sizeof(uint64_t));
    counted.undecided = calloc((size_t)counted.cells, sizeof(uint64_t));
    const bool memory = counted.counts != NULL && counted.undecided != NULL;
    const int answered = !memory ? answer_refuse_status(ENNEAD_STATUS_OUT_OF_MEMORY)
                                 : count_candidates(&counted, &by) && put_counted(&counted);
    free(counted.counts);
    free(counted.undecided);
    return answered;
}
