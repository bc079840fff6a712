/* SPDX-License-Identifier: MIT */
/*
 * Dots and letters between two cells, and what their absence between two neighbors means: white
 * dots (a difference), black dots (a ratio), X and V (a sum of ten, of five).
 */
#include "model/rules/pairs/dots.h"

#include "grid/memory.h"
#include "model/rules/pairs/pairwise.h"

#include <stdlib.h>
#include <string.h>

enum { SUM_OF_X = 10, SUM_OF_V = 5, USUAL_DIFFERENCE = 1, USUAL_RATIO = 2 };

static bool is_difference(const pairwise *what, int one, int other)
{
    return abs(one - other) == what->number;
}

static bool is_no_difference(const pairwise *what, int one, int other)
{
    return abs(one - other) != what->number;
}

static bool is_ratio(const pairwise *what, int one, int other)
{
    return one * what->number == other || other * what->number == one;
}

static bool is_no_ratio(const pairwise *what, int one, int other)
{
    return one * what->number != other && other * what->number != one;
}

static bool is_sum(const pairwise *what, int one, int other)
{
    return one + other == what->number;
}

static bool is_no_sum(const pairwise *what, int one, int other)
{
    return one + other != what->number;
}

static const pairwise white = {
    SENTENCE_MODEL_PAIR_WHITE, is_difference, 0, NULL, PAIRWISE_MORE, NULL};
static const pairwise black = {SENTENCE_MODEL_PAIR_BLACK, is_ratio, 0, NULL, PAIRWISE_MORE, NULL};
static const pairwise x = {SENTENCE_MODEL_PAIR_X, is_sum, SUM_OF_X, NULL, PAIRWISE_MORE, NULL};
static const pairwise v = {SENTENCE_MODEL_PAIR_V, is_sum, SUM_OF_V, NULL, PAIRWISE_MORE, NULL};

static const pairwise no_white = {
    SENTENCE_MODEL_PAIR_THE_MISSING_WHITE_DOT, is_no_difference, 0, NULL, PAIRWISE_MORE, NULL};
static const pairwise no_black = {
    SENTENCE_MODEL_PAIR_NO_BLACK, is_no_ratio, 0, NULL, PAIRWISE_MORE, NULL};
static const pairwise no_letter = {
    SENTENCE_MODEL_PAIR_NO_LETTER, is_no_sum, 0, NULL, PAIRWISE_MORE, NULL};

static int number_of(const ennead_constraint *rule, int usual)
{
    return rule->number_count > 0 ? rule->numbers[0] : usual;
}

static ennead_status build_mark(ennead_model *m, const ennead_constraint *rule, pairwise what,
                                const char **wrong)
{
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    if (what.number < 1 || what.number > 2 * ENNEAD_MOST_SIZE)
        return rule_is_wrong(wrong, "its number is not 1 to 128");
    return pairwise_add(m, &what, rule->cells, (int)rule->cell_count);
}

ennead_status build_white_dot(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    pairwise what = white;

    (void)d;
    what.number = number_of(rule, USUAL_DIFFERENCE);
    return build_mark(m, rule, what, wrong);
}

ennead_status build_black_dot(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    pairwise what = black;

    (void)d;
    what.number = number_of(rule, USUAL_RATIO);
    return build_mark(m, rule, what, wrong);
}

ennead_status build_x(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                      const char **wrong)
{
    (void)d;
    return build_mark(m, rule, x, wrong);
}

ennead_status build_v(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                      const char **wrong)
{
    (void)d;
    return build_mark(m, rule, v, wrong);
}

/* --------------------------------------------------------------------------- what is not marked */

/* Two kinds of marks either of which makes the other optional: a black dot may hide a white one. */
typedef struct mark_kinds {
    const char *names[2];
} mark_kinds;

static const mark_kinds dots = {{"white-dot", "black-dot"}};
static const mark_kinds letters = {{"x", "v"}};

/* Whether a cell has a mark to its right, and below it. */
enum { MARKED_RIGHT = 1, MARKED_BELOW = 2 };

static void note_mark(const ennead_model *m, const ennead_constraint *rule, uint8_t *marked)
{
    const int one = rule->cells[0] < rule->cells[1] ? rule->cells[0] : rule->cells[1];
    const int other = rule->cells[0] + rule->cells[1] - one;

    if (other == one + 1)
        marked[one] |= MARKED_RIGHT;
    if (other == one + m->columns)
        marked[one] |= MARKED_BELOW;
}

/* Lists the pairs of neighbors without a mark. Returns how many cells the list has. */
static int list_unmarked(const ennead_model *m, const uint8_t *marked, uint16_t *found)
{
    int ends = 0;

    for (int cell = 0; cell < m->cells; cell++) {
        if (cell % m->columns + 1 < m->columns && (marked[cell] & MARKED_RIGHT) == 0) {
            found[ends++] = (uint16_t)cell;
            found[ends++] = (uint16_t)(cell + 1);
        }
        if (cell + m->columns < m->cells && (marked[cell] & MARKED_BELOW) == 0) {
            found[ends++] = (uint16_t)cell;
            found[ends++] = (uint16_t)(cell + m->columns);
        }
    }
    return ends;
}

