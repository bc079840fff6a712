/* SPDX-License-Identifier: MIT */
/*
 * The search for backdoors. First each open cell is tried alone. What a cell leads to is the set of
 * cells that have their values then, its reach; it says everything, since the rules lead from the
 * reach to the same board. So
 *
 *     - cells with the same reach are one class, of which one cell is tried and all are counted;
 *     - a class adds nothing to one whose reach includes its own.
 *
 * Sets of the least size therefore have cells of different classes, none within the reach of
 * another. A set with a magic cell is not tried: such pairs are counted by arithmetic.
 */
#include "ennead/backdoors.h"

#include <string.h>

#include "grid/houses.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/sized.h"
#include "rating/backdoors/known_lanes.h"
#include "grid/supposing/te_limits.h"
#include "grid/supposing/te_subsets.h"

/* A set of the numbers of open cells, or of classes. */
typedef cells number_set;

typedef struct door_class {
    number_set reach, members; /* numbers of open cells */
    number_set partners;       /* the later classes that may be in a set with it */
} door_class;

/* A set in a lane: its classes. */
typedef uint8_t door_set[ENNEAD_CELLS];

typedef struct door_hunt {
    ennead_backdoor_options options;
    ennead_backdoors *found;
    const uint8_t *solution;
    se_board start;
    te_limits limits;
    int class_count, set_size, lanes;
    bool telling; /* sets are reported */
    number_set reach[ENNEAD_CELLS];
    door_class classes[ENNEAD_CELLS];
    door_set sets[KNOWN_LANES];
    known_lanes known;
} door_hunt;

/* ----------------------------------------------------------------------------- what follows */

/* The open cells that are filled when a set of them is placed, and a wrong candidate is gone. */
static number_set reach_by_subsets(const door_hunt *h, number_set placed, int wrong)
{
    const known_lanes *k = &h->known;
    se_board b = h->start;
    number_set filled = 0;

    FOR_EACH_CELL(rest, placed) {
        const int cell = k->cell[lowest_cell(rest)];
        (void)te_place(&b, cell, h->solution[cell]);
    }
    if (wrong >= 0)
        b.of[k->wrong_digit[wrong]] &= ~bands_of_cells(CELL(k->wrong_cell[wrong]));
    (void)te_close_subsets(&b);
    for (int i = 0; i < k->open_count; i++)
        if (!band_has(b.empty, k->cell[i]))
            filled |= CELL(i);
    return filled;
}

static bool is_slow(const door_hunt *h)
{
    return h->options.rules == ENNEAD_BACKDOOR_RULES_SUBSETS;
}

/* Finds the reach of each open cell. */
static void find_reaches(door_hunt *h)
{
    known_lanes *k = &h->known;

    if (is_slow(h)) {
        for (int i = 0; i < k->open_count; i++)
            h->reach[i] = reach_by_subsets(h, CELL(i), -1);
        return;
    }
    known_clear(k);
    memset(h->reach, 0, sizeof h->reach);
    for (int i = 0; i < k->open_count; i++)
        known_set(&k->placed[i], i);
    known_close(k);
    for (int i = 0; i < k->open_count; i++)
        for (int word = 0; word < 2; word++)
            FOR_EACH_BIT(rest, k->placed[i][word])
                h->reach[64 * word + lowest_bit(rest)] |= CELL(i);
}

/* Finds the candidates whose elimination solves the puzzle. */
static void find_eliminations(door_hunt *h)
{
    known_lanes *k = &h->known;
    const number_set all = (CELL(k->open_count) - 1);

    for (int first = 0; first < k->wrong_count && !te_spend(&h->limits); first += KNOWN_LANES) {
        const int count =
            k->wrong_count - first < KNOWN_LANES ? k->wrong_count - first : KNOWN_LANES;
        uint64_t solved[KNOWN_WORDS] = {0};
        known_clear(k);
        for (int lane = 0; lane < count; lane++)
            if (!is_slow(h))
                known_set(&k->gone[first + lane], lane);
            else if (reach_by_subsets(h, 0, first + lane) == all)
                solved[lane / 64] |= (uint64_t)1 << lane % 64;
        if (!is_slow(h)) {
            known_close(k);
            known_solved(k, solved);
        }
        for (int lane = 0; lane < count; lane++)
            if ((solved[lane / 64] >> lane % 64 & 1) != 0)
                h->found->eliminations[k->wrong_cell[first + lane]] |=
                    digit_set(k->wrong_digit[first + lane]);
    }
}

