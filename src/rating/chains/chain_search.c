/* SPDX-License-Identifier: MIT */
/*
 * The producers of chains, numbers 21 and 23 to 32: what each level looks for, and the step made
 * from its best hint. The best hint is the one with the lowest rating, then complexity, then
 * Sudoku Explainer's sort key, then its order of search.
 */

#include "rating/chains/chain_search.h"

#include <string.h>

#include "grid/memory.h"
#include "rating/base/scale.h"
#include "rating/chains/best_cycle.h"
#include "rating/chains/describe.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/chains/multiple.h"
#include "rating/chains/nishio.h"
#include "rating/chains/promising.h"
#include "rating/chains/run.h"
#include "rating/chains/static_chains.h"

/* ------------------------------------------------------------------------------------- memory */

static void fill_tables(chain_tables *tables)
{
    for (int house = 0; house < HOUSES; house++)
        for (int position = 0; position < 9; position++) {
            const int cell = cell_at(house, position);
            const int kind = house >= FIRST_BOX ? 0 : house < FIRST_COLUMN ? 1 : 2;

            tables->cell_at[house][position] = (uint8_t)cell;
            tables->spots[cell].house[kind] = (uint8_t)house;
            tables->spots[cell].position[kind] = (uint8_t)position;
        }
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        const int cell = candidate_cell(candidate), digit = candidate_digit(candidate);

        tables->units[candidate][0] = (uint16_t)cell;
        for (int kind = 0; kind < 3; kind++)
            tables->units[candidate][1 + kind] =
                (uint16_t)unit_of_house(digit, tables->spots[cell].house[kind]);
    }
}

se_chain_memory *se_chain_memory_new(const ennead_allocator *allocator)
{
    static const int counts[DEPTHS] = {MOST_SLOTS, INNER_SLOTS, INNER_SLOTS};
    const size_t runs = MOST_SLOTS + (size_t)(DEPTHS - 1) * INNER_SLOTS;
    se_chain_memory *memory = allocate(allocator, sizeof *memory + runs * sizeof(chain_run));
    chain_run *run;

    if (memory == NULL)
        return NULL;
    fill_tables(&memory->tables);
    /* Nothing is kept from another board yet. All else is written before it is read. */
    clear_cache(&memory->cache);
    forget_cycles(&memory->cycles);
    forget_nishio(memory->nishio);
    run = (chain_run *)(memory + 1);
    for (int depth = 0; depth < DEPTHS; depth++) {
        memory->slots[depth].runs = run;
        memory->slots[depth].count = counts[depth];
        run += counts[depth];
    }
    return memory;
}

void se_chain_memory_free(se_chain_memory *memory, const ennead_allocator *allocator)
{
    if (memory != NULL)
        release(allocator, memory);
}

void se_chains_start(se_chain_memory *memory)
{
    if (memory->cache.used)
        clear_cache(&memory->cache);
    forget_cycles(&memory->cycles);
    forget_nishio(memory->nishio);
}

void begin_runs(chain_search *s)
{
    se_chain_memory *memory = s->memory;
    chain_slots *slots = &memory->slots[s->depth];

    slots->used = 0;
    memset(slots->slot_of, NO_SLOT, sizeof slots->slot_of);
    begin_implications(&memory->implied_by_depth[s->depth], s->before, &memory->tables);
}

/* Returns a free slot, or else the least recently used one. */
static int take_slot(chain_slots *slots)
{
    int slot = slots->used;

    if (slot == slots->count) {
        slot = slots->oldest;
        slots->oldest = slots->newer[slot];
        slots->slot_of[slots->runs[slot].start] = NO_SLOT;
    } else if (slots->used++ == 0) {
        slots->newest = slots->oldest = (uint8_t)slot;
        return slot;
    }
    slots->older[slot] = slots->newest;
    slots->newer[slots->newest] = (uint8_t)slot;
    slots->newest = (uint8_t)slot;
    return slot;
}

