/* SPDX-License-Identifier: MIT */
/*
 * Explanations for people: one paragraph a step, as plain text wrapped at 80 columns or as
 * Markdown.
 */
#include "cli/explain/explain_text.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/explain/explain_grid.h"
#include "cli/explain/explain_model.h"
#include "cli/explain/explain_se.h"
#include "cli/explain/explain_words.h"
#include "cli/options/command_help.h"
#include "cli/output/variant_text.h"

enum { INDENT = 5 };

/* "X-Wing (3.2)", or "Skyscraper" if there is no rating. */
static void add_name(struct text *text, int technique, int rating)
{
    text_string(text, ennead_technique_info(technique)->name);
    if (rating > 0)
        text_format(text, " (%d.%d)", rating / 10, rating % 10);
}

static void add_place(const struct explanation *e)
{
    utf8_add_printable(e->text, e->name, strlen(e->name));
    text_format(e->text, ":%" PRIu64, e->line);
    if (e->note_length > 0) {
        text_string(e->text, "  ");
        utf8_add_printable(e->text, e->note, e->note_length);
    }
}

/* Adds the picture of a puzzle that a model explains, and the rules that it does not show. */
static void add_picture(const struct explanation *e)
{
    variant_add_picture(e->text, &e->settings->by.common, e->model->variant, NULL);
    variant_add_rules(e->text, e->model->variant);
}

static void add_solution(const struct explanation *e)
{
    const ennead_description *d = &e->model->variant->description;
    uint8_t values[ENNEAD_MOST_CELLS];
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        values[cell] = (uint8_t)(__builtin_ctzll(e->model->left[cell]) + d->first_value);
    variant_add_picture(e->text, &e->settings->by.common, e->model->variant, values);
}

static const char *const solved_in[] = {"Solved in ", " step", " steps"};
static const char *const stuck_after[] = {"Stuck after ", " step", " steps"};
static const char *const limit_after[] = {"The time limit came after ", " step.", " steps."};
static const char *const possible[] = {"", " step can be made now.", " steps can be made now."};

/* How a model's path ended; models have no scores. */
static void add_model_conclusion(const struct explanation *e, struct text *text)
{
    if (e->outcome == OUTCOME_MISTAKE)
        text_format(text, "%s%s", explain_words(e, "No solution: "), e->model->step.text);
    else if (e->outcome == OUTCOME_STUCK)
        text_string(text, explain_words(e, explain_has_too_many_trials(e->model)
                                               ? "Stuck: there are too many values to try each."
                                               : "Stuck: no single trial fails."));
    else
        explain_add_count(text, e, e->steps,
                          e->outcome == OUTCOME_SOLVED ? solved_in : limit_after);
    text_string(text, e->outcome == OUTCOME_SOLVED ? "." : "");
}

/* Adds what the path needed, and whether it ends before the solution. */
static void add_hardest(const struct explanation *e, struct text *text)
{
    if (explains_ratings(e->settings))
        explain_add_ratings(text, e);
    else if (e->steps > 0)
        text_format(text, "%s%s%s%d", explain_words(e, "; the hardest is "),
                    ennead_technique_info((int)e->hardest)->name,
                    explain_words(e, ", and HoDoKu's score "), e->score);
    text_string(text, e->outcome == OUTCOME_STUCK
                          ? explain_words(e, ": the techniques lead no further.")
                          : ".");
}

void explain_conclusion(const struct explanation *e, struct text *text)
{
    char words[ENNEAD_WORDS_SIZE];
    if (e->model != NULL) {
        add_model_conclusion(e, text);
        return;
    }
    if (explains_ratings(e->settings) && e->check.verdict == ENNEAD_STATE_VERDICT_OPEN) {
        text_string(text, explain_words(e, "The puzzle has more than one solution; the scale does "
                                           "not apply to it."));
        return;
    }
    switch (e->outcome) {
    case OUTCOME_MISTAKE:
        ennead_write_state_check(&e->start, &e->check, &e->settings->by.common.wording, words,
                                 sizeof words);
        text_string(text, words);
        break;
    case OUTCOME_ALL:
        explain_add_count(text, e, e->steps, possible);
        break;
    case OUTCOME_SOLVED:
    case OUTCOME_STUCK:
        explain_add_count(text, e, e->steps,
                          e->outcome == OUTCOME_SOLVED ? solved_in : stuck_after);
        add_hardest(e, text);
        break;
    case OUTCOME_LIMIT:
        explain_add_count(text, e, e->steps, limit_after);
        break;
    }
    if (e->check.verdict == ENNEAD_STATE_VERDICT_OPEN)
        text_string(text, explain_words(e, " The puzzle has more than one solution."));
}

