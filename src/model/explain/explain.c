/* SPDX-License-Identifier: MIT */
/*
 * The next step in words. That a placed value is eliminated from the cells that see it is not
 * said, unless that leaves only one value somewhere. Otherwise the step is the smallest reason
 * that a propagator can give; and if none has one, a trial: "if r1c1 were 5, then ..., which is
 * impossible", the one that fails soonest.
 */
#include "grid/assertions.h"

#include "grid/characters.h"
#include "model/limits.h"
#include "model/propagate.h"
#include "model/propagators.h"
#include "model/reasons.h"

#include <string.h>

/* Finds two cells that see each other and hold the same value. */
static bool find_conflict(const ennead_model *m, sentence *s)
{
    for (int cell = 0; cell < m->cells; cell++)
        for (int other = cell + 1; is_single(m->domains[cell]) && other < m->cells; other++) {
            if (m->domains[other] != m->domains[cell] || !pairs_has(&m->differs, cell, other))
                continue;
            const uint16_t both[] = {(uint16_t)cell, (uint16_t)other};
            TELL(s, MODEL_CONFLICT, tell_cells(both, 2), tell_values(m->domains[cell]));
            return true;
        }
    return false;
}

/* Eliminates the values placed in `start` from the cells that see them. */
static void follow_placed(ennead_model *m)
{
    for (int cell = 0; cell < m->cells; cell++)
        for (int other = 0; is_single(m->start[cell]) && other < m->cells; other++)
            if ((m->domains[other] & m->start[cell]) != 0 && pairs_has(&m->differs, cell, other))
                narrow(m, other, ~m->start[cell]);
}

/* Makes the letter at `at` a capital, unless it begins the name of a cell. */
static void begin_sentence(sentence *s, size_t at)
{
    char *text = s->text + at;

    if (at + 2 < s->length && s->length < ENNEAD_SENTENCE_SIZE &&
        !(text[0] == 'r' && is_digit(text[1])))
        text[0] = (char)upper(text[0]);
}

/* Whether a cell has come to hold one value since `start`. */
static bool is_placed(const ennead_model *m, int cell)
{
    return m->domains[cell] != 0 && !is_single(m->start[cell]) && is_single(m->domains[cell]);
}

/* "r1c2 must be 3, r4c5 must be 7.", for the cells that have come to hold one value since `start`.
 * */
static bool say_placed(const ennead_model *m, sentence_id begin, sentence *s)
{
    bool said = false;
    int count = 0;

    for (int cell = 0; cell < m->cells; cell++)
        count += is_placed(m, cell);
    for (uint16_t cell = 0; cell < m->cells; cell++) {
        if (!is_placed(m, cell))
            continue;
        if (said)
            tell_text(s, ", ");
        else
            tell(s, begin, (const model_slot[]){tell_number(count), {0}});
        TELL(s, MODEL_VALUE, tell_cell(&cell), tell_values(m->domains[cell]));
        said = true;
    }
    tell_text(s, said ? "." : "");
    return said;
}

/* What is placed behind another sentence: " So r1c2 must be 3." */
static void say_so_placed(const ennead_model *m, sentence *s)
{
    for (int cell = 0; cell < m->cells; cell++)
        if (is_placed(m, cell)) {
            tell_text(s, " ");
            (void)say_placed(m, SENTENCE_SO, s);
            return;
        }
}

