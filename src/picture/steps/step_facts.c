/* SPDX-License-Identifier: MIT */
/*
 * Steps of the techniques as facts. How their members are shown depends on the family; techniques
 * that differ from it have a row of their own.
 */
#include "picture/steps/step_facts.h"
#include "grid/houses.h"
#include "grid/step.h"

/* What to draw of a step's members besides its houses, nodes and eliminations; a set of flags. */
enum step_way {
    PATTERN = 1,     /* the digits in the cells are the pattern */
    TINT = 2,        /* the cells have a background */
    COLORS = 4,      /* each set in `colors` has a color */
    SUBSETS = 8,     /* each set in `colors` is outlined, with all its candidates */
    FINS = 16,       /* the fins have the digits */
    CORNERS = 32,    /* the fins have candidates other than the digits */
    CHAIN = 64,      /* the nodes are a chain */
    CLOSED = 128,    /* which continues from the last node to the first */
    MEMBERS = 256,   /* the nodes are digits of houses, in tones by kind of house */
    PAIRS = 512,     /* each two keys are a strong link */
    KITE = 1024,     /* each four keys are two strong links and a weak one between them */
    PIVOT = 2048,    /* the first key has weak links to the others */
    SPOKES = 4096,   /* keys have weak links to the cells that are not keys */
    STEM = 8192,     /* the first key has weak links to the starts of chains */
    TARGETS = 16384, /* the keys are two base cells and two targets */
    GUARDS = 32768,  /* the nodes are candidates one of which is true */
    WHIP = 65536,    /* nodes that are on follow from the one before; others are gone there */
};

static const unsigned families[ENNEAD_FAMILY_COUNT] = {
    [ENNEAD_FAMILY_SINGLES] = PATTERN | TINT,
    [ENNEAD_FAMILY_INTERSECTIONS] = PATTERN,
    [ENNEAD_FAMILY_SUBSETS] = PATTERN,
    [ENNEAD_FAMILY_FISH] = PATTERN,
    [ENNEAD_FAMILY_FINNED_FISH] = PATTERN | FINS | COLORS,
    [ENNEAD_FAMILY_SINGLE_DIGIT] = PATTERN | CHAIN,
    [ENNEAD_FAMILY_WINGS] = PATTERN | CHAIN,
    [ENNEAD_FAMILY_COLORING] = COLORS,
    [ENNEAD_FAMILY_UNIQUENESS] = PATTERN | TINT | CORNERS | SUBSETS,
    [ENNEAD_FAMILY_CHAINS] = CHAIN,
    [ENNEAD_FAMILY_ALMOST_LOCKED_SETS] = CHAIN | SUBSETS,
    [ENNEAD_FAMILY_COMPLEX_FISH] = PATTERN | FINS | COLORS,
    [ENNEAD_FAMILY_EXOTIC] = MEMBERS,
    [ENNEAD_FAMILY_LAST_RESORT] = CHAIN,
    [ENNEAD_FAMILY_WHIPS] = CHAIN | WHIP,
};

static const struct {
    ennead_technique technique;
    unsigned ways;
} others[] = {
    {ENNEAD_DUAL_TWO_STRING_KITE, PATTERN | KITE},
    {ENNEAD_EMPTY_RECTANGLE, PATTERN | PAIRS},
    {ENNEAD_DUAL_EMPTY_RECTANGLE, PATTERN | PAIRS},
    {ENNEAD_BROKEN_WING, CHAIN | CLOSED | FINS},
    {ENNEAD_XY_WING, PATTERN | PIVOT},
    {ENNEAD_XYZ_WING, PATTERN | PIVOT},
    {ENNEAD_MULTI_BRANCH_W_WING, PATTERN | SPOKES},
    {ENNEAD_CONTINUOUS_NICE_LOOP, CHAIN | CLOSED},
    {ENNEAD_GROUPED_CONTINUOUS_LOOP, CHAIN | CLOSED},
    {ENNEAD_SET_CONTINUOUS_LOOP, CHAIN | CLOSED},
    {ENNEAD_BIVALUE_ODDAGON, PATTERN | TINT | CHAIN | CLOSED | CORNERS},
    {ENNEAD_DEATH_BLOSSOM, CHAIN | STEM},
    {ENNEAD_TRIPLE_FIREWORK, PATTERN | TINT},
    {ENNEAD_QUADRUPLE_FIREWORK, PATTERN | TINT},
    {ENNEAD_TEMPLATE_SET, PATTERN},
    {ENNEAD_TEMPLATE_DELETE, PATTERN},
    {ENNEAD_TRIDAGON, PATTERN | TINT | GUARDS},
    {ENNEAD_JUNIOR_EXOCET, TARGETS},
    {ENNEAD_SENIOR_EXOCET, TARGETS},
};

