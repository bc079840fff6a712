/* SPDX-License-Identifier: MIT */
/*
 * Two to four strong links of a digit in a chain (skyscraper, two-string kite, turbot fish and so
 * on), as in Sukaku Explainer 1.18.1. A side of one link and a side of the next one share a house,
 * so the digit is not on both. It follows that the digit is on the outer side of the first link or
 * of the last one. It is eliminated from the cells that see both:
 *
 *     outer = inner - outer = inner - outer = inner - outer          four links
 *
 * If the two ends share a house too, the chain is a loop, and of any two neighboring sides one has
 * the digit. The best chain is chosen by rating, then by the number of eliminations, then by the
 * kinds of its houses, then by when Sukaku Explainer finds it. All this is put together in one
 * number, the chain's key.
 */
#include "rating/techniques/link_chains.h"

#include "grid/bits.h"
#include "rating/base/scale.h"
#include "rating/techniques/strong_links.h"

#include <string.h>

enum { MOST_SIZE = 4 };

/* The links of a digit, and which of them may be neighbors in a chain. A set of links has one bit
 * for each. */
typedef struct link_field {
    int digit;
    int size; /* links in a link_chain */
    int count;
    se_link links[SE_MOST_LINKS];
    cells seen[SE_MOST_LINKS][2];  /* the digit's candidates that see all of a side */
    uint64_t apart[SE_MOST_LINKS]; /* the links that share no place with this one */
    uint64_t next[SE_MOST_LINKS][2]
                 [2]; /* [link][side][other side]: those apart that share a house with it */
    uint64_t ends[SE_MOST_LINKS][2][2]; /* the same, and those that share a house with a cell that
                                         * it sees */
} link_field;

typedef struct link_chain {
    uint8_t links[MOST_SIZE];
    uint8_t outer[MOST_SIZE]; /* the side that is nearer to the beginning */
} link_chain;

typedef struct found_chain {
    uint64_t key; /* the lowest is the best */
    int digit;
    int added; /* added to the lowest rating of chains with so many links */
    bool is_loop;
    bool grouped;
    unsigned kinds; /* of the houses: bit 0 boxes, 1 rows, 2 columns */
    uint32_t strong, weak;
    cells places, gone;
    cells sides[2 * MOST_SIZE];
} found_chain;

static void relate(link_field *f, int one, int other)
{
    const se_link *a = &f->links[one], *b = &f->links[other];

    if ((a->places & b->places) != 0)
        return;
    f->apart[one] |= (uint64_t)1 << other;
    f->apart[other] |= (uint64_t)1 << one;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            const bool share = (a->houses[i] & b->houses[j]) != 0;
            if (share) {
                f->next[one][i][j] |= (uint64_t)1 << other;
                f->next[other][j][i] |= (uint64_t)1 << one;
            }
            if (share || (f->seen[one][i] & f->seen[other][j]) != 0) {
                f->ends[one][i][j] |= (uint64_t)1 << other;
                f->ends[other][j][i] |= (uint64_t)1 << one;
            }
        }
}

static void make_field(const marks *m, int digit, int size, link_field *f)
{
    ASSERT(digit_in_range(digit));
    f->digit = digit;
    f->size = size;
    f->count = se_strong_links(m, digit, f->links);
    for (int i = 0; i < f->count; i++)
        for (int side = 0; side < 2; side++)
            f->seen[i][side] = common_peers(f->links[i].sides[side]) & m->candidates[digit];
    memset(f->apart, 0, sizeof f->apart);
    memset(f->next, 0, sizeof f->next);
    memset(f->ends, 0, sizeof f->ends);
    for (int other = 1; other < f->count; other++)
        for (int one = 0; one < other; one++)
            relate(f, one, other);
}

/* ------------------------------------------------------------------------------------ the order */

/* The kinds of a chain's houses in order, two bits each: the lowest number that reading from
 * either end, with rows and columns as they are or exchanged, gives. */
static unsigned shape_of(const uint8_t kinds[MOST_SIZE], int size)
{
    static const uint8_t exchanged[] = {0, 2, 1};
    unsigned read[4] = {0};
    unsigned lowest = UINT32_MAX;

    for (int i = 0; i < size; i++) {
        const int ahead = kinds[i], back = kinds[size - 1 - i];
        read[0] = read[0] << 2 | (unsigned)ahead;
        read[1] = read[1] << 2 | (unsigned)back;
        read[2] = read[2] << 2 | exchanged[ahead];
        read[3] = read[3] << 2 | exchanged[back];
    }
    for (int i = 0; i < 4; i++)
        lowest = read[i] < lowest ? read[i] : lowest;
    return lowest;
}

/* Sukaku Explainer arranges links by P. Fuchs's QuickPerm; only arrangements that begin with a
 * lower link than they end with count. Digit i of an arrangement is the rank of the chain's link
 * i. */
static unsigned arrangement_of(const uint8_t ranks[MOST_SIZE], int size)
{
    static const uint16_t arrangements[] = {
        00123, 01023, 02013, 00213, 01203, 02103, 00321, 00231,
        01032, 00132, 01302, 00312, 00012, 00102, 00021, 00001,
    };
    unsigned arrangement = 0, at = 0;

    for (int i = 0; i < size; i++)
        arrangement = arrangement << 3 | ranks[i];
    while (arrangements[at] != arrangement)
        at++;
    return at;
}

