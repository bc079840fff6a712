/* SPDX-License-Identifier: MIT */
/*
 * A board with its pencil marks, and in it a step: the cells that the step rests on and those that
 * it changed. With colors, givens are bold, found digits colored, and the step's cells have a
 * background. Without, `*` follows the cells of the pattern and `!` the changed cells. The library
 * can read such boards.
 */
#include "cli/explain/explain_grid.h"

#include "cli/output/cells.h"

static const char given_style[] = "1";
static const char found_style[] = "36";
static const char pattern_style[] = "30;43";
static const char changed_style[] = "30;41";

struct cell_marking {
    ennead_cell_set pattern, changed;
    enum paint paint;
};

static void join_sets(ennead_cell_set *set, ennead_cell_set more)
{
    set->words[0] |= more.words[0];
    set->words[1] |= more.words[1];
}

static struct cell_marking look_of(const ennead_step *step, enum paint paint)
{
    struct cell_marking look = {.paint = paint};
    join_sets(&look.pattern, step->cells);
    join_sets(&look.pattern, step->fins);
    for (size_t i = 0; i < sizeof step->colors / sizeof step->colors[0]; i++)
        join_sets(&look.pattern, step->colors[i]);
    for (int i = 0; i < step->node_count; i++)
        join_sets(&look.pattern, step->nodes[i].cells);
    for (int digit = 1; digit <= 9; digit++) {
        join_sets(&look.changed, step->placed[digit]);
        join_sets(&look.changed, step->removed[digit]);
    }
    return look;
}

/* The cell's digits: its value, or else its candidates. */
static size_t cell_digits(const ennead_state *state, int cell, char digits[10])
{
    size_t length = 0;
    for (int digit = 1; digit <= 9; digit++)
        if (state->values[cell] == digit ||
            (state->values[cell] == 0 && (state->candidates[cell] >> (digit - 1) & 1) != 0))
            digits[length++] = (char)('0' + digit);
    if (length == 0)
        digits[length++] = '-';
    digits[length] = '\0';
    return length;
}

static const char *style_of(const struct cell_marking *look, const ennead_state *state, int cell)
{
    if (ennead_cell_set_has(look->changed, cell))
        return changed_style;
    if (ennead_cell_set_has(look->pattern, cell))
        return pattern_style;
    if (state->givens[cell] != 0)
        return given_style;
    return state->values[cell] != 0 ? found_style : NULL;
}

static void add_cell(struct text *text, const struct cell_marking *look, const ennead_state *state,
                     int cell, size_t width)
{
    char digits[10];
    size_t length = cell_digits(state, cell, digits);
    if (look->paint == PAINT_COLORS) {
        const char *style = style_of(look, state, cell);
        if (style != NULL)
            text_format(text, "\033[%sm%s\033[0m", style, digits);
        else
            text_string(text, digits);
        text_repeat(text, ' ', width + 1 - length);
        return;
    }
    text_string(text, digits);
    text_character(text, ennead_cell_set_has(look->changed, cell)   ? '!'
                         : ennead_cell_set_has(look->pattern, cell) ? '*'
                                                                    : ' ');
    text_repeat(text, ' ', width + 1 - length);
}

static void add_rule(struct text *text, const size_t widths[9], size_t gap, const char *signs)
{
    for (int column = 0; column < 9; column++) {
        if (column % 3 == 0)
            text_character(text, signs[column == 0 ? 0 : 1]);
        text_repeat(text, '-', widths[column] + gap + (column % 3 == 0 ? 1 : 0));
    }
    text_character(text, signs[2]);
    text_character(text, '\n');
}

void explain_grid(struct text *text, const ennead_state *after, const ennead_step *step,
                  enum paint paint, const char *indent)
{
    const struct cell_marking look = look_of(step, paint);
    const size_t gap = paint == PAINT_COLORS ? 1 : 2;
    size_t widths[9] = {0};
    char digits[10];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        size_t width = cell_digits(after, cell, digits);
        if (width > widths[cell_column(cell)])
            widths[cell_column(cell)] = width;
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (cell % 27 == 0) {
            text_string(text, indent);
            add_rule(text, widths, gap, cell == 0 ? "..." : ":+:");
        }
        if (cell_column(cell) == 0)
            text_string(text, indent);
        if (cell % 3 == 0)
            text_string(text, "| ");
        add_cell(text, &look, after, cell, widths[cell_column(cell)]);
        if (cell_column(cell) == 8)
            text_string(text, "|\n");
    }
    text_string(text, indent);
    add_rule(text, widths, gap, "'''");
}