static void make_newest(chain_slots *slots, int slot)
{
    if (slot == slots->newest)
        return;
    const uint8_t newer = slots->newer[slot], older = slots->older[slot];

    if (slot == slots->oldest)
        slots->oldest = newer;
    else
        slots->newer[older] = newer;
    slots->older[newer] = older;
    slots->older[slot] = slots->newest;
    slots->newer[slots->newest] = (uint8_t)slot;
    slots->newest = (uint8_t)slot;
}

bool is_run_kept(const chain_search *s, chain_node start)
{
    return s->memory->slots[s->depth].slot_of[start] != NO_SLOT;
}

chain_run *begun_run(chain_search *s, chain_node start)
{
    chain_slots *slots = &s->memory->slots[s->depth];
    int slot = slots->slot_of[start];

    if (slot != NO_SLOT) {
        make_newest(slots, slot);
    } else {
        slot = take_slot(slots);
        slots->slot_of[start] = (uint8_t)slot;
        begin_chain(s, &slots->runs[slot], start);
    }
    return &slots->runs[slot];
}

chain_run *wanted_run(chain_search *s, chain_node start)
{
    chain_run *run = begun_run(s, start);

    finish_chain(s, run);
    return run;
}

enum { NODES_BETWEEN_LOOKS = 4096 };

bool chains_are_spent(chain_search *s)
{
    se_rater *r = s->rater;

    if (r->ended || (r->nodes < s->memory->next_look && r->nodes < r->node_limit))
        return r->ended;
    s->memory->next_look = r->nodes + NODES_BETWEEN_LOOKS;
    if (se_spent(r))
        (void)se_end(r, r->end);
    return r->ended;
}

/* -------------------------------------------------------------------------------------- steps */

static ennead_se_technique loop_technique(const chain_hint *hint)
{
    if (hint->links == LINKS_ALL)
        return hint->shape == ENNEAD_SE_SHAPE_LOOP ? ENNEAD_SE_CYCLE : ENNEAD_SE_FORCING_CHAIN;
    if (hint->links == LINKS_Y)
        return ENNEAD_SE_Y_CYCLE;
    if (hint->shape == ENNEAD_SE_SHAPE_LOOP)
        return hint->complexity == 4 ? ENNEAD_SE_GENERALIZED_X_WING : ENNEAD_SE_X_CYCLE;
    return hint->complexity == 6 ? ENNEAD_SE_TURBOT_FISH : ENNEAD_SE_FORCING_X_CHAIN;
}

ennead_se_technique technique_of(const chain_hint *hint)
{
    static const uint8_t contradictions[] = {
        [SE_DYNAMIC] = ENNEAD_SE_CONTRADICTION_DYNAMIC,
        [SE_PLUS] = ENNEAD_SE_CONTRADICTION_PLUS,
        [SE_NESTED_FORCING] = ENNEAD_SE_CONTRADICTION_NESTED,
        [SE_NESTED_MULTIPLE] = ENNEAD_SE_CONTRADICTION_NESTED_MULTIPLE,
        [SE_NESTED_DYNAMIC_0] = ENNEAD_SE_CONTRADICTION_NESTED_DYNAMIC,
    };
    const se_level level = hint->level < SE_NESTED_DYNAMIC_0 ? hint->level : SE_NESTED_DYNAMIC_0;

    if (level == SE_CYCLES)
        return loop_technique(hint);
    if (level == SE_NISHIO)
        return ENNEAD_SE_NISHIO;
    if (level == SE_MULTIPLE)
        return hint->shape == ENNEAD_SE_SHAPE_CELL ? ENNEAD_SE_CELL_CHAINS
                                                   : ENNEAD_SE_REGION_CHAINS;
    switch (hint->shape) {
    case ENNEAD_SE_SHAPE_REDUCTION:
        return contradictions[level] + 1;
    case ENNEAD_SE_SHAPE_HOUSE:
        return contradictions[level] + 2;
    case ENNEAD_SE_SHAPE_CELL:
        return contradictions[level] + 3;
    default:
        return contradictions[level];
    }
}

