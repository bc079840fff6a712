/* SPDX-License-Identifier: MIT */
/*
 * Whether there is a forcing chain, against their lengths; and what each candidate leads to,
 * against a plain search.
 */
#include "support/rating/chained.h"
#include "support/states.h"

static unsigned with, without;

static void compare_rows(const chain_components *reach, const chain_graph *graph)
{
    for (int start = 0; start < graph->count; start += 5) {
        uint64_t seen[MOST_WORDS] = {0};
        uint16_t waiting[CANDIDATES];
        int count = 0;

        put_in_set(seen, start);
        waiting[count++] = (uint16_t)start;
        for (int i = 0; i < count; i++)
            for (int to = 0; to < graph->count; to++)
                if (in_set(&graph->pulls[waiting[i] * graph->words], to) && !in_set(seen, to)) {
                    put_in_set(seen, to);
                    waiting[count++] = (uint16_t)to;
                }
        assert_memory_equal(&reach->rows[start * graph->words], seen,
                            (size_t)graph->words * sizeof *seen);
    }
}

static void compare_net(se_chain_memory *memory, const chain_graph *graph)
{
    chain_lengths *lengths = &memory->lengths;
    const bool has = has_forcing_chain(&memory->reach, graph);
    bool found = false;

    begin_lengths(lengths, graph);
    while (lengths->growing_count != 0)
        found |= lengthen(lengths, graph);
    assert_int_equal(has, found);
    compare_rows(&memory->reach, graph);
    with += has;
    without += !has;
}

static void compare(chain_search *s)
{
    chain_graph *graphs = s->memory->graphs;

    list_house_links(&graphs[LINKS_X], &s->memory->tables, s);
    list_pulls(&graphs[LINKS_X]);
    list_links(&graphs[LINKS_ALL], &graphs[LINKS_X], LINKS_ALL);
    compare_net(s->memory, &graphs[LINKS_X]);
    compare_net(s->memory, &graphs[LINKS_ALL]);
}

static void compare_chained(struct chained *c)
{
    begin_search(c, SE_CYCLES);
    compare(&c->search);
}

static void chains_are_there_when_they_have_a_length(void **context)
{
    (void)context;
    struct generator g = {41};
    ennead_rater *rater;

    with = without = 0;
    for_chained_states(40, 2, 42, compare_chained);
    for_chained_states_of(ESCARGOT, 4, compare_chained);
    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int i = 0; i < 40; i++) {
        const ennead_state state = random_state(&g);
        chain_search s;

        marks_of_state(&rater->m, &state);
        begin_chain_search(&s, rater, SE_CYCLES);
        compare(&s);
    }
    ennead_rater_free(rater);
    assert_true(with > 0 && without > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chains_are_there_when_they_have_a_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
