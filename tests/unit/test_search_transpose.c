/* SPDX-License-Identifier: MIT */
/*
 * Turning planes into words and back, in every edition: against the definition bit by bit.
 */
#include "support.h"

#include "planes.h"

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
        for (int again = 0; again < 48; again++) {
            const int lanes = planes_editions[e]->lanes, w = again % VIEW_WORDS;
            fill(&g, planes, lanes, (unsigned)again % 6);
            planes_editions[e]->planes_to_words(planes, w, words);
            for (int lane = 0; lane < lanes; lane++)
                for (int p = 0; p < 64; p++)
                    assert_int_equal(words[lane][w] >> p & 1, bit_of(planes, lanes, p, lane));
        }
}

/* Each lane's words go to a place of their own, and come back by themselves. */
static void words_become_planes(void **state)
{
    (void)state;
    static uint64_t planes[MOST_WORDS], words[MOST_VIEWS][VIEW_WORDS];
    struct generator g = {2};

    for (int e = 0; e < planes_edition_count; e++)
        for (int again = 0; again < 48; again++) {
            const int lanes = planes_editions[e]->lanes, w = again % VIEW_WORDS;
            fill(&g, words[0], MOST_VIEWS * VIEW_WORDS, (unsigned)again % 6);
            planes_editions[e]->words_to_planes(words, w, planes);
            for (int lane = 0; lane < lanes; lane++)
                for (int p = 0; p < 64; p++)
                    assert_int_equal(words[lane][w] >> p & 1, bit_of(planes, lanes, p, lane));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planes_become_words),
        cmocka_unit_test(words_become_planes),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
