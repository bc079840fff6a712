/* SPDX-License-Identifier: MIT */
/*
 * What follows from houses and cages together. The sum of a house that holds every value is known.
 * Take houses that share no cell, and the cages that are mostly inside them: the sum of the cells
 * of the houses that the cages do not cover (innies), minus the sum of the cages' cells outside
 * the houses (outies), is the difference of the two known sums. With few such cells this restricts
 * them strongly; it is treated as a sum like any other (sums.h).
 *
 * Sums of cells that do not all differ, such as little killers, say more if those that share no
 * cell are joined: then more of their cells are in common houses. And a house with all cages
 * inside it is a chain (cage.h).
 */
#include "model/filters/sums/innies.h"

#include "grid/memory.h"
#include "model/filters/sums/cage.h"
#include "model/filters/sums/joined.h"
#include "model/filters/sums/sum_rule.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

enum {
    MOST_LEFT = 8,         /* innies, or outies: with more, nothing is deduced */
    MOST_MIXED = 5,        /* both together */
    MOST_UNITED = 26 * 26, /* number of cells of the largest grid whose houses are combined */
    MOST_HOUSES = 3 * ENNEAD_MOST_SIZE,
    MOST_CAGES = 512,
    MOST_JOINED = 40, /* number of sums that are joined, in a grid of that size */
    MOST_CELLS_JOINED = 256,
    MOST_UNIONS = 8,
    SET_WORDS = ENNEAD_MOST_CELLS / 64,
};

/* A set of cells; in a small grid only the first words are used. */
typedef struct cell_words {
    uint64_t words[SET_WORDS];
} cell_words;

/* Cells with a sum; values are counted from the least. */
typedef struct summed {
    cell_words cells;
    int count, sum;
    size_t propagator;
    house_name name;
} summed;

typedef struct innies_search {
    ennead_model *m;
    size_t words;
    summed *houses, *cages;
    int house_count, cage_count;
    size_t first_made;         /* propagators from here on were made by this file */
    house_name first, last;    /* the houses that are looked at */
    const joined_sums *joined; /* or the sums that are joined; NULL if there are none */
} innies_search;

static bool has(const cell_words *set, int cell)
{
    return (set->words[cell / 64] >> (cell % 64) & 1) != 0;
}

static int shared(const innies_search *s, const cell_words *one, const cell_words *other)
{
    int count = 0;

    for (size_t w = 0; w < s->words; w++)
        count += value_count(one->words[w] & other->words[w]);
    return count;
}

static void make_summed(const innies_search *s, summed *made, size_t number, int64_t total)
{
    const propagator *p = &s->m->propagators[number];

    memset(made->cells.words, 0, s->words * sizeof(uint64_t));
    for (int i = 0; i < p->count; i++)
        made->cells.words[p->cells[i] / 64] |= value_bit(p->cells[i] % 64);
    made->count = p->count;
    made->sum = within_reach(total - (int64_t)p->count * s->m->first_value);
    made->propagator = number;
    made->name = p->name;
}

/* Sorts the propagators whose sum is known into houses and cages. */
static void collect(innies_search *s)
{
    for (size_t i = 0; i < s->m->propagator_count; i++) {
        const propagator *p = &s->m->propagators[i];
        int64_t total;
        if (p->kind->sum == NULL || !p->kind->sum(s->m, p, &total))
            continue;
        if (is_full_house(s->m, p) && s->house_count < MOST_HOUSES)
            make_summed(s, &s->houses[s->house_count++], i, total);
        else if (!is_full_house(s->m, p) && s->cage_count < MOST_CAGES)
            make_summed(s, &s->cages[s->cage_count++], i, total);
    }
}

/* -------------------------------------------------------------------------------------- innies */

/* Whether some propagator with a sum is over exactly these cells. */
static bool is_known(const innies_search *s, const uint16_t *cells, int count)
{
    for (int i = 0; i < s->cage_count; i++) {
        int found = 0;
        for (int j = 0; s->cages[i].count == count && j < count; j++)
            found += has(&s->cages[i].cells, cells[j]);
        if (found == count)
            return true;
    }
    for (size_t i = s->first_made; i < s->m->propagator_count; i++) {
        const propagator *p = &s->m->propagators[i];
        int found = 0;
        for (int j = 0; p->count == count && j < count; j++)
            for (int k = 0; k < count; k++)
                found += p->cells[j] == cells[k];
        if (found == count)
            return true;
    }
    return false;
}

