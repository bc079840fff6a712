/* SPDX-License-Identifier: MIT */
/*
 * Two patterns of one digit that share most of their cells, seen as one: what the one removes and
 * what the other removes leaves at once.
 *
 *     Dual Two-String Kite    the joints are the same two cells
 *     Dual Empty Rectangle    the box is the same
 *     Siamese Fish            the base is the same; fins and cover differ
 *
 * The single patterns are found by their own techniques, whose steps are noted and then paired.
 */
#include "logic/logic.h"

#include <string.h>

enum { MOST_NOTES = 256 };

/* What is noted of a step. */
typedef struct note {
    int digit;
    uint32_t base, cover;
    cells cells, fins, gone;
    uint8_t keys[4];
    uint8_t key_count;
} note;

typedef struct notebook {
    int count;
    note notes[MOST_NOTES];
} notebook;

static bool note_step(void *user, const ennead_step *step)
{
    notebook *book = user;
    note *next = &book->notes[book->count];

    *next = (note){
        .digit = step->focus,
        .base = step->base,
        .cover = step->cover,
        .cells = cells_of_set(step->cells),
        .fins = cells_of_set(step->fins),
        .gone = cells_of_set(step->removed[step->focus]),
        .key_count = step->key_count,
    };
    memcpy(next->keys, step->keys, step->key_count);
    return ++book->count < MOST_NOTES;
}

static bool is_dual_kite(const note *a, const note *b)
{
    const cells joints = CELL(a->keys[1]) | CELL(a->keys[2]);
    return a->digit == b->digit && joints == (CELL(b->keys[1]) | CELL(b->keys[2]));
}

static bool is_dual_rectangle(const note *a, const note *b)
{
    return a->digit == b->digit && (a->base & b->base) >> FIRST_BOX != 0;
}

static bool is_siamese(const note *a, const note *b)
{
    return a->digit == b->digit && a->base == b->base && a->cover != b->cover;
}

static flow tell_twins(hunt *h, const note *a, const note *b)
{
    ennead_step *step = new_step(h);

    step->focus = (uint8_t)a->digit;
    step->digits = digit_set(a->digit);
    step->base = a->base | b->base;
    step->cover = a->cover | b->cover;
    step->cells = set_of_cells(a->cells | b->cells);
    step->fins = set_of_cells(a->fins | b->fins);
    step->colors[0] = set_of_cells(a->fins);
    step->colors[1] = set_of_cells(b->fins);
    for (int i = 0; i < a->key_count; i++)
        add_key(step, a->keys[i]);
    for (int i = 0; i < b->key_count; i++)
        add_key(step, b->keys[i]);
    remove_cells(step, a->digit, a->gone | b->gone);
    return tell_step(h);
}

/* Pairs what the techniques from `first` to `last` find. */
static flow find_twins(hunt *h, ennead_technique first, ennead_technique last,
                       bool (*are_twins)(const note *a, const note *b))
{
    notebook book = {.count = 0};
    hunt single = *h;

    single.tell = note_step;
    single.user = &book;
    for (int technique = (int)first; technique <= (int)last && book.count < MOST_NOTES; technique++)
        (void)hunt_for(&single, (ennead_technique)technique);
    for (int i = 0; i < book.count; i++)
        for (int k = i + 1; k < book.count; k++) {
            const note *a = &book.notes[i], *b = &book.notes[k];
            if (are_twins(a, b) && (a->gone & ~b->gone) != 0 && (b->gone & ~a->gone) != 0 &&
                tell_twins(h, a, b) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_dual_two_string_kite(hunt *h)
{
    return find_twins(h, ENNEAD_TWO_STRING_KITE, ENNEAD_TWO_STRING_KITE, is_dual_kite);
}

flow find_dual_empty_rectangle(hunt *h)
{
    return find_twins(h, ENNEAD_EMPTY_RECTANGLE, ENNEAD_EMPTY_RECTANGLE, is_dual_rectangle);
}

flow find_siamese_fish(hunt *h)
{
    return find_twins(h, ENNEAD_FINNED_X_WING, ENNEAD_SASHIMI_JELLYFISH, is_siamese);
}

flow find_siamese_franken_fish(hunt *h)
{
    return find_twins(h, ENNEAD_FINNED_FRANKEN_X_WING, ENNEAD_FINNED_FRANKEN_JELLYFISH, is_siamese);
}

flow find_siamese_mutant_fish(hunt *h)
{
    return find_twins(h, ENNEAD_FINNED_MUTANT_X_WING, ENNEAD_FINNED_MUTANT_JELLYFISH, is_siamese);
}
