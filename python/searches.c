/* SPDX-License-Identifier: MIT */
/*
 * The solutions of one puzzle, a few at a time: a search is begun by one question and goes on with
 * each of the next ones.
 */
#define _POSIX_C_SOURCE 200809L

#include "searches.h"

#include <stdlib.h>
#include <time.h>

#include "questions.h"

_Thread_local struct search *call_search;

/* A question that has found a solution ends after so many seconds. */
static const double a_while = 0.02;

struct search {
    ennead_iterator *plain;
    ennead_model *variant;
    size_t cells;
    ennead_notation notation;
};

struct search *search_new(void)
{
    return calloc(1, sizeof(struct search));
}

void search_free(struct search *search)
{
    ennead_iterator_free(search->plain);
    ennead_model_free(search->variant);
    free(search);
}

static bool is_begun(const struct search *search)
{
    return search != NULL && (search->plain != NULL || search->variant != NULL);
}

static int begin_plain(struct search *search, const ennead_solve_options *by)
{
    const ennead_status status = ennead_iterator_new(&asked.puzzle, by, NULL, &search->plain);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    return answer_end('}');
}

static int begin_variant(struct search *search, const ennead_solve_options *by)
{
    ennead_model_options options;
    if (by->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return answer_refuse("option", "order: lexicographic is for plain puzzles");
    ennead_model_options_init(&options);
    options.solutions = by->solutions;
    options.stop = by->stop;
    search->variant = question_model(&options);
    if (search->variant == NULL)
        return 0;
    search->cells = (size_t)asked.description->rows * (size_t)asked.description->columns;
    search->notation = asked.notation;
    answer_begin('{');
    return answer_end('}');
}

EXPORT(search_begin)(const char *text, size_t length, const char *options)
{
    ennead_solve_options by;
    if (!options_begin(options, "solutions order ") || !solving_options(&by, 0) ||
        !question_read(text, length))
        return 0;
    if (call_search == NULL || is_begun(call_search))
        return answer_refuse("option", "a search is begun once");
    by.tally = NULL; /* it belongs to this thread */
    return asked.plain ? begin_plain(call_search, &by) : begin_variant(call_search, &by);
}

/* Writes the next solution. */
static ennead_status put_next(struct search *search)
{
    uint8_t found[ENNEAD_MOST_CELLS];
    char text[3 * ENNEAD_MOST_CELLS + 1];
    const ennead_status status = search->plain != NULL ? ennead_iterator_next(search->plain, found)
                                                       : ennead_model_next(search->variant, found);
    if (status == ENNEAD_STATUS_OK && search->plain != NULL)
        put_line(NULL, found);
    else if (status == ENNEAD_STATUS_OK)
        put_bytes(NULL, text, ennead_write_values(found, search->cells, search->notation, text));
    return status;
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

EXPORT(search_go_on)(const char *text, size_t length, const char *options)
{
    ennead_status status = ENNEAD_STATUS_OK;
    (void)text;
    (void)length;
    if (!options_begin(options, "most "))
        return 0;
    if (!is_begun(call_search))
        return answer_refuse("option", "no search has begun");
    const uint64_t most = option_count("most", 1);
    const double end = seconds_now() + a_while;
    answer_begin('{');
    put_open("solutions", '[');
    for (uint64_t found = 0; found < most && (found == 0 || seconds_now() < end); found++)
        if ((status = put_next(call_search)) != ENNEAD_STATUS_OK)
            break;
    put_close(']');
    put_flag("more", status == ENNEAD_STATUS_OK);
    return status == ENNEAD_STATUS_OUT_OF_MEMORY ? answer_refuse_status(status) : answer_end('}');
}