static unsigned ways_of(ennead_technique technique)
{
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i].technique == technique)
            return others[i].ways;
    return families[ennead_technique_info((int)technique)->family];
}

/* -------------------------------------------------------------------------------------- members */

static void add_colors(facts *f, const struct drawn_board *board, const ennead_step *step)
{
    for (int i = 0; i < 4; i++)
        fact_marks(f, board, cells_of_set(step->colors[i]), step->digits,
                   toned(ENNEAD_ROLE_COLOR, i + 1));
}

static void add_named_set(facts *f, const struct drawn_board *board, cells where, char name)
{
    if (where != 0)
        fact_marks(f, board, where, ALL_DIGITS,
                   toned(ENNEAD_ROLE_MEMBER, fact_add_set(f, where, name)));
}

static cells keys_from(const ennead_step *step, int from, int to)
{
    cells set = 0;

    for (int i = from; i < to && i < step->key_count; i++)
        set |= CELL(step->keys[i]);
    return set;
}

static void add_members(facts *f, const struct drawn_board *board, const ennead_step *step,
                        unsigned ways)
{
    const cells where = cells_of_set(step->cells), fins = cells_of_set(step->fins);

    if ((ways & TINT) != 0)
        f->tinted |= where;
    if ((ways & PATTERN) != 0)
        fact_marks(f, board, where, step->digits, as(ENNEAD_ROLE_CAUSE));
    if ((ways & SUBSETS) != 0)
        for (int i = 0; i < 4; i++)
            add_named_set(f, board, cells_of_set(step->colors[i]), 0);
    if ((ways & FINS) != 0)
        fact_marks(f, board, fins, step->digits, as(ENNEAD_ROLE_FIN));
    if ((ways & CORNERS) != 0)
        fact_marks(f, board, fins, ALL_DIGITS & ~step->digits, as(ENNEAD_ROLE_FIN));
    if ((ways & COLORS) != 0)
        add_colors(f, board, step);
    if ((ways & TARGETS) != 0) {
        add_named_set(f, board, keys_from(step, 0, 2), 'B');
        add_named_set(f, board, keys_from(step, 2, 4), 'T');
        add_named_set(f, board, cells_of_set(step->colors[0]), 'M');
        add_named_set(f, board, cells_of_set(step->colors[1]), 'M');
    }
}

/* ----------------------------------------------------------------------------------------- keys */

static void link_keys(facts *f, const ennead_step *step, int from, int to, enum link_kind kind)
{
    const int digit = lowest_digit(step->digits);

    if (to < step->key_count)
        fact_link_sets(f, CELL(step->keys[from]), digit, CELL(step->keys[to]), digit, kind);
}

/* Adds a weak link for each digit that both cells may hold, except the one removed. */
static void link_cells(facts *f, const struct drawn_board *board, const ennead_step *step, int from,
                       int to)
{
    digits both = (digits)(board->marks[from] & board->marks[to] & step->digits);

    if (step->focus != 0)
        both &= ~digit_set(step->focus);
    for (; both != 0; both = without_lowest_digit(both))
        fact_link_sets(f, CELL(from), lowest_digit(both), CELL(to), lowest_digit(both), LINK_WEAK);
}

static void add_keys(facts *f, const struct drawn_board *board, const ennead_step *step,
                     unsigned ways)
{
    const cells spokes = cells_of_set(step->cells) & ~keys_from(step, 0, ENNEAD_STEP_KEYS);

    for (int i = 0; (ways & PAIRS) != 0 && i < step->key_count; i += 2)
        link_keys(f, step, i, i + 1, LINK_STRONG);
    for (int i = 0; (ways & KITE) != 0 && i < step->key_count; i += 4) {
        link_keys(f, step, i, i + 1, LINK_STRONG);
        link_keys(f, step, i + 1, i + 2, LINK_WEAK);
        link_keys(f, step, i + 2, i + 3, LINK_STRONG);
    }
    for (int i = 1; (ways & PIVOT) != 0 && i < step->key_count; i++)
        link_cells(f, board, step, step->keys[0], step->keys[i]);
    for (int i = 0; (ways & SPOKES) != 0 && i < step->key_count; i++)
        for (cells rest = spokes & peers[step->keys[i]]; rest != 0;
             rest = without_lowest_cell(rest))
            link_cells(f, board, step, step->keys[i], lowest_cell(rest));
}