/* ------------------------------------------------------------------------------------- sets */

/* Reports all sets of one cell of each class of a set. */
static void tell(door_hunt *h, const door_set set, uint8_t *members, int depth)
{
    if (depth == h->set_size) {
        h->telling = h->options.report(h->options.user, members, depth);
        return;
    }
    for (number_set rest = h->classes[set[depth]].members; rest != 0 && h->telling;
         rest = without_lowest_cell(rest)) {
        members[depth] = h->known.cell[lowest_cell(rest)];
        tell(h, set, members, depth + 1);
    }
}

static void count_set(door_hunt *h, const door_set set)
{
    uint8_t members[ENNEAD_CELLS];
    uint64_t count = 1;

    for (int i = 0; i < h->set_size; i++)
        count *= (uint64_t)cell_count(h->classes[set[i]].members);
    if (h->set_size == 2)
        h->found->new_pairs += count;
    if (h->set_size != h->found->least)
        return;
    h->found->count += count;
    if (h->telling)
        tell(h, set, members, 0);
}

/* Tries the sets that wait in the lanes. */
static void run_lanes(door_hunt *h)
{
    known_lanes *k = &h->known;
    uint64_t solved[KNOWN_WORDS];

    known_clear(k);
    for (int lane = 0; lane < h->lanes; lane++) {
        number_set reach = 0;
        for (int i = 0; i < h->set_size; i++)
            reach |= h->classes[h->sets[lane][i]].reach;
        FOR_EACH_CELL(rest, reach)
            known_set(&k->placed[lowest_cell(rest)], lane);
    }
    known_close(k);
    known_solved(k, solved);
    for (int lane = 0; lane < h->lanes; lane++)
        if ((solved[lane / 64] >> lane % 64 & 1) != 0)
            count_set(h, h->sets[lane]);
    h->lanes = 0;
}

static void try_set(door_hunt *h, const door_set set)
{
    number_set placed = 0;

    if (te_spend(&h->limits))
        return;
    if (!is_slow(h)) {
        memcpy(h->sets[h->lanes++], set, (size_t)h->set_size);
        if (h->lanes == KNOWN_LANES)
            run_lanes(h);
        return;
    }
    for (int i = 0; i < h->set_size; i++)
        placed |= h->classes[set[i]].reach;
    if (cell_count(reach_by_subsets(h, placed, -1)) == h->known.open_count)
        count_set(h, set);
}

/* Tries all sets that begin with the classes chosen so far. */
static void choose(door_hunt *h, door_set set, int depth, number_set allowed)
{
    for (; allowed != 0 && !h->limits.ended; allowed = without_lowest_cell(allowed)) {
        const int chosen = lowest_cell(allowed);
        set[depth] = (uint8_t)chosen;
        if (depth + 1 == h->set_size)
            try_set(h, set);
        else
            choose(h, set, depth + 1, without_lowest_cell(allowed) & h->classes[chosen].partners);
    }
}

static void try_sets_of(door_hunt *h, int size)
{
    door_set set;

    h->set_size = size;
    choose(h, set, 0, CELL(h->class_count) - 1);
    if (h->lanes > 0)
        run_lanes(h);
}

/* ---------------------------------------------------------------------------------- classes */

/* Puts each open cell that is not magic into its class. */
static void find_classes(door_hunt *h)
{
    h->class_count = 0;
    for (int i = 0; i < h->known.open_count; i++) {
        int which = 0;
        if (ennead_cell_set_has(h->found->magic, h->known.cell[i]))
            continue;
        while (which < h->class_count && h->classes[which].reach != h->reach[i])
            which++;
        if (which == h->class_count)
            h->classes[h->class_count++] = (door_class){.reach = h->reach[i]};
        h->classes[which].members |= CELL(i);
    }
    for (int a = 0; a < h->class_count; a++)
        for (int b = a + 1; b < h->class_count; b++) {
            const number_set both = h->classes[a].reach & h->classes[b].reach;
            if (both != h->classes[a].reach && both != h->classes[b].reach)
                h->classes[a].partners |= CELL(b);
        }
}

static uint64_t pairs_of(int count)
{
    return (uint64_t)count * (uint64_t)(count - 1) / 2;
}

