/* SPDX-License-Identifier: MIT */
/*
 * Regions that the solution makes. Each cell has another one beside it that holds the number of
 * its region:
 *
 *     cells of the propagator:   value of cell 0, 1, ... | region of cell 0, 1, ...
 *
 * A region is inside those cells that must be in it, and grows over cells that may be. From the
 * cells inside, a walk breadth first finds how many more cells each other one would need; what
 * would make the region too large cannot be in it. The numbers of regions only tell them apart, so
 * they are counted by the first cell of each.
 */
#include "model/rules/cells/unknown_regions.h"

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

enum { SIDES = 4, NO_PLACE = UINT16_MAX };

typedef struct divided_cells {
    int places, size, regions;
    int first_value;
    uint16_t (*near)[SIDES]; /* places of the cells that share an edge with a place */
    uint16_t *queue;         /* of a walk */
    uint16_t *steps;         /* how many cells a place needs besides those inside; NO_PLACE: not
                              * reached */
} divided_cells;

static domain region_of(const ennead_model *m, const propagator *p, int place)
{
    const divided_cells *c = p->data;

    return m->domains[p->cells[c->places + place]];
}

static bool keep_regions(ennead_model *m, const propagator *p, int place, domain keep)
{
    const divided_cells *c = p->data;

    return narrow(m, p->cells[c->places + place], keep);
}

/* ------------------------------------------------------------------------------------ numbering */

/* The first region that has no cell yet is the next number. */
static bool count_in_order(ennead_model *m, const propagator *p)
{
    const divided_cells *c = p->data;
    int next = 0;

    for (int place = 0; place < c->places; place++) {
        const domain allowed = ((value_bit(next) - 1) << 1) | 1;
        if (!keep_regions(m, p, place, allowed))
            return false;
        if ((region_of(m, p, place) & value_bit(next)) != 0 && next < c->regions - 1)
            next++;
    }
    return true;
}

/* ------------------------------------------------------------------------------------ a region */

/* What is known of a region. */
typedef struct region_cells {
    int region;
    int inside, possible; /* how many cells must, and may be in it */
    int any;              /* the place of a cell inside */
} region_cells;

static region_cells count_cells(const ennead_model *m, const propagator *p, int region)
{
    const divided_cells *c = p->data;
    region_cells found = {.region = region};

    for (int place = 0; place < c->places; place++) {
        const domain set = region_of(m, p, place);
        if ((set & value_bit(region)) == 0)
            continue;
        found.possible++;
        if (!is_single(set))
            continue;
        found.inside++;
        found.any = place;
    }
    return found;
}

/* Walks from the `count` places in the queue over what may be in the region. Returns how many
 * places were reached, with those. */
static int walk(const ennead_model *m, const propagator *p, int region, int count)
{
    const divided_cells *c = p->data;

    for (int at = 0; at < count; at++) {
        const int place = c->queue[at];
        for (int side = 0; side < SIDES; side++) {
            const uint16_t near = c->near[place][side];
            if (near == NO_PLACE || c->steps[near] != NO_PLACE ||
                (region_of(m, p, near) & value_bit(region)) == 0)
                continue;
            c->steps[near] = (uint16_t)(c->steps[place] + 1);
            c->queue[count++] = near;
        }
    }
    return count;
}

static void forget_steps(const divided_cells *c)
{
    for (int place = 0; place < c->places; place++)
        c->steps[place] = NO_PLACE;
}

/* Removes what is too far from a region that has cells inside, or is cut off from them. */
static bool stay_near(ennead_model *m, const propagator *p, const region_cells *r)
{
    const divided_cells *c = p->data;
    int count = 0;

    forget_steps(c);
    c->steps[r->any] = 0;
    c->queue[0] = (uint16_t)r->any;
    (void)walk(m, p, r->region, 1);
    for (int place = 0; place < c->places; place++)
        if (c->steps[place] == NO_PLACE && !keep_regions(m, p, place, ~value_bit(r->region)))
            return false;
    forget_steps(c);
    for (int place = 0; place < c->places; place++)
        if (region_of(m, p, place) == value_bit(r->region)) {
            c->steps[place] = 0;
            c->queue[count++] = (uint16_t)place;
        }
    if (walk(m, p, r->region, count) < c->size)
        return false;
    for (int place = 0; place < c->places; place++)
        if (c->steps[place] != NO_PLACE && c->steps[place] + r->inside > c->size &&
            !keep_regions(m, p, place, ~value_bit(r->region)))
            return false;
    return true;
}

/* Removes cells from a region without any inside where too few are connected. */
static bool find_room(ennead_model *m, const propagator *p, int region)
{
    const divided_cells *c = p->data;
    bool room = false;

    forget_steps(c);
    for (int place = 0; place < c->places; place++) {
        if (c->steps[place] != NO_PLACE || (region_of(m, p, place) & value_bit(region)) == 0)
            continue;
        c->steps[place] = 0;
        c->queue[0] = (uint16_t)place;
        const int count = walk(m, p, region, 1);
        room = room || count >= c->size;
        for (int i = 0; i < count && count < c->size; i++)
            if (!keep_regions(m, p, c->queue[i], ~value_bit(region)))
                return false;
    }
    return room;
}

