/* SPDX-License-Identifier: MIT */
/*
 * Chains nested in a run: all hints of simpler levels among the live candidates, in Sudoku
 * Explainer's order. If two hints remove the same candidates, the second changes nothing; so only
 * the first is kept, at most one for each node.
 *
 * A nested hint rests on those candidates of the outer search that are gone where its chains turn
 * something on. A hint that rests on none would be there without the outer chain: it is skipped,
 * and with it, as in Sudoku Explainer, all hints that remove exactly the same.
 */

#include "rating/chains/nested.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/ancestors.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/cycles.h"
#include "rating/chains/describe.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/chains/multiple.h"
#include "rating/chains/rules.h"
#include "rating/chains/static_chains.h"

/* ------------------------------------------------------------------------------- collecting */

/* Returns one node for all targets that remove the same: in a cell with two candidates, one digit
 * on is the same as the other off. */
static chain_node plain_target(const chain_board *board, chain_node target)
{
    const int candidate = candidate_of_node(target), cell = candidate_cell(candidate);
    const digits others = board->of[cell] & (digits)~digit_set(candidate_digit(candidate));

    if (target < FIRST_ON || without_lowest_digit(others) != 0)
        return target;
    return (chain_node)candidate_of(cell, lowest_digit(others));
}

static void keep_by_target(chain_search *s, const chain_hint *hint)
{
    chain_collection *c = &s->memory->collections[s->depth];
    const chain_node target = plain_target(s->before, hint->target);
    const uint16_t slot = c->slot_of[target];

    if (slot == NO_HINT) {
        c->slot_of[target] = (uint16_t)c->count;
        c->hints[c->count++] = *hint;
    } else if (compare_hints(hint, &c->hints[slot]) < 0) {
        c->hints[slot] = *hint;
    }
}

static const chain_hint *same_target(const chain_search *s, chain_node target)
{
    const chain_collection *c = &s->memory->collections[s->depth];
    const uint16_t slot = c->slot_of[plain_target(s->before, target)];

    return slot == NO_HINT ? NULL : &c->hints[slot];
}

static void keep_loop(chain_search *s, const chain_hint *hint)
{
    chain_collection *c = &s->memory->collections[s->depth];

    if (c->count < MOST_HINTS)
        c->hints[c->count++] = *hint;
}

/* Shell sort (D. L. Shell, "A high-speed sorting procedure", 1959). All hints differ, so there is
 * only one order. */
static void sort_collection(chain_collection *c)
{
    for (int gap = c->count / 2; gap > 0; gap /= 2)
        for (int i = gap; i < c->count; i++) {
            const chain_hint hint = c->hints[i];
            int at = i;

            for (; at >= gap && compare_hints(&hint, &c->hints[at - gap]) < 0; at -= gap)
                c->hints[at] = c->hints[at - gap];
            c->hints[at] = hint;
        }
}

static void begin_collection(chain_collection *c)
{
    c->count = 0;
    for (int node = 0; node < NODES; node++)
        c->slot_of[node] = NO_HINT;
}

/* ----------------------------------------------------------------------------- what it rests on */

typedef struct resting {
    const chain_advance *a;
    chain_finding *finding;
    uint64_t seen[(CANDIDATES + 63) / 64];
    chain_identity identity;
} resting;

static void mix(resting *r, uint64_t word)
{
    r->identity.low = (r->identity.low ^ word) * 0x9e3779b97f4a7c15u;
    r->identity.low ^= r->identity.low >> 29;
    r->identity.high = (r->identity.high + word + 1) * 0xd1342543de82ef95u;
    r->identity.high ^= r->identity.high >> 32;
}

static void rest_once(resting *r, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const int candidate = candidate_of(cell, digit);
    const uint64_t bit = (uint64_t)1 << candidate % 64;

    if ((r->seen[candidate / 64] & bit) != 0)
        return;
    r->seen[candidate / 64] |= bit;
    rest_on(r->finding, cell, digit);
}

/* A candidate is on because others in its cell or a house are gone: adds these. */
static void rest_node(resting *r, int candidate, chain_cause cause)
{
    const chain_tables *tables = &r->a->s->memory->tables;
    const chain_board *before = r->a->s->before, *live = &r->a->live->board;
    const int cell = candidate_cell(candidate), digit = candidate_digit(candidate);

    if (cause == CAUSE_CELL) {
        FOR_EACH_DIGIT(gone, before->of[cell] & (digits)~live->of[cell])
            rest_once(r, cell, lowest_digit(gone));
    } else if (cause != CAUSE_NONE) {
        const int house = tables->spots[cell].house[cause - CAUSE_BOX];

        FOR_EACH_BIT(gone, before->places[digit][house] & ~live->places[digit][house])
            rest_once(r, tables->cell_at[house][lowest_bit(gone)], digit);
    }
}