/* ---------------------------------------------------------------------------------------- nodes */

static shape_look look_of_node(const ennead_chain_node *node)
{
    return as(node->on ? ENNEAD_ROLE_ON : ENNEAD_ROLE_OFF);
}

static bool are_same_cells(ennead_cell_set one, ennead_cell_set other)
{
    return one.words[0] == other.words[0] && one.words[1] == other.words[1];
}

/* Whether a node can follow from the one before it: they share a digit, a cell or a set. */
static bool is_linked(const ennead_chain_node *from, const ennead_chain_node *to)
{
    const cells one = cells_of_set(from->cells), other = cells_of_set(to->cells);
    const cells within = cells_of_set(from->within);

    return from->digit == to->digit || (cell_count(one) == 1 && one == other) ||
           (within != 0 && are_same_cells(from->within, to->within)) ||
           (cells_of_set(to->within) != 0 && (other & ~cells_of_set(to->within)) == 0 &&
            (one & cells_of_set(to->within)) != 0);
}

static void link_nodes(facts *f, const ennead_chain_node *from, const ennead_chain_node *to)
{
    fact_link_sets(f, cells_of_set(from->cells), from->digit, cells_of_set(to->cells), to->digit,
                   from->on && !to->on ? LINK_WEAK : LINK_STRONG);
}

/* Whether a node that is on eliminates a candidate. */
static bool rules_out(const ennead_chain_node *node, int cell, int digit)
{
    const cells where = cells_of_set(node->cells);

    if (!node->on || where == 0)
        return false;
    return node->digit == digit ? (common_peers(where) & CELL(cell)) != 0 : where == CELL(cell);
}

/* Whether a node of a net follows from an earlier one: that one eliminates alternatives in its
 * cell or house, or the node itself. */
static bool is_parent(const struct drawn_board *board, const ennead_chain_node *node,
                      const ennead_chain_node *earlier)
{
    const cells where = cells_of_set(node->cells);
    bool rules = false;

    if (node->why == ENNEAD_NODE_CAUSE_CELL)
        for (digits rest = (digits)board->marks[lowest_cell(where)] & ~digit_set(node->digit);
             rest != 0; rest = without_lowest_digit(rest))
            rules = rules || rules_out(earlier, lowest_cell(where), lowest_digit(rest));
    else if (node->why == ENNEAD_NODE_CAUSE_HOUSE)
        for (cells rest = house_cells[node->house] & (node->on ? ~where : where); rest != 0;
             rest = without_lowest_cell(rest))
            rules = rules || ((board->marks[lowest_cell(rest)] >> (node->digit - 1) & 1) != 0 &&
                              rules_out(earlier, lowest_cell(rest), node->digit));
    else
        rules = rules_out(earlier, lowest_cell(where), node->digit);
    return rules;
}

static void link_to_parents(facts *f, const struct drawn_board *board, const ennead_step *step,
                            int number)
{
    const ennead_chain_node *node = &step->nodes[number];

    if (node->why == ENNEAD_NODE_CAUSE_SUPPOSED || cells_of_set(node->cells) == 0)
        return;
    for (int i = 0; i < number; i++)
        if (is_parent(board, node, &step->nodes[i]))
            link_nodes(f, &step->nodes[i], node);
}

/* Adds a link from a candidate of the stem to the node that follows. */
static void link_stem(facts *f, const ennead_step *step, const ennead_chain_node *to)
{
    fact_candidates(f, CELL(step->keys[0]), digit_set(to->digit), as(ENNEAD_ROLE_ON));
    fact_link_sets(f, CELL(step->keys[0]), to->digit, cells_of_set(to->cells), to->digit,
                   LINK_WEAK);
}

