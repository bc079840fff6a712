/* SPDX-License-Identifier: MIT */
/*
 * A depth-first search. A candidate is supposed to be true; when singles find a contradiction it is
 * traced back to the suppositions that it rests on, and these become a lemma: they are not all true.
 */
#include "proof/refute.h"

#include "grid/assertions.h"

typedef struct marked {
    uint64_t words[12];
} marked;

static bool set_has(const marked *set, int candidate)
{
    return (set->words[candidate / 64] >> candidate % 64 & 1) != 0;
}

static void set_add(marked *set, int candidate)
{
    set->words[candidate / 64] |= (uint64_t)1 << candidate % 64;
}

static void set_add_all(marked *set, const uint16_t *candidates, int count)
{
    for (int i = 0; i < count; i++)
        set_add(set, candidates[i]);
}

/* Stores the suppositions on which the contradiction rests, the last first. `from`: where the trail
 * begins that is looked at; `used`: where lemmas that it rests on are noted, or NULL. */
static int trace(const proof_singles *s, int from, uint8_t *used, uint16_t *suppositions)
{
    marked seen = {{0}};
    uint16_t causes[ENNEAD_CELLS];
    int count = 0;

    set_add_all(&seen, causes, singles_contradiction_causes(s, causes));
    if (used != NULL && s->found.kind == CONTRADICTION_LEMMA)
        used[s->found.one] = 1;
    for (int i = s->now.length; i-- > from;) {
        const int candidate = s->trail[i] / 2, reason = s->reasons[candidate];
        if (!set_has(&seen, candidate))
            continue;
        if (reason == REASON_SUPPOSED)
            suppositions[count++] = (uint16_t)candidate;
        if (used != NULL && reason >= REASON_LEMMA && reason < REASON_SUPPOSED)
            used[reason - REASON_LEMMA] = 1;
        set_add_all(&seen, causes, singles_causes(s, candidate, reason, causes));
    }
    return count;
}

/* Makes a lemma of the contradiction. Returns its size, or -1: it would be too many. */
static int learn(refutation *r, uint16_t *suppositions)
{
    const int root_length = r->depth > 0 ? r->levels[0].before.length : 0;
    const int size = trace(&r->s, root_length, NULL, suppositions);

    if (size > 0 &&
        (r->s.lemma_count == r->most_lemmas || (r->stop != NULL && ennead_stop_is_set(r->stop)) ||
         !singles_learn(&r->s, suppositions, size)))
        return -1;
    return size;
}

/* Goes back to where the last supposition of a lemma was made. */
static void go_back(refutation *r, int last)
{
    while (r->levels[--r->depth].candidate != last)
        ASSERT(r->depth > 0);
    singles_return(&r->s, &r->levels[r->depth].before);
}

static void suppose(refutation *r, int candidate)
{
    r->levels[r->depth].candidate = (uint16_t)candidate;
    r->levels[r->depth].before = r->s.now;
    r->depth++;
    singles_set(&r->s, candidate, REASON_SUPPOSED);
    singles_follow(&r->s);
}

/* How much follows when a candidate is supposed: so many literals, or -1 for a contradiction. */
static int look_ahead(refutation *r, int candidate)
{
    const int before = r->s.now.length;
    suppose(r, candidate);
    if (r->s.found.kind != CONTRADICTION_NONE)
        return -1;
    const int gain = r->s.now.length - before;
    r->depth--;
    singles_return(&r->s, &r->levels[r->depth].before);
    return gain;
}

/* Supposes what is best supposed. */
static void choose(refutation *r)
{
    int gains[FORMULA_CANDIDATES];
    marked probed = {{0}};
    int best = -1, best_score = -1;

    for (int choice = 0; choice < FORMULA_CHOICES; choice++) {
        const unsigned left = r->s.now.left[choice];
        if (__builtin_popcount(left) != 2)
            continue;
        const int one = r->s.layout.members[choice][__builtin_ctz(left)];
        const int other = r->s.layout.members[choice][__builtin_ctz(left & (left - 1))];
        if (!set_has(&probed, one)) {
            set_add(&probed, one);
            if ((gains[one] = look_ahead(r, one)) < 0)
                return;
        }
        if (!set_has(&probed, other)) {
            set_add(&probed, other);
            if ((gains[other] = look_ahead(r, other)) < 0)
                return;
        }
        const int score = gains[one] * gains[other];
        if (score > best_score) {
            best_score = score;
            best = gains[one] > gains[other] ? one : other;
        }
    }
    if (best < 0) { /* no choice of two: any of the smallest */
        int least = 10;
        for (int choice = 0; choice < FORMULA_CHOICES; choice++) {
            const unsigned left = r->s.now.left[choice];
            const int count = __builtin_popcount(left);
            if (count > 1 && count < least) {
                least = count;
                best = r->s.layout.members[choice][__builtin_ctz(left)];
            }
        }
    }
    suppose(r, best);
}

bool refutation_search(refutation *r)
{
    uint16_t suppositions[ENNEAD_CELLS];

    r->root = r->s.now;
    r->depth = 0;
    for (;;) {
        if (r->s.found.kind != CONTRADICTION_NONE) {
            const int size = learn(r, suppositions);
            if (size <= 0)
                return size == 0;
            go_back(r, suppositions[0]);
            singles_follow(&r->s);
        } else {
            choose(r);
        }
    }
}

/* Whether a contradiction follows when lemmas before number `index` are used. */
static bool follows(refutation *r, int index, const uint8_t *needed)
{
    proof_singles *s = &r->s;

    s->lemma_count = index;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < index; i++)
            s->lemmas[i].is_off = pass == 0 && !needed[i];
        if (!singles_follow(s))
            return true;
    }
    return false;
}

void refutation_trim(refutation *r)
{
    proof_singles *s = &r->s;
    uint8_t needed[LEMMA_ROOM + 1] = {0};
    uint16_t used[ENNEAD_CELLS];
    const int count = s->lemma_count;
    int kept = 0;

    needed[count] = 1;
    for (int i = count; i >= 0; i--) {
        if (!needed[i])
            continue;
        singles_return(s, &r->root);
        uint16_t *literals = s->literals + (i < count ? s->lemmas[i].at : 0);
        const int size = i < count ? s->lemmas[i].size : 0;
        for (int k = 0; k < size; k++)
            singles_set(s, literals[k], REASON_SUPPOSED);
        const bool refuted = follows(r, i, needed);
        ASSERT(refuted);
        (void)refuted;
        const int rest = trace(s, 0, needed, used);
        for (int k = 0; k < rest; k++)
            literals[k] = used[rest - 1 - k];
        if (i < count)
            s->lemmas[i].size = (uint16_t)rest;
    }
    for (int i = 0; i < count; i++) {
        s->lemmas[i].is_off = 0;
        if (needed[i])
            s->lemmas[kept++] = s->lemmas[i];
    }
    s->lemma_count = kept;
}
