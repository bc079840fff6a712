/* SPDX-License-Identifier: MIT */
/*
 * How each rule is drawn: one row for each rule, in the order of ENNEAD_CONSTRAINTS. Rules without
 * a function apply to the whole grid, and are only described in words.
 */
#include "picture/rules/rules.h"

#include "grid/constraints.h"
#include "picture/rules/between.h"
#include "picture/rules/cells.h"
#include "picture/rules/groups.h"
#include "picture/rules/lines.h"
#include "picture/rules/outside.h"

#include <string.h>

#define SAID .words = SAID_ALONE
#define ALSO_SAID .words = DRAWN_AND_SAID
#define ROLE(name) .role = ENNEAD_ROLE_##name
#define END(name) .end = ENNEAD_ROLE_##name
#define UNUSUAL(number) .corner = CORNER_UNUSUAL, .usual = number

static rule_draw draw_choice;

static const rule_picture pictures[] = {
    {"all-different", draw_group, ROLE(GROUP)},
    /* lines and dots */
    {"thermo", draw_thermo, ROLE(THERMO)},
    {"slow-thermo", draw_slow_thermo, ROLE(SLOW_THERMO)},
    {"greater", draw_greater, ROLE(CHEVRON)},
    {"white-dot", draw_white_dot, ROLE(WHITE_DOT), END(WHITE_TEXT), .usual = 1},
    {"black-dot", draw_black_dot, ROLE(BLACK_DOT), END(BLACK_TEXT), .usual = 2},
    {"x", draw_x, ROLE(EDGE_TEXT)},
    {"v", draw_v, ROLE(EDGE_TEXT)},
    {"no-other-white-dots", SAID},
    {"no-other-black-dots", SAID},
    {"no-other-xv", SAID},
    {"whisper", draw_whisper, ROLE(WHISPER), UNUSUAL(5)},
    {"renban", draw_line, ROLE(RENBAN)},
    {"palindrome", draw_line, ROLE(PALINDROME)},
    {"between", draw_ended_line, ROLE(BETWEEN), END(BETWEEN_END)},
    {"lockout", draw_lockout, ROLE(LOCKOUT), END(LOCKOUT_END), UNUSUAL(4)},
    {"entropic", draw_line, ROLE(ENTROPIC)},
    {"modular", draw_line, ROLE(MODULAR), UNUSUAL(3)},
    /* cells and groups */
    {"odd", draw_odd, ROLE(ODD)},
    {"even", draw_even, ROLE(EVEN)},
    {"given", NULL, .words = DRAWN_WHOLLY}, /* shown as givens and marks */
    {"extra-region", draw_extra_region, ROLE(EXTRA_REGION)},
    {"diagonal-up", draw_diagonal_up, ROLE(DIAGONAL)},
    {"diagonal-down", draw_diagonal_down, ROLE(DIAGONAL)},
    {"windoku", draw_windows, ROLE(WINDOW)},
    {"disjoint-groups", SAID},
    {"anti-knight", SAID},
    {"anti-king", SAID},
    {"anti-taxicab", SAID},
    {"global-entropy", SAID},
    {"global-modular", SAID},
    {"doppelganger", SAID},
    {"nonconsecutive", SAID},
    {"clone", draw_clone, ROLE(CLONE), .corner = CORNER_LETTER},
    {"same-values", draw_equal_parts, ROLE(GROUP), .corner = CORNER_LETTER},
    /* whatever else can be said */
    {"pairs", draw_read_line, ROLE(READ_LINE), ALSO_SAID},
    {"regex", draw_read_line, ROLE(READ_LINE), ALSO_SAID},
    {"automaton", draw_read_line, ROLE(READ_LINE), ALSO_SAID},
    {"or", draw_choice, ROLE(CHOICE), ALSO_SAID},
    {"and", draw_choice, ROLE(CHOICE), ALSO_SAID},
    /* sums */
    {"cage", draw_cage, ROLE(CAGE), .corner = CORNER_NUMBER},
    {"sum", draw_sum, ROLE(GROUP), .corner = CORNER_NUMBER},
    {"little-killer", draw_little_killer, ROLE(CLUE), .corner = CORNER_NUMBER},
    {"arrow", draw_arrow, ROLE(ARROW), END(CIRCLE)},
    {"double-arrow", draw_ended_line, ROLE(DOUBLE_ARROW), END(DOUBLE_ARROW_END)},
    {"region-sum", draw_line, ROLE(REGION_SUM)},
    {"equal-sum", draw_equal_parts, ROLE(GROUP), .corner = CORNER_EQUAL},
    {"sum-line", draw_line, ROLE(SUM_LINE), .corner = CORNER_NUMBER},
    {"sum-loop", draw_loop, ROLE(SUM_LINE), .corner = CORNER_NUMBER},
    {"zipper", draw_zipper, ROLE(ZIPPER), END(ZIPPER_MIDDLE)},
    {"sandwich", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER},
    {"lunchbox", draw_line, ROLE(LUNCHBOX), .corner = CORNER_NUMBER},
    {"x-sum", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER, .sign = CLUE_CIRCLE},
    {"skyscraper", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER, .sign = CLUE_TALL},
    {"hidden-skyscraper", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER, .sign = CLUE_HIDDEN},
    {"numbered-room", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER, .sign = CLUE_SQUARE},
    {"full-rank", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER, .sign = CLUE_RANK},
    {"full-rank-ties", draw_clue, ROLE(CLUE), .corner = CORNER_NUMBER, .sign = CLUE_RANK,
     ALSO_SAID},
    {"different-lines", SAID},
    {"rellik", draw_cage, ROLE(CAGE), .corner = CORNER_NOT},
    {"minimum", draw_minimum, ROLE(EXTREME)},
    {"maximum", draw_maximum, ROLE(EXTREME)},
    {"counting-circles", draw_counting, ROLE(COUNTING)},
    {"row-indexer", draw_indexer, ROLE(ROW_INDEXER)},
    {"column-indexer", draw_indexer, ROLE(COLUMN_INDEXER)},
    {"count", draw_group, ROLE(GROUP), .corner = CORNER_TIMES},
    {"distinct", draw_distinct, ROLE(GROUP)},
    {"connected", draw_group, ROLE(GROUP), ALSO_SAID},
    {"unknown-regions", SAID},
    {"alike", draw_distinct, ROLE(GROUP), ALSO_SAID},
    {"run", draw_distinct, ROLE(GROUP), ALSO_SAID},
    {"quadruple", draw_quadruple, ROLE(QUADRUPLE)},
};

