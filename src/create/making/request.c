/* SPDX-License-Identifier: MIT */
/*
 * Checks a request, and finds requirements that contradict each other.
 */
#include "create/making/request.h"

#include <string.h>

#include "grid/bits.h"
#include "grid/houses.h"
#include "grid/sized.h"

enum {
    FEWEST_CLUES = 17, /* of a puzzle with one solution */
    MOST_MINIMAL = 40, /* of a minimal puzzle, as far as is known */
    LEAST_RATING = 10, /* in tenths */
    MOST_RATING = 200,
    HARDEST = 119, /* as far as is known */
    DEFAULT_EFFORT = 2000000,
};

void ennead_request_init_sized(ennead_request *request, size_t size)
{
    static const ennead_request defaults = {.most_clues = ENNEAD_CELLS, .effort = DEFAULT_EFFORT};
    sized_write(request, size, &defaults, sizeof defaults);
}

const char *ennead_request_conflict_text(ennead_request_conflict conflict)
{
    static const char *const texts[] = {"nothing is in the way",
#define OBSTACLE_TEXT(code, text) text,
                                        ENNEAD_REQUEST_CONFLICTS(OBSTACLE_TEXT)
#undef OBSTACLE_TEXT
    };
    const size_t count = sizeof texts / sizeof *texts;
    return (size_t)conflict < count ? texts[conflict] : "unknown obstacle";
}

/* Whether two rows of a band, or two columns of a stack, have no cell in the pattern. */
static bool leaves_two_lines(cells pattern, int first_house)
{
    for (int three = 0; three < 3; three++) {
        int empty = 0;
        for (int i = 0; i < 3; i++)
            empty += (house_cells[first_house + 3 * three + i] & pattern) == 0;
        if (empty > 1)
            return true;
    }
    return false;
}

/* Whether the sizes of groups can add up to a number of clues from `least` to `most`. */
static bool groups_make_up(const orbits *groups, int least, int most)
{
    bool possible[ENNEAD_CELLS + 1] = {true};

    for (int i = 0; i < groups->count; i++) {
        const int size = cell_count(groups->orbit[i]);
        for (int sum = ENNEAD_CELLS; sum >= size; sum--)
            possible[sum] = possible[sum] || possible[sum - size];
    }
    for (int sum = least; sum <= most; sum++)
        if (possible[sum])
            return true;
    return false;
}

static ennead_request_conflict pattern_conflict(const plan *p)
{
    const ennead_request *request = &p->request;
    const int clues = cell_count(p->pattern);

    if (clues < FEWEST_CLUES)
        return ENNEAD_REQUEST_CONFLICT_SEVENTEEN;
    if (clues < request->least_clues || clues > request->most_clues)
        return ENNEAD_REQUEST_CONFLICT_PATTERN_CLUES;
    if (request->extra_clues > 0)
        return ENNEAD_REQUEST_CONFLICT_PATTERN_EXTRA;
    if (!has_symmetry(p->pattern, request->symmetry))
        return ENNEAD_REQUEST_CONFLICT_PATTERN_SYMMETRY;
    if (leaves_two_lines(p->pattern, 0))
        return ENNEAD_REQUEST_CONFLICT_PATTERN_ROWS;
    if (leaves_two_lines(p->pattern, FIRST_COLUMN))
        return ENNEAD_REQUEST_CONFLICT_PATTERN_COLUMNS;
    return ENNEAD_REQUEST_CONFLICT_NONE;
}

static bool is_empty(const ennead_technique_set *set)
{
    static const ennead_technique_set nothing = {{0}};
    return memcmp(set, &nothing, sizeof nothing) == 0;
}

static bool is_rating(int tenths)
{
    return tenths == 0 || (tenths >= LEAST_RATING && tenths <= MOST_RATING);
}

/* Whether a set contains only techniques of the catalogue. */
static bool is_known(const ennead_technique_set *set)
{
    enum { WORDS = sizeof set->words / sizeof set->words[0] };
    bool known = true;

    for (int i = 0; i < WORDS; i++)
        FOR_EACH_BIT(left, set->words[i])
            known = known && 64 * i + lowest_bit(left) < ENNEAD_TECHNIQUE_COUNT;
    return known;
}

