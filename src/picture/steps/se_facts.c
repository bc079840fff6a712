/* SPDX-License-Identifier: MIT */
/*
 * Steps of the rater as facts: patterns from their members, and chains from the nodes that lead to
 * their ends. In a large net, and in chains inside it, only one parent of each node is followed, so
 * that the path to the conclusion remains visible.
 */
#include "picture/steps/se_facts.h"
#include "grid/houses.h"
#include "grid/step.h"

enum {
    MANY_NODES = 40,
    MOST_NODES = 4096,
    MOST_CHAINS = UINT8_MAX + 1, /* numbers of chains are bytes */
};

/* ------------------------------------------------------------------------------------- patterns */

static cells side_of(const ennead_se_step *step, int side)
{
    return cells_of_set(step->sides[side]);
}

/* Adds the strong links of one digit, each from its outer to its inner side, and the weak ones
 * between them. */
static void add_sides(facts *f, const ennead_se_step *step)
{
    const int digit = step->digits != 0 ? lowest_digit(step->digits) : 1;

    for (int i = 0; i + 1 < step->side_count; i++) {
        const cells from = side_of(step, i);
        const cells to = side_of(step, i + 1) & ~from;
        fact_link_sets(f, from, digit, to, digit, i % 2 == 0 ? LINK_STRONG : LINK_WEAK);
    }
    for (int i = 0; i < step->side_count; i++)
        fact_add_group(f, side_of(step, i), digit);
}

static void add_pivot(facts *f, const struct drawn_board *board, const ennead_se_step *step)
{
    digits removed = 0;

    for (int digit = 1; digit <= 9; digit++)
        if (cells_of_set(step->removed[digit]) != 0)
            removed |= digit_set(digit);
    for (int i = 1; i < step->key_count; i++)
        for (digits both = (digits)(board->marks[step->keys[0]] & board->marks[step->keys[i]] &
                                    step->digits & ~removed);
             both != 0; both = without_lowest_digit(both))
            fact_link_sets(f, CELL(step->keys[0]), lowest_digit(both), CELL(step->keys[i]),
                           lowest_digit(both), LINK_WEAK);
}

static void add_pattern(facts *f, const struct drawn_board *board, const ennead_se_step *step)
{
    const cells where = cells_of_set(step->cells), extra = cells_of_set(step->extra_cells);

    f->base = step->base;
    f->cover = step->cover;
    fact_marks(f, board, where, step->digits, as(ENNEAD_ROLE_CAUSE));
    if (extra != 0)
        fact_marks(f, board, extra, ALL_DIGITS,
                   toned(ENNEAD_ROLE_MEMBER, fact_add_set(f, extra, 0)));
    fact_marks(f, board, where, step->extra_digits, as(ENNEAD_ROLE_FIN));
    if (step->rests_on_unique || cell_count(where) == 1)
        f->tinted |= where;
    if (step->technique == ENNEAD_SE_XY_WING || step->technique == ENNEAD_SE_XYZ_WING)
        add_pivot(f, board, step);
    add_sides(f, step);
    if (step->digit != 0 && step->chains == NULL && where != CELL(step->cell))
        f->base |= (uint32_t)1 << step->single;
}

/* --------------------------------------------------------------------------------------- chains */

/* Marks the nodes that lead to marked ones. Parents come before what follows from them, except
 * where a loop closes. Returns how many are marked. */
static size_t mark_parents(const ennead_se_chains *chains, uint64_t marked[MOST_NODES / 64],
                           int most_parents)
{
    size_t count = 0;

    for (size_t i = chains->node_count; i-- > 0;) {
        const ennead_se_node *node = &chains->nodes[i];
        if ((marked[i / 64] >> i % 64 & 1) == 0)
            continue;
        count++;
        for (int k = 0; k < node->parent_count && k < most_parents; k++) {
            const uint16_t parent = chains->parents[node->first_parent + (unsigned)k];
            marked[parent / 64] |= (uint64_t)1 << parent % 64;
        }
    }
    return count;
}

/* Marks the nodes that lead to the ends. Returns how many there are. */
static size_t mark_ancestors(const ennead_se_chains *chains, uint64_t marked[MOST_NODES / 64],
                             int most_parents)
{
    for (size_t i = 0; i < MOST_NODES / 64; i++)
        marked[i] = 0;
    for (size_t i = 0; i < chains->end_count; i++)
        marked[chains->ends[i] / 64] |= (uint64_t)1 << chains->ends[i] % 64;
    if (chains->shape == ENNEAD_SE_SHAPE_LOOP)
        (void)mark_parents(chains, marked, most_parents);
    return mark_parents(chains, marked, most_parents);
}

