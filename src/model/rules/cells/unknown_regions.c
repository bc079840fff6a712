/* SPDX-License-Identifier: MIT */
/*
 * Regions that the solution makes. Each cell has another one beside it that holds the number of
 * its region:
 *
 *     cells of the propagator:   value of cell 0, 1, ... | region of cell 0, 1, ...
 *
 * The numbers only tell regions apart, so they are counted by the first cell of each. Most is
 * found without them: cells that are known to be in one region are a piece (region_pieces.h), which
 * rules that count cells join (region_clues.h), and which must grow (region_growth.h).
 */
#include "model/rules/cells/unknown_regions.h"

#include <string.h>

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/rules/cells/region_clues.h"
#include "model/rules/cells/region_growth.h"
#include "model/rules/cells/region_numbers.h"
#include "model/rules/cells/region_pieces.h"
#include "model/storage.h"

typedef struct divided_cells {
    region_pieces *pieces;
    region_clues *clues;
    region_numbers *numbers;
    int first_value;
} divided_cells;

static region_pieces *pieces_of(const propagator *p)
{
    const divided_cells *c = p->data;

    return c->pieces;
}

/* --------------------------------------------------------------------- a region without cells */

/* Finds the places that may be in a region, and returns how many there are. */
static int find_possible(const ennead_model *m, const propagator *p, domain label)
{
    const region_pieces *c = pieces_of(p);

    memcpy(c->left, places_of(c, c->labeled, lowest_value(label)), c->words * sizeof *c->left);
    FOR_EACH_PLACE(c, word, rest, c->left)
        if ((region_at(m, p, c, place_in(word, rest)) & label) == 0)
            c->left[word] &= ~(rest & -rest);
    return places_count(c, c->left);
}

/* Takes from the places that are `left` the first one and those connected with it, which are
 * `seen`. Returns how many there are. */
static int walk(const region_pieces *c)
{
    uint64_t *front = c->fronts;
    size_t word = 0;

    memset(c->seen, 0, c->words * sizeof *c->seen);
    memset(front, 0, c->words * sizeof *front);
    while (c->left[word] == 0)
        word++;
    c->seen[word] = front[word] = c->left[word] & -c->left[word];
    c->left[word] ^= front[word];
    while (places_go_on(c, front) != 0)
        continue;
    return places_count(c, c->seen);
}

/* Removes cells from a region without any inside where too few are connected. */
static bool filter_region(ennead_model *m, const propagator *p, domain label)
{
    const region_pieces *c = pieces_of(p);
    int left = find_possible(m, p, label);
    bool room = false;

    FOR_EACH_PLACE(c, word, rest, c->left)
        if (left == c->size && !keep_regions(m, p, c, place_in(word, rest), label))
            return false;
    while (left > 0) {
        const int count = walk(c);
        left -= count;
        room = room || count >= c->size;
        FOR_EACH_PLACE(c, word, rest, c->seen)
            if (count < c->size && !keep_regions(m, p, c, place_in(word, rest), ~label))
                return false;
    }
    return room;
}

/* Filters the regions without any cell inside. */
static bool filter_empty(ennead_model *m, const propagator *p)
{
    const region_pieces *c = pieces_of(p);
    domain begun = 0;

    for (int place = 0; place < c->places; place++)
        begun |= is_single(c->labels[c->leader[place]]) ? c->labels[c->leader[place]] : 0;
    for (int region = 0; region < c->regions; region++)
        if ((begun & value_bit(region)) == 0 && !filter_region(m, p, value_bit(region)))
            return false;
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const divided_cells *d = p->data;
    region_pieces *c = d->pieces;

    c->at = NOT_AT_PIECE;
    if (!numbers_count(m, p, c, d->numbers) || !pieces_begin(m, p, c))
        return false;
    do {
        c->joined = false;
        if (!pieces_agree(m, p, c) || !clues_hear(m, p, c, d->clues) || !pieces_grow(m, p, c))
            return false;
    } while (c->joined);
    c->at = NOT_AT_PIECE;
    return filter_empty(m, p);
}

/* ------------------------------------------------------------------------------------- the rule */

static int numbered(const propagator *p, const uint8_t *solution, int place)
{
    const divided_cells *c = p->data;

    return solution[p->cells[c->pieces->places + place]] - c->first_value;
}

/* Marks whatever of a region is next to a marked place, from its first one, and returns how many
 * there are. */