/* Appends a part to a key. The more significant parts are appended first, so that keys compare
 * like lists of their parts. */
static void append(uint64_t *key, unsigned part, int bits)
{
    *key = *key << bits | part;
}

/* Appends when Sukaku Explainer finds a chain: by the kinds of its links, the last one first; by
 * digit; by links; by their arrangement; by sides. */
static void append_time(const link_field *f, const link_chain *c, uint64_t *key)
{
    uint8_t ranks[MOST_SIZE] = {0}, sorted[MOST_SIZE] = {0};
    unsigned kinds = 0, sides = 0;

    for (int i = 0; i < f->size; i++) {
        for (int j = 0; j < f->size; j++)
            ranks[i] = (uint8_t)(ranks[i] + (c->links[j] < c->links[i]));
        sorted[ranks[i]] = c->links[i];
        sides = sides << 1 | c->outer[i];
    }
    for (int i = f->size - 1; i >= 0; i--)
        kinds = kinds << 2 | (unsigned)se_link_kind(&f->links[sorted[i]]);
    append(key, kinds, 8);
    append(key, (unsigned)f->digit, 4);
    for (int i = 0; i < MOST_SIZE; i++)
        append(key, sorted[i], 6);
    append(key, arrangement_of(ranks, f->size), 4);
    append(key, sides, 4);
}

/* What the houses of a chain add to its rating. */
static int added_by(const found_chain *found)
{
    enum { BOXES = 1, BOTH_LINES = 6 };

    if (found->grouped)
        return 3;
    return ((found->kinds & BOXES) != 0) + ((found->kinds & BOTH_LINES) == BOTH_LINES);
}

/* ------------------------------------------------------------------------------- one link_chain */

/* The house that Sukaku Explainer takes two sides to share: a column, else a row, else a box. */
static int shared_house(uint32_t houses)
{
    enum { COLUMNS = 0777 << FIRST_COLUMN };
    return lowest_bit((houses & COLUMNS) != 0 ? houses & COLUMNS : houses);
}

static cells cells_of_houses(uint32_t houses)
{
    cells all = 0;

    FOR_EACH_BIT(rest, houses)
        all |= house_cells[lowest_bit(rest)];
    return all;
}

static void describe(const link_field *f, const link_chain *c, found_chain *found)
{
    found->digit = f->digit;
    for (int i = 0; i < f->size; i++) {
        const se_link *link = &f->links[c->links[i]];
        found->kinds |= 1u << se_link_kind(link);
        found->grouped |= link->grouped;
        found->strong |= 1u << link->house;
        found->places |= link->places;
        found->sides[2 * i] = link->sides[c->outer[i]];
        found->sides[2 * i + 1] = link->sides[1 - c->outer[i]];
        if (i > 0)
            found->weak |=
                1u << shared_house(f->links[c->links[i - 1]].houses[1 - c->outer[i - 1]] &
                                   link->houses[c->outer[i]]);
    }
    found->added = added_by(found);
}

/* The candidates that see the inner side of one link of the chain and the outer side of another. */
static cells seen_between(const link_field *f, const link_chain *c, int one, int other)
{
    return f->seen[c->links[one]][1 - c->outer[one]] & f->seen[c->links[other]][c->outer[other]];
}

/* The houses that contain both ends; if there are any, the chain is a loop. */
static uint32_t closing_houses(const link_field *f, const link_chain *c)
{
    const int last = f->size - 1;
    return f->links[c->links[0]].houses[c->outer[0]] &
           f->links[c->links[last]].houses[1 - c->outer[last]];
}

/* A loop may be started at any link, in both directions. Returns whether this is the form that
 * Sukaku Explainer uses. */
static bool is_first_form(const link_field *f, const link_chain *c)
{
    for (int i = 1; i < f->size; i++)
        if (c->links[i] < c->links[0])
            return false;
    return c->outer[0] == 0;
}

/* Finds the eliminations. Returns their number, in a loop counted for each two neighbors. */
static int find_gone(const link_field *f, const link_chain *c, uint32_t closing, found_chain *found)
{
    const int last = f->size - 1;
    const cells kept = cells_of_houses(found->strong);
    int count;

    if (closing == 0) {
        found->gone = seen_between(f, c, last, 0) & ~kept & ~cells_of_houses(found->weak);
        return cell_count(found->gone);
    }
    found->is_loop = true;
    found->weak |= 1u << shared_house(closing);
    found->gone = seen_between(f, c, last, 0) & ~kept;
    count = cell_count(found->gone);
    for (int i = 1; i < f->size; i++) {
        const cells gone = seen_between(f, c, i - 1, i) & ~kept;
        found->gone |= gone;
        count += cell_count(gone);
    }
    return count;
}

