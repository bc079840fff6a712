/* SPDX-License-Identifier: MIT */
/*
 * The techniques inside dynamic chains (+): locked candidates, hidden pairs, naked pairs, X-Wings,
 * in this order; all findings of the first one that finds something are used. A finding rests on
 * the candidates that had to go first. One that rests on none is skipped, because it is there
 * without a chain.
 */
#include "rating/chains/rules.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"
#include "rating/chains/nested.h"

/* Sudoku Explainer keeps the losses in a hash table by cell: they come out by the low bits of the
 * cell's number, and for equal ones in the order in which they were put in. */
void order_losses(chain_finding *finding)
{
    uint16_t unordered[CANDIDATES];
    int cell_count = 0, buckets = 16, count = 0;

    memcpy(unordered, finding->losses, (size_t)finding->loss_count * sizeof *unordered);
    for (int i = 0; i < finding->loss_count; i++)
        cell_count += i == 0 || candidate_cell(unordered[i]) != candidate_cell(unordered[i - 1]);
    while (cell_count > buckets * 3 / 4)
        buckets *= 2;
    for (int bucket = 0; bucket < buckets && count < finding->loss_count; bucket++)
        for (int i = 0; i < finding->loss_count; i++)
            if ((candidate_cell(unordered[i]) & (buckets - 1)) == bucket)
                finding->losses[count++] = unordered[i];
}

/* Records the rule in the run. Returns false, and does not use the rule, if there is no space. */
static bool note_rule(chain_run *run, const chain_finding *finding)
{
    chain_rule *rule = &run->rules[run->rule_count];

    if (run->parent_count + (uint32_t)finding->parent_count > MOST_RULE_PARENTS)
        return false;
    *rule = finding->rule;
    rule->first_parent = run->parent_count;
    rule->parent_count = (uint16_t)finding->parent_count;
    for (int i = 0; i < finding->parent_count; i++)
        run->rule_parents[run->parent_count++] = finding->parents[i];
    run->rule_count++;
    return true;
}

bool use_finding(chain_advance *a, chain_finding *finding)
{
    chain_run *run = a->run;
    bool noted = false;

    if (finding->loss_count == 0 || finding->parent_count == 0)
        return false;
    order_losses(finding);
    for (int i = 0; i < finding->loss_count; i++) {
        const int candidate = finding->losses[i];

        if (is_off(run, candidate))
            continue;
        if (!noted && !note_rule(run, finding))
            return false;
        noted = true;
        run->reasons[candidate] = (chain_reason){
            .link = (uint16_t)(run->rule_count - 1), .first = 0, .cause = CAUSE_RULE};
        run->states.of[candidate] = NODE_OFF;
        run->off[run->off_count++] = (uint16_t)candidate;
        a->any = true;
    }
    return noted;
}

static void begin_finding(chain_finding *finding, ennead_se_node_cause cause, int house)
{
    ASSERT(house_in_range(house));
    finding->rule = (chain_rule){.cause = (uint8_t)cause, .house = (uint8_t)house, .complexity = 0};
    finding->loss_count = finding->parent_count = 0;
}

static void lose_places(chain_finding *finding, const chain_advance *a, int house, unsigned places,
                        int digit)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    FOR_EACH_BIT(rest, places)
        lose(finding, a->s->memory->tables.cell_at[house][lowest_bit(rest)], digit);
}

static void rest_on_places(chain_finding *finding, const chain_advance *a, int house,
                           unsigned places, int digit)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    FOR_EACH_BIT(rest, places)
        rest_on(finding, a->s->memory->tables.cell_at[house][lowest_bit(rest)], digit);
}

/* ------------------------------------------------------------------------- locked candidates */

/* The intersection of a house with the nth of the three houses that cross it: its positions in
 * both. */
typedef struct rule_crossing {
    int other;
    unsigned places, other_places;
} rule_crossing;

static rule_crossing row_of_box(int box, int nth)
{
    return (rule_crossing){box / 3 * 3 + nth, 07u << 3 * nth, 07u << box % 3 * 3};
}

static rule_crossing column_of_box(int box, int nth)
{
    return (rule_crossing){FIRST_COLUMN + box % 3 * 3 + nth, 0111u << nth, 07u << box / 3 * 3};
}

static rule_crossing box_of_row(int row, int nth)
{
    return (rule_crossing){FIRST_BOX + row / 3 * 3 + nth, 07u << 3 * nth, 07u << row % 3 * 3};
}

static rule_crossing box_of_column(int column, int nth)
{
    return (rule_crossing){FIRST_BOX + 3 * nth + column / 3, 07u << 3 * nth, 0111u << column % 3};
}