/* Eliminates a value from all cells that see every place that it has in a full house. */
static bool leave_places(ennead_model *m, const propagator *house, domain value, sentence *s)
{
    ASSERT((value & ~m->all) == 0);
    uint16_t cells[ENNEAD_MOST_SIZE], seeing[ENNEAD_MOST_SIZE];
    char name[HOUSE_NAME_SIZE];
    domain places = 0;
    int gone = 0;

    for (int i = 0; i < house->count; i++)
        if ((m->domains[house->cells[i]] & value) != 0)
            places |= value_bit(i);
    for (size_t w = 0; w < m->differs.words && value_count(places) > 1; w++) {
        uint64_t sees = UINT64_MAX;
        for (domain left = places; left != 0 && sees != 0; left &= left - 1)
            sees &= m->differs.bits[house->cells[lowest_value(left)] * m->differs.words + w];
        FOR_EACH_VALUE(left, sees) {
            const int cell = (int)w * 64 + lowest_value(left);
            if ((m->domains[cell] & value) != 0 && gone < ENNEAD_MOST_SIZE)
                seeing[gone++] = (uint16_t)cell;
        }
    }
    if (gone == 0)
        return false;
    TELL(s, MODEL_PLACES, tell_house(s, house, house->name, name), tell_values(value),
         tell_picked(house->cells, house->count, places, cells), tell_cells(seeing, gone));
    keep_before(m);
    for (int i = 0; i < gone; i++)
        narrow(m, seeing[i], ~value);
    return tell_gone(m, s);
}

/* Finds the house with such an elimination; NULL if there is none. */
static const propagator *explain_by_places(ennead_model *m, sentence *s)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        for (int v = 0; is_full_house(m, p) && v < m->values; v++)
            if (leave_places(m, p, value_bit(v), s))
                return p;
    }
    return NULL;
}

/* Asks a propagator for a reason of at most `most` cells or values. A filter that gives one reason
 * for everything is asked only if `most` is larger than one. */
static bool explain_by(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (p->kind->explain != NULL)
        return p->kind->explain(m, p, most, s);
    return p->kind->reason != 0 && most >= 2 && explain_rule(m, p, s, p->kind->reason, 0);
}

/* The first propagator with a reason of at most `most`; NULL if there is none, or a limit was
 * reached. */
static const propagator *explain_at_most(ennead_model *m, int most, sentence *s)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        if (!model_within_time(m))
            return NULL;
        if (!p->silent && explain_by(m, p, most, s))
            return p;
    }
    return most == 2 ? explain_by_places(m, s) : NULL;
}

/* Finds out which propagators have no reason of any size in the state of `start`. Returns whether
 * there are others. */
static bool find_silent(ennead_model *m)
{
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    bool any = false;

    for (size_t i = 0; i < m->propagator_count && model_within_time(m); i++) {
        char words[ENNEAD_SENTENCE_SIZE];
        sentence unsaid = sentence_in(m, words);
        m->propagators[i].silent = !explain_by(m, &m->propagators[i], m->values, &unsaid);
        any = any || !m->propagators[i].silent;
        memcpy(m->domains, m->start, bytes);
    }
    model_queue_clear(m);
    return any;
}

/* The house or rule with the smallest reason, from the state of `start`; NULL if there is none, or
 * a limit was reached. Sizes above two are only looked for where there is anything to find. */
static const propagator *explain_by_rule(ennead_model *m, sentence *s)
{
    enum { EASY = 2 };
    const propagator *found = NULL;

    for (size_t i = 0; i < m->propagator_count; i++)
        m->propagators[i].silent = false;
    for (int most = 1; most <= m->values && found == NULL; most++) {
        if (most == EASY + 1 && !find_silent(m))
            break;
        found = explain_at_most(m, most, s);
    }
    return found;
}

/* ------------------------------------------------------------------------------------- trials */

/* Begins a trial from the state in `start`. */
static propagation try_value(ennead_model *m, int cell, domain value)
{
    ASSERT(cell >= 0 && cell < m->cells);
    ASSERT((value & ~m->all) == 0);
    model_queue_clear(m);
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    return narrow(m, cell, value) ? propagate(m) : CONTRADICTION;
}

/* A trial that failed, and after how many calls. */
typedef struct failed_trial {
    uint64_t calls;
    int cell;
    domain value;
} failed_trial;