static void tell_step_of_hint(chain_search *s, const chain_hint *hint, ennead_se_step *step)
{
    se_chain_memory *memory = s->memory;
    chain_graph *graph = &memory->graphs[hint->links];

    if (hint->level == SE_CYCLES && hint->shape == ENNEAD_SE_SHAPE_FORCING)
        find_forcing_path(&memory->paths, graph, start_of_forcing(hint));
    begin_description(&memory->description);
    (void)describe_hint(s, hint);
    finish_description(&memory->description);
    step->chains = memory->description.chains;
    step->chain_count = memory->description.chain_count;
}

static void make_step(chain_search *s, const chain_hint *hint)
{
    const ennead_se_technique technique = technique_of(hint);
    const int surcharge = se_length_surcharge(hint->complexity);
    const int candidate = candidate_of_node(hint->target), cell = candidate_cell(candidate),
              digit = candidate_digit(candidate);
    ennead_se_step *step =
        se_step(s->rater, technique, ennead_se_technique_rating((int)technique) + surcharge);

    s->rater->rank = hint->rank;
    if (hint->shape == ENNEAD_SE_SHAPE_LOOP) {
        cells losses[10];

        follow_loop(&s->memory->paths, &s->memory->graphs[hint->links], hint);
        losses_of_loop(&s->memory->paths.path, s->before, losses);
        FOR_ALL_DIGITS(each)
            step->removed[each] = set_of_cells(losses[each]);
    } else if (hint->target < FIRST_ON) {
        step->removed[digit] = set_of_cells(CELL(cell));
    } else {
        FOR_EACH_DIGIT(rest, s->before->of[cell] & (digits)~digit_set(digit))
            step->removed[lowest_digit(rest)] = set_of_cells(CELL(cell));
        step->cell = (uint8_t)cell;
        step->digit = (uint8_t)digit;
    }
    if (s->rater->telling)
        tell_step_of_hint(s, hint, step);
}

static void keep_best(chain_search *s, const chain_hint *hint)
{
    if (compare_hints(hint, &s->best) < 0)
        s->best = *hint;
}

static void take_marks(se_chain_memory *memory, const marks *m)
{
    memcpy(memory->board.of, m->of, sizeof m->of);
    memcpy(memory->board.places, m->places, sizeof memory->board.places);
    for (int house = 0; house < HOUSES; house++)
        memory->empty_count[house] = (uint8_t)(9 - digit_count(m->placed[house]));
    FOR_ALL_DIGITS(digit) {
        memory->placed_count[digit] = 0;
        for (int row = 0; row < FIRST_COLUMN; row++)
            memory->placed_count[digit] += (uint8_t)(m->placed[row] >> (digit - 1) & 1);
    }
}

static const chain_hint *best_so_far(const chain_search *s, chain_node target)
{
    (void)target;
    return &s->best;
}

void begin_chain_search(chain_search *s, se_rater *r, se_level level)
{
    se_chain_memory *memory = r->chains;

    *s = (chain_search){.memory = memory,
                        .rater = r,
                        .before = &memory->board,
                        .empty = &r->m.empty,
                        .style = level == SE_NISHIO                           ? CHAINS_NISHIO
                                 : level == SE_MULTIPLE || level == SE_CYCLES ? CHAINS_STATIC
                                                                              : CHAINS_DYNAMIC,
                        .level = level,
                        .sink = keep_best,
                        .rival = best_so_far,
                        .best = {.rank = NO_RANK}};
    take_marks(memory, &r->m);
    memory->next_look = r->nodes + NODES_BETWEEN_LOOKS;
}

bool se_find_chains(se_rater *r, se_level level)
{
    chain_search s;

    begin_chain_search(&s, r, level);
    if (level == SE_CYCLES)
        find_best_cycle(&s);
    else if (level == SE_NISHIO)
        find_nishio(&s);
    else if (level == SE_DYNAMIC)
        find_best_dynamic(&s);
    else if (level != SE_MULTIPLE || !find_best_static(&s))
        find_multiple_chains(&s);
    if (chains_are_spent(&s) || s.best.rank == NO_RANK)
        return false;
    make_step(&s, &s.best);
    return true;
}
