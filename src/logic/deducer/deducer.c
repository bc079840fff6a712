/* SPDX-License-Identifier: MIT */
/*
 * The deductive solver's loop: set what is to be set, else clear what is to be cleared, else search
 * for more. A move is done on the board as it is taken from its queue, and may queue others: a cell
 * left with one candidate is set, a digit that is set is cleared from the cells that see it.
 *
 * The rules and the two queues are those of the low-memory solver of
 * github.com/gaborsch/sudoku-solver, which stops when all cells are set; here the board is solved
 * when nothing is queued any more either, so that a digit twice in a house is always seen.
 */
#include "logic/deducer/deducer.h"

enum { CLEARS = sizeof((ennead_deducer *)0)->clears / sizeof(uint32_t), REASON_SHIFT = 29 };

void contradict(ennead_deducer *d, ennead_contradiction found)
{
    d->contradicted = true;
    d->contradiction = found;
}

void queue_set(ennead_deducer *d, int cell, int digit, int cause)
{
    d->sets[d->set_count++] = (uint16_t)(cell | digit << 7 | cause << 11);
}

void queue_clear(ennead_deducer *d, ennead_reason reason, uint32_t what)
{
    const int place = (d->first_clear + d->clear_count) % CLEARS;

    d->clears[place] = (uint32_t)reason << REASON_SHIFT | what;
    d->clear_count++;
}

ennead_status ennead_deducer_start(ennead_deducer *deducer, const ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (puzzle->givens[cell] > 9 || puzzle->candidates[cell] > ENNEAD_ALL_DIGITS)
            return ENNEAD_BAD_ARGUMENT;
    *deducer = (ennead_deducer){.unset = ENNEAD_CELLS};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits can = puzzle->candidates[cell];
        deducer->board[cell] = can;
        if (puzzle->givens[cell] != 0)
            queue_set(deducer, cell, puzzle->givens[cell], BY_ENTRY);
        else if (can == 0)
            contradict(deducer,
                       (ennead_contradiction){.kind = ENNEAD_EMPTY_CELL, .cells = {(uint8_t)cell}});
        else if (without_lowest_digit(can) == 0)
            queue_set(deducer, cell, lowest_digit(can), BY_VALUE);
    }
    return ENNEAD_OK;
}

/* Notes that a digit cannot be set in a cell, and why as far as it shows: another cell has it. */
static void refuse(ennead_deducer *d, int cell, int digit)
{
    for (int house = 0; house < HOUSES; house++)
        for (int nth = 0; (house_cells[house] & CELL(cell)) != 0 && nth < 9; nth++) {
            const int other = cell_at(house, nth);
            if (other != cell && is_fixed(d, other) && digits_on(d, other) == digit_set(digit)) {
                contradict(d,
                           (ennead_contradiction){.kind = ENNEAD_REPEATED_DIGIT,
                                                  .cells = {(uint8_t)(cell < other ? cell : other),
                                                            (uint8_t)(cell < other ? other : cell)},
                                                  .digit = (uint8_t)digit,
                                                  .house = (uint8_t)house});
                return;
            }
        }
    contradict(d, (ennead_contradiction){
                      .kind = ENNEAD_RULED_OUT, .cells = {(uint8_t)cell}, .digit = (uint8_t)digit});
}

/* The entry that is to be set next if it is for this cell: its digit, or 0. */
static int waiting_digit(const ennead_deducer *d, int cell)
{
    for (int entry = d->sets_done; entry < d->set_count; entry++)
        if ((d->sets[entry] & 0x7f) == cell)
            return d->sets[entry] >> 7 & 0xf;
    return 0;
}

static bool is_move(int cell, int digit)
{
    return cell >= 0 && cell < ENNEAD_CELLS && digit >= 1 && digit <= 9;
}

ennead_status ennead_deducer_set(ennead_deducer *deducer, int cell, int digit)
{
    if (!is_move(cell, digit))
        return ENNEAD_BAD_ARGUMENT;
    if (deducer->contradicted)
        return ENNEAD_OK;
    const int waiting = waiting_digit(deducer, cell);
    const bool known = is_fixed(deducer, cell) || waiting != 0;
    const digits can = waiting != 0 ? digit_set(waiting) : digits_on(deducer, cell);
    if ((can & digit_set(digit)) == 0)
        refuse(deducer, cell, digit);
    else if (!known)
        queue_set(deducer, cell, digit, BY_ENTRY);
    return ENNEAD_OK;
}

ennead_status ennead_deducer_clear(ennead_deducer *deducer, int cell, int digit)
{
    const uint32_t entry = (uint32_t)ENNEAD_ENTERED << REASON_SHIFT | (uint32_t)cell;

    if (!is_move(cell, digit))
        return ENNEAD_BAD_ARGUMENT;
    if (deducer->contradicted)
        return ENNEAD_OK;
    for (int nth = 0; nth < deducer->clear_count; nth++) {
        uint32_t *waiting = &deducer->clears[(deducer->first_clear + nth) % CLEARS];
        if ((*waiting & ~((uint32_t)ALL_DIGITS << 7)) == entry) {
            *waiting |= (uint32_t)digit_set(digit) << 7;
            return ENNEAD_OK;
        }
    }
    queue_clear(deducer, ENNEAD_ENTERED, (uint32_t)cell | (uint32_t)digit_set(digit) << 7);
    return ENNEAD_OK;
}

