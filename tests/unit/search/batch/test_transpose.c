/* SPDX-License-Identifier: MIT */
/*
 * Transposing planes to words and back, in every edition and every way that it has, compared with
 * the definition bit by bit.
 */
#include "support/support.h"

#include "support/planes/planes.h"

enum { MOST_WORDS = 64 * MOST_VIEWS / 64 };

/* Bit `lane` of plane `p`; planes are of lanes / 64 words. */
static unsigned bit_of(const uint64_t *planes, int lanes, int p, int lane)
{
    return planes[p * (lanes / 64) + lane / 64] >> (lane % 64) & 1;
}

static void fill(struct generator *g, uint64_t *words, int count, unsigned density)
{
    for (int i = 0; i < count; i++) {
        words[i] = generator_next(g);
        for (unsigned k = 0; k < density; k++)
            words[i] &= generator_next(g);
    }
}

static void planes_become_words(void **state)
{
    (void)state;
    static uint64_t planes[MOST_WORDS], words[MOST_VIEWS][VIEW_WORDS];
    struct generator g = {1};

    for (int e = 0; e < planes_edition_count; e++)
        for (int way = 0; way < planes_editions[e]->ways(); way++)
            for (int again = 0; again < 48; again++) {
                const int lanes = planes_editions[e]->lanes, w = again % VIEW_WORDS;
                fill(&g, planes, lanes, (unsigned)again % 6);
                planes_editions[e]->planes_to_words(way, planes, w, words);
                for (int lane = 0; lane < lanes; lane++)
                    for (int p = 0; p < 64; p++)
                        assert_int_equal(words[lane][w] >> p & 1, bit_of(planes, lanes, p, lane));
            }
}

/* Each lane's words go to a place of their own, and come back by themselves, where they are
 * wanted. */
static void words_become_planes(void **state)
{
    (void)state;
    static uint64_t planes[MOST_WORDS], before[MOST_WORDS], words[MOST_VIEWS][VIEW_WORDS];
    uint64_t loaded[MOST_VIEWS / 64];
    struct generator g = {2};

    for (int e = 0; e < planes_edition_count; e++)
        for (int way = 0; way < planes_editions[e]->ways(); way++)
            for (int again = 0; again < 48; again++) {
                const int lanes = planes_editions[e]->lanes, w = again % VIEW_WORDS;
                fill(&g, words[0], MOST_VIEWS * VIEW_WORDS, (unsigned)again % 6);
                fill(&g, loaded, lanes / 64, (unsigned)again % 2);
                fill(&g, before, MOST_WORDS, 1);
                memcpy(planes, before, sizeof planes);
                planes_editions[e]->words_to_planes(way, words, w, loaded, planes);
                for (int lane = 0; lane < lanes; lane++)
                    for (int p = 0; p < 64; p++)
                        assert_int_equal(bit_of(planes, lanes, p, lane),
                                         bit_of(loaded, lanes, 0, lane) != 0
                                             ? words[lane][w] >> p & 1
                                             : bit_of(before, lanes, p, lane));
            }
}

/* Only the edition for AVX2 depends on the processor, and uses what it has. */
static void only_one_edition_has_two_ways(void **state)
{
    (void)state;
    for (int e = 0; e < planes_edition_count; e++) {
        const struct planes_edition *edition = planes_editions[e];
#ifdef __x86_64__
        const bool two = edition == planes_avx2 && __builtin_cpu_supports("gfni");
#else
        const bool two = false;
#endif
        assert_int_equal(edition->ways(), two ? 2 : 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planes_become_words),
        cmocka_unit_test(words_become_planes),
        cmocka_unit_test(only_one_edition_has_two_ways),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
