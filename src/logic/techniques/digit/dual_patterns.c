/* SPDX-License-Identifier: MIT */
/*
 * Two patterns of one digit that share most of their cells, seen as one: both eliminate at once.
 *
 *     Dual Two-String Kite    the joints are the same two cells
 *     Dual Empty Rectangle    the box is the same
 *     Siamese Fish            the base is the same; fins and cover differ
 *
 * The single patterns are found by their own techniques; their steps are recorded and then paired.
 */
#include "logic/techniques/digit/dual_patterns.h"

#include <stddef.h>
#include <string.h>

#include "logic/techniques/digit/complex_fish.h"
#include "logic/techniques/digit/finned_fish.h"
#include "logic/techniques/digit/single_digit.h"

enum { MOST_NOTES = 256 };

/* What is recorded of a step. */
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

static flow report_dual(hunt *h, const note *a, const note *b)
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
    return report_step(h);
}

typedef struct single_pattern {
    ennead_technique technique;
    flow (*find)(hunt *h);
} single_pattern;

enum { MOST_PATTERNS = 6 };

/* A kind of dual pattern: which single patterns are paired, and when two of them form one. */
typedef struct dual_kind {
    single_pattern patterns[MOST_PATTERNS]; /* those with a function */
    bool (*is_dual)(const note *a, const note *b);
} dual_kind;

/* Records what the techniques of single patterns find. */
static void note_patterns(const hunt *h, const dual_kind *kind, notebook *book)
{
    hunt single = *h;

    book->count = 0;
    single.report = note_step;
    single.user = book;
    for (int i = 0; i < MOST_PATTERNS && kind->patterns[i].find != NULL && book->count < MOST_NOTES;
         i++) {
        single.technique = kind->patterns[i].technique;
        (void)kind->patterns[i].find(&single);
    }
}

static flow find_dual(hunt *h, const dual_kind *kind)
{
    notebook book;

    note_patterns(h, kind, &book);
    for (int i = 0; i < book.count; i++)
        for (int k = i + 1; k < book.count; k++) {
            const note *a = &book.notes[i], *b = &book.notes[k];
            if (kind->is_dual(a, b) && (a->gone & ~b->gone) != 0 && (b->gone & ~a->gone) != 0 &&
                report_dual(h, a, b) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_dual_two_string_kite(hunt *h)
{
    static const dual_kind kind = {{{ENNEAD_TWO_STRING_KITE, find_two_string_kite}}, is_dual_kite};
    return find_dual(h, &kind);
}

flow find_dual_empty_rectangle(hunt *h)
{
    static const dual_kind kind = {{{ENNEAD_EMPTY_RECTANGLE, find_empty_rectangle}},
                                   is_dual_rectangle};
    return find_dual(h, &kind);
}

flow find_siamese_fish(hunt *h)
{
    static const dual_kind kind = {{{ENNEAD_FINNED_X_WING, find_finned_x_wing},
                                    {ENNEAD_SASHIMI_X_WING, find_sashimi_x_wing},
                                    {ENNEAD_FINNED_SWORDFISH, find_finned_swordfish},
                                    {ENNEAD_SASHIMI_SWORDFISH, find_sashimi_swordfish},
                                    {ENNEAD_FINNED_JELLYFISH, find_finned_jellyfish},
                                    {ENNEAD_SASHIMI_JELLYFISH, find_sashimi_jellyfish}},
                                   is_siamese};
    return find_dual(h, &kind);
}

flow find_siamese_franken_fish(hunt *h)
{
    static const dual_kind kind = {
        {{ENNEAD_FINNED_FRANKEN_X_WING, find_finned_franken_x_wing},
         {ENNEAD_FINNED_FRANKEN_SWORDFISH, find_finned_franken_swordfish},
         {ENNEAD_FINNED_FRANKEN_JELLYFISH, find_finned_franken_jellyfish}},
        is_siamese};
    return find_dual(h, &kind);
}

flow find_siamese_mutant_fish(hunt *h)
{
    static const dual_kind kind = {{{ENNEAD_FINNED_MUTANT_X_WING, find_finned_mutant_x_wing},
                                    {ENNEAD_FINNED_MUTANT_SWORDFISH, find_finned_mutant_swordfish},
                                    {ENNEAD_FINNED_MUTANT_JELLYFISH, find_finned_mutant_jellyfish}},
                                   is_siamese};
    return find_dual(h, &kind);
}