/* Tries the values of a cell, at most *left of them. Returns false if a limit was reached. */
static bool try_cell(ennead_model *m, int cell, int *left, failed_trial *best)
{
    FOR_EACH_VALUE(rest, m->start[cell]) {
        const uint64_t before = m->result.filters;
        if ((*left)-- == 0) {
            m->end = ENNEAD_SEARCH_END_NODES;
            return false;
        }
        const propagation outcome = try_value(m, cell, rest & -rest);
        if (outcome == CUT_SHORT)
            return false;
        const failed_trial t = {m->result.filters - before, cell, rest & -rest};
        if (outcome == CONTRADICTION &&
            (t.calls < best->calls || (t.calls == best->calls && cell < best->cell)))
            *best = t;
    }
    return true;
}

/* Finds the value of `start` that fails after the fewest calls, in the first such cell. Cells with
 * few values come first, because there are grids with too many values to try each. Returns false
 * if none fails, or a limit was reached. */
static bool find_trial(ennead_model *m, failed_trial *best)
{
    enum { MOST_TRIALS = 8192 };
    int left = MOST_TRIALS;
    bool goes_on = true;

    *best = (failed_trial){.calls = UINT64_MAX};
    for (int size = 2; size <= m->values && goes_on; size++)
        for (int cell = 0; cell < m->cells && goes_on; cell++)
            if (value_count(m->start[cell]) == size)
                goes_on = try_cell(m, cell, &left, best);
    const bool found = best->calls != UINT64_MAX;
    if (found && m->end == ENNEAD_SEARCH_END_NODES)
        m->end = ENNEAD_SEARCH_END_COMPLETE;
    return found && m->end == ENNEAD_SEARCH_END_COMPLETE;
}

static void say_contradiction(const ennead_model *m, sentence *s)
{
    char name[HOUSE_NAME_SIZE];
    const propagator *p = m->failed != NO_PROPAGATOR ? m->slots[m->failed] : NULL;

    if (p != NULL && p->kind->broken != NULL) {
        p->kind->broken(p, s);
        return;
    }
    for (uint16_t cell = 0; cell < m->cells; cell++)
        if (m->domains[cell] == 0) {
            TELL(s, MODEL_NO_CANDIDATE, tell_cell(&cell));
            return;
        }
    if (p == NULL)
        return;
    if (p->kind->meaning == SAYS_MORE && p->name.kind == NO_HOUSE)
        TELL(s, MODEL_NO_FILLING, tell_its_cells(p));
    else
        TELL(s, MODEL_TOO_FEW, tell_house(s, p, p->name, name));
}

/* Goes on from a supposition by one thing that a person would see, and says it; false if there is
 * none, or a contradiction, or at a limit. What placed values take from the cells that see them
 * goes without saying, unless it leaves a cell one candidate. */
static bool follow_supposition(ennead_model *m, sentence *s)
{
    const uint16_t cells = (uint16_t)m->cells;
    memcpy(m->start, m->domains, (size_t)m->cells * sizeof *m->domains);
    follow_placed(m);
    for (uint16_t cell = 0; cell < cells; cell++)
        if (m->domains[cell] == 0)
            return false;
    bool placed = false;
    for (uint16_t cell = 0; cell < cells; cell++) {
        if (!is_placed(m, cell))
            continue;
        TELL(s, MODEL_LINK, tell_cell(&cell), tell_values(m->domains[cell]));
        placed = true;
    }
    if (placed)
        return true;
    memcpy(m->start, m->domains, (size_t)m->cells * sizeof *m->domains);
    model_queue_clear(m);
    const size_t length = s->length;
    if (explain_by_rule(m, s) == NULL)
        return false;
    begin_sentence(s, length);
    say_so_placed(m, s);
    tell_text(s, " ");
    return true;
}

/* Says what follows from a supposition, link by link, until two cells conflict or one has no
 * candidate left; else *whole is false: that it is too long, or needs what a person would not see.
 * */