static void rest_path(resting *r, const chain_path *path, int count)
{
    for (int i = 0; i < count; i++) {
        mix(r, path->nodes[i]);
        if (path->nodes[i] >= FIRST_ON)
            rest_node(r, path->nodes[i] - FIRST_ON, path->causes[i]);
    }
}

/* The same for the loop in its other direction: every node is the opposite, with the same cause. */
static void rest_path_back(resting *r, const chain_path *path)
{
    mix(r, NODES);
    for (int i = path->count - 1; i > 0; i--) {
        const int candidate = candidate_of_node(path->nodes[i]);

        mix(r, (uint64_t)((path->nodes[i] + FIRST_ON) % NODES));
        if (path->nodes[i] < FIRST_ON)
            rest_node(r, candidate, path->causes[i]);
    }
}

static void rest_chain(resting *r, const chain_end *end, chain_cause start_cause)
{
    chain_node *found = r->a->s->memory->found;
    const int count = gather_ancestors(r->a->s, end->run, end->node, NODES, found);

    mix(r, NODES);
    for (int i = 0; i < count; i++) {
        const chain_reason reason = end->run->reasons[found[i]];

        mix(r, found[i]);
        if (found[i] >= FIRST_ON)
            rest_node(r, found[i] - FIRST_ON,
                      reason.cause == CAUSE_NONE ? start_cause : reason.cause);
    }
}

/* ------------------------------------------------------------------------------- using hints */

static void lose_cells(chain_finding *finding, const chain_path *path, const cells losses[10])
{
    uint64_t seen[(CANDIDATES + 63) / 64] = {0};

    /* In the order in which Sudoku Explainer finds them: back along the loop, at each node that is
     * on, the cells that see it. */
    for (int i = 0; i < path->count - 1; i++) {
        const int candidate = candidate_of_node(path->nodes[i]), digit = candidate_digit(candidate);

        if (path->nodes[i] < FIRST_ON)
            continue;
        FOR_EACH_CELL(rest, losses[digit] & peers[candidate_cell(candidate)]) {
            const int lost = candidate_of(lowest_cell(rest), digit);

            if ((seen[lost / 64] >> lost % 64 & 1) == 0)
                finding->losses[finding->loss_count++] = (uint16_t)lost;
            seen[lost / 64] |= (uint64_t)1 << lost % 64;
        }
    }
}

static void lose_target(chain_finding *finding, const chain_board *board, chain_node target)
{
    const int candidate = candidate_of_node(target), cell = candidate_cell(candidate),
              digit = candidate_digit(candidate);

    if (target < FIRST_ON)
        lose(finding, cell, digit);
    else
        FOR_EACH_DIGIT(rest, board->of[cell] & (digits)~digit_set(digit))
            lose(finding, cell, lowest_digit(rest));
}

static bool loses_something_new(const chain_run *run, const chain_finding *finding)
{
    for (int i = 0; i < finding->loss_count; i++)
        if (!is_off(run, finding->losses[i]))
            return true;
    return false;
}

static void rest_hint(resting *r, chain_search *inner, const chain_hint *hint)
{
    chain_end ends[9];
    const int count = ends_of_hint(inner, hint, ends);
    const chain_cause cause = hint->shape == ENNEAD_SE_SHAPE_CELL    ? CAUSE_CELL
                              : hint->shape != ENNEAD_SE_SHAPE_HOUSE ? CAUSE_NONE
                              : hint->source / 10 >= FIRST_BOX       ? CAUSE_BOX
                              : hint->source / 10 >= FIRST_COLUMN    ? CAUSE_COLUMN
                                                                     : CAUSE_ROW;

    for (int i = 0; i < count; i++)
        rest_chain(r, &ends[i], cause);
}

/* Writes what a loop eliminates, and what that rests on. Returns false if it eliminates nothing
 * new. */
static bool follow_nested_loop(resting *r, chain_search *inner, const chain_hint *hint)
{
    se_chain_memory *memory = inner->memory;
    const chain_path *path = &memory->paths.path;
    cells losses[10];

    follow_loop(&memory->paths, &memory->graphs[hint->links], hint);
    losses_of_loop(path, &r->a->live->board, losses);
    lose_cells(r->finding, path, losses);
    if (!loses_something_new(r->a->run, r->finding))
        return false;
    rest_path(r, path, path->count - 1);
    rest_path_back(r, path);
    return true;
}

/* The same for a forcing chain, or for several chains with one end. */
static bool follow_nested_chains(resting *r, chain_search *inner, const chain_hint *hint)
{
    se_chain_memory *memory = inner->memory;
    const chain_path *path = &memory->paths.path;

    lose_target(r->finding, &r->a->live->board, hint->target);
    if (!loses_something_new(r->a->run, r->finding))
        return false;
    if (hint->level == SE_CYCLES) {
        find_forcing_path(&memory->paths, &memory->graphs[hint->links], start_of_forcing(hint));
        rest_path(r, path, path->count);
    } else {
        rest_hint(r, inner, hint);
    }
    return true;
}