/* Nodes and links of the hint itself. What an inner chain concludes has dotted links. */
static void add_se_node(facts *f, const ennead_se_chains *chains, size_t number, int most_parents)
{
    const ennead_se_node *node = &chains->nodes[number];
    const bool inner = node->cause == ENNEAD_SE_NODE_CAUSE_CHAIN;

    fact_candidates(f, CELL(node->cell), digit_set(node->digit),
                    as(node->on ? ENNEAD_ROLE_ON : ENNEAD_ROLE_OFF));
    for (int k = 0; k < node->parent_count && k < most_parents; k++) {
        const ennead_se_node *parent =
            &chains->nodes[chains->parents[node->first_parent + (unsigned)k]];
        fact_link_sets(f, CELL(parent->cell), parent->digit, CELL(node->cell), node->digit,
                       inner                     ? LINK_INNER
                       : !parent->on && node->on ? LINK_STRONG
                                                 : LINK_WEAK);
    }
}

/* The same of a chain inside it. */
static void add_inner_node(facts *f, const ennead_se_chains *chains, size_t number)
{
    const ennead_se_node *node = &chains->nodes[number];

    if (f->part[node->cell][node->digit].role == ENNEAD_ROLE_PAPER)
        fact_candidates(f, CELL(node->cell), digit_set(node->digit), as(ENNEAD_ROLE_INNER_NODE));
    if (node->parent_count == 0)
        return;
    const ennead_se_node *parent = &chains->nodes[chains->parents[node->first_parent]];
    fact_link_sets(f, CELL(parent->cell), parent->digit, CELL(node->cell), node->digit, LINK_INNER);
}

/* Adds the nodes of the hint that lead to its ends, and notes which chains they rest on. */
static void add_hint(facts *f, const ennead_se_chains *chains, bool wanted[MOST_CHAINS])
{
    uint64_t marked[MOST_NODES / 64];
    int most_parents = ENNEAD_CELLS;

    if (mark_ancestors(chains, marked, most_parents) > MANY_NODES) {
        most_parents = 1;
        (void)mark_ancestors(chains, marked, most_parents);
    }
    for (size_t i = 0; i < chains->node_count; i++) {
        if ((marked[i / 64] >> i % 64 & 1) == 0)
            continue;
        add_se_node(f, chains, i, most_parents);
        if (chains->nodes[i].cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
            wanted[chains->nodes[i].nested] = true;
    }
}

/* The same of a chain inside it. Returns how many nodes it has, or 0 if these are more than `most`:
 * then it is left out. */
static size_t add_inner(facts *f, const ennead_se_chains *chains, size_t most,
                        bool wanted[MOST_CHAINS])
{
    uint64_t marked[MOST_NODES / 64];
    const size_t count = chains->node_count > MOST_NODES ? 0 : mark_ancestors(chains, marked, 1);

    if (count == 0 || count > most)
        return 0;
    for (size_t i = 0; i < chains->node_count; i++) {
        if ((marked[i / 64] >> i % 64 & 1) == 0)
            continue;
        add_inner_node(f, chains, i);
        if (chains->nodes[i].cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
            wanted[chains->nodes[i].nested] = true;
    }
    return count;
}

static void add_chains(facts *f, const ennead_se_step *step)
{
    const ennead_se_chains *chains = &step->chains[0];
    bool wanted[MOST_CHAINS] = {false}, done[MOST_CHAINS] = {false}, found = true;
    size_t room = MANY_NODES;

    if (chains->node_count > MOST_NODES)
        return;
    add_hint(f, chains, wanted);
    while (found) {
        found = false;
        for (size_t i = 1; i < step->chain_count && i < MOST_CHAINS; i++)
            if (wanted[i] && !done[i]) {
                done[i] = found = true;
                room -= add_inner(f, &step->chains[i], room, wanted);
            }
    }
    if (chains->shape == ENNEAD_SE_SHAPE_HOUSE)
        f->base |= (uint32_t)1 << chains->house;
    if (chains->shape == ENNEAD_SE_SHAPE_CELL)
        f->tinted |= CELL(chains->cell);
}

/* ------------------------------------------------------------------------------------- together */

void facts_of_se_step(facts *f, const struct drawn_board *board, const ennead_se_step *step)
{
    add_pattern(f, board, step);
    if (step->chains != NULL && step->chain_count > 0)
        add_chains(f, step);
    if (step->digit != 0)
        f->placed[step->cell] |= digit_set(step->digit);
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = cells_of_set(step->removed[digit]); rest != 0;
             rest = without_lowest_cell(rest))
            f->removed[lowest_cell(rest)] |= digit_set(digit);
}