static void look_for_lock(chain_advance *a, int house, int digit, rule_crossing c)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    const unsigned places = a->live->board.places[digit][house],
                   gone = a->s->before->places[digit][house] & ~places & ~c.places,
                   lost = a->live->board.places[digit][c.other] & ~c.other_places;
    chain_finding finding;

    if ((places & ~c.places) != 0 || gone == 0 || lost == 0)
        return;
    begin_finding(
        &finding,
        house >= FIRST_BOX ? ENNEAD_SE_NODE_CAUSE_POINTING : ENNEAD_SE_NODE_CAUSE_CLAIMING, house);
    finding.rule.digits = digit_set(digit);
    lose_places(&finding, a, c.other, lost, digit);
    rest_on_places(&finding, a, house, gone, digit);
    (void)use_finding(a, &finding);
}

static void look_for_locks(chain_advance *a, int first_house, rule_crossing (*cross)(int, int))
{
    FOR_ALL_DIGITS(digit)
        FOR_EACH_BIT(rest, a->live->changed[digit] >> first_house & 0x1ff) {
            const int i = lowest_bit(rest);
            const unsigned places = a->live->board.places[digit][first_house + i];

            if ((places & (places - 1)) != 0)
                for (int nth = 0; nth < 3; nth++)
                    look_for_lock(a, first_house + i, digit, cross(i, nth));
        }
}

/* -------------------------------------------------------------------------------------- pairs */

static bool is_pair(unsigned set)
{
    const unsigned less = set & (set - 1);

    return less != 0 && (less & (less - 1)) == 0;
}

/* The order of houses in Sudoku Explainer for this: boxes, columns, rows. */
static int nth_house(int nth)
{
    return nth < 9 ? FIRST_BOX + nth : nth < 18 ? nth : nth - 18;
}

static void use_hidden_pair(chain_advance *a, int house, int low, int high)
{
    ASSERT(house_in_range(house));
    const positions *before_low = &a->s->before->places[low][house],
                    *before_high = &a->s->before->places[high][house];
    const unsigned places = a->live->board.places[low][house];
    const digits pair = digit_set(low) | digit_set(high);
    chain_finding finding;

    begin_finding(&finding, ENNEAD_SE_NODE_CAUSE_HIDDEN_PAIR, house);
    finding.rule.digits = pair;
    FOR_EACH_BIT(rest, places) {
        const int cell = a->s->memory->tables.cell_at[house][lowest_bit(rest)];

        FOR_EACH_DIGIT(lost, a->live->board.of[cell] & (digits)~pair)
            lose(&finding, cell, lowest_digit(lost));
    }
    for (int place = 0; place < 9; place++) {
        const int cell = a->s->memory->tables.cell_at[house][place];

        if ((places >> place & 1) != 0)
            continue;
        if ((*before_low >> place & 1) != 0)
            rest_on(&finding, cell, low);
        if ((*before_high >> place & 1) != 0)
            rest_on(&finding, cell, high);
    }
    (void)use_finding(a, &finding);
}

/* Finds for each house the digits that have two places there. */
static void find_pairs(const chain_board *live, digits pairs[HOUSES])
{
    memset(pairs, 0, HOUSES * sizeof *pairs);
    FOR_ALL_DIGITS(digit)
        for (int house = 0; house < HOUSES; house++)
            pairs[house] |= (digits)(is_pair(live->places[digit][house]) << (digit - 1));
}

/* Pairs that were there before the run began are of no interest. */
static void look_for_hidden_pairs(chain_advance *a, const digits pairs[HOUSES])
{
    for (int nth = 0; nth < HOUSES; nth++) {
        const int house = nth_house(nth);
        const positions(*places)[HOUSES] = a->live->board.places;

        if (without_lowest_digit(pairs[house]) == 0 || a->s->memory->empty_count[house] <= 4)
            continue;
        FOR_EACH_DIGIT(set, pairs[house]) {
            const int high = lowest_digit(set);

            FOR_EACH_DIGIT(lower, pairs[house] & (digits)(digit_set(high) - 1)) {
                const int low = lowest_digit(lower);

                if (places[low][house] == places[high][house] &&
                    ((a->live->changed[low] | a->live->changed[high]) >> house & 1) != 0)
                    use_hidden_pair(a, house, low, high);
            }
        }
    }
}