/* Describes the nested chain of the run's last rule, if the description needs it. */
static void tell_hint(const chain_advance *a, chain_search *inner, const chain_hint *hint)
{
    const int rule = a->run->rule_count - 1;

    if (a->s->wanted_rules != NULL && a->s->wanted_rules[rule])
        a->run->rules[rule].description = (uint8_t)describe_hint(inner, hint);
}

static void use_hint(chain_advance *a, chain_search *inner, const chain_hint *hint)
{
    chain_finding finding = {.loss_count = 0, .parent_count = 0};
    resting r = {.a = a, .finding = &finding, .seen = {0}, .identity = {0, 0}};

    if (hint->shape == ENNEAD_SE_SHAPE_LOOP ? !follow_nested_loop(&r, inner, hint)
                                            : !follow_nested_chains(&r, inner, hint))
        return;
    finding.rule = (chain_rule){.cause = ENNEAD_SE_NODE_CAUSE_CHAIN,
                                .complexity = hint->complexity,
                                .identity = r.identity,
                                .hint = *hint};
    if (use_finding(a, &finding))
        tell_hint(a, inner, hint);
}

static void collect_static(chain_search *inner)
{
    chain_collection *c = &inner->memory->collections[inner->depth];

    if (find_all_static(inner)) {
        for (int i = 0; i < c->count; i++)
            order_static_hint(inner, &c->hints[i]);
    } else {
        begin_collection(c);
        find_multiple_chains(inner);
    }
}

/* Makes all hints of a search, in order. */
static void collect(chain_search *inner)
{
    chain_collection *c = &inner->memory->collections[inner->depth];

    begin_collection(c);
    if (inner->level == SE_CYCLES)
        find_all_cycles(inner, keep_loop);
    else if (inner->level == SE_MULTIPLE)
        collect_static(inner);
    else
        find_multiple_chains(inner);
    sort_collection(c);
    if (!inner->rater->ended)
        keep_hints(&inner->memory->cache, inner, c->hints, c->count);
}

/* Takes the hints from the cache if the board was searched before, and prepares to follow them.
 * Returns false if it was not. */
static bool recall_collection(chain_search *inner)
{
    se_chain_memory *memory = inner->memory;
    chain_collection *c = &memory->collections[inner->depth];
    const kept_hints *kept = recall_hints(&memory->cache, inner);
    bool needed[LINK_KINDS] = {false};

    if (kept == NULL)
        return false;
    c->count = kept->count;
    memcpy(c->hints, hints_kept(&memory->cache, kept), kept->count * sizeof *c->hints);
    if (c->count > 0 && inner->level != SE_CYCLES) {
        begin_runs(inner);
    } else if (c->count > 0) {
        for (int i = 0; i < c->count; i++)
            needed[c->hints[i].links] = true;
        list_house_links(&memory->graphs[LINKS_X], &memory->tables, inner);
        for (int links = LINKS_Y; links < LINK_KINDS; links++)
            if (needed[links])
                list_links(&memory->graphs[links], &memory->graphs[LINKS_X], (chain_links)links);
    }
    return true;
}

static void advance_by_level(chain_advance *a, se_level level)
{
    const chain_collection *c;
    chain_search inner = {.memory = a->s->memory,
                          .rater = a->s->rater,
                          .before = &a->live->board,
                          .empty = a->s->empty,
                          .style = level <= SE_MULTIPLE ? CHAINS_STATIC : CHAINS_DYNAMIC,
                          .level = level,
                          .depth = a->s->depth + 1,
                          .sink = keep_by_target,
                          .rival = same_target,
                          .best = {.rank = NO_RANK}};

    if (!recall_collection(&inner))
        collect(&inner);
    c = &inner.memory->collections[inner.depth];
    for (int i = 0; i < c->count; i++)
        use_hint(a, &inner, &c->hints[i]);
}

bool advance_by_chains(chain_advance *a)
{
    static const uint8_t inner_levels[] = {
        [SE_NESTED_DYNAMIC_0] = SE_DYNAMIC,
        [SE_NESTED_DYNAMIC_1] = SE_PLUS,
        [SE_NESTED_DYNAMIC_2] = SE_NESTED_FORCING,
        [SE_NESTED_DYNAMIC_3] = SE_NESTED_MULTIPLE,
    };

    if (a->s->level >= SE_NESTED_DYNAMIC_0) {
        advance_by_level(a, inner_levels[a->s->level]);
        return a->any;
    }
    advance_by_level(a, SE_CYCLES);
    if (!a->any && a->s->level == SE_NESTED_MULTIPLE)
        advance_by_level(a, SE_MULTIPLE);
    return a->any;
}
