/* SPDX-License-Identifier: MIT */
/*
 * `ennead explain --scale=se` and `se1181`: the path of Sudoku Explainer, as text and as Markdown.
 * The words of a step may be an outline: further lines, indented by their depth.
 */
#include "cli/explain/explain_se.h"

#include <string.h>

#include "cli/explain/explain_grid.h"
#include "cli/explain/explain_words.h"
#include "cli/options/command_help.h"

/* The eliminations and placements of a step, as an ennead_step. */
static ennead_step plain_step(const ennead_se_step *step)
{
    ennead_step plain;
    memset(&plain, 0, sizeof plain);
    plain.cells = step->cells;
    memcpy(plain.removed, step->removed, sizeof plain.removed);
    if (step->digit != 0)
        plain.placed[step->digit].words[step->cell / 64] = (uint64_t)1 << (step->cell % 64);
    return plain;
}

static bool report_step(void *user, const ennead_se_step *step)
{
    struct explanation *e = user;
    const ennead_step plain = plain_step(step);
    ennead_state after = e->state;
    ennead_state_apply(&after, &plain);
    e->steps++;
    const bool single =
        step->technique == ENNEAD_SE_HIDDEN_SINGLE || step->technique == ENNEAD_SE_NAKED_SINGLE;
    if ((single ? explain_tells_single(e) : explain_tells(e)) &&
        e->settings->output->se_step != NULL)
        e->settings->output->se_step(e, step, &after);
    return !e->text->failed;
}

bool explain_by_se(struct explanation *e, ennead_rater *rater)
{
    switch (ennead_se_path(rater, &e->state, report_step, e, &e->ratings)) {
    case ENNEAD_RATING_END_SOLVED:
        e->outcome = OUTCOME_SOLVED;
        return true;
    case ENNEAD_RATING_END_STOP:
        return false;
    case ENNEAD_RATING_END_TIME:
        e->outcome = OUTCOME_LIMIT;
        return true;
    default:
        e->outcome = OUTCOME_STUCK;
        return true;
    }
}

void explain_add_ratings(struct text *text, const struct explanation *e)
{
    const ennead_rating *r = &e->ratings;
    if (r->er > 0)
        text_format(text, "%s%s%sER %d.%d, EP %d.%d, ED %d.%d",
                    explain_words(e, "; the hardest is "),
                    ennead_se_technique_name((int)r->er_technique),
                    explain_words(e, ", and the ratings are "), r->er / 10, r->er % 10, r->ep / 10,
                    r->ep % 10, r->ed / 10, r->ed % 10);
}

struct text explain_se_words(const struct explanation *e, const ennead_se_step *step)
{
    const ennead_wording *wording = &e->settings->by.common.wording;
    struct text words = {0};
    text_repeat(&words, ' ', ennead_write_se_words(&e->state, step, wording, NULL, 0) + 1);
    if (!words.failed)
        (void)ennead_write_se_words(&e->state, step, wording, words.bytes, words.length);
    return words;
}

/* Adds a line of an outline, without its `depth` leading blanks. */
typedef void (*line_function)(struct text *text, const char *line, size_t depth);

static void each_line(struct explanation *e, const ennead_se_step *step, line_function add)
{
    struct text words = explain_se_words(e, step);
    e->text->failed = e->text->failed || words.failed;
    char *line = words.failed ? NULL : words.bytes;
    while (line != NULL) {
        char *end = strchr(line, '\n');
        const size_t depth = strspn(line, " ");
        if (end != NULL)
            *end = '\0';
        add(e->text, line + depth, depth);
        line = end != NULL ? end + 1 : NULL;
    }
    text_free(&words);
}

/* ----------------------------------------------------------------------------------- plain text */

enum { INDENT = 5, HANGING = 4 };

static void add_text_line(struct text *text, const char *line, size_t depth)
{
    if (depth > 0)
        text_repeat(text, ' ', INDENT + depth);
    options_wrapped(text, line, depth > 0 ? INDENT + depth + HANGING : INDENT, INDENT + depth);
}

void explain_text_se_step(struct explanation *e, const ennead_se_step *step,
                          const ennead_state *after)
{
    const ennead_step plain = plain_step(step);
    text_format(e->text, "\n%3d. %s (%d.%d):\n     ", e->steps,
                ennead_se_technique_name((int)step->technique), step->rating / 10,
                step->rating % 10);
    each_line(e, step, add_text_line);
    if (e->settings->grids)
        explain_grid(e->text, after, &plain, e->settings->by.common.paint, "     ");
}

/* ------------------------------------------------------------------------------------- Markdown */

/* Two blanks are a level of the outline; Markdown needs four for a level of a list. */
static void add_markdown_line(struct text *text, const char *line, size_t depth)
{
    if (depth > 0) {
        text_repeat(text, ' ', 2 * depth);
        text_string(text, "- ");
    }
    text_string(text, line);
    text_character(text, '\n');
}

void explain_markdown_se_step(struct explanation *e, const ennead_se_step *step,
                              const ennead_state *after)
{
    const ennead_step plain = plain_step(step);
    text_format(e->text, "%d. **%s (%d.%d)**: ", e->steps,
                ennead_se_technique_name((int)step->technique), step->rating / 10,
                step->rating % 10);
    each_line(e, step, add_markdown_line);
    if (!e->settings->grids)
        return;
    text_string(e->text, "\n    ```\n");
    explain_grid(e->text, after, &plain, PAINT_NOTHING, "    ");
    text_string(e->text, "    ```\n\n");
}