static uint64_t key_of(const link_field *f, const link_chain *c, const found_chain *found, int gone)
{
    enum { MOST_GONE = 63 };
    uint8_t kinds[MOST_SIZE] = {0};
    unsigned grouped = 0;
    uint64_t key = 0;

    for (int i = 0; i < f->size; i++) {
        kinds[i] = (uint8_t)se_link_kind(&f->links[c->links[i]]);
        grouped += f->links[c->links[i]].grouped;
    }
    append(&key, (unsigned)found->added, 2);
    append(&key, (unsigned)(MOST_GONE - gone), 6);
    append(&key, grouped, 3);
    append(&key, shape_of(kinds, f->size), 8);
    append_time(f, c, &key);
    return key;
}

static void judge(const link_field *f, const link_chain *c, found_chain *best)
{
    const uint32_t closing = closing_houses(f, c);
    found_chain found = {0};

    if (closing != 0 && !is_first_form(f, c))
        return;
    describe(f, c, &found);
    const int gone = find_gone(f, c, closing, &found);
    if (gone == 0)
        return;
    found.key = key_of(f, c, &found, gone);
    if (found.key < best->key)
        *best = found;
}

/* ----------------------------------------------------------------------------------- the search */

/* Adds another link to a chain of `length` links, one that shares no place with the others. Each
 * chain is visited in the direction that begins with the lower link. */
static void extend(const link_field *f, link_chain *c, int length, uint64_t apart,
                   found_chain *best)
{
    const int last = c->links[length - 1], inner = 1 - c->outer[length - 1];
    const bool ends = length == f->size - 1 || length == MOST_SIZE - 1;

    for (int outer = 0; outer < 2; outer++) {
        uint64_t next = f->next[last][inner][outer] & apart;
        if (ends)
            next &= f->ends[c->links[0]][c->outer[0]][1 - outer] & -((uint64_t)2 << c->links[0]);
        FOR_EACH_BIT(rest, next) {
            const int link = lowest_bit(rest);
            c->links[length] = (uint8_t)link;
            c->outer[length] = (uint8_t)outer;
            if (ends)
                judge(f, c, best);
            else
                extend(f, c, length + 1, apart & f->apart[link], best);
        }
    }
}

static void look_at_digit(const marks *m, int digit, int size, found_chain *best)
{
    ASSERT(digit_in_range(digit));
    link_field f;
    link_chain c;

    make_field(m, digit, size, &f);
    for (int link = 0; link < f.count; link++)
        for (int outer = 0; outer < 2; outer++) {
            c.links[0] = (uint8_t)link;
            c.outer[0] = (uint8_t)outer;
            extend(&f, &c, 1, f.apart[link], best);
        }
}

static ennead_se_technique technique_of(const found_chain *found, int size)
{
    enum { SKYSCRAPERS, KITE, LINKS, LOOP };
    static const ennead_se_technique techniques[][4][2] = {
#define TWO(code) {ENNEAD_SE_##code, ENNEAD_SE_GROUPED_##code}
        {TWO(SKYSCRAPER), TWO(KITE_2), TWO(LINKS_2), TWO(LINK_LOOP_2)},
        {TWO(SKYSCRAPERS_3), TWO(KITE_3), TWO(LINKS_3), TWO(LINK_LOOP_3)},
        {TWO(SKYSCRAPERS_4), TWO(LINKS_4), TWO(LINKS_4), TWO(LINK_LOOP_4)},
#undef TWO
    };
    enum { BOXES = 1, BOTH_LINES = 6 };
    const int kind = found->is_loop                              ? LOOP
                     : (found->kinds & BOXES) != 0               ? LINKS
                     : (found->kinds & BOTH_LINES) == BOTH_LINES ? KITE
                                                                 : SKYSCRAPERS;
    return techniques[size - 2][kind][found->grouped];
}

static bool tell(se_rater *r, const found_chain *found, int size)
{
    static const uint8_t least[] = {40, 54, 58};
    ennead_se_step *step = se_step(r, technique_of(found, size), least[size - 2] + found->added);

    r->rank = se_rank(least[size - 2], found->added);
    step->digits = digit_set(found->digit);
    step->base = found->strong;
    step->cover = found->weak;
    step->cells = set_of_cells(found->places);
    for (int i = 0; i < 2 * size; i++)
        step->sides[i] = set_of_cells(found->sides[i]);
    step->side_count = (uint8_t)(2 * size);
    step->removed[found->digit] = set_of_cells(found->gone);
    return true;
}

static bool find_links(se_rater *r, se_memory memory, int size)
{
    found_chain best = {.key = UINT64_MAX};

    FOR_ALL_DIGITS(digit)
        if ((r->stale[memory] >> digit & 1) != 0)
            look_at_digit(&r->m, digit, size, &best);
    if (best.key != UINT64_MAX)
        return tell(r, &best, size);
    r->stale[memory] = 0;
    return false;
}

bool se_find_two_links(se_rater *r)
{
    return find_links(r, SE_TWO_LINKS, 2);
}

bool se_find_three_links(se_rater *r)
{
    return find_links(r, SE_THREE_LINKS, 3);
}

bool se_find_four_links(se_rater *r)
{
    return find_links(r, SE_FOUR_LINKS, 4);
}