/* Notes what the last propagator follows from. */
static ennead_status note_houses(const innies_search *s, ennead_status status)
{
    if (status == ENNEAD_STATUS_OK) {
        propagator *made = &s->m->propagators[s->m->propagator_count - 1];
        made->other = s->first;
        made->value = s->last.number;
        made->data = s->joined;
    }
    return status;
}

/* Adds the sum of innies and outies. The first `inside` cells are innies, the others outies. */
static ennead_status add_rest(innies_search *s, const uint16_t *cells, int inside, int outside,
                              int sum)
{
    ennead_model *m = s->m;

    if (is_known(s, cells, inside + outside))
        return ENNEAD_STATUS_OK;
    if (inside == 0 || outside == 0) {
        const int size = inside + outside;
        const int64_t total = (outside == 0 ? sum : -sum) + (int64_t)size * m->first_value;
        return note_houses(s, sums_add(m, &outies_kind,
                                       &(sum_shape){.cells = cells,
                                                    .sizes = &size,
                                                    .part_count = 1,
                                                    .demand = KNOWN_SUM,
                                                    .total = total}));
    }
    /* The innies sum to `sum` more than the outies. What the least value contributes to all cells
     * is taken out. */
    const int sizes[] = {inside, outside};
    const int shifts[] = {-inside * m->first_value, sum - outside * m->first_value};
    return note_houses(
        s,
        sums_add(m, &outies_kind,
                 &(sum_shape){.cells = cells, .sizes = sizes, .shifts = shifts, .part_count = 2}));
}

/* Tries the union of some houses, whose total is `sum`. */
static ennead_status look_at(innies_search *s, const cell_words *all, int sum)
{
    uint16_t cells[MOST_LEFT];
    cell_words in, out;
    int inside = 0, outside = 0;

    memcpy(in.words, all->words, s->words * sizeof(uint64_t));
    memset(out.words, 0, s->words * sizeof(uint64_t));
    for (int i = 0; i < s->cage_count; i++) {
        const summed *c = &s->cages[i];
        const int within = shared(s, &c->cells, &in);
        if (2 * within < c->count || within == 0 || within != shared(s, &c->cells, all) ||
            shared(s, &c->cells, &out) > 0)
            continue;
        for (size_t w = 0; w < s->words; w++) {
            in.words[w] &= ~c->cells.words[w];
            out.words[w] |= c->cells.words[w] & ~all->words[w];
        }
        sum -= c->sum;
    }
    for (size_t w = 0; w < s->words; w++) {
        inside += value_count(in.words[w]);
        outside += value_count(out.words[w]);
    }
    const int most = inside == 0 || outside == 0 ? MOST_LEFT : MOST_MIXED;
    if (inside + outside == 0 || inside + outside > most)
        return ENNEAD_STATUS_OK;
    int count = 0;
    for (size_t w = 0; w < s->words; w++)
        FOR_EACH_VALUE(left, in.words[w])
            cells[count++] = (uint16_t)(64 * w + (size_t)lowest_value(left));
    for (size_t w = 0; w < s->words; w++)
        FOR_EACH_VALUE(left, out.words[w])
            cells[count++] = (uint16_t)(64 * w + (size_t)lowest_value(left));
    return add_rest(s, cells, inside, outside, sum);
}

/* Tries houses of one kind: one, two neighbors, and so on; for regions, any two. */
static ennead_status look_at_houses(innies_search *s)
{
    for (int i = 0; i < s->house_count; i++) {
        cell_words all;
        int sum = 0;
        memset(all.words, 0, s->words * sizeof(uint64_t));
        for (int j = i; j < s->house_count; j++) {
            const summed *h = &s->houses[j];
            const bool region = s->houses[i].name.kind == A_REGION;
            if (h->name.kind != s->houses[i].name.kind || h->name.kind == NO_HOUSE ||
                shared(s, &h->cells, &all) > 0)
                break;
            if (region && j > i + 1) {
                memcpy(all.words, s->houses[i].cells.words, s->words * sizeof(uint64_t));
                sum = s->houses[i].sum;
            }
            for (size_t w = 0; w < s->words; w++)
                all.words[w] |= h->cells.words[w];
            sum += h->sum;
            s->first = s->houses[i].name;
            s->last = h->name;
            if (look_at(s, &all, sum) != ENNEAD_STATUS_OK)
                return ENNEAD_STATUS_OUT_OF_MEMORY;
        }
    }
    return ENNEAD_STATUS_OK;
}

