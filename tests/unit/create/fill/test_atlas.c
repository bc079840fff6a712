/* SPDX-License-Identifier: MIT */
/*
 * The atlas and the table of completions: what they count is counted again here, and adds up to the
 * number of all grids.
 */
#include "support/support.h"

#include "create/fill/completions.h"

static atlas a;

static int make_atlas(void **state)
{
    (void)state;
    atlas_make(&a);
    return 0;
}

static void there_are_280_partitions_and_each_is_standard_after_renaming(void **state)
{
    (void)state;
    for (unsigned p = 0; p < PARTITIONS; p++) {
        unsigned digits_seen = 0;

        for (unsigned d = 0; d < 9; d++)
            digits_seen |= 1u << nine_at(a.to_standard[p], d);
        assert_int_equal(digits_seen, 0x1ff);
        assert_int_equal(a.renamed[p][p], STANDARD);
        for (unsigned q = 0; q < p; q++)
            assert_true(a.rows[p] != a.rows[q]);
    }
}

static void symmetries_keep_the_standard_partition(void **state)
{
    (void)state;
    for (int s = 0; s < SYMMETRIES; s++)
        for (unsigned d = 0; d < 9; d += 3)
            for (unsigned i = 1; i < 3; i++)
                assert_int_equal(nine_at(a.symmetries[s], d) / 3,
                                 nine_at(a.symmetries[s], d + i) / 3);
}

/* All ways to fill three boxes below one another, the first one's digits fixed in their rows, have
 * been counted by others: 9! * 2612736 stacks, of which 1 in 1680 has these rows. */
static void all_stacks_are_there(void **state)
{
    (void)state;
    uint64_t sum = 0, pairs = 0;

    for (int i = 0; i < KINDS; i++) {
        sum += 36u * 6u * (uint64_t)a.kinds[i].pairs * a.kinds[i].ways;
        pairs += a.kinds[i].pairs;
    }
    assert_int_equal(pairs, PARTITIONS * PARTITIONS);
    assert_int_equal(sum, UINT64_C(362880) * 2612736 / 1680);
    assert_int_equal(a.kinds[KINDS - 1].first_way + a.kinds[KINDS - 1].ways, ALL_WAYS);
}

/* In every way each digit is in three columns of its stack, and each column of a box holds one of
 * each row. */
static void ways_are_columns(void **state)
{
    (void)state;
    for (int i = 0; i < KINDS; i++) {
        const nine rows[3] = {a.rows[STANDARD], a.rows[a.kinds[i].second],
                              a.rows[a.kinds[i].third]};
        for (unsigned w = 0; w < a.kinds[i].ways; w++) {
            const nine *columns = a.ways[a.kinds[i].first_way + w].columns;
            unsigned places[3] = {0, 0, 0};

            for (unsigned d = 0; d < 9; d++) {
                unsigned seen = 0;
                for (int box = 0; box < 3; box++) {
                    const unsigned column = nine_at(columns[box], d);
                    seen |= 1u << column;
                    places[box] |= 1u << (3 * nine_at(rows[box], d) + column);
                }
                assert_int_equal(seen, 7);
            }
            for (int box = 0; box < 3; box++)
                assert_int_equal(places[box], 0x1ff);
        }
    }
}

static void neighbors_have_no_digit_twice_in_a_row(void **state)
{
    (void)state;
    for (int i = 0; i < NEIGHBORS; i++)
        for (unsigned d = 0; d < 9; d++)
            assert_int_equal((1u << nine_at(a.rows[STANDARD], d)) |
                                 (1u << nine_at(a.neighbor_rows[i][0], d)) |
                                 (1u << nine_at(a.neighbor_rows[i][1], d)),
                             7);
}

/* Sums up what a first stack of a kind leaves. */
static completions count_again(const stack_kind *k)
{
    completions c = {0, 0};

    for (int x = 0; x < NEIGHBORS; x++)
        for (int y = 0; y < NEIGHBORS; y++)
            for (int z = 0; z < NEIGHBORS; z++) {
                const uint16_t *one = a.neighbors[STANDARD][x].partition,
                               *two = a.neighbors[k->second][y].partition,
                               *three = a.neighbors[k->third][z].partition;
                const uint32_t product = atlas_ways(&a, one[0], two[0], three[0]) *
                                         atlas_ways(&a, one[1], two[1], three[1]);
                c.sum += product;
                if (product > c.most)
                    c.most = product;
            }
    return c;
}

static void completions_are_what_they_say(void **state)
{
    (void)state;
    const int step = is_long_run() ? 1 : 8;

    for (int i = 0; i < KINDS; i += step) {
        const completions c = count_again(&a.kinds[i]);

        assert_int_equal(c.sum, completions_of_kind[i].sum);
        assert_int_equal(c.most, completions_of_kind[i].most);
    }
}

/* 1680 ways for the first box's rows, 36 for the orders of rows of the boxes below it, 6 for its
 * stack's columns, 36 for the two other stacks'. */
static void they_add_up_to_all_grids(void **state)
{
    (void)state;
    __extension__ unsigned __int128 sum = 0;

    for (int i = 0; i < KINDS; i++)
        sum += (uint64_t)a.kinds[i].pairs * a.kinds[i].ways * completions_of_kind[i].sum;
    sum *= UINT64_C(1680) * 36 * 6 * 36;
    const uint64_t billion = 1000000000;
    report_figure("grids: %llu%09llu%09llu", (unsigned long long)(sum / billion / billion),
                  (unsigned long long)(sum / billion % billion),
                  (unsigned long long)(sum % billion));
    assert_int_equal((uint64_t)(sum / billion), UINT64_C(6670903752021));
    assert_int_equal((uint64_t)(sum % billion), 72936960);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_are_280_partitions_and_each_is_standard_after_renaming),
        cmocka_unit_test(symmetries_keep_the_standard_partition),
        cmocka_unit_test(all_stacks_are_there),
        cmocka_unit_test(ways_are_columns),
        cmocka_unit_test(neighbors_have_no_digit_twice_in_a_row),
        cmocka_unit_test(completions_are_what_they_say),
        cmocka_unit_test(they_add_up_to_all_grids),
    };
    return cmocka_run_group_tests(tests, make_atlas, NULL);
}