/* Takes the next digit to set from its queue and sets it. */
static void do_set(ennead_deducer *d, ennead_move *move)
{
    const uint16_t entry = d->sets[d->sets_done++];
    const int cell = entry & 0x7f, digit = entry >> 7 & 0xf, cause = entry >> 11;

    *move = (ennead_move){.set = true, .cell = (uint8_t)cell, .digit = (uint8_t)digit};
    if (cause < HOUSES) {
        move->reason = ENNEAD_SINGLE_POSSIBILITY;
        move->house = (uint8_t)cause;
    } else {
        move->reason = cause == BY_VALUE ? ENNEAD_SINGLE_VALUE : ENNEAD_ENTERED;
    }
    if ((digits_on(d, cell) & digit_set(digit)) == 0) {
        refuse(d, cell, digit);
        return;
    }
    d->board[cell] = digit_set(digit) | FIXED;
    d->unset--;
    queue_clear(d, ENNEAD_FIXED_VALUE, (uint32_t)cell);
}

/* What an entry of the queue clears: these digits from these cells; `move` gets its reason. */
static cells read_clear(const ennead_deducer *d, uint32_t entry, ennead_move *move)
{
    const uint8_t low5 = entry & 0x1f, next5 = entry >> 5 & 0x1f;
    cells from = 0;

    *move = (ennead_move){.reason = (ennead_reason)(entry >> REASON_SHIFT)};
    switch (move->reason) {
    case ENNEAD_FIXED_VALUE:
        move->source = entry & 0x7f;
        move->digits = digits_on(d, move->source);
        return peers[move->source];
    case ENNEAD_BOX_LINE:
    case ENNEAD_LINE_BOX:
        move->house = low5;
        move->other = next5;
        move->digits = entry >> 10 & ALL_DIGITS;
        return house_cells[next5] & ~house_cells[low5];
    case ENNEAD_PARTITION:
        move->house = low5;
        move->positions = entry >> 5 & 0x1ff;
        move->digits = entry >> 14 & ALL_DIGITS;
        for (int nth = 0; nth < 9; nth++)
            if ((move->positions >> nth & 1) == 0)
                from |= CELL(cell_at(low5, nth));
        return from;
    default:
        move->digits = entry >> 7 & ALL_DIGITS;
        return CELL(entry & 0x7f);
    }
}

/* Clears the first candidate that the oldest entry still has to clear; false when it has none, and
 * then the entry is gone. */
static bool do_clear(ennead_deducer *d, ennead_move *move)
{
    const cells from = read_clear(d, d->clears[d->first_clear], move);

    for (cells rest = from; rest != 0; rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);
        const digits gone = digits_on(d, cell) & move->digits;
        if (gone == 0)
            continue;
        move->cell = (uint8_t)cell;
        move->digit = (uint8_t)lowest_digit(gone);
        const digits kept = digits_on(d, cell) & (digits)~digit_set(move->digit);
        if (is_fixed(d, cell) && move->reason == ENNEAD_FIXED_VALUE) {
            refuse(d, cell, move->digit);
        } else if (kept == 0) {
            contradict(d,
                       (ennead_contradiction){.kind = ENNEAD_EMPTY_CELL, .cells = {(uint8_t)cell}});
        } else {
            d->board[cell] = kept;
            if (without_lowest_digit(kept) == 0)
                queue_set(d, cell, lowest_digit(kept), BY_VALUE);
        }
        return true;
    }
    d->first_clear = (uint8_t)((d->first_clear + 1) % CLEARS);
    d->clear_count--;
    return false;
}

ennead_status ennead_deducer_next(ennead_deducer *deducer, ennead_move *move)
{
    while (!deducer->contradicted) {
        if (deducer->sets_done < deducer->set_count) {
            do_set(deducer, move);
            return deducer->contradicted ? ENNEAD_END : ENNEAD_OK;
        }
        if (deducer->clear_count > 0) {
            if (do_clear(deducer, move))
                return deducer->contradicted ? ENNEAD_END : ENNEAD_OK;
        } else if (deducer->unset == 0 || find_deduction(deducer) != FOUND_MOVE) {
            break;
        }
    }
    return ENNEAD_END;
}

ennead_deduction ennead_deducer_standing(const ennead_deducer *deducer,
                                         ennead_contradiction *contradiction)
{
    if (deducer->contradicted) {
        if (contradiction != NULL)
            *contradiction = deducer->contradiction;
        return ENNEAD_DEDUCTION_CONTRADICTION;
    }
    return deducer->unset == 0 && deducer->clear_count == 0 ? ENNEAD_DEDUCTION_SOLVED
                                                            : ENNEAD_DEDUCTION_STUCK;
}

void ennead_deducer_state(const ennead_deducer *deducer, ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits can = digits_on(deducer, cell);
        state->values[cell] = is_fixed(deducer, cell) && can != 0 ? (uint8_t)lowest_digit(can) : 0;
        state->candidates[cell] = is_fixed(deducer, cell) ? 0 : can;
    }
}

const char *ennead_reason_name(ennead_reason reason)
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
