/* SPDX-License-Identifier: MIT */
/*
 * Sue de Coq: every way to fill the cells of a reported pattern rules out what it removes; and
 * trying all sets of cells of all crossings shows that none is missed.
 */
#include "support/hunts.h"
#include "support/steps.h"

enum { MOST_CELLS = 15 };

/* The cells of a pattern, filled one by one. */
struct filling {
    const ennead_state *state;
    const ennead_step *step;
    int count;
    int cells[MOST_CELLS];
    int digits[MOST_CELLS];
    unsigned long ways;
};

/* A candidate that is removed sees the digit in every filling. */
static void assert_ruled_out(const struct filling *f)
{
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = cells_of_set(f->step->removed[digit]); rest != 0;
             rest = without_lowest_cell(rest)) {
            bool seen = false;
            for (int i = 0; i < f->count; i++)
                seen |=
                    f->digits[i] == digit && (peers[f->cells[i]] & CELL(lowest_cell(rest))) != 0;
            assert_true(seen);
        }
}

static void fill(struct filling *f, int at)
{
    if (at == f->count) {
        f->ways++;
        assert_ruled_out(f);
        return;
    }
    for (int digit = 1; digit <= 9; digit++) {
        bool fits = (f->state->candidates[f->cells[at]] & digit_set(digit)) != 0;
        for (int i = 0; i < at; i++)
            fits =
                fits && !(f->digits[i] == digit && (peers[f->cells[i]] & CELL(f->cells[at])) != 0);
        if (!fits)
            continue;
        f->digits[at] = digit;
        fill(f, at + 1);
    }
}

struct told {
    const ennead_state *state;
    int count;
    cells removed[10];
};

static bool look(void *user, const ennead_step *step)
{
    struct told *told = user;
    struct filling f = {.state = told->state, .step = step};

    for (cells rest = cells_of_set(step->cells); rest != 0; rest = without_lowest_cell(rest))
        f.cells[f.count++] = lowest_cell(rest);
    fill(&f, 0);
    assert_true(f.ways > 0);
    for (int digit = 1; digit <= 9; digit++)
        told->removed[digit] |= cells_of_set(step->removed[digit]);
    told->count++;
    return true;
}

/* Whether a part outside has more cells than digits that the middle lacks; else it only adds what
 * it takes. */
static bool is_useful(const ennead_state *state, cells middle, cells part)
{
    return digit_count(digits_in(state, part) & (digits)~digits_in(state, middle)) <
           cell_count(part);
}

/* What all crossings remove: cells of the middle, of the line and of the box that hold so many
 * digits, counting those of line and box twice. */
static void add_pattern(const ennead_state *state, int line, int box, const cells parts[3],
                        cells removed[10])
{
    const digits of_line = digits_in(state, parts[1]), of_box = digits_in(state, parts[2]);
    const digits all = digits_in(state, parts[0]) | of_line | of_box;
    const cells set = parts[0] | parts[1] | parts[2];

    if (digit_count(all) + digit_count(of_line & of_box) != cell_count(set))
        return;
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = places_of(state, digit) & (house_cells[line] | house_cells[box]);
             rest != 0; rest = without_lowest_cell(rest)) {
            const cells cell = rest & (~rest + 1);
            const cells where = set & places_of(state, digit);
            if ((all & digit_set(digit)) == 0)
                continue;
            if ((of_line & of_box & digit_set(digit)) != 0 ? (cell & (parts[1] | parts[2])) == 0
                                                           : (cell & common_peers(where)) != 0)
                removed[digit] |= cell;
        }
}

static void add_crossing(const ennead_state *state, int line, int box, cells removed[10])
{
    cells empty = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        empty |= state->values[cell] == 0 ? CELL(cell) : 0;
    const cells across = house_cells[line] & house_cells[box] & empty;
    const cells in_line = house_cells[line] & ~house_cells[box] & empty;
    const cells in_box = house_cells[box] & ~house_cells[line] & empty;
    for (cells middle = across; middle != 0; middle = (middle - 1) & across) {
        if (cell_count(middle) < 2 ||
            digit_count(digits_in(state, middle)) < cell_count(middle) + 2)
            continue;
        for (cells one = in_line; one != 0; one = (one - 1) & in_line)
            for (cells other = in_box; other != 0; other = (other - 1) & in_box)
                if (is_useful(state, middle, one) && is_useful(state, middle, other))
                    add_pattern(state, line, box, (const cells[3]){middle, one, other}, removed);
    }
}

static void patterns_are_true_and_none_is_missed(void **context)
{
    (void)context;
    const ennead_technique_set alone = techniques_of("Sue de Coq");
    struct generator generator = {91};
    int found = 0;

    for (unsigned long round = 0; round < test_size(12, 400); round++) {
        const ennead_state state =
            round == 0 ? state_of_example(ENNEAD_SUE_DE_COQ) : open_state(&generator);
        struct told told = {.state = &state};
        cells wanted[10] = {0};
        ennead_step_all(test_finder(), &state, &alone, look, &told);
        for (int line = 0; line < FIRST_BOX; line++)
            for (int box = FIRST_BOX; box < HOUSES; box++)
                add_crossing(&state, line, box, wanted);
        for (int digit = 1; digit <= 9; digit++)
            assert_true(told.removed[digit] == wanted[digit]);
        found += told.count;
    }
    report_figure("Sue de Coq: %d patterns", found);
    assert_true(found > 0);
}

/* The crossing holds 1 to 4; the line's 1 2 and the box's 3 4 lock them. */
static void a_basic_one(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "1234");
    keep_digits(&state, 1, 2, "1234");
    keep_digits(&state, 1, 9, "12");
    keep_digits(&state, 3, 3, "34");
    const struct steps *steps = steps_of(&state, "Sue de Coq");
    assert_int_equal(steps->count, 1);
    assert_does(&steps->list[0],
                "113 114 115 116 117 118 213 214 215 216 217 218 313 321 322 323 331 332 413 421 "
                "422 423 431 432",
                "");
    assert_cells(steps->list[0].colors[0], "11 12");
    assert_cells(steps->list[0].colors[1], "19");
    assert_cells(steps->list[0].colors[2], "33");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patterns_are_true_and_none_is_missed),
        cmocka_unit_test(a_basic_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
