/* SPDX-License-Identifier: MIT */
/*
 * Chains of strong links against plain loops: all choices of links, in all arrangements, in both
 * directions each, and the best of them by rating, number, and suffix as text, the first of equals.
 */
#include "support/plain_links.h"

enum { MOST = 4 };

struct tried_chain {
    const struct plain_link *links[MOST];
    int order[MOST]; /* numbers of links */
    int enter[MOST]; /* sides */
    int size, digit;
};

/* What the best chain so far is worth. */
struct best {
    bool found;
    double rating;
    int count;
    char suffix[MOST + 2];
    struct plain_step *step;
};

static const struct plain_link *nth(const struct tried_chain *a, int i)
{
    return a->links[a->order[i]];
}

static bool side_in(const struct plain_link *link, int side, enum plain_kind kind, int index)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (link->side[side][cell] && !plain_in(kind, index, cell))
            return false;
    return true;
}

/* The house that two sides share: a column before a row before a box. */
static bool share(const struct plain_link *one, int side, const struct plain_link *other,
                  int other_side, enum plain_kind *kind, int *index)
{
    static const enum plain_kind kinds[] = {PLAIN_COLUMN, PLAIN_ROW, PLAIN_BOX};

    for (int i = 0; i < 3; i++)
        for (*index = 0; *index < 9; ++*index) {
            *kind = kinds[i];
            if (side_in(one, side, *kind, *index) && side_in(other, other_side, *kind, *index))
                return true;
        }
    return false;
}

static bool sees_side(int cell, const struct plain_link *link, int side)
{
    for (int other = 0; other < ENNEAD_CELLS; other++)
        if (link->side[side][other] && !plain_sees(cell, other))
            return false;
    return true;
}

static bool in_a_base(const struct tried_chain *a, int cell)
{
    for (int i = 0; i < a->size; i++)
        if (plain_in(a->links[i]->kind, a->links[i]->index, cell))
            return true;
    return false;
}

/* Of a pair of sides, in what is not in `kept`. Returns how much. */
static int remove_between(const struct plain *p, const struct tried_chain *a, int one, int other,
                          const bool kept[ENNEAD_CELLS], struct plain_step *step)
{
    int count = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (!p->has[cell][a->digit] || kept[cell] || in_a_base(a, cell) ||
            !sees_side(cell, nth(a, one), 1 - a->enter[one]) ||
            !sees_side(cell, nth(a, other), a->enter[other]))
            continue;
        step->removed[cell][a->digit] = true;
        count++;
    }
    return count;
}

static int grouped_of(const struct tried_chain *a)
{
    int count = 0;

    for (int i = 0; i < a->size; i++)
        count += a->links[i]->grouped;
    return count;
}

/* How many links are grouped, then the kinds: 0 a box, 1 and 2 lines, read in the way that comes
 * first. */
static void suffix_of(const struct tried_chain *a, char suffix[MOST + 2])
{
    char lowest[MOST + 1] = "9999";

    for (int way = 0; way < 4; way++) {
        char read[MOST + 1] = {0};
        for (int i = 0; i < a->size; i++) {
            const enum plain_kind kind = nth(a, way % 2 == 0 ? i : a->size - 1 - i)->kind;
            read[i] = kind == PLAIN_BOX ? '0' : (kind == PLAIN_ROW) == (way < 2) ? '1' : '2';
        }
        if (strcmp(read, lowest) < 0)
            strcpy(lowest, read);
    }
    suffix[0] = (char)('0' + grouped_of(a));
    strcpy(suffix + 1, lowest);
}

static double rating_of(const struct tried_chain *a, const char *suffix)
{
    static const double base[] = {[2] = 4.0, 5.4, 5.8};
    const bool box = strchr(suffix + 1, '0') != NULL, two = strchr(suffix + 1, '2') != NULL;

    if (suffix[0] != '0')
        return base[a->size] + 0.3;
    return base[a->size] + (box && two ? 0.2 : box || two ? 0.1 : 0.0);
}

static ennead_se_technique technique_of(int size, const char *suffix, bool loop)
{
    static const ennead_se_technique plain[][4] = {
        {ENNEAD_SE_SKYSCRAPER, ENNEAD_SE_KITE_2, ENNEAD_SE_LINKS_2, ENNEAD_SE_LINK_LOOP_2},
        {ENNEAD_SE_SKYSCRAPERS_3, ENNEAD_SE_KITE_3, ENNEAD_SE_LINKS_3, ENNEAD_SE_LINK_LOOP_3},
        {ENNEAD_SE_SKYSCRAPERS_4, ENNEAD_SE_LINKS_4, ENNEAD_SE_LINKS_4, ENNEAD_SE_LINK_LOOP_4},
    };
    const bool box = strchr(suffix + 1, '0') != NULL, two = strchr(suffix + 1, '2') != NULL;
    const int technique = (int)plain[size - 2][loop ? 3 : box ? 2 : two];

    /* The grouped one stands behind. */
    return (ennead_se_technique)(technique + (suffix[0] != '0'));
}

static bool is_better(const struct best *best, double rating, int count, const char *suffix)
{
    if (!best->found || rating != best->rating)
        return !best->found || rating < best->rating;
    if (count != best->count)
        return count > best->count;
    return strcmp(suffix, best->suffix) < 0;
}

