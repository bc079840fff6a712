/* SPDX-License-Identifier: MIT */
/*
 * LRAT: each clause with hints, which are the numbers of the clauses that become units, one after
 * the other, until there is a contradiction. A literal that follows from the puzzle alone is
 * written once, as a clause of its own, where it is first needed.
 */
#include "proof/lrat.h"

#include <string.h>

#include "grid/assertions.h"

typedef struct lrat {
    const proof_source *source;
    proof_singles *s;
    text_buffer *text;
    singles_state root; /* what follows from the puzzle alone, maybe a contradiction */
    contradiction root_found;
    int last;                             /* number of the last clause */
    int formula;                          /* number of clauses of the formula */
    int numbers[FORMULA_CANDIDATES];      /* the unit clause of each literal of the root; 0: none
                                           * yet */
    int lemmas[LEMMA_ROOM];               /* the clause numbers of the lemmas */
    uint8_t needed[FORMULA_CANDIDATES];   /* by the current contradiction */
    uint8_t directly[FORMULA_CANDIDATES]; /* needed by something that is not in the root */
} lrat;

static int clause_of_reason(const lrat *l, int candidate, int reason)
{
    ASSERT(reason < REASON_SUPPOSED);
    if (reason >= REASON_LEMMA)
        return l->lemmas[reason - REASON_LEMMA];
    if (reason >= REASON_LAST)
        return formula_some_clause(reason - REASON_LAST);
    return formula_pair_clause(&l->s->layout, reason - REASON_TRUE, candidate);
}

static int clause_of_contradiction(const lrat *l)
{
    const contradiction *found = &l->s->found;

    switch (found->kind) {
    case CONTRADICTION_CHOICE:
        return formula_some_clause(found->one);
    case CONTRADICTION_PAIR:
        return formula_pair_clause(&l->s->layout, found->one, found->other);
    case CONTRADICTION_LEMMA:
        return l->lemmas[found->one];
    case CONTRADICTION_UNIT:
        return FORMULA_CHOICES_CLAUSES + 1 + found->other;
    default:
        return l->formula;
    }
}

/* Who needs a candidate: only literals of the root, or something else too. */
typedef enum need_kind { NEEDED_BY_ROOT, NEEDED_DIRECTLY } need_kind;

static void need(lrat *l, const uint16_t *causes, int count, need_kind kind)
{
    for (int i = 0; i < count; i++) {
        l->needed[causes[i]] = 1;
        l->directly[causes[i]] |= kind == NEEDED_DIRECTLY;
    }
}

/* Marks everything that the contradiction rests on. */
static void trace_back(lrat *l)
{
    const proof_singles *s = l->s;
    uint16_t causes[ENNEAD_CELLS];

    memset(l->needed, 0, sizeof l->needed);
    memset(l->directly, 0, sizeof l->directly);
    need(l, causes, singles_contradiction_causes(s, causes), NEEDED_DIRECTLY);
    for (int i = s->now.length; i-- > 0;) {
        const int candidate = s->trail[i] / 2;
        if (l->needed[candidate])
            need(l, causes, singles_causes(s, candidate, s->reasons[candidate], causes),
                 i >= l->root.length ? NEEDED_DIRECTLY : NEEDED_BY_ROOT);
    }
}

/* Writes unit clauses for the literals of the root that are needed and have none yet. */
static void write_units(lrat *l)
{
    uint16_t causes[ENNEAD_CELLS];

    for (int i = 0; i < l->root.length; i++) {
        const int candidate = l->s->trail[i] / 2, reason = l->s->reasons[candidate];
        if (!l->needed[candidate] || l->numbers[candidate] != 0)
            continue;
        l->numbers[candidate] = ++l->last;
        add_number(l->text, l->last);
        add_number(l->text, l->s->trail[i] % 2 != 0 ? candidate + 1 : -(candidate + 1));
        buffer_text(l->text, "0 ");
        const int count = singles_causes(l->s, candidate, reason, causes);
        for (int k = 0; k < count; k++)
            add_number(l->text, l->numbers[causes[k]]);
        add_number(l->text, clause_of_reason(l, candidate, reason));
        buffer_text(l->text, "0\n");
    }
}

static void write_hints(lrat *l)
{
    for (int i = 0; i < l->s->now.length; i++) {
        const int candidate = l->s->trail[i] / 2, reason = l->s->reasons[candidate];
        if (i < l->root.length && l->directly[candidate])
            add_number(l->text, l->numbers[candidate]);
        if (i >= l->root.length && l->needed[candidate] && reason != REASON_SUPPOSED)
            add_number(l->text, clause_of_reason(l, candidate, reason));
    }
    add_number(l->text, clause_of_contradiction(l));
    buffer_text(l->text, "0\n");
}

/* Writes a clause of the certificate, and records it as a lemma. Returns where the next one
 * begins. */
static size_t write_clause(lrat *l, size_t at)
{
    const int16_t *clause = l->source->certificate->proof + at;
    uint16_t candidates[ENNEAD_CELLS];
    int size = 0;

    singles_return(l->s, &l->root);
    l->s->found = l->root_found;
    for (; clause[size] != 0; size++) {
        candidates[size] = (uint16_t)(-clause[size] - 1);
        singles_set(l->s, candidates[size], REASON_SUPPOSED);
    }
    if (l->s->found.kind == CONTRADICTION_NONE)
        singles_follow(l->s);
    ASSERT(l->s->found.kind != CONTRADICTION_NONE);
    trace_back(l);
    write_units(l);
    add_number(l->text, ++l->last);
    for (int k = 0; k <= size; k++)
        add_number(l->text, clause[k]);
    write_hints(l);
    l->lemmas[l->s->lemma_count] = l->last;
    singles_learn(l->s, candidates, size);
    return at + (size_t)size + 1;
}

/* Sets the units of a puzzle and propagates them, each with its reason. */
static void set_units(proof_singles *s, const int16_t *units, int count)
{
    bool going = true;

    singles_start(s);
    for (int i = 0; i < count && going; i++) {
        const int candidate = (units[i] < 0 ? -units[i] : units[i]) - 1;
        if (units[i] > 0)
            going = singles_set(s, candidate, REASON_UNIT);
        else if (singles_is_true(s, candidate))
            going = singles_contradict_unit(s, candidate, i);
        else
            going = singles_exclude(s, candidate, REASON_UNIT);
    }
    if (going)
        singles_follow(s);
}

void write_lrat(const proof_source *source, text_buffer *text)
{
    lrat l = {.source = source, .s = &source->prover->refutation.s, .text = text};
    int16_t units[FORMULA_CANDIDATES];
    const int count = formula_units(source->puzzle, units);

    set_units(l.s, units, count);
    l.root = l.s->now;
    l.root_found = l.s->found;
    for (int i = 0; i < count; i++) {
        const int candidate = (units[i] < 0 ? -units[i] : units[i]) - 1;
        if (l.s->reasons[candidate] == REASON_UNIT)
            l.numbers[candidate] = FORMULA_CHOICES_CLAUSES + 1 + i;
    }
    l.formula = FORMULA_CHOICES_CLAUSES + count +
                (source->certificate->verdict == ENNEAD_VERDICT_UNIQUE ? 1 : 0);
    l.last = l.formula;
    for (size_t at = 0; at < source->certificate->length;)
        at = write_clause(&l, at);
}