static bool say_links(ennead_model *m, sentence *s)
{
    enum { MOST_LINKS = 12, ROOM_AFTER = 500 };

    for (int links = 0; links < MOST_LINKS && s->length + ROOM_AFTER < ENNEAD_SENTENCE_SIZE;
         links++) {
        const size_t length = s->length;
        if (find_conflict(m, s)) {
            s->length = length;
            tell(s, SENTENCE_MODEL_BUT_THEN, NULL);
            return find_conflict(m, s);
        }
        const bool followed = follow_supposition(m, s);
        if (s->length + ROOM_AFTER > ENNEAD_SENTENCE_SIZE) {
            s->length = length;
            break;
        }
        if (followed)
            continue;
        tell(s, SENTENCE_MODEL_BUT_THEN, NULL);
        const size_t said = s->length;
        m->failed = NO_PROPAGATOR;
        say_contradiction(m, s);
        if (s->length > said)
            return true;
        s->length = length;
        break;
    }
    return false;
}

static bool explain_trial(ennead_model *m, sentence *s, sentence *where)
{
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    failed_trial found;

    if (!find_trial(m, &found))
        return false;
    const uint16_t cell = (uint16_t)found.cell;
    const domain value = found.value;
    TELL(where, MODEL_CELL, tell_cell(&cell));
    TELL(s, MODEL_SUPPOSE, tell_cell(&cell), tell_values(value));
    memcpy(m->found, m->start, bytes); /* no search is in progress, so there is room */
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    narrow(m, cell, value);
    const bool whole = say_links(m, s);
    memcpy(m->start, m->found, bytes);
    if (!whole) {
        tell(s, SENTENCE_MODEL_AND_SO_ON, NULL);
        if (try_value(m, cell, value) != CONTRADICTION)
            return false;
        say_contradiction(m, s);
    }
    TELL(s, MODEL_NOT, tell_cell(&cell), tell_values(value));
    memcpy(m->domains, m->start, bytes);
    narrow(m, cell, ~value);
    return true;
}

/* -------------------------------------------------------------------------------------- steps */

/* Whether the values placed already conflict, or leave a cell without values; writes the reason. */
static bool is_dead(ennead_model *m, sentence *s)
{
    if (!find_conflict(m, s)) {
        follow_placed(m);
        say_contradiction(m, s);
    }
    tell_text(s, s->length > 0 ? "." : "");
    return s->length > 0;
}

/* Whether propagation from the state in `start` fails; writes which rule cannot be satisfied. */
static bool contradicts(ennead_model *m, sentence *s)
{
    const bool conflict = ennead_model_propagate(m, m->before) == ENNEAD_STATUS_END &&
                          m->end == ENNEAD_SEARCH_END_COMPLETE;

    if (conflict)
        say_contradiction(m, s);
    if (conflict && s->length > 0)
        tell_text(s, ".");
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    model_queue_clear(m);
    return conflict;
}

/* Writes the first cell that has got a single value since `start`. */
static void say_first_placed(const ennead_model *m, sentence *where)
{
    uint16_t cell = 0;

    while (!is_placed(m, cell))
        cell++;
    TELL(where, MODEL_CELL, tell_cell(&cell));
}

/* Writes the house, or the cells of a rule. If a rule has too many cells to look at, only those
 * that it has changed. */
static void say_where(const ennead_model *m, const propagator *p, sentence *where)
{
    enum { MOST_TO_LOOK_AT = 12 };
    domain named[ENNEAD_MOST_CELLS / 64] = {0};
    uint16_t cells[ENNEAD_MOST_SIZE];
    char name[HOUSE_NAME_SIZE];
    int all = 0, count = 0;

    if (p->name.kind != NO_HOUSE) {
        tell_text(where, tell_house(where, p, p->name, name).text);
        return;
    }
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i];
        all += (named[cell / 64] & value_bit(cell % 64)) == 0;
        named[cell / 64] |= value_bit(cell % 64);
    }
    for (int cell = 0; cell < m->cells && count < ENNEAD_MOST_SIZE; cell++)
        if ((named[cell / 64] & value_bit(cell % 64)) != 0 &&
            (all <= MOST_TO_LOOK_AT || m->domains[cell] != m->start[cell]))
            cells[count++] = (uint16_t)cell;
    TELL(where, MODEL_CELL, tell_cells(cells, count));
}