/* -------------------------------------------------------------------------------------- unions */

/* Whether a propagator is a sum in which each cell counts once; if so, its total as written. */
static bool is_plain_sum(const ennead_model *m, const propagator *p, int64_t *total)
{
    if (p->kind == &differing_kind)
        return p->kind->sum(m, p, total);
    const equal_sums *rule = p->rule;
    if (p->kind != &sum_kind || rule->demand != KNOWN_SUM || rule->part_count != 1)
        return false;
    if (rule_repeats(&(ennead_constraint){.cells = p->cells, .cell_count = (size_t)p->count}))
        return false;
    for (int g = 0; g < rule->group_count; g++)
        if (rule->groups[g].factor != 1)
            return false;
    *total = rule->total;
    return true;
}

static int collect_plain(innies_search *s, summed *sums)
{
    int count = 0;

    for (size_t i = 0; i < s->first_made && count < MOST_JOINED; i++) {
        const propagator *p = &s->m->propagators[i];
        int64_t total;
        if (p->count > 1 &&
            (p->kind == &cage_kind ? p->kind->sum(s->m, p, &total) : is_plain_sum(s->m, p, &total)))
            make_summed(s, &sums[count++], i, total);
    }
    for (int i = 0; i < s->house_count && count < MOST_JOINED; i++)
        if (s->houses[i].name.kind == NO_HOUSE)
            sums[count++] = s->houses[i];
    return count;
}

static void add_cells(const innies_search *s, summed *to, const summed *more)
{
    for (size_t w = 0; w < s->words; w++)
        to->cells.words[w] |= more->cells.words[w];
    to->count += more->count;
    to->sum += more->sum;
}

static void take_cells(const innies_search *s, summed *from, const summed *part)
{
    for (size_t w = 0; w < s->words; w++)
        from->cells.words[w] &= ~part->cells.words[w];
    from->count -= part->count;
    from->sum -= part->sum;
}

/* How strongly a sum restricts its cells. */
typedef struct telling {
    int told;  /* by how much it narrows the ranges of all houses */
    int score; /* the same, but also counting negative contributions */
} telling;

/* Computes that for the houses of one kind. The sum of n cells of a house is in a certain range;
 * what is left of that range is at most the distance of the whole sum from its nearer end. */
static telling told_of(const innies_search *s, const summed *one, int kind)
{
    const int values = s->m->used;
    int ranges = 0, least = 0, in_houses = 0, counts[MOST_HOUSES], houses = 0;

    for (int i = 0; i < s->house_count; i++) {
        const int k =
            (int)s->houses[i].name.kind == kind ? shared(s, &one->cells, &s->houses[i].cells) : 0;
        if (k == 0)
            continue;
        counts[houses++] = k;
        in_houses += k;
        least += k * (k - 1) / 2;
        ranges += k * (values - k);
    }
    if (in_houses != one->count || one->sum < least || one->sum > least + ranges)
        return (telling){0, -FAR_SUM};
    const int low = one->sum - least, high = ranges - low, miss = low < high ? low : high;
    telling t = {0, ranges - houses * miss};
    for (int i = 0; i < houses; i++) {
        const int range = counts[i] * (values - counts[i]);
        t.told += range > miss ? range - miss : 0;
    }
    return t;
}

/* Removes all houses that are completely inside a sum, and writes which to `filled`. Returns how
 * many they are. */
static int strip(const innies_search *s, summed *one, const summed *filled[MOST_HOUSES])
{
    int count = 0;

    for (int i = 0; i < s->house_count; i++)
        if (s->houses[i].count < one->count &&
            shared(s, &s->houses[i].cells, &one->cells) == s->houses[i].count) {
            take_cells(s, one, &s->houses[i]);
            filled[count++] = &s->houses[i];
        }
    return count;
}

static telling told(const innies_search *s, const summed *whole)
{
    summed rest = *whole, *one = &rest;
    const summed *filled[MOST_HOUSES];
    (void)strip(s, one, filled);

    static const int kinds[] = {A_ROW, A_COLUMN, A_REGION};
    telling most = {0, -FAR_SUM};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const telling here = told_of(s, one, kinds[i]);
        most.told = here.told > most.told ? here.told : most.told;
        most.score = here.score > most.score ? here.score : most.score;
    }
    return most;
}

