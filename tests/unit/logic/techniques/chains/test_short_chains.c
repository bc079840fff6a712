/* SPDX-License-Identifier: MIT */
/*
 * M-, S-, L- and H-Wings against all rows of six candidates, each tried out: three strong links of
 * the wing's kinds, joined by weak ones.
 */
#include "support/hunts.h"

enum { CANDIDATES = 9 * ENNEAD_CELLS, MOST_WINGS = 4096 };

typedef enum kind { BY_CELL, BY_HOUSE } kind;

typedef struct spot {
    int digit, cell;
} spot;

static bool holds(const ennead_state *state, spot s)
{
    return (state->candidates[s.cell] & digit_set(s.digit)) != 0;
}

static bool is_strong(const ennead_state *state, kind by, spot one, spot other)
{
    if (by == BY_CELL)
        return one.cell == other.cell && one.digit != other.digit &&
               digit_count(state->candidates[one.cell]) == 2;
    if (one.digit != other.digit || one.cell == other.cell)
        return false;
    for (int house = 0; house < HOUSES; house++)
        if ((places_of(state, one.digit) & house_cells[house]) ==
            (CELL(one.cell) | CELL(other.cell)))
            return true;
    return false;
}

/* Two links of houses join in a cell, others by a digit. */
static bool is_joined(kind left, kind right, spot one, spot other)
{
    if (left == BY_HOUSE && right == BY_HOUSE)
        return one.cell == other.cell && one.digit != other.digit;
    return one.digit == other.digit && (peers[one.cell] & CELL(other.cell)) != 0;
}

struct chain_wing {
    cells removed[10];
    spot ends[2];
};

struct wings {
    int count;
    struct chain_wing list[MOST_WINGS];
};

static bool rule_out(const ennead_state *state, struct chain_wing *wing)
{
    bool any = false;

    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = places_of(state, digit); rest != 0; rest = without_lowest_cell(rest)) {
            const int cell = lowest_cell(rest);
            bool out = true;
            for (int i = 0; i < 2; i++) {
                const spot end = wing->ends[i];
                out = out &&
                      (end.digit == digit ? (peers[end.cell] & CELL(cell)) != 0 : end.cell == cell);
            }
            if (!out)
                continue;
            wing->removed[digit] |= CELL(cell);
            any = true;
        }
    return any;
}

/* The ends of an M- or L-Wing are of one digit, those of an S- or H-Wing of two. Their cells come
 * up at no other place, but that a link in a cell ends where it begins. */
static bool may_end(const kind kinds[3], const spot row[6])
{
    const spot first = row[0], last = row[5];

    return (first.digit == last.digit) == (kinds[1] == BY_HOUSE) && first.cell != last.cell &&
           row[1].cell != last.cell && row[3].cell != last.cell && row[2].cell != first.cell &&
           row[4].cell != first.cell;
}

static void try_row(const ennead_state *state, const kind kinds[3], spot row[6], int length,
                    struct wings *wings)
{
    if (length == 6) {
        struct chain_wing wing = {.ends = {row[0], row[5]}};
        if (may_end(kinds, row) && rule_out(state, &wing) && wings->count < MOST_WINGS)
            wings->list[wings->count++] = wing;
        return;
    }
    for (int i = 0; i < CANDIDATES; i++) {
        const spot next = {i / ENNEAD_CELLS + 1, i % ENNEAD_CELLS};
        if (!holds(state, next))
            continue;
        if (length % 2 == 1 ? !is_strong(state, kinds[length / 2], row[length - 1], next)
            : length > 0
                ? !is_joined(kinds[length / 2 - 1], kinds[length / 2], row[length - 1], next)
                : false)
            continue;
        row[length] = next;
        try_row(state, kinds, row, length + 1, wings);
    }
}

static bool has_wing(const struct wings *wings, const struct chain_wing *wanted)
{
    for (int i = 0; i < wings->count; i++)
        if (memcmp(wings->list[i].removed, wanted->removed, sizeof wanted->removed) == 0)
            return true;
    return false;
}

static bool note(void *user, const ennead_step *step)
{
    struct wings *told = user;
    struct chain_wing *wing = &told->list[told->count++];

    assert_true(told->count < MOST_WINGS);
    assert_int_equal(step->node_count, 6);
    for (int digit = 0; digit <= 9; digit++)
        wing->removed[digit] = cells_of_set(step->removed[digit]);
    return true;
}

static int compare(const ennead_state *state, const char *technique, const kind kinds[3])
{
    static struct wings told, wanted;
    const ennead_technique_set alone = techniques_of(technique);
    spot row[6];

    told.count = wanted.count = 0;
    ennead_step_all(test_finder(), state, &alone, note, &told);
    try_row(state, kinds, row, 0, &wanted);
    for (int i = 0; i < told.count; i++)
        assert_true(has_wing(&wanted, &told.list[i]));
    for (int i = 0; i < wanted.count; i++)
        assert_true(has_wing(&told, &wanted.list[i]));
    return told.count;
}

static void wings_are_found(void **context)
{
    (void)context;
    static const struct {
        const char *name;
        ennead_technique technique;
        kind kinds[3];
    } wings[] = {
        {"M-Wing", ENNEAD_M_WING, {BY_CELL, BY_HOUSE, BY_HOUSE}},
        {"S-Wing", ENNEAD_S_WING, {BY_HOUSE, BY_CELL, BY_HOUSE}},
        {"L-Wing", ENNEAD_L_WING, {BY_HOUSE, BY_HOUSE, BY_HOUSE}},
        {"H-Wing", ENNEAD_H_WING, {BY_CELL, BY_CELL, BY_HOUSE}},
    };
    struct generator generator = {71};

    for (size_t i = 0; i < COUNT_OF(wings); i++) {
        const ennead_state example = state_of_example((int)wings[i].technique);
        int found = compare(&example, wings[i].name, wings[i].kinds);
        assert_true(found > 0);
        for (unsigned long round = 0; round < test_size(6, 300); round++) {
            const ennead_state state = open_state(&generator);
            found += compare(&state, wings[i].name, wings[i].kinds);
        }
        report_figure("short chains: %s: %d", wings[i].name, found);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wings_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