static void judge(const struct plain *p, const struct tried_chain *a, struct best *best)
{
    struct plain_step step = {0};
    bool kept[ENNEAD_CELLS] = {false}, nothing[ENNEAD_CELLS] = {false};
    char suffix[MOST + 2];
    enum plain_kind kind;
    int index, count;
    const int last = a->size - 1;

    for (int i = 0; i < last; i++) {
        if (!share(nth(a, i), 1 - a->enter[i], nth(a, i + 1), a->enter[i + 1], &kind, &index))
            return;
        for (int position = 0; position < 9; position++)
            kept[plain_cell(kind, index, position)] = true;
    }
    const bool loop =
        share(nth(a, last), 1 - a->enter[last], nth(a, 0), a->enter[0], &kind, &index);
    if (loop && (a->order[0] != 0 || a->enter[0] != 0))
        return;
    count = remove_between(p, a, last, 0, loop ? nothing : kept, &step);
    for (int i = 0; loop && i < last; i++)
        count += remove_between(p, a, i, i + 1, nothing, &step);
    suffix_of(a, suffix);
    const double rating = rating_of(a, suffix);
    if (count == 0 || !is_better(best, rating, count, suffix))
        return;
    step.rating = (int)(10 * rating + 0.5);
    step.technique = technique_of(a->size, suffix, loop);
    best->found = true;
    best->rating = rating;
    best->count = count;
    strcpy(best->suffix, suffix);
    *best->step = step;
}

static void judge_sides(const struct plain *p, struct tried_chain *a, struct best *best)
{
    for (unsigned sides = 0; sides < 1u << a->size; sides++) {
        for (int i = 0; i < a->size; i++)
            a->enter[i] = sides >> (a->size - 1 - i) & 1;
        judge(p, a, best);
    }
}

/* All arrangements: P. Fuchs's QuickPerm counting down; each pair of opposite ones once. */
static void arrange(const struct plain *p, struct tried_chain *a, struct best *best)
{
    int left[MOST + 1], at = 1;

    for (int i = 0; i <= a->size; i++)
        left[i] = i;
    for (int i = 0; i < a->size; i++)
        a->order[i] = i;
    judge_sides(p, a, best);
    while (at < a->size) {
        left[at]--;
        const int with = at % 2 == 1 ? left[at] : 0, kept = a->order[with];
        a->order[with] = a->order[at];
        a->order[at] = kept;
        if (a->order[0] < a->order[a->size - 1])
            judge_sides(p, a, best);
        for (at = 1; left[at] == 0; at++)
            left[at] = at;
    }
}

static bool overlap(const struct plain_link *one, const struct plain_link *other)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (one->place[cell] && other->place[cell])
            return true;
    return false;
}

/* Chooses links of such kinds, each behind the one before. */
static void choose(const struct plain *p, struct tried_chain *a, int chosen, const int kinds[MOST],
                   const struct plain_link *links, int count, int from, struct best *best)
{
    static const enum plain_kind of[] = {PLAIN_BOX, PLAIN_ROW, PLAIN_COLUMN};

    if (chosen == a->size || chosen == MOST) {
        arrange(p, a, best);
        return;
    }
    for (int i = from; i < count; i++) {
        bool apart = links[i].kind == of[kinds[chosen]];
        for (int j = 0; j < chosen; j++)
            apart = apart && !overlap(a->links[j], &links[i]);
        a->links[chosen] = &links[i];
        if (apart)
            choose(p, a, chosen + 1, kinds, links, count, i + 1, best);
    }
}

static bool plain_chain(const struct plain *p, int size, struct plain_step *step)
{
    static struct plain_link links[10][PLAIN_MOST_LINKS];
    struct best best = {.step = step};
    int counts[10], sets = 1;

    for (int digit = 1; digit <= 9; digit++)
        counts[digit] = plain_links(p, digit, links[digit]);
    for (int i = 0; i < size; i++)
        sets *= 3;
    for (int set = 0; set < sets; set++) {
        int kinds[MOST] = {0};
        bool ascending = true;
        for (int i = 0, rest = set; i < size; i++, rest /= 3) {
            kinds[i] = rest % 3;
            ascending = ascending && (i == 0 || kinds[i - 1] <= kinds[i]);
        }
        for (int digit = 1; ascending && digit <= 9; digit++) {
            struct tried_chain a = {.size = size, .digit = digit};
            choose(p, &a, 0, kinds, links[digit], counts[digit], 0, &best);
        }
    }
    return best.found;
}

static bool plain_two(const struct plain *p, struct plain_step *step)
{
    return plain_chain(p, 2, step);
}

static bool plain_three(const struct plain *p, struct plain_step *step)
{
    return plain_chain(p, 3, step);
}

static bool plain_four(const struct plain *p, struct plain_step *step)
{
    return plain_chain(p, 4, step);
}

static void chains_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_two_links, plain_two, AFTER_SINGLES, test_size(200, 10000), 62);
    assert_finds_the_same(se_find_three_links, plain_three, AFTER_SINGLES, test_size(40, 1000), 63);
    assert_finds_the_same(se_find_four_links, plain_four, AFTER_SINGLES, test_size(8, 100), 64);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chains_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
