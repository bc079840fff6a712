/* SPDX-License-Identifier: MIT */
/*
 * Grouped and multi-branch W-Wings: by hand, and against all sets of cells with the same two
 * candidates.
 */
#include "support/hunts.h"
#include "support/steps.h"

static void a_grouped_w_wing(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "58");
    keep_digits(&state, 9, 4, "58");
    keep_places(&state, 5, 6, "034"); /* r7c1, seen by r1c1; r7c4 and r7c5, seen by r9c4 */
    const ennead_step *step = assert_only_removes(&state, "Grouped W-Wing", "814 891");
    assert_int_equal(step->focus, 8);
    assert_int_equal(step->base, 1u << 6);
    assert_cells(step->cells, "11 71 74 75 94");
    assert_int_equal(step->node_count, 6);
    assert_cells(step->nodes[2].cells, "71");
    assert_cells(step->nodes[3].cells, "74 75");
    assert_finds_nothing(&state, "W-Wing");
    keep_places(&state, 5, 6, "03"); /* that is a W-Wing */
    assert_finds_nothing(&state, "Grouped W-Wing");
}

static void three_branches(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 2, "58");
    keep_digits(&state, 2, 4, "58");
    keep_digits(&state, 5, 1, "58");
    keep_places(&state, 5, 8, "013"); /* r9c1, r9c2 and r9c4 */
    const ennead_step *step = assert_only_removes(&state, "Multi-Branch W-Wing", "821");
    assert_int_equal(step->focus, 8);
    assert_int_equal(step->key_count, 3);
    assert_int_equal(step->base, 1u << 8);
    assert_finds_nothing(&state, "Grouped W-Wing");
}

/* All that wings of `size` cells remove, by trying all sets. */
static void add_wings(const ennead_state *state, const int *list, int count, int size,
                      cells gone[10])
{
    for (int choice = 0; choice < 1 << count; choice++) {
        cells set = 0, seen = 0;
        bool apart = true;
        if (__builtin_popcount((unsigned)choice) != size)
            continue;
        for (int i = 0; i < count; i++)
            if ((choice >> i & 1) != 0) {
                apart = apart && (peers[list[i]] & set) == 0;
                set |= CELL(list[i]);
            }
        const digits pair = digits_in(state, set);
        for (int turn = 0; turn < 2 && apart; turn++) {
            const int low = lowest_digit(pair), high = lowest_digit(without_lowest_digit(pair));
            const int x = turn == 0 ? low : high, z = turn == 0 ? high : low;
            for (int house = 0; house < HOUSES; house++) {
                const cells places = places_of(state, x) & house_cells[house];
                bool needed = true;
                seen = 0;
                for (cells rest = set; rest != 0; rest = without_lowest_cell(rest)) {
                    cells others = 0;
                    for (cells more = set & ~CELL(lowest_cell(rest)); more != 0;
                         more = without_lowest_cell(more))
                        others |= peers[lowest_cell(more)];
                    needed = needed && (places & ~others) != 0;
                    seen |= peers[lowest_cell(rest)];
                }
                if (needed && cell_count(places) > 2 && (places & ~seen) == 0)
                    gone[z] |= places_of(state, z) & common_peers(set);
            }
        }
    }
}

static bool note(void *user, const ennead_step *step)
{
    cells *gone = user;

    gone[step->focus] |= cells_of_set(step->removed[step->focus]);
    return true;
}

enum { MOST_LIKE = 14 };

/* The cells with exactly these two candidates. */
static int cells_like(const ennead_state *state, int x, int y, int list[ENNEAD_CELLS])
{
    int count = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->candidates[cell] == (digit_set(x) | digit_set(y)))
            list[count++] = cell;
    return count;
}

static int compare(const ennead_state *state, const char *technique, int size)
{
    const ennead_technique_set alone = techniques_of(technique);
    cells told[10] = {0}, wanted[10] = {0};
    int found = 0;

    ennead_step_all(test_finder(), state, &alone, note, told);
    for (int x = 1; x <= 9; x++)
        for (int y = x + 1; y <= 9; y++) {
            int list[ENNEAD_CELLS];
            add_wings(state, list, cells_like(state, x, y, list), size, wanted);
        }
    for (int digit = 1; digit <= 9; digit++) {
        assert_true(told[digit] == wanted[digit]);
        found += told[digit] != 0;
    }
    return found;
}

static void all_wings_are_found(void **context)
{
    (void)context;
    struct generator generator = {151};
    const ennead_state grouped = state_of_example(ENNEAD_GROUPED_W_WING);
    const ennead_state branched = state_of_example(ENNEAD_MULTI_BRANCH_W_WING);
    int found[2] = {compare(&grouped, "Grouped W-Wing", 2),
                    compare(&branched, "Multi-Branch W-Wing", 3)};

    for (unsigned long round = 0; round < test_size(60, 3000); round++) {
        const ennead_state state =
            round % 4 == 0 ? open_state(&generator) : paired_state(&generator);
        int list[ENNEAD_CELLS];
        if (cells_like(&state, 1, 2, list) > MOST_LIKE)
            continue;
        found[0] += compare(&state, "Grouped W-Wing", 2);
        found[1] += compare(&state, "Multi-Branch W-Wing", 3);
    }
    report_figure("grouped wings: in %d states, of three branches in %d", found[0], found[1]);
    assert_true(found[0] > 0 && found[1] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_grouped_w_wing),
        cmocka_unit_test(three_branches),
        cmocka_unit_test(all_wings_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
