/* SPDX-License-Identifier: MIT */
/*
 * The history of a game: a tree of positions that never change, and moves as text. So undo goes
 * back to the parent, a saved game is a list of moves, and loading plays them again.
 */
#include "session/game/history.h"

#include <string.h>

#include "grid/digits.h"
#include "grid/memory.h"
#include "session/game/variant.h"

game_position present_position(const ennead_session *s)
{
    game_position p = {.variant = NULL};

    if (s->history.at > 0)
        return s->history.entries[s->history.at - 1].position;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        p.state.candidates[cell] = ALL_DIGITS;
    return p;
}

game_variant *present_variant(const ennead_session *s)
{
    return s->history.at > 0 ? s->history.entries[s->history.at - 1].position.variant : NULL;
}

game_position draft_of(const ennead_session *s)
{
    game_position p = present_position(s);

    if (p.variant != NULL) {
        memcpy(p.variant->draft, p.left, p.variant->cells * sizeof *p.left);
        p.left = p.variant->draft;
    }
    return p;
}

bool is_same_position(const game_position *one, const game_position *other)
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
    history_entry *entries =
        array_with_room(&s->allocator, h->entries, h->count + 1, &h->capacity, sizeof *entries);

    if (entries == NULL)
        return false;
    h->entries = entries;
    return true;
}

void forget_all(ennead_session *s)
{
    for (size_t i = 0; i < s->history.count; i++) {
        const history_entry *e = &s->history.entries[i];
        release(&s->allocator, e->move);
        release(&s->allocator, e->position.left);
        release(&s->allocator, e->position.notes);
        if (e->begins == BEGINS)
            variant_free(s, e->position.variant);
    }
    release(&s->allocator, s->history.entries);
    s->history = (history){0};
}

/* A copy of an array; NULL if there is none, or no memory. */
static void *copy_of(ennead_session *s, const void *array, size_t bytes)
{
    void *copy = array != NULL ? allocate(&s->allocator, bytes) : NULL;

    if (copy != NULL)
        memcpy(copy, array, bytes);
    return copy;
}

size_t number_of_move_after(const history *h, size_t move)
{
    return move > 0 ? h->entries[move - 1].next : h->first;
}

void choose_move_after(history *h, size_t move, size_t next)
{
    *(move > 0 ? &h->entries[move - 1].next : &h->first) = next;
}

bool remember(ennead_session *s, const char *move, size_t length, const game_position *p,
              beginning begins)
{
    history *h = &s->history;
    const size_t cells = p->variant != NULL ? p->variant->cells : ENNEAD_CELLS;
    char *copy = allocate(&s->allocator, length + 1);
    game_position kept = *p;

    kept.left = p->variant != NULL ? copy_of(s, p->left, cells * sizeof *p->left) : NULL;
    kept.notes = copy_of(s, p->notes, cells * sizeof *p->notes);
    if (copy == NULL || (p->variant != NULL && kept.left == NULL) ||
        (p->notes != NULL && kept.notes == NULL) || !make_room(s)) {
        release(&s->allocator, copy);
        release(&s->allocator, kept.left);
        release(&s->allocator, kept.notes);
        return false;
    }
    memcpy(copy, move, length);
    copy[length] = '\0';
    h->entries[h->count++] = (history_entry){.move = copy,
                                             .position = kept,
                                             .automatic = s->automatic,
                                             .begins = begins,
                                             .parent = h->at};
    choose_move_after(h, h->at, h->count);
    h->at = h->count;
    s->hints = 0;
    return true;
}

size_t first_move(const history *h)
{
    size_t move = h->at;

    while (move > 0 && h->entries[move - 1].begins != BEGINS && h->entries[move - 1].parent > 0)
        move = h->entries[move - 1].parent;
    return move;
}

void go_to_move(ennead_session *s, size_t move)
{
    history *h = &s->history;

    h->at = move;
    s->hints = 0;
    for (; move > 0; move = h->entries[move - 1].parent)
        choose_move_after(h, h->entries[move - 1].parent, move);
}