/* Checks what is requested about difficulty. */
static ennead_request_conflict difficulty_conflict(const ennead_request *request)
{
    bool more = is_empty(&request->only) || is_empty(&request->beyond);

    if (!is_rating(request->least_rating) || !is_rating(request->most_rating) ||
        (request->most_rating != 0 && request->least_rating > request->most_rating))
        return ENNEAD_REQUEST_CONFLICT_RATING;
    if (request->least_rating > HARDEST)
        return ENNEAD_REQUEST_CONFLICT_HARDEST;
    for (size_t i = 0; i < sizeof request->only.words / sizeof request->only.words[0]; i++)
        more = more || (request->only.words[i] & ~request->beyond.words[i]) != 0;
    return more ? ENNEAD_REQUEST_CONFLICT_NONE : ENNEAD_REQUEST_CONFLICT_BEYOND;
}

static ennead_request_conflict conflict_of(plan *p)
{
    const ennead_request *request = &p->request;

    if (request->least_clues < 0 || request->most_clues > ENNEAD_CELLS ||
        request->least_clues > request->most_clues || request->extra_clues < 0 ||
        request->extra_clues > ENNEAD_CELLS)
        return ENNEAD_REQUEST_CONFLICT_RANGE;
    if (request->most_clues < FEWEST_CLUES)
        return ENNEAD_REQUEST_CONFLICT_SEVENTEEN;
    if (difficulty_conflict(request) != ENNEAD_REQUEST_CONFLICT_NONE)
        return difficulty_conflict(request);
    if (request->pattern != NULL)
        return pattern_conflict(p);
    if (request->most_clues - request->extra_clues < FEWEST_CLUES)
        return ENNEAD_REQUEST_CONFLICT_EXTRA;
    if (request->surplus == ENNEAD_SURPLUS_NONE &&
        request->least_clues - request->extra_clues > MOST_MINIMAL)
        return ENNEAD_REQUEST_CONFLICT_MINIMAL;
    if (!groups_make_up(&p->groups, p->least > FEWEST_CLUES ? p->least : FEWEST_CLUES, p->most) ||
        !groups_make_up(&p->groups, request->least_clues, request->most_clues))
        return ENNEAD_REQUEST_CONFLICT_GROUPS;
    return ENNEAD_REQUEST_CONFLICT_NONE;
}

static int luck_of(const plan *p)
{
    if (p->seeded && p->request.least_rating >= NESTED)
        return SEEDED_LUCK;
    if (p->exchanging)
        return EXCHANGING_LUCK;
    return p->difficult ? DIFFICULT_LUCK : LUCK;
}

ennead_status plan_make(const ennead_request *asked, plan *p, ennead_request_conflict *conflict)
{
    ennead_request *request = &p->request;

    ennead_request_init(request);
    if (asked != NULL && !sized_read(request, sizeof *request, asked))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (ennead_symmetry_name(request->symmetry) == NULL ||
        (unsigned)request->surplus > ENNEAD_SURPLUS_ALLOWED || !(request->time_limit >= 0) ||
        (unsigned)request->rating_kind > ENNEAD_RATING_KIND_DIAMOND ||
        request->levels >= 2u << ENNEAD_LEVEL_EXTREME || !is_known(&request->only) ||
        !is_known(&request->beyond))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    p->difficult = request->least_rating != 0 || request->most_rating != 0 ||
                   request->rating_kind != ENNEAD_RATING_KIND_ANY || request->levels != 0 ||
                   !is_empty(&request->only) || !is_empty(&request->beyond);
    orbits_make(&p->groups, request->symmetry);
    p->pattern = 0;
    for (int cell = 0; request->pattern != NULL && cell < ENNEAD_CELLS; cell++)
        if (request->pattern[cell] != 0)
            p->pattern |= CELL(cell);
    p->least = request->surplus == ENNEAD_SURPLUS_ALLOWED
                   ? 0
                   : request->least_clues - request->extra_clues;
    p->most = request->most_clues - request->extra_clues;
    p->exchanging = request->surplus == ENNEAD_SURPLUS_NONE &&
                    request->symmetry != ENNEAD_SYMMETRY_NONE && p->pattern == 0;
    p->seeded = p->pattern == 0 && (request->least_rating >= NESTED ||
                                    (request->least_rating >= DYNAMIC && !p->exchanging));
    p->luck = luck_of(p);
    *conflict = conflict_of(p);
    return ENNEAD_STATUS_OK;
}

ennead_request_conflict ennead_request_find_conflict(const ennead_request *request)
{
    plan p;
    ennead_request_conflict conflict;
    return plan_make(request, &p, &conflict) == ENNEAD_STATUS_OK ? conflict
                                                                 : ENNEAD_REQUEST_CONFLICT_RANGE;
}