/* Sums that share no cell, and the houses that they fill. */
typedef struct summed_union {
    const summed *sums[MOST_JOINED], *filled[MOST_HOUSES];
    int count, filled_count;
    summed rest; /* all cells of the sums that are in none of the houses */
} summed_union;

static void join_one(const innies_search *s, summed_union *j, const summed *sum)
{
    add_cells(s, &j->rest, sum);
    j->sums[j->count++] = sum;
}

/* A copy of some sums for people, in the model's memory; NULL if there is none. */
static joined_sum *copy_sums(const innies_search *s, const summed *const *sums, int count)
{
    joined_sum *made = model_memory(s->m, (size_t)count * sizeof *made);

    for (int i = 0; made != NULL && i < count; i++)
        made[i] = (joined_sum){.cells = s->m->propagators[sums[i]->propagator].cells,
                               .count = sums[i]->count,
                               .total = sums[i]->sum + sums[i]->count * s->m->first_value,
                               .name = sums[i]->name};
    return made;
}

/* Adds the sum of the rest. */
static ennead_status add_joined(innies_search *s, const summed_union *j)
{
    uint16_t cells[ENNEAD_MOST_CELLS];
    int count = 0;
    joined_sums *joined = model_memory(s->m, sizeof *joined);

    if (joined == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *joined = (joined_sums){.sums = copy_sums(s, j->sums, j->count),
                            .houses = copy_sums(s, j->filled, j->filled_count),
                            .count = j->count,
                            .house_count = j->filled_count};
    if (joined->sums == NULL || joined->houses == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t w = 0; w < s->words; w++)
        FOR_EACH_VALUE(left, j->rest.cells.words[w])
            cells[count++] = (uint16_t)(64 * w + (size_t)lowest_value(left));
    s->joined = joined;
    const ennead_status status = add_rest(s, cells, count, 0, j->rest.sum);
    s->joined = NULL;
    return status;
}

/* Joins a sum with others that share no cell with it, each time with the one for which the joined
 * sum says most beyond the two alone. */
static ennead_status join(innies_search *s, const summed *sums, int count, int first)
{
    summed_union j = {.count = 0};
    int best = first;

    while (best >= 0) {
        join_one(s, &j, &sums[best]);
        const int alone = told(s, &j.rest).score;
        int most = 0;
        best = -1;
        for (int i = 0; i < count; i++) {
            summed with = j.rest;
            if (shared(s, &with.cells, &sums[i].cells) > 0)
                continue;
            add_cells(s, &with, &sums[i]);
            const int more = told(s, &with).score - alone - told(s, &sums[i]).score;
            if (more > most) {
                most = more;
                best = i;
            }
        }
    }
    if (j.count == 1 || told(s, &j.rest).told == 0)
        return ENNEAD_STATUS_OK;
    j.filled_count = strip(s, &j.rest, j.filled);
    return add_joined(s, &j);
}

/* Covers a house by sums that share no cell, first those with most cells in it. The cells outside
 * then have a known sum too. */
static ennead_status cover(innies_search *s, const summed *sums, int count, const summed *house)
{
    summed_union j = {.filled = {house}, .filled_count = 1};
    int covered = 0, best;

    do {
        int most = 0;
        best = -1;
        for (int i = 0; i < count; i++) {
            const int inside = shared(s, &sums[i].cells, &house->cells);
            if (inside > most && shared(s, &sums[i].cells, &j.rest.cells) == 0) {
                most = inside;
                best = i;
            }
        }
        if (best >= 0)
            join_one(s, &j, &sums[best]);
        covered += most;
    } while (best >= 0 && covered < house->count);
    if (covered < house->count)
        return ENNEAD_STATUS_OK;
    take_cells(s, &j.rest, house);
    return j.rest.count > 0 && told(s, &j.rest).told > 0 ? add_joined(s, &j) : ENNEAD_STATUS_OK;
}

static ennead_status add_unions(innies_search *s)
{
    const size_t before = s->m->propagator_count;
    summed *sums = allocate(&s->m->allocator, MOST_JOINED * sizeof *sums);
    ennead_status status = sums == NULL ? ENNEAD_STATUS_OUT_OF_MEMORY : ENNEAD_STATUS_OK;
    const int count = sums == NULL ? 0 : collect_plain(s, sums);

    for (int i = 0; i < s->house_count && count > 0 && status == ENNEAD_STATUS_OK; i++)
        status = cover(s, sums, count, &s->houses[i]);
    for (int i = 0;
         i < count && status == ENNEAD_STATUS_OK && s->m->propagator_count < before + MOST_UNIONS;
         i++)
        if (s->m->propagators[sums[i].propagator].kind != &cage_kind)
            status = join(s, sums, count, i);
    release(&s->m->allocator, sums);
    return status;
}

/* -------------------------------------------------------------------------------------- chains */

/* Adds the chain of a house: its cages, and then its other cells. */
static ennead_status add_chain(innies_search *s, const uint16_t *house, int house_count)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    cage_block blocks[ENNEAD_MOST_SIZE];
    cell_words left;
    int count = 0, block_count = 0, sum = 0;

    memset(left.words, 0, s->words * sizeof(uint64_t));
    for (int i = 0; i < house_count; i++)
        left.words[house[i] / 64] |= value_bit(house[i] % 64);
    for (int i = 0; i < s->cage_count; i++) {
        const summed *c = &s->cages[i];
        if (c->count < 2 || shared(s, &c->cells, &left) < c->count)
            continue;
        for (int j = 0; j < house_count; j++)
            if (has(&c->cells, house[j]))
                cells[count++] = house[j];
        for (size_t w = 0; w < s->words; w++)
            left.words[w] &= ~c->cells.words[w];
        sum += c->sum;
        blocks[block_count++] = (cage_block){count, sum};
    }
    if (block_count == 0)
        return ENNEAD_STATUS_OK;
    for (int j = 0; j < house_count; j++)
        if (has(&left, house[j]))
            cells[count++] = house[j];
    return chain_add(s->m, &chain_kind, cells, count, blocks, block_count);
}