enum { PICTURES = sizeof pictures / sizeof *pictures };

#define ONE_MORE(...) +1
_Static_assert(PICTURES == 0 ENNEAD_CONSTRAINTS(ONE_MORE), "each rule has a row here");
#undef ONE_MORE

/* Returns NULL if there is none, or the rule does not have what its row requires. */
static const rule_picture *picture_of(const ennead_constraint *rule)
{
    const ennead_constraint_row *row = ennead_constraint_find(rule->name);

    if (row == NULL || constraint_misfit(row, rule) != NULL)
        return NULL;
    const size_t index = (size_t)(row - ennead_constraint_info(0));
    return index < PICTURES ? &pictures[index] : NULL;
}

bool ennead_rule_is_drawn(const char *name)
{
    for (size_t i = 0; i < PICTURES && name != NULL; i++)
        if (strcmp(pictures[i].name, name) == 0)
            return pictures[i].words != SAID_ALONE;
    return false;
}

/* -------------------------------------------------------------------------------------- drawn */

static void draw_rule(ennead_scene *scene, const ennead_constraint *rule)
{
    const rule_picture *how = picture_of(rule);

    if (how != NULL && how->draw != NULL)
        how->draw(scene, how, rule);
}

/* Draws the inner rules as usual, and outlines the cells of each in the same color. */
static void draw_choice(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const shape_look look = toned(how->role, next_tone(scene));

    for (size_t i = 0; i < rule->inner_count; i++) {
        const ennead_constraint *inner = &rule->inner[i];
        draw_rule(scene, inner);
        if (inner->cell_count > 0)
            draw_outline(scene, look, inner->cells, inner->cell_count, 20);
    }
}

void draw_rules(ennead_scene *scene)
{
    const ennead_description *d = scene->board.d;

    for (size_t i = 0; d != NULL && i < d->constraint_count; i++)
        draw_rule(scene, &d->constraints[i]);
}

/* --------------------------------------------------------------------------------------- words */

bool rule_wants_words(const struct drawn_board *board, const ennead_constraint *rule)
{
    const rule_picture *how = picture_of(rule);

    return how == NULL || how->words != DRAWN_WHOLLY ||
           (how->role == ENNEAD_ROLE_CLUE && !clue_has_place(board, rule));
}

static void write_cells(text_buffer *p, const struct drawn_board *board,
                        const ennead_constraint *rule)
{
    size_t all = 0;
    size_t part = 0, end = rule->part_count > 0 ? rule->parts[0] : rule->cell_count;

    while (all < rule->cell_count && rule->cells[all] == all)
        all++;
    if (rule->part_count < 2 && all > 1 && all == (size_t)board->rows * (size_t)board->columns &&
        all == rule->cell_count) {
        buffer_text(p, " all cells");
        return;
    }
    for (size_t i = 0; i < rule->cell_count; i++) {
        for (; i == end && part + 1 < rule->part_count; end += rule->parts[part]) {
            buffer_text(p, " :");
            part++;
        }
        buffer_format(p, " r%nc%n", row_on(board, rule->cells[i]) + 1,
                      column_on(board, rule->cells[i]) + 1);
    }
}

void write_rule(text_buffer *p, const struct drawn_board *board, const ennead_constraint *rule)
{
    buffer_text(p, rule->name);
    for (size_t i = 0; i < rule->number_count; i++) {
        buffer_character(p, ' ');
        buffer_signed(p, rule->numbers[i]);
    }
    write_cells(p, board, rule);
    if (rule->text != NULL) {
        buffer_text(p, " \"");
        buffer_text(p, rule->text);
        buffer_character(p, '"');
    }
    for (size_t i = 0; i < rule->inner_count; i++) {
        buffer_text(p, i == 0 ? " { " : "; ");
        write_rule(p, board, &rule->inner[i]);
    }
    if (rule->inner_count > 0)
        buffer_text(p, " }");
}

void write_rule_words(text_buffer *p, const struct drawn_board *board,
                      const ennead_constraint *rule)
{
    const ennead_constraint_row *row = ennead_constraint_find(rule->name);
    const size_t start = p->length;

    if (rule_wants_words(board, rule))
        write_rule(p, board, rule);
    else
        buffer_text(p, rule->name);
    if (start + 1 < p->room && p->text[start] >= 'a' && p->text[start] <= 'z')
        p->text[start] = (char)(p->text[start] - 'a' + 'A');
    if (row != NULL)
        buffer_format(p, ": %t", row->help);
    buffer_character(p, '.');
}
