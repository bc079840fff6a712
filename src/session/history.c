/* SPDX-License-Identifier: MIT */
/*
 * The history of a game: positions that are never changed, and moves as text, so that undo is a step
 * back, a saved game is the moves one under another, and a loaded one is played again.
 */
#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/memory.h"
#include "session/session.h"

enum { FIRST_ENTRIES = 16 };

position present_position(const ennead_session *s)
{
    position p = {.variant = NULL};

    if (s->history.at > 0)
        return s->history.entries[s->history.at - 1].position;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        p.state.candidates[cell] = ALL_DIGITS;
    return p;
}

variant *present_variant(const ennead_session *s)
{
    return s->history.at > 0 ? s->history.entries[s->history.at - 1].position.variant : NULL;
}

position draft_of(const ennead_session *s)
{
    position p = present_position(s);

    if (p.variant != NULL) {
        memcpy(p.variant->draft, p.left, p.variant->cells * sizeof *p.left);
        p.left = p.variant->draft;
    }
    return p;
}

bool is_same_position(const position *one, const position *other)
{
    const ennead_state *a = &one->state, *b = &other->state;

    if (one->variant != NULL)
        return memcmp(one->left, other->left, one->variant->cells * sizeof *one->left) == 0;
    return memcmp(a->givens, b->givens, sizeof a->givens) == 0 &&
           memcmp(a->values, b->values, sizeof a->values) == 0 &&
           memcmp(a->candidates, b->candidates, sizeof a->candidates) == 0;
}

static bool make_room(ennead_session *s)
{
    history *h = &s->history;
    const size_t capacity = h->capacity > 0 ? 2 * h->capacity : FIRST_ENTRIES;

    if (h->at < h->capacity)
        return true;
    entry *entries = allocate(&s->allocator, capacity * sizeof *entries);
    if (entries == NULL)
        return false;
    if (h->count > 0)
        memcpy(entries, h->entries, h->count * sizeof *entries);
    release(&s->allocator, h->entries);
    h->entries = entries;
    h->capacity = capacity;
    return true;
}

/* Forgets the entries from number `from` on. */
static void forget(ennead_session *s, size_t from)
{
    for (size_t i = from; i < s->history.count; i++) {
        const entry *e = &s->history.entries[i];
        release(&s->allocator, e->move);
        release(&s->allocator, e->position.left);
        if (e->begins == BEGINS)
            variant_free(s, e->position.variant);
    }
    s->history.count = from;
}

void forget_all(ennead_session *s)
{
    forget(s, 0);
    release(&s->allocator, s->history.entries);
    s->history = (history){0};
}

bool remember(ennead_session *s, const char *move, size_t length, const position *p,
              beginning begins)
{
    history *h = &s->history;
    const size_t bytes = p->variant != NULL ? p->variant->cells * sizeof *p->left : 0;
    char *copy = allocate(&s->allocator, length + 1);
    position kept = *p;

    kept.left = bytes > 0 ? allocate(&s->allocator, bytes) : NULL;
    if (copy == NULL || (bytes > 0 && kept.left == NULL) || !make_room(s)) {
        release(&s->allocator, copy);
        release(&s->allocator, kept.left);
        return false;
    }
    memcpy(copy, move, length);
    copy[length] = '\0';
    if (bytes > 0)
        memcpy(kept.left, p->left, bytes);
    forget(s, h->at);
    h->entries[h->count++] = (entry){copy, kept, s->automatic, begins};
    h->at = h->count;
    s->hints = 0;
    return true;
}

static void say_change(ennead_session *s, size_t begin, int cell, const char *sign, int digit)
{
    say(s, "%t%c%t%d", s->speech.length > begin ? " " : "", cell, sign, digit);
}

/* Whether a candidate went because a digit was placed that sees it. */
static bool went_by_itself(const ennead_state *from, const ennead_state *to, int cell, int digit)
{
    for (cells rest = peers[cell]; rest != 0; rest = without_lowest_cell(rest)) {
        const int peer = lowest_cell(rest);
        if (from->values[peer] == 0 && to->values[peer] == digit)
            return true;
    }
    return false;
}

static size_t say_moves_of_state(ennead_session *s, const ennead_state *from,
                                 const ennead_state *to)
{
    const size_t begin = s->speech.length;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (to->values[cell] != from->values[cell])
            say_change(s, begin, cell, "=", to->values[cell]);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (to->values[cell] != 0)
            continue;
        for (digits gone = from->candidates[cell] & (digits)~to->candidates[cell]; gone != 0;
             gone = without_lowest_digit(gone))
            if (!went_by_itself(from, to, cell, lowest_digit(gone)))
                say_change(s, begin, cell, "<>", lowest_digit(gone));
    }
    return begin;
}

size_t say_moves(ennead_session *s, const position *from, const position *to)
{
    return from->variant != NULL ? say_moves_of_variant(s, from, to)
                                 : say_moves_of_state(s, &from->state, &to->state);
}

/* Says that from here on other deductions are wanted. */
static void say_automatic(ennead_session *s, deduction *present, deduction wanted)
{
    if (wanted != *present)
        say(s, "auto %t next\n", deduction_names[wanted]);
    *present = wanted;
}

void say_game(ennead_session *s)
{
    const history *h = &s->history;
    deduction automatic = DEDUCE_BASIC;
    size_t first = h->at;

    while (first > 0 && h->entries[first - 1].begins != BEGINS)
        first--;
    say(s, "# ennead game\n");
    for (size_t i = first > 0 ? first - 1 : 0; i < h->at; i++) {
        say_automatic(s, &automatic, h->entries[i].automatic);
        say(s, "%t\n", h->entries[i].move);
    }
    say_automatic(s, &automatic, s->automatic);
}