/* Two cells of a region differ; one that holds the value of a cell inside is not in it. */
static bool differ_inside(ennead_model *m, const propagator *p, int region)
{
    const divided_cells *c = p->data;
    domain taken = 0;

    for (int place = 0; place < c->places; place++) {
        const domain value = m->domains[p->cells[place]];
        if (region_of(m, p, place) != value_bit(region) || !is_single(value))
            continue;
        if ((taken & value) != 0)
            return false;
        taken |= value;
    }
    for (int place = 0; place < c->places; place++) {
        const domain value = m->domains[p->cells[place]];
        if ((region_of(m, p, place) & value_bit(region)) == 0 || (value & taken) == 0)
            continue;
        if (region_of(m, p, place) == value_bit(region)) {
            if (!is_single(value) && !narrow(m, p->cells[place], ~taken))
                return false;
        } else if ((value & ~taken) == 0 && !keep_regions(m, p, place, ~value_bit(region))) {
            return false;
        }
    }
    return true;
}

/* If a region holds every value, a value with one place for it is there. */
static bool have_all(ennead_model *m, const propagator *p, int region)
{
    const divided_cells *c = p->data;
    domain once = 0, twice = 0;

    if (c->size < value_count(m->in_use))
        return true;
    for (int place = 0; place < c->places; place++) {
        if ((region_of(m, p, place) & value_bit(region)) == 0)
            continue;
        twice |= once & m->domains[p->cells[place]];
        once |= m->domains[p->cells[place]];
    }
    if (value_count(once) < c->size)
        return false;
    for (int place = 0; place < c->places; place++) {
        const domain only = m->domains[p->cells[place]] & once & ~twice;
        if ((region_of(m, p, place) & value_bit(region)) == 0 || only == 0)
            continue;
        if (!is_single(only) || !narrow(m, p->cells[place], only) ||
            !keep_regions(m, p, place, value_bit(region)))
            return false;
    }
    return true;
}

static bool filter_region(ennead_model *m, const propagator *p, int region)
{
    const divided_cells *c = p->data;
    const region_cells r = count_cells(m, p, region);

    if (r.possible < c->size || r.inside > c->size)
        return false;
    for (int place = 0; place < c->places; place++) {
        const domain set = region_of(m, p, place);
        if ((set & value_bit(region)) == 0 || is_single(set))
            continue;
        if ((r.possible == c->size && !keep_regions(m, p, place, value_bit(region))) ||
            (r.inside == c->size && !keep_regions(m, p, place, ~value_bit(region))))
            return false;
    }
    const region_cells now = count_cells(m, p, region);
    return now.possible >= c->size &&
           (now.inside > 0 ? stay_near(m, p, &now) : find_room(m, p, region)) &&
           differ_inside(m, p, region) && have_all(m, p, region);
}

static bool filter(ennead_model *m, const propagator *p)
{
    const divided_cells *c = p->data;

    if (!count_in_order(m, p))
        return false;
    for (int region = 0; region < c->regions; region++)
        if (!filter_region(m, p, region))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------- the rule */

static int numbered(const propagator *p, const uint8_t *solution, int place)
{
    const divided_cells *c = p->data;

    return solution[p->cells[c->places + place]] - c->first_value;
}

/* Marks whatever of a region is next to a marked place, from its first one, and returns how many
 * there are. */
static int connected_with(const propagator *p, const uint8_t *solution, int first)
{
    const divided_cells *c = p->data;
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
    const divided_cells *c = p->data;
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

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .reason = SENTENCE_MODEL_UNKNOWN_REGIONS,
    .filter = filter,
    .check = check,
};

static void find_neighbors(const ennead_model *m, const propagator *p, const divided_cells *c)
{
    for (int place = 0; place < c->places; place++)
        for (int side = 0; side < SIDES; side++)
            c->near[place][side] = NO_PLACE;
    for (int one = 0; one < c->places; one++)
        for (int other = 0; other < c->places; other++) {
            const int cell = p->cells[one], next = p->cells[other];
            const int side = next == cell - m->columns                                ? 0
                             : next == cell - 1 && cell % m->columns > 0              ? 1
                             : next == cell + 1 && cell % m->columns < m->columns - 1 ? 2
                             : next == cell + m->columns                              ? 3
                                                                                      : SIDES;
            if (side < SIDES)
                c->near[one][side] = (uint16_t)other;
        }
}

ennead_status build_unknown_regions(ennead_model *m, const ennead_description *d,
                                    const ennead_constraint *rule, const char **wrong)
{
    divided_cells *c = model_cleared_memory(m, sizeof *c);
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
    propagator *p = c == NULL ? NULL : model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *c = (divided_cells){
        .places = places,
        .size = size,
        .regions = places / size,
        .first_value = m->first_value,
        .near = model_memory(m, (size_t)places * sizeof *c->near),
        .queue = model_memory(m, (size_t)places * sizeof *c->queue),
        .steps = model_memory(m, (size_t)places * sizeof *c->steps),
    };
    p->data = c;
    if (c->near == NULL || c->queue == NULL || c->steps == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    find_neighbors(m, p, c);
    for (int place = 0; place < places; place++)
        restrict_cell(m, p->cells[places + place], ((value_bit(c->regions - 1) - 1) << 1) | 1);
    return ENNEAD_STATUS_OK;
}