/* Records the marks among some rules, including those inside an `and`. */
static void note_marks(const ennead_model *m, const ennead_constraint *rules, size_t count,
                       const mark_kinds *kinds, uint8_t *marked)
{
    for (size_t i = 0; i < count; i++) {
        const ennead_constraint *rule = &rules[i];
        const bool is_mark =
            strcmp(rule->name, kinds->names[0]) == 0 || strcmp(rule->name, kinds->names[1]) == 0;
        if (is_mark && rule->cell_count == 2)
            note_mark(m, rule, marked);
        else if (strcmp(rule->name, "and") == 0)
            note_marks(m, rule->inner, rule->inner_count, kinds, marked);
    }
}

/* Adds the rule for each number to all neighbors without a mark between them. */
static ennead_status add_unmarked(ennead_model *m, const ennead_description *d,
                                  const mark_kinds *kinds, pairwise what, const int32_t *numbers,
                                  size_t count)
{
    const size_t cells = (size_t)m->cells;
    uint8_t *marked = allocate(&m->allocator, cells);
    uint16_t *found = allocate(&m->allocator, 4 * cells * sizeof *found);
    ennead_status status = ENNEAD_STATUS_OUT_OF_MEMORY;

    if (marked != NULL && found != NULL) {
        memset(marked, 0, cells);
        note_marks(m, d->constraints, d->constraint_count, kinds, marked);
        const int ends = list_unmarked(m, marked, found);
        status = ENNEAD_STATUS_OK;
        for (size_t i = 0; i < count && status == ENNEAD_STATUS_OK; i++) {
            what.number = numbers[i];
            status = pairwise_add(m, &what, found, ends);
        }
    }
    release(&m->allocator, marked);
    release(&m->allocator, found);
    return status;
}

/* The numbers used by marks of that name among some rules. */
static domain numbers_in_use(const ennead_constraint *rules, size_t count, const char *name,
                             int usual)
{
    domain used = 0;

    for (size_t i = 0; i < count; i++) {
        const ennead_constraint *rule = &rules[i];
        const int number = strcmp(rule->name, name) == 0 ? number_of(rule, usual) : 0;
        if (number > 0 && number < ENNEAD_MOST_SIZE)
            used |= value_bit(number);
        else if (strcmp(rule->name, "and") == 0)
            used |= numbers_in_use(rule->inner, rule->inner_count, name, usual);
    }
    return used;
}

/* The rule that unmarked neighbors have no relation for which there could have been a dot. */
typedef struct dot_absence {
    const pairwise *what;
    const char *dot; /* the name of a dot's rule */
    int usual;       /* its default number */
} dot_absence;

static ennead_status build_no_dots(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const dot_absence *no,
                                   const char **wrong)
{
    const domain used = numbers_in_use(d->constraints, d->constraint_count, no->dot, no->usual);
    const domain in_use = used != 0 ? used : value_bit(no->usual);
    int32_t numbers[ENNEAD_MOST_SIZE];
    size_t count = 0;

    if (rule->number_count > ENNEAD_MOST_SIZE)
        return rule_is_wrong(wrong, "it has too many numbers");
    for (; count < rule->number_count; count++) {
        numbers[count] = rule->numbers[count];
        if (numbers[count] < 1 || numbers[count] > 2 * ENNEAD_MOST_SIZE)
            return rule_is_wrong(wrong, "its number is not 1 to 128");
    }
    FOR_EACH_VALUE(left, rule->number_count == 0 ? in_use : 0)
        numbers[count++] = lowest_value(left);
    return add_unmarked(m, d, &dots, *no->what, numbers, count);
}

ennead_status build_no_other_white_dots(ennead_model *m, const ennead_description *d,
                                        const ennead_constraint *rule, const char **wrong)
{
    static const dot_absence no = {&no_white, "white-dot", USUAL_DIFFERENCE};

    return build_no_dots(m, d, rule, &no, wrong);
}

ennead_status build_no_other_black_dots(ennead_model *m, const ennead_description *d,
                                        const ennead_constraint *rule, const char **wrong)
{
    static const dot_absence no = {&no_black, "black-dot", USUAL_RATIO};

    return build_no_dots(m, d, rule, &no, wrong);
}

ennead_status build_no_other_xv(ennead_model *m, const ennead_description *d,
                                const ennead_constraint *rule, const char **wrong)
{
    static const int32_t sums[] = {SUM_OF_V, SUM_OF_X};

    (void)rule;
    (void)wrong;
    return add_unmarked(m, d, &letters, no_letter, sums, sizeof sums / sizeof *sums);
}
