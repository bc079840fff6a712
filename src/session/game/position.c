/* SPDX-License-Identifier: MIT */
#include "session/game/position.h"

#include "grid/bits.h"
#include "session/game/variant.h"

size_t cells_of_position(const game_position *p)
{
    return p->variant != NULL ? p->variant->cells : ENNEAD_CELLS;
}

int first_number(const game_position *p)
{
    return p->variant != NULL ? p->variant->rules->first_value : 1;
}

int number_in(const game_position *p, size_t cell)
{
    ASSERT(cell < cells_of_position(p));
    if (p->variant == NULL)
        return p->state.values[cell] != 0 ? p->state.values[cell] : NO_NUMBER;
    return is_lone(p->left[cell]) ? first_number(p) + lowest_bit(p->left[cell]) : NO_NUMBER;
}

bool holds_given(const game_position *p, size_t cell)
{
    ASSERT(cell < cells_of_position(p));
    return p->variant != NULL ? is_lone(p->variant->rules->candidates[cell])
                              : p->state.givens[cell] != 0;
}

uint64_t numbers_left(const game_position *p, size_t cell)
{
    ASSERT(cell < cells_of_position(p));
    return p->variant != NULL ? p->left[cell] : p->state.candidates[cell];
}

int count_open(const game_position *p)
{
    int open = 0;

    for (size_t cell = 0; cell < cells_of_position(p); cell++)
        open += number_in(p, cell) == NO_NUMBER;
    return open;
}

bool is_solved(const game_position *p)
{
    uint8_t numbers[ENNEAD_MOST_CELLS];

    if (p->variant == NULL)
        return ennead_state_is_solved(&p->state);
    if (count_open(p) > 0)
        return false;
    for (size_t cell = 0; cell < p->variant->cells; cell++)
        numbers[cell] = (uint8_t)number_in(p, cell);
    return ennead_model_check(p->variant->model, numbers);
}