static ennead_status add_chains(innies_search *s)
{
    const size_t count = s->m->propagator_count;

    for (size_t i = 0; s->m->values <= 16 && i < count; i++) {
        const propagator p = s->m->propagators[i];
        if (p.kind->meaning == ONLY_DIFFERENCES && p.count > 2 && p.count <= s->m->values &&
            add_chain(s, p.cells, p.count) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    return ENNEAD_STATUS_OK;
}

void tell_houses(const propagator *p, sentence *s)
{
    char one[HOUSE_NAME_SIZE], other[HOUSE_NAME_SIZE];
    const house_name last = {p->other.kind, p->value};
    const model_slot names[] = {
        tell_house(s, p, p->other, one), tell_house(s, p, last, other), {0}};

    if (p->data != NULL)
        tell_joined(p->data, s);
    else if (p->other.number == last.number)
        tell(s, SENTENCE_MODEL_BY_HOUSE, names);
    else if (p->other.kind == A_REGION || last.number == p->other.number + 1)
        tell(s, SENTENCE_MODEL_BY_TWO_HOUSES, names);
    else
        tell(s, SENTENCE_MODEL_BY_HOUSES, names);
}

ennead_status innies_add(ennead_model *m)
{
    innies_search s = {.m = m, .words = ((size_t)m->cells + 63) / 64};
    bool any = false;

    for (size_t i = 0; i < m->propagator_count && !any; i++)
        any = m->propagators[i].kind == &cage_kind || m->propagators[i].kind == &differing_kind ||
              m->propagators[i].kind == &sum_kind;
    if (!any)
        return ENNEAD_STATUS_OK;
    s.houses = allocate(&m->allocator, (MOST_HOUSES + MOST_CAGES) * sizeof *s.houses);
    if (s.houses == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    s.cages = s.houses + MOST_HOUSES;
    collect(&s);
    s.first_made = m->propagator_count;
    ennead_status status = m->cells <= MOST_UNITED ? look_at_houses(&s) : ENNEAD_STATUS_OK;
    if (status == ENNEAD_STATUS_OK && m->cells <= MOST_CELLS_JOINED)
        status = add_unions(&s);
    for (size_t i = s.first_made; status == ENNEAD_STATUS_OK && i < m->propagator_count; i++)
        if (!outies_kind.prepare(m, &m->propagators[i]))
            status = ENNEAD_STATUS_OUT_OF_MEMORY;
    s.cage_count = 0;
    s.house_count = 0;
    if (status == ENNEAD_STATUS_OK) {
        collect(&s);
        status = add_chains(&s);
    }
    release(&m->allocator, s.houses);
    return status;
}
