/* SPDX-License-Identifier: MIT */
/*
 * The main loop of the deductive solver: set what is queued to be set, else clear what is queued
 * to be cleared, else search for more. A move is done on the board when it is taken from its
 * queue, and may queue others: a cell with one candidate left is set, and a digit that is set is
 * cleared from the cells that see it. The rules and the two queues are those of the low-memory
 * solver of github.com/gaborsch/sudoku-solver, which stops when all cells are set. Here the queues
 * must be empty too before the board counts as solved, so a digit twice in a house is always
 * detected.
 */
#include "grid/assertions.h"
#include "logic/deducer/deductions.h"
#include "logic/deducer/queues.h"

ennead_status ennead_deducer_start(ennead_deducer *deducer, const ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (puzzle->givens[cell] > 9 || puzzle->candidates[cell] > ENNEAD_ALL_DIGITS)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    *deducer = (ennead_deducer){.unset = ENNEAD_CELLS};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits can = puzzle->candidates[cell];
        deducer->board[cell] = can;
        if (puzzle->givens[cell] != 0)
            queue_set(deducer, (queued_set){cell, puzzle->givens[cell], BY_ENTRY});
        else if (can == 0)
            contradict(deducer, (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_EMPTY_CELL,
                                                       .cells = {(uint8_t)cell}});
        else if (without_lowest_digit(can) == 0)
            queue_set(deducer, (queued_set){cell, lowest_digit(can), BY_VALUE});
    }
    return ENNEAD_STATUS_OK;
}

/* Records that a digit cannot be set in a cell, and the reason if it is visible: another cell has
 * it. */
static void refuse(ennead_deducer *d, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    for (int house = 0; house < HOUSES; house++)
        for (int nth = 0; (house_cells[house] & CELL(cell)) != 0 && nth < 9; nth++) {
            const int other = cell_at(house, nth);
            if (other != cell && is_fixed(d, other) && digits_on(d, other) == digit_set(digit)) {
                contradict(d,
                           (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT,
                                                  .cells = {(uint8_t)(cell < other ? cell : other),
                                                            (uint8_t)(cell < other ? other : cell)},
                                                  .digit = (uint8_t)digit,
                                                  .house = (uint8_t)house});
                return;
            }
        }
    contradict(d, (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_RULED_OUT,
                                         .cells = {(uint8_t)cell},
                                         .digit = (uint8_t)digit});
}

static bool is_move(int cell, int digit)
{
    return cell >= 0 && cell < ENNEAD_CELLS && digit >= 1 && digit <= 9;
}

