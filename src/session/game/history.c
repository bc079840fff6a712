/* SPDX-License-Identifier: MIT */
/*
 * The history of a game: positions that never change, and moves as text. So undo goes back one
 * position, a saved game is a list of its moves, and loading plays them again.
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
        array_with_room(&s->allocator, h->entries, h->at + 1, &h->capacity, sizeof *entries);

    if (entries == NULL)
        return false;
    h->entries = entries;
    return true;
}

/* Drops the entries from number `from` on. */
static void forget(ennead_session *s, size_t from)
{
    for (size_t i = from; i < s->history.count; i++) {
        const history_entry *e = &s->history.entries[i];
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

bool remember(ennead_session *s, const char *move, size_t length, const game_position *p,
              beginning begins)
{
    history *h = &s->history;
    const size_t bytes = p->variant != NULL ? p->variant->cells * sizeof *p->left : 0;
    char *copy = allocate(&s->allocator, length + 1);
    game_position kept = *p;

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
    h->entries[h->count++] = (history_entry){copy, kept, s->automatic, begins};
    h->at = h->count;
    s->hints = 0;
    return true;
}