/* Finds the magic cells. Returns how many there are. */
static int find_magic(door_hunt *h)
{
    int magic = 0;

    find_reaches(h);
    for (int i = 0; i < h->known.open_count; i++) {
        const uint8_t cell = h->known.cell[i];
        if (cell_count(h->reach[i]) != h->known.open_count)
            continue;
        h->found->magic.words[cell / 64] |= (uint64_t)1 << cell % 64;
        magic++;
        if (h->telling)
            h->telling = h->options.report(h->options.user, &cell, 1);
    }
    return magic;
}

static void find_doors(door_hunt *h)
{
    ennead_backdoors *found = h->found;
    const int open = h->known.open_count, magic = find_magic(h);

    find_eliminations(h);
    find_classes(h);
    found->least = magic > 0 ? 1 : 2;
    found->count = (uint64_t)magic;
    try_sets_of(h, 2);
    found->pairs = pairs_of(open) - pairs_of(open - magic) + found->new_pairs;
    while (found->count == 0 && !h->limits.ended)
        try_sets_of(h, ++found->least);
}

/* -------------------------------------------------------------------------- public functions */

const char *ennead_backdoor_rules_name(int rules)
{
    static const char *const names[] = {"singles", "locked", "subsets"};
    return rules >= 0 && rules <= ENNEAD_BACKDOOR_RULES_SUBSETS ? names[rules] : NULL;
}

void ennead_backdoor_options_init_sized(ennead_backdoor_options *options, size_t size)
{
    static const ennead_backdoor_options defaults = {0};
    sized_write(options, size, &defaults, sizeof defaults);
}

/* Whether each house has each digit, and the state agrees. */
static bool is_solution(const ennead_state *state, const uint8_t solution[ENNEAD_CELLS])
{
    digits seen[HOUSES] = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int digit = solution[cell], value = state->values[cell];
        if (digit < 1 || digit > 9 || state->candidates[cell] > ENNEAD_ALL_DIGITS ||
            (value != 0 ? value != digit : (state->candidates[cell] & digit_set(digit)) == 0))
            return false;
        seen[row_of(cell)] |= digit_set(digit);
        seen[FIRST_COLUMN + column_of(cell)] |= digit_set(digit);
        seen[FIRST_BOX + box_of(cell)] |= digit_set(digit);
    }
    for (int house = 0; house < HOUSES; house++)
        if (seen[house] != ALL_DIGITS)
            return false;
    return true;
}

static te_outcome close_start(door_hunt *h)
{
    return is_slow(h)                                         ? te_close_subsets(&h->start)
           : h->options.rules == ENNEAD_BACKDOOR_RULES_LOCKED ? te_close_locked(&h->start)
                                                              : te_close_singles(&h->start);
}

static ennead_search_end end_of(const te_limits *limits)
{
    return !limits->ended                           ? ENNEAD_SEARCH_END_COMPLETE
           : limits->end == ENNEAD_RATING_END_NODES ? ENNEAD_SEARCH_END_NODES
           : limits->end == ENNEAD_RATING_END_TIME  ? ENNEAD_SEARCH_END_TIME
                                                    : ENNEAD_SEARCH_END_STOP;
}

ennead_status ennead_find_backdoors(const ennead_state *state, const uint8_t solution[ENNEAD_CELLS],
                                    const ennead_backdoor_options *options,
                                    const ennead_allocator *allocator, ennead_backdoors *found)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_backdoor_options checked;

    ennead_backdoor_options_init(&checked);
    if ((options != NULL && !sized_read(&checked, sizeof checked, options)) ||
        ennead_backdoor_rules_name((int)checked.rules) == NULL || !(checked.time_limit >= 0) ||
        !is_solution(state, solution))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    door_hunt *h = allocate(&memory, sizeof *h);
    if (h == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    memset(found, 0, sizeof *found);
    h->options = checked;
    h->found = found;
    h->solution = solution;
    h->lanes = 0;
    h->telling = checked.report != NULL;
    h->limits = (te_limits){
        .most = checked.node_limit != 0 ? checked.node_limit : UINT64_MAX,
        .deadline = checked.time_limit > 0 ? seconds_now() + checked.time_limit : 0,
        .stop = checked.stop,
        .slow = is_slow(h),
    };
    (void)se_board_of(&h->start, state->values, state->candidates);
    if (close_start(h) == TE_OPEN) {
        known_begin(&h->known, &h->start, solution,
                    checked.rules == ENNEAD_BACKDOOR_RULES_LOCKED ? KNOWN_LOCKED : KNOWN_SINGLES);
        find_doors(h);
    }
    found->end = end_of(&h->limits);
    found->nodes = h->limits.nodes;
    release(&memory, h);
    return ENNEAD_STATUS_OK;
}