static int connected_with(const propagator *p, const uint8_t *solution, int first)
{
    const region_pieces *c = pieces_of(p);
    bool marked[ENNEAD_MOST_CELLS] = {false};
    int count = 1;

    marked[first] = true;
    for (int before = 0; before < count;) {
        before = count;
        for (int place = 0; place < c->places; place++)
            for (int side = 0; side < SIDES && !marked[place]; side++) {
                const uint16_t near = c->near[place][side];
                if (near == NO_PLACE || !marked[near] ||
                    numbered(p, solution, place) != numbered(p, solution, first))
                    continue;
                marked[place] = true;
                count++;
            }
    }
    return count;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const region_pieces *c = pieces_of(p);
    int next = 0;

    for (int place = 0; place < c->places; place++) {
        const int region = numbered(p, solution, place);
        int cells = 0, alike = 0;
        for (int other = 0; other < c->places; other++) {
            const bool same = numbered(p, solution, other) == region;
            cells += same;
            alike += same && solution[p->cells[other]] == solution[p->cells[place]];
        }
        if (region < 0 || region > next || cells != c->size || alike != 1)
            return false;
        if (region == next && connected_with(p, solution, place) != c->size)
            return false;
        next += region == next;
    }
    return true;
}

/* The cells of the piece that was looked at last. */
static void blame_piece(ennead_model *m, const propagator *p,
                        void (*add)(ennead_model *m, int cell))
{
    const region_pieces *c = pieces_of(p);

    for (int place = 0; place < c->places && c->at != NOT_AT_PIECE; place++)
        if (c->leader[place] == c->leader[c->at]) {
            add(m, p->cells[place]);
            add(m, p->cells[c->places + place]);
        }
}

static bool may_rename(const ennead_model *m, const propagator *p)
{
    return numbers_are_free(m, p, pieces_of(p));
}

static void rename_regions(const propagator *p, uint8_t *solution)
{
    const divided_cells *c = p->data;

    numbers_rename(p, c->pieces, c->first_value, solution);
}

static const propagator_kind counted_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .reason = SENTENCE_MODEL_COUNTED_REGIONS,
    .filter = filter,
    .check = check,
    .blame = blame_piece,
    .may_rename = may_rename,
    .rename = rename_regions,
};

/* The filter uses the rules that count cells of the regions, and so does its sentence. */
static bool prepare(ennead_model *m, propagator *p)
{
    const divided_cells *c = p->data;

    if (!clues_find(m, p, c->pieces, c->clues) || !numbers_new(m, p, c->pieces, c->numbers))
        return false;
    if (c->clues->count > 0)
        p->kind = &counted_kind;
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .reason = SENTENCE_MODEL_UNKNOWN_REGIONS,
    .filter = filter,
    .check = check,
    .blame = blame_piece,
    .may_rename = may_rename,
    .rename = rename_regions,
    .prepare = prepare,
};

static void find_neighbors(const ennead_model *m, const propagator *p, const region_pieces *c)
{
    const int moves[SIDES] = {-m->columns, -1, 1, m->columns};

    for (int one = 0; one < c->places; one++)
        for (int side = 0; side < SIDES; side++) {
            const int cell = p->cells[one], next = cell + moves[side];
            const bool beside = moves[side] % m->columns == 0 ||
                                cell / m->columns == (next + m->columns) / m->columns - 1;
            int other = beside ? 0 : c->places;
            while (other < c->places && p->cells[other] != next)
                other++;
            c->near[one][side] = other < c->places ? (uint16_t)other : NO_PLACE;
            if (other < c->places)
                places_add(places_of(c, c->beside, one), other);
        }
}

ennead_status build_unknown_regions(ennead_model *m, const ennead_description *d,
                                    const ennead_constraint *rule, const char **wrong)
{
    divided_cells *c = model_cleared_memory(m, sizeof *c);
    region_pieces *pieces = model_cleared_memory(m, sizeof *pieces);
    region_clues *clues = model_cleared_memory(m, sizeof *clues);
    region_numbers *numbers = model_cleared_memory(m, sizeof *numbers);
    const int places = (int)rule->cell_count / 2;
    const int size = rule->number_count > 0 ? rule->numbers[0] : m->values;

    (void)d;
    if (rule->parts[0] != rule->parts[1])
        return rule_is_wrong(wrong, "its parts have different numbers of cells");
    if (size < 1 || places % size != 0)
        return rule_is_wrong(wrong, "its cells cannot be divided into regions of that size");
    if (size > m->values || places / size > m->values)
        return rule_is_wrong(wrong, "there are more regions, or cells of a region, than values");
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    if (c == NULL || pieces == NULL || clues == NULL || numbers == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *pieces = (region_pieces){.places = places, .size = size, .regions = places / size};
    *c = (divided_cells){pieces, clues, numbers, m->first_value};
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL || !pieces_new(m, pieces))
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->data = c;
    p->first_part = places;
    find_neighbors(m, p, pieces);
    for (int place = 0; place < places; place++)
        restrict_cell(m, p->cells[places + place], ((value_bit(pieces->regions - 1) - 1) << 1) | 1);
    return ENNEAD_STATUS_OK;
}
