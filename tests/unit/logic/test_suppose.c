/* SPDX-License-Identifier: MIT */
/*
 * What follows from a supposition, compared with rounds of plain rules over the whole board until
 * nothing changes; and the reasons, which must be sufficient by themselves.
 */
#include "support/hunts.h"

#include "logic/suppose.h"

/* The same question answered plainly: which digits are placed, and whether it fails. */
struct plain {
    const marks *m;
    reasoning by;
    digits left[ENNEAD_CELLS];
    uint8_t placed[ENNEAD_CELLS];
    bool failed;
};

static void place_plainly(struct plain *p, int cell, int digit)
{
    p->placed[cell] = (uint8_t)digit;
    for (int other = 0; other < ENNEAD_CELLS; other++)
        if (other == cell)
            p->left[other] &= digit_set(digit);
        else if ((peers[cell] & CELL(other)) != 0)
            p->left[other] &= (digits)~digit_set(digit);
}

/* Cells that are given or found have no candidates and say nothing. */
static bool place_in_cells(struct plain *p)
{
    bool any = false;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (p->m->of[cell] == 0)
            continue;
        p->failed |= p->left[cell] == 0;
        if (digit_count(p->left[cell]) == 1 && p->placed[cell] == 0 &&
            p->left[cell] != p->m->of[cell] &&
            (p->by == AS_A_NET || digit_count(p->m->of[cell]) == 2)) {
            place_plainly(p, cell, lowest_digit(p->left[cell]));
            any = true;
        }
    }
    return any;
}

static bool place_in_houses(struct plain *p)
{
    bool any = false;

    for (int house = 0; house < HOUSES; house++)
        for (int digit = 1; digit <= 9; digit++) {
            int before = 0, after = 0, last = 0;
            for (int position = 0; position < 9; position++) {
                const int cell = cell_at(house, position);
                before += (p->m->of[cell] & digit_set(digit)) != 0;
                if ((p->left[cell] & digit_set(digit)) != 0) {
                    after++;
                    last = cell;
                }
            }
            p->failed |= before > 0 && after == 0;
            if (after == 1 && before > 1 && p->placed[last] == 0 &&
                (p->by == AS_A_NET || before == 2)) {
                place_plainly(p, last, digit);
                any = true;
            }
        }
    return any;
}

static void suppose_plainly(struct plain *p, const marks *m, reasoning by, int cell, int digit)
{
    *p = (struct plain){.m = m, .by = by};
    memcpy(p->left, m->of, sizeof p->left);
    place_plainly(p, cell, digit);
    bool any = true;
    while (any && !p->failed) {
        any = place_in_cells(p);
        any |= place_in_houses(p);
    }
}

static void assert_same(const supposition *s, const struct plain *p)
{
    int count = 0;

    assert_int_equal(s->failed, p->failed);
    if (s->failed)
        return;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        count += p->placed[cell] != 0;
        assert_int_equal(s->of[cell], p->left[cell]);
    }
    assert_int_equal(s->count, count);
    for (int i = 0; i < s->count; i++)
        assert_int_equal(p->placed[s->placed[i].cell], s->placed[i].digit);
}

static bool has_reason(const reasons *r, int number)
{
    return (r->words[number / 64] >> (number % 64) & 1) != 0;
}

/* The candidates left when only the placements of a set of reasons are done. Each of these must
 * follow, as it says, from those before it. */
static void replay(const supposition *s, const reasons *r, digits left[ENNEAD_CELLS])
{
    struct plain p = {.m = s->m};

    memcpy(p.left, s->m->of, sizeof p.left);
    for (int i = 0; i < s->count; i++) {
        const placement *at = &s->placed[i];
        if (!has_reason(r, i))
            continue;
        assert_true((p.left[at->cell] & digit_set(at->digit)) != 0);
        if (i > 0 && at->house == NO_HOUSE)
            assert_int_equal(p.left[at->cell], digit_set(at->digit));
        for (int position = 0; i > 0 && at->house != NO_HOUSE && position < 9; position++) {
            const int cell = cell_at(at->house, position);
            assert_true(cell == at->cell || (p.left[cell] & digit_set(at->digit)) == 0);
        }
        place_plainly(&p, at->cell, at->digit);
    }
    memcpy(left, p.left, sizeof p.left);
}

static void assert_failure_has_reasons(const supposition *s)
{
    const reasons r = reasons_for_failure(s);
    digits left[ENNEAD_CELLS], any = 0;

    replay(s, &r, left);
    assert_true(has_reason(&r, 0) && reason_count(&r) <= s->count);
    if (s->failure.digit == 0)
        assert_int_equal(left[s->failure.cell], 0);
    for (int position = 0; s->failure.digit != 0 && position < 9; position++)
        any |= left[cell_at(s->failure.house, position)] & digit_set(s->failure.digit);
    assert_int_equal(any, 0);
}

static void assert_losses_have_reasons(const supposition *s)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell += 7)
        for (digits rest = s->m->of[cell] & (digits)~s->of[cell]; rest != 0;
             rest = without_lowest_digit(rest)) {
            const reasons r = reasons_for_loss(s, cell, lowest_digit(rest));
            digits left[ENNEAD_CELLS];
            replay(s, &r, left);
            assert_int_equal(left[cell] & digit_set(lowest_digit(rest)), 0);
        }
}

static void all_follows_that_must(void **context)
{
    (void)context;
    static supposition s;
    struct generator generator = {21};
    unsigned long made = 0, failed = 0;

    for (unsigned long round = 0; round < test_size(30, 1000); round++) {
        const ennead_state state = open_state(&generator);
        const marks *m = hunt_on(&state)->marks;
        const reasoning by = round % 2 == 0 ? AS_CHAINS : AS_A_NET;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            for (digits rest = m->of[cell]; rest != 0; rest = without_lowest_digit(rest)) {
                struct plain p;
                suppose(&s, m, by, cell, lowest_digit(rest));
                suppose_plainly(&p, m, by, cell, lowest_digit(rest));
                assert_same(&s, &p);
                made++;
                failed += s.failed;
                if (s.failed)
                    assert_failure_has_reasons(&s);
                else
                    assert_losses_have_reasons(&s);
            }
    }
    report_figure("suppose: %lu suppositions, %lu failed", made, failed);
    assert_true(failed > 0 && failed < made);
}

static void reasons_become_nodes(void **context)
{
    (void)context;
    static supposition s;
    ennead_state state = state_of(EMPTY_BOARD);
    ennead_step step = {.node_count = 0};

    state.candidates[1] =
        1 | 2; /* r1c2 is 2 if r1c1 is 1, and then r1c9, which holds 2 or 3, is 3 */
    state.candidates[8] = 2 | 4;
    suppose(&s, hunt_on(&state)->marks, AS_CHAINS, 0, 1);
    const reasons r = reasons_for_loss(&s, 17, 3); /* r2c9 sees r1c9 */
    add_reasons(&step, &s, &r);
    assert_int_equal(step.node_count, 3);
    assert_int_equal(step.nodes[0].why, ENNEAD_NODE_CAUSE_SUPPOSED);
    assert_int_equal(step.nodes[0].digit, 1);
    assert_int_equal(step.nodes[1].why, ENNEAD_NODE_CAUSE_CELL);
    assert_int_equal(step.nodes[1].digit, 2);
    assert_int_equal(step.nodes[2].digit, 3);
    assert_true(cells_of_set(step.cells) == (CELL(0) | CELL(1) | CELL(8)));
    assert_int_equal(step.digits, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_follows_that_must),
        cmocka_unit_test(reasons_become_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