/* Finds the simplest step. Returns false if there is none, if there is a contradiction (which is
 * written), or if a limit was reached. */
static bool find_step(ennead_model *m, ennead_model_reason most, ennead_model_reason *reason,
                      sentence *s, sentence *where)
{
    *reason = ENNEAD_MODEL_REASON_PLACED;
    if (say_placed(m, SENTENCE_MODEL_PLACED, s)) {
        say_first_placed(m, where);
        return true;
    }
    memcpy(m->start, m->domains, (size_t)m->cells * sizeof *m->domains);
    if (most < ENNEAD_MODEL_REASON_RULE)
        return false;
    *reason = ENNEAD_MODEL_REASON_RULE;
    const propagator *p = explain_by_rule(m, s);
    if (p != NULL)
        say_where(m, p, where);
    if (p == NULL) {
        *reason = ENNEAD_MODEL_REASON_TRIAL;
        if (m->end != ENNEAD_SEARCH_END_COMPLETE || contradicts(m, s) ||
            most < ENNEAD_MODEL_REASON_TRIAL || !explain_trial(m, s, where))
            return false;
    }
    say_so_placed(m, s);
    return true;
}

/* Records the cells that a step is about, without those changed by placed values. */
static void find_changed(const ennead_model *m, ennead_model_step *step)
{
    memset(step->changed, 0, sizeof step->changed);
    for (int cell = 0; cell < m->cells; cell++)
        if (m->domains[cell] != m->start[cell] &&
            (step->reason != ENNEAD_MODEL_REASON_PLACED || is_single(m->domains[cell])))
            step->changed[cell / 64] |= value_bit(cell % 64);
}

/* Keeps in m->before what the sentence begins with. */
static void keep_beginning(ennead_model *m, ennead_model_reason reason)
{
    for (int cell = 0; cell < m->cells; cell++)
        m->before[cell] = reason == ENNEAD_MODEL_REASON_PLACED && !is_placed(m, cell)
                              ? m->domains[cell]
                              : m->start[cell];
}

ennead_status ennead_model_step_next(ennead_model *model, ennead_model_reason most,
                                     uint64_t *candidates, ennead_model_step *step)
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    sentence s = sentence_in(m, step->text), where = sentence_in(m, step->where);

    if (ennead_model_start(m, candidates) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (m->unfinished)
        return ENNEAD_STATUS_END;
    m->failed = NO_PROPAGATOR;
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    const bool found = !is_dead(m, &s) && find_step(m, most, &step->reason, &s, &where);
    if (!found) {
        if (m->end != ENNEAD_SEARCH_END_COMPLETE)
            m->stage = ENDED; /* a limit is reported like that of a search */
        return ENNEAD_STATUS_END;
    }
    begin_sentence(&s, 0);
    find_changed(m, step);
    keep_beginning(m, step->reason);
    memcpy(candidates, m->domains, bytes);
    memcpy(m->start, m->domains, bytes);
    model_queue_clear(m);
    return ENNEAD_STATUS_OK;
}

/* Begins each sentence anew, from the state after the placed values were followed. */
static void begin_again(ennead_model *m, ennead_model_step *step, sentence *s, sentence *where)
{
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    model_queue_clear(m);
    *s = sentence_in(m, step->text);
    *where = sentence_in(m, step->where);
}

/* The simplest reason that one house or rule gives, if it gives one. */
static bool explain_simply(ennead_model *m, const propagator *p, sentence *s)
{
    for (int most = 1; most <= m->values; most++) {
        if (!model_within_time(m))
            return false;
        if (explain_by(m, p, most, s))
            return true;
    }
    return false;
}

