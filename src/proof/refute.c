/* SPDX-License-Identifier: MIT */
/*
 * A depth-first search. A candidate is supposed to be true. When singles find a contradiction, it
 * is traced back to the suppositions that it rests on, and these become a lemma: they are not all
 * true.
 */
#include "proof/refute.h"

#include "grid/assertions.h"
#include "grid/limits.h"

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

/* Stores the suppositions that the contradiction rests on, the last one first, and returns how
 * many there are. `from`: the trail is traced back to there. `used`: marks the lemmas that it
 * rests on; may be NULL. */
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

static bool is_over(const refutation *r)
{
    return r->s.lemma_count == r->most_lemmas || (r->stop != NULL && ennead_stop_is_set(r->stop)) ||
           (r->end > 0 && seconds_now() >= r->end);
}

/* Makes a lemma from the contradiction. Returns its size, or -1 if a limit comes first. */
static int learn(refutation *r, uint16_t *suppositions)
{
    const int root_length = r->depth > 0 ? r->levels[0].before.length : 0;
    const int size = trace(&r->s, root_length, NULL, suppositions);

    if (size > 0 && (is_over(r) || !singles_learn(&r->s, suppositions, size)))
        return -1;
    return size;
}

/* Goes back to the point where the last supposition of a lemma was made. */
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

enum {
    ENDS = 10000,     /* more literals than can follow from anything */
    FEW_REFUTED = 4,  /* number of refuted candidates to compare before the first lemma, */
    MORE_REFUTED = 4, /* and additional ones for each lemma */
};

/* The number of literals that follow when a candidate is supposed, or -1 for a contradiction. */
static int look_ahead(refutation *r, int candidate)
{
    const singles_state before = r->s.now;

    singles_set(&r->s, candidate, REASON_SUPPOSED);
    const int gain = singles_follow(&r->s) ? r->s.now.length - before.length : -1;
    singles_return(&r->s, &before);
    return gain;
}

/* The same when the candidate is excluded; ENDS for a contradiction. */
static int look_without(refutation *r, int candidate)
{
    const singles_state before = r->s.now;
    const int gain = singles_exclude(&r->s, candidate, REASON_SUPPOSED) && singles_follow(&r->s)
                         ? r->s.now.length - before.length
                         : ENDS;

    singles_return(&r->s, &before);
    return gain;
}

/* The results of looking one step ahead. */
typedef struct lookout {
    marked seen; /* candidates that have been supposed */
    int16_t gains[FORMULA_CANDIDATES];
    int refuted,
        refuted_gain; /* of the candidates that lead to a contradiction, the one whose exclusion
                       * has most consequences; -1: none */
    int refuted_count;
} lookout;

static void look_at(refutation *r, lookout *l, int candidate)
{
    if (set_has(&l->seen, candidate))
        return;
    set_add(&l->seen, candidate);
    l->gains[candidate] = (int16_t)look_ahead(r, candidate);
    if (l->gains[candidate] >= 0)
        return;
    l->refuted_count++;
    const int gain = look_without(r, candidate);
    if (l->refuted < 0 || gain > l->refuted_gain) {
        l->refuted_gain = gain;
        l->refuted = candidate;
    }
}

static bool looked_enough(const refutation *r, const lookout *l)
{
    return l->refuted >= 0 && (l->refuted_gain == ENDS ||
                               l->refuted_count >= FEW_REFUTED + MORE_REFUTED * r->s.lemma_count);
}

/* Supposes a candidate that is refuted at once, if there is one; else one of the two in a choice
 * for which both have most consequences. */
static void choose(refutation *r)
{
    lookout l = {.refuted = -1};
    int least = 10, any = -1, best = -1, best_score = -1;

    for (int choice = 0; choice < FORMULA_CHOICES && !looked_enough(r, &l); choice++) {
        const unsigned left = r->s.now.left[choice];
        if ((left & (left - 1)) == 0)
            continue;
        const int count = __builtin_popcount(left);
        const int one = r->s.layout.members[choice][__builtin_ctz(left)];
        if (count < least) {
            least = count;
            any = one;
        }
        if (count > 2)
            continue;
        const int other = r->s.layout.members[choice][__builtin_ctz(left & (left - 1))];
        look_at(r, &l, one);
        look_at(r, &l, other);
        const int score = l.gains[one] * l.gains[other];
        if (l.refuted < 0 && score > best_score) {
            best_score = score;
            best = l.gains[one] > l.gains[other] ? one : other;
        }
    }
    suppose(r, l.refuted >= 0 ? l.refuted : best >= 0 ? best : any);
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

/* Whether a contradiction follows if only lemmas before number `index` are used. */
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
        const int rest = trace(s, r->root.length, needed, used);
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