/* ----------------------------------------------------------------------------------- plain text */

void explain_text_begin(struct explanation *e)
{
    if (!e->settings->by.common.in_argument) {
        text_character(e->text, '\n');
        add_place(e);
        text_character(e->text, '\n');
    } else if (e->note_length > 0) {
        text_character(e->text, '\n');
        utf8_add_printable(e->text, e->note, e->note_length);
        text_character(e->text, '\n');
    }
    if (e->model != NULL)
        add_picture(e);
}

void explain_text_model_step(struct explanation *e)
{
    text_format(e->text, "\n%3d. ", e->steps);
    options_wrapped(e->text, e->model->step.text, INDENT, INDENT);
    if (e->settings->grids)
        variant_add_marks(e->text, e->model->variant, e->model->left, INDENT);
}

void explain_text_step(struct explanation *e, const ennead_step *step, const ennead_state *after)
{
    char words[ENNEAD_WORDS_SIZE];
    struct text paragraph = {0};
    add_name(&paragraph, (int)step->technique, step->rating);
    text_string(&paragraph, ": ");
    const char *why = explain_why(e, step);
    if (why != NULL)
        text_format(&paragraph, "(%s) ", why);
    ennead_write_words(&e->state, step, &e->settings->by.common.wording, words, sizeof words);
    text_string(&paragraph, words);
    text_character(&paragraph, '\0');
    text_format(e->text, "\n%3d. ", e->steps);
    if (!paragraph.failed)
        options_wrapped(e->text, paragraph.bytes, INDENT, INDENT);
    e->text->failed = e->text->failed || paragraph.failed;
    text_free(&paragraph);
    if (e->settings->grids)
        explain_grid(e->text, after, step, e->settings->by.common.paint, "     ");
}

void explain_text_end(struct explanation *e)
{
    struct text conclusion = {0};
    explain_conclusion(e, &conclusion);
    text_character(&conclusion, '\0');
    text_character(e->text, '\n');
    if (e->model != NULL && e->outcome == OUTCOME_SOLVED)
        add_solution(e);
    if (!conclusion.failed)
        options_wrapped(e->text, conclusion.bytes, 0, 0);
    e->text->failed = e->text->failed || conclusion.failed;
    text_free(&conclusion);
}

/* ------------------------------------------------------------------------------------- Markdown */

static void add_fenced_board(struct text *text, const ennead_state *state)
{
    char line[ENNEAD_ALMANAC_SIZE];
    ennead_write_almanac(state->values, line);
    text_format(text, "```\n%s```\n", line);
}

void explain_markdown_begin(struct explanation *e)
{
    text_string(e->text, "\n## ");
    add_place(e);
    text_string(e->text, "\n\n");
    if (e->model != NULL) {
        text_string(e->text, "```\n");
        add_picture(e);
        text_string(e->text, "```\n");
    } else {
        add_fenced_board(e->text, &e->start);
    }
    text_character(e->text, '\n');
}

void explain_markdown_model_step(struct explanation *e)
{
    text_format(e->text, "%d. %s\n", e->steps, e->model->step.text);
    if (!e->settings->grids)
        return;
    text_string(e->text, "\n    ```\n");
    variant_add_marks(e->text, e->model->variant, e->model->left, INDENT - 1);
    text_string(e->text, "    ```\n\n");
}

void explain_markdown_step(struct explanation *e, const ennead_step *step,
                           const ennead_state *after)
{
    char words[ENNEAD_WORDS_SIZE];
    ennead_write_words(&e->state, step, &e->settings->by.common.wording, words, sizeof words);
    text_format(e->text, "%d. **", e->steps);
    add_name(e->text, (int)step->technique, step->rating);
    const char *why = explain_why(e, step);
    text_string(e->text, "**: ");
    if (why != NULL)
        text_format(e->text, "*%s* ", why);
    /* Some Markdown readers would take <> for a tag, but no step contains it; nothing else needs
     * escaping. */
    text_format(e->text, "%s\n", words);
    if (!e->settings->grids)
        return;
    text_string(e->text, "\n    ```\n");
    explain_grid(e->text, after, step, PAINT_NOTHING, "    ");
    text_string(e->text, "    ```\n\n");
}

void explain_markdown_end(struct explanation *e)
{
    text_character(e->text, '\n');
    explain_conclusion(e, e->text);
    text_character(e->text, '\n');
}