ennead_status ennead_deducer_place(ennead_deducer *deducer, int cell, int digit)
{
    if (!is_move(cell, digit))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (deducer->contradicted)
        return ENNEAD_STATUS_OK;
    const int waiting = waiting_digit(deducer, cell);
    const bool known = is_fixed(deducer, cell) || waiting != 0;
    const digits can = waiting != 0 ? digit_set(waiting) : digits_on(deducer, cell);
    if ((can & digit_set(digit)) == 0)
        refuse(deducer, cell, digit);
    else if (!known)
        queue_set(deducer, (queued_set){cell, digit, BY_ENTRY});
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_deducer_remove(ennead_deducer *deducer, int cell, int digit)
{
    if (!is_move(cell, digit))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (!deducer->contradicted && !add_to_waiting_clear(deducer, cell, digit))
        queue_clear(deducer, (queued_clear){.reason = ENNEAD_DEDUCER_REASON_ENTERED,
                                            .cell = cell,
                                            .digits = digit_set(digit)});
    return ENNEAD_STATUS_OK;
}

/* Takes the next digit from its queue and sets it. */
static void do_set(ennead_deducer *d, ennead_deducer_move *move)
{
    const queued_set next = take_set(d);
    const int cell = next.cell, digit = next.digit, cause = next.cause;

    *move = (ennead_deducer_move){.set = true, .cell = (uint8_t)cell, .digit = (uint8_t)digit};
    if (cause < HOUSES) {
        move->reason = ENNEAD_DEDUCER_REASON_SINGLE_POSSIBILITY;
        move->house = (uint8_t)cause;
    } else {
        move->reason =
            cause == BY_VALUE ? ENNEAD_DEDUCER_REASON_SINGLE_VALUE : ENNEAD_DEDUCER_REASON_ENTERED;
    }
    if ((digits_on(d, cell) & digit_set(digit)) == 0) {
        refuse(d, cell, digit);
        return;
    }
    d->board[cell] = digit_set(digit) | FIXED;
    d->unset--;
    queue_clear(d, (queued_clear){.reason = ENNEAD_DEDUCER_REASON_FIXED_VALUE, .cell = cell});
}

/* The cells of a house except those at these positions. */
static cells cells_elsewhere(int house, unsigned positions)
{
    ASSERT(house_in_range(house));
    cells found = 0;

    for (int nth = 0; nth < 9; nth++)
        if ((positions >> nth & 1) == 0)
            found |= CELL(cell_at(house, nth));
    return found;
}

/* The cells that the oldest entry of the queue clears. Sets the reason and digits of `move`. */
static cells read_clear(const ennead_deducer *d, ennead_deducer_move *move)
{
    const queued_clear clear = first_clear(d);

    *move = (ennead_deducer_move){.reason = clear.reason,
                                  .house = (uint8_t)clear.house,
                                  .other = (uint8_t)clear.other,
                                  .positions = clear.positions,
                                  .digits = clear.digits};
    switch (clear.reason) {
    case ENNEAD_DEDUCER_REASON_FIXED_VALUE:
        move->source = (uint8_t)clear.cell;
        move->digits = digits_on(d, clear.cell);
        return peers[clear.cell];
    case ENNEAD_DEDUCER_REASON_BOX_LINE:
    case ENNEAD_DEDUCER_REASON_LINE_BOX:
        return house_cells[clear.other] & ~house_cells[clear.house];
    case ENNEAD_DEDUCER_REASON_PARTITION:
        return cells_elsewhere(clear.house, clear.positions);
    default:
        return CELL(clear.cell);
    }
}

/* Clears the first candidate that the oldest entry still has to clear. If there is none, removes
 * the entry and returns false. */
static bool do_clear(ennead_deducer *d, ennead_deducer_move *move)
{
    const cells from = read_clear(d, move);

    FOR_EACH_CELL(rest, from) {
        const int cell = lowest_cell(rest);
        const digits gone = digits_on(d, cell) & move->digits;
        if (gone == 0)
            continue;
        move->cell = (uint8_t)cell;
        move->digit = (uint8_t)lowest_digit(gone);
        const digits kept = digits_on(d, cell) & (digits)~digit_set(move->digit);
        if (is_fixed(d, cell) && move->reason == ENNEAD_DEDUCER_REASON_FIXED_VALUE) {
            refuse(d, cell, move->digit);
        } else if (kept == 0) {
            contradict(d, (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_EMPTY_CELL,
                                                 .cells = {(uint8_t)cell}});
        } else {
            d->board[cell] = kept;
            if (without_lowest_digit(kept) == 0)
                queue_set(d, (queued_set){cell, lowest_digit(kept), BY_VALUE});
        }
        return true;
    }
    drop_clear(d);
    return false;
}

ennead_status ennead_deducer_next(ennead_deducer *deducer, ennead_deducer_move *move)
{
    while (!deducer->contradicted) {
        if (has_queued_set(deducer)) {
            do_set(deducer, move);
            return deducer->contradicted ? ENNEAD_STATUS_END : ENNEAD_STATUS_OK;
        }
        if (deducer->clear_count > 0) {
            if (do_clear(deducer, move))
                return deducer->contradicted ? ENNEAD_STATUS_END : ENNEAD_STATUS_OK;
        } else if (deducer->unset == 0 || find_deduction(deducer) != DEDUCED_MOVE) {
            break;
        }
    }
    return ENNEAD_STATUS_END;
}

ennead_deducer_end ennead_deducer_get_end(const ennead_deducer *deducer,
                                          ennead_contradiction *contradiction)
{
    if (deducer->contradicted) {
        if (contradiction != NULL)
            *contradiction = deducer->contradiction;
        return ENNEAD_DEDUCER_END_CONTRADICTION;
    }
    return deducer->unset == 0 && deducer->clear_count == 0 ? ENNEAD_DEDUCER_END_SOLVED
                                                            : ENNEAD_DEDUCER_END_STUCK;
}

void ennead_deducer_get_state(const ennead_deducer *deducer, ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits can = digits_on(deducer, cell);
        state->values[cell] = is_fixed(deducer, cell) && can != 0 ? (uint8_t)lowest_digit(can) : 0;
        state->candidates[cell] = is_fixed(deducer, cell) ? 0 : can;
    }
}

const char *ennead_deducer_reason_name(ennead_deducer_reason reason)
{
    static const char *const names[] = {
        "entered",
        "single cell value",
        "fixed value exclusion",
        "single possibility",
        "exclusion by box and line",
        "exclusion by complements of a line",
        "partition",
    };

    return (unsigned)reason < sizeof names / sizeof names[0] ? names[reason] : "unknown reason";
}