/* Reports the step of each house and rule. */
static void report_all(ennead_model *m, ennead_model_step *step, ennead_model_step_function report,
                       void *user)
{
    sentence s, where;
    bool more = true;

    step->reason = ENNEAD_MODEL_REASON_RULE;
    for (size_t i = 0; i < m->propagator_count && more; i++) {
        begin_again(m, step, &s, &where);
        if (!explain_simply(m, &m->propagators[i], &s))
            continue;
        say_where(m, &m->propagators[i], &where);
        say_so_placed(m, &s);
        begin_sentence(&s, 0);
        find_changed(m, step);
        more = report(user, step, m->start, m->domains);
    }
    begin_again(m, step, &s, &where);
}

ennead_status ennead_model_step_all(ennead_model *model, const uint64_t *candidates,
                                    ennead_model_step_function report, void *user)
{
    ennead_model *m = model;
    ennead_model_step step = {.reason = ENNEAD_MODEL_REASON_PLACED};
    sentence s = sentence_in(m, step.text), where = sentence_in(m, step.where);

    if (ennead_model_start(m, candidates) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (m->unfinished)
        return ENNEAD_STATUS_END;
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    model_queue_clear(m);
    if (is_dead(m, &s))
        return ENNEAD_STATUS_END;
    if (find_step(m, ENNEAD_MODEL_REASON_PLACED, &step.reason, &s, &where)) {
        begin_sentence(&s, 0);
        find_changed(m, &step);
        if (!report(user, &step, m->start, m->domains))
            return ENNEAD_STATUS_OK;
        memcpy(m->start, m->domains, (size_t)m->cells * sizeof *m->domains);
    }
    report_all(m, &step, report, user);
    if (m->end != ENNEAD_SEARCH_END_COMPLETE) {
        m->stage = ENDED;
        return ENNEAD_STATUS_END;
    }
    return ENNEAD_STATUS_OK;
}

void ennead_model_step_begin(const ennead_model *model, uint64_t *candidates)
{
    memcpy(candidates, model->before, (size_t)model->cells * sizeof *candidates);
}

ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                   char text[ENNEAD_SENTENCE_SIZE])
{
    ennead_model_step step = {.reason = ENNEAD_MODEL_REASON_TRIAL};
    const ennead_status status =
        ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, candidates, &step);

    memcpy(text, step.text, strlen(step.text) + 1);
    return status;
}

ennead_status ennead_model_settle_once(ennead_model *model, uint64_t *candidates)
{
    ennead_model *m = model;

    if (ennead_model_start(m, candidates) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    memcpy(m->domains, m->start, (size_t)m->cells * sizeof *m->domains);
    follow_placed(m);
    model_queue_clear(m);
    for (int cell = 0; cell < m->cells; cell++) {
        const domain gone = m->start[cell] & ~m->domains[cell];
        candidates[cell] = is_single(m->start[cell]) ? m->start[cell] : m->domains[cell];
        /* the lowest of those that went come back */
        for (domain rest = gone; rest != 0 && value_count(candidates[cell]) < 2; rest &= rest - 1)
            candidates[cell] |= rest & -rest;
    }
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_model_settle(ennead_model *model, uint64_t *candidates)
{
    ennead_model *m = model;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    bool alive = true;

    if (ennead_model_start(m, candidates) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    memcpy(m->domains, m->start, bytes);
    model_queue_clear(m);
    for (int cell = 0; cell < m->cells; cell++) {
        alive = alive && m->domains[cell] != 0;
        if (m->domains[cell] != 0 && is_single(m->domains[cell]))
            m->assigned[m->assigned_count++] = (uint16_t)cell;
    }
    alive = alive && spread_all(m);
    memcpy(candidates, m->domains, bytes);
    model_queue_clear(m);
    return alive ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END;
}