/* Shows a cell with nothing left: each of its candidates is eliminated. */
static void add_empty_cell(facts *f, const struct drawn_board *board, const ennead_step *step,
                           int number)
{
    const int cell = lowest_cell(cells_of_set(step->nodes[number].cells));

    f->tinted |= CELL(cell);
    for (digits rest = (digits)board->marks[cell]; rest != 0; rest = without_lowest_digit(rest)) {
        const int digit = lowest_digit(rest);
        fact_candidates(f, CELL(cell), digit_set(digit), as(ENNEAD_ROLE_OFF));
        for (int i = 0; i < number; i++)
            if (rules_out(&step->nodes[i], cell, digit))
                fact_link_sets(f, cells_of_set(step->nodes[i].cells), step->nodes[i].digit,
                               CELL(cell), digit, LINK_WEAK);
    }
}

static void add_node(facts *f, const struct drawn_board *board, const ennead_chain_node *node)
{
    const cells within = cells_of_set(node->within);

    if (within != 0)
        fact_marks(f, board, within, node->held,
                   toned(ENNEAD_ROLE_MEMBER, fact_add_set(f, within, 0)));
}

/* Shows the link of a whip from its left-linking candidate, and what else is gone there. */
static void link_whip(facts *f, const struct drawn_board *board, const ennead_chain_node *node,
                      const ennead_chain_node *left)
{
    const cells where = cells_of_set(node->cells);

    if (node->why == ENNEAD_NODE_CAUSE_CELL)
        fact_marks(f, board, where, ALL_DIGITS & ~digit_set(node->digit), as(ENNEAD_ROLE_OFF));
    else
        fact_marks(f, board, house_cells[node->house] & ~where, digit_set(node->digit),
                   as(ENNEAD_ROLE_OFF));
    link_nodes(f, left, node);
}

static void add_chain(facts *f, const struct drawn_board *board, const ennead_step *step,
                      unsigned ways)
{
    const ennead_chain_node *nodes = step->nodes;

    for (int i = 0; i < step->node_count; i++)
        add_node(f, board, &nodes[i]);
    for (int i = 0; i < step->node_count; i++) {
        const cells where = cells_of_set(nodes[i].cells);
        if (nodes[i].digit == 0) {
            add_empty_cell(f, board, step, i);
            continue;
        }
        fact_marks(f, board, where, digit_set(nodes[i].digit), look_of_node(&nodes[i]));
        fact_add_group(f, where, nodes[i].digit);
        if ((ways & WHIP) != 0 && i > 0 && nodes[i].on != 0)
            link_whip(f, board, &nodes[i], &nodes[i - 1]);
        else if (nodes[i].why != ENNEAD_NODE_CAUSE_LINK)
            link_to_parents(f, board, step, i);
        else if (i > 0 && is_linked(&nodes[i - 1], &nodes[i]))
            link_nodes(f, &nodes[i - 1], &nodes[i]);
        else if ((ways & STEM) != 0 && step->key_count > 0)
            link_stem(f, step, &nodes[i]);
    }
    if ((ways & CLOSED) != 0 && step->node_count > 1)
        link_nodes(f, &nodes[step->node_count - 1], &nodes[0]);
}

static void add_nodes(facts *f, const struct drawn_board *board, const ennead_step *step,
                      unsigned ways)
{
    if ((ways & CHAIN) != 0)
        add_chain(f, board, step, ways);
    for (int i = 0; (ways & (MEMBERS | GUARDS)) != 0 && i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        ASSERT(digit_in_range(node->digit));
        const shape_look look = (ways & GUARDS) != 0
                                    ? as(ENNEAD_ROLE_FIN)
                                    : toned(ENNEAD_ROLE_COLOR, node->house / 9 + 1);
        fact_marks(f, board, cells_of_set(node->cells), digit_set(node->digit), look);
    }
}

/* ------------------------------------------------------------------------------------- together */

static void add_effects(facts *f, const ennead_step *step)
{
    for (int digit = 1; digit <= 9; digit++) {
        for (cells rest = cells_of_set(step->placed[digit]); rest != 0;
             rest = without_lowest_cell(rest))
            f->placed[lowest_cell(rest)] |= digit_set(digit);
        for (cells rest = cells_of_set(step->removed[digit]); rest != 0;
             rest = without_lowest_cell(rest))
            f->removed[lowest_cell(rest)] |= digit_set(digit);
    }
}

void facts_of_step(facts *f, const struct drawn_board *board, const ennead_step *step)
{
    const unsigned ways = ways_of(step->technique);

    f->base = step->base;
    f->cover = step->cover;
    add_members(f, board, step, ways);
    add_keys(f, board, step, ways);
    add_nodes(f, board, step, ways);
    add_effects(f, step);
}