static void use_naked_pair(chain_advance *a, int house, int low, int high)
{
    ASSERT(house_in_range(house));
    const uint8_t *cell_at = a->s->memory->tables.cell_at[house];
    const digits pair = a->live->board.of[cell_at[low]];
    chain_finding finding;

    begin_finding(&finding, ENNEAD_SE_NODE_CAUSE_NAKED_PAIR, house);
    finding.rule.digits = pair;
    for (int place = 0; place < 9; place++)
        if (place != low && place != high)
            FOR_EACH_DIGIT(lost, a->live->board.of[cell_at[place]] & pair)
                lose(&finding, cell_at[place], lowest_digit(lost));
    for (int i = 0; i < 2; i++) {
        const int cell = cell_at[i == 0 ? low : high];

        FOR_EACH_DIGIT(gone, a->s->before->of[cell] & (digits)~pair)
            rest_on(&finding, cell, lowest_digit(gone));
    }
    (void)use_finding(a, &finding);
}

static cells cells_of_two(const chain_board *live)
{
    cells found = 0;

    for (int row = 0; row < 9; row++) {
        unsigned bits = 0;

        for (int column = 0; column < 9; column++)
            bits |= (unsigned)is_pair(live->of[9 * row + column]) << column;
        found |= (cells)bits << 9 * row;
    }
    return found;
}

static void look_for_naked_pairs(chain_advance *a)
{
    const cells pairs = cells_of_two(&a->live->board);
    const digits *of = a->live->board.of;

    for (int nth = 0; nth < HOUSES; nth++) {
        const int house = nth_house(nth);
        const uint8_t *cell_at = a->s->memory->tables.cell_at[house];

        if (without_lowest_cell(pairs & house_cells[house]) == 0 ||
            a->s->memory->empty_count[house] < 4)
            continue;
        for (int high = 1; high < 9; high++)
            if (is_pair(of[cell_at[high]]))
                for (int low = 0; low < high; low++)
                    if (of[cell_at[low]] == of[cell_at[high]])
                        use_naked_pair(a, house, low, high);
    }
}

/* ------------------------------------------------------------------------------------- X-Wing */

/* Two lines of the same kind, `low` and `high`, have the digit in the same two places, which are
 * lines of the other kind. `first_line` is the first line of their kind. */
static void use_x_wing(chain_advance *a, int first_line, int low, int high, int digit)
{
    ASSERT(digit_in_range(digit));
    const int first_cover = FIRST_COLUMN - first_line;
    const unsigned places = a->live->board.places[digit][first_line + low],
                   lines = 1u << low | 1u << high;
    chain_finding finding;

    begin_finding(&finding, ENNEAD_SE_NODE_CAUSE_X_WING, first_line + low);
    finding.rule.digits = digit_set(digit);
    FOR_EACH_BIT(rest, places) {
        const int cover = first_cover + lowest_bit(rest);

        lose_places(&finding, a, cover, a->live->board.places[digit][cover] & ~lines, digit);
    }
    for (int i = 0; i < 2; i++) {
        const int line = first_line + (i == 0 ? low : high);

        rest_on_places(&finding, a, line, a->s->before->places[digit][line] & ~places, digit);
    }
    (void)use_finding(a, &finding);
}

static void look_for_x_wings(chain_advance *a, int first_line, const digits pairs[HOUSES])
{
    for (int high = 1; high < 9; high++)
        for (int low = 0; low < high; low++)
            FOR_EACH_DIGIT(both, pairs[first_line + low] & pairs[first_line + high]) {
                const int digit = lowest_digit(both);
                const positions *places = &a->live->board.places[digit][first_line];

                if (places[low] == places[high] && a->s->memory->placed_count[digit] <= 5)
                    use_x_wing(a, first_line, low, high, digit);
            }
}

static bool advance_by_technique(chain_advance *a)
{
    digits pairs[HOUSES];

    look_for_locks(a, FIRST_BOX, column_of_box);
    look_for_locks(a, FIRST_BOX, row_of_box);
    look_for_locks(a, FIRST_COLUMN, box_of_column);
    look_for_locks(a, 0, box_of_row);
    if (a->any)
        return true;
    find_pairs(&a->live->board, pairs);
    look_for_hidden_pairs(a, pairs);
    if (!a->any)
        look_for_naked_pairs(a);
    if (!a->any) {
        look_for_x_wings(a, FIRST_COLUMN, pairs);
        look_for_x_wings(a, 0, pairs);
    }
    return a->any;
}

bool advance_chain(chain_search *s, chain_run *run, const chain_live *live)
{
    chain_advance a = {.s = s, .run = run, .live = live, .any = false};

    if (chains_are_spent(s))
        return false;
    if (advance_by_technique(&a))
        return true;
    return s->level > SE_PLUS && advance_by_chains(&a);
}
