/* SPDX-License-Identifier: MIT */
#include "text/words/words_se_rare.h"

#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/say/say.h"
#include "grid/step.h"
#include "text/words/words_facts.h"

enum { ROOM_FOR_LIST = 2700 };

/* A list that is written item by item, such as "3 in r1c1, 5 in r2c2". */
typedef struct item_list {
    char text[ROOM_FOR_LIST];
    text_buffer buffer;
} item_list;

static void begin_list(item_list *list, const text_buffer *p)
{
    list->buffer = (text_buffer){.text = list->text,
                                 .room = sizeof list->text,
                                 .language = p->language,
                                 .coordinates = p->coordinates};
    list->text[0] = '\0';
}

/* Adds a sentence about some digits and a cell. */
static void add_item(item_list *list, sentence_id name, say_slot one, say_slot other)
{
    buffer_text(&list->buffer, list->buffer.length > 0 ? ", " : "");
    say(&list->buffer, name, (const say_slot[]){one, other, {.kind = SLOT_NONE}});
    (void)buffer_end(&list->buffer);
}

/* ---------------------------------------------------------------------------------------- loops */

/* The cells of the loop with other candidates than its two digits. */
static cells open_cells(const ennead_state *before, const ennead_se_step *step)
{
    cells open = 0;

    FOR_EACH_CELL(rest, cells_of_set(step->cells)) {
        const int cell = lowest_cell(rest);
        if ((before->candidates[cell] & (digits)~step->digits) != 0)
            open |= CELL(cell);
    }
    return open;
}

/* Two cells as one cell of a naked set, or as one place of a hidden set. */
static void describe_subset_type(text_buffer *p, const ennead_state *before,
                                 const ennead_se_step *step, cells open)
{
    const cells others = cells_of_set(step->extra_cells);
    const say_slot house = SAY_HOUSES(step->base), set = SAY_DIGITS(step->extra_digits);

    if ((cells_removed(step->removed) & others) != 0)
        SAY(p, SE_LOOP_3, SAY_CELLS(open), set, house, SAY_CELLS(others));
    else
        SAY(p, RECTANGLE_3, SAY_CELLS(open),
            SAY_DIGITS(candidates_in(before, open) & (digits)~step->digits), house,
            SAY_CELLS(others), set);
}

void describe_se_loop(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    /* The four types of each size are consecutive, those of the rectangle first. */
    const int type = ((int)step->technique - (int)ENNEAD_SE_UNIQUE_RECTANGLE_1) % 4 + 1;
    const cells loop = cells_of_set(step->cells), open = open_cells(before, step);
    const say_slot gone = SAY_CELLS(cells_removed(step->removed));

    SAY(p, SWAP, SAY_CELLS(loop), SAY_DIGITS(step->digits));
    if (type == 1) {
        SAY(p, RECTANGLE_1, SAY_CELLS(open), SAY_CELLS(loop & ~open),
            SAY_DIGITS(step->extra_digits));
    } else if (type == 2) {
        SAY(p, RECTANGLE_2, SAY_CELLS(open), SAY_DIGITS(step->extra_digits));
        SAY(p, SEES_ALL, gone, SAY_CELLS(open));
    } else if (type == 3) {
        describe_subset_type(p, before, step, open);
    } else {
        SAY(p, SE_LOOP_4, SAY_HOUSES(step->base), SAY_DIGITS(step->extra_digits), SAY_CELLS(open),
            SAY_DIGITS(digits_removed(step->removed)), SAY_NUMBER(cell_count(loop)));
    }
}

/* ------------------------------------------------------------------------------------------ BUG */

/* Whether none of the cell's houses has just two places for a digit. */
static bool is_odd_place(const ennead_state *before, int cell, int digit)
{
    const int houses[] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell)};

    for (int i = 0; i < 3; i++)
        if (cell_count(places_in(before, digit, house_cells[houses[i]])) == 2)
            return false;
    return true;
}

/* The extra candidates of a cell: all but two. */
static digits extra_of(const ennead_state *before, const ennead_se_step *step, int cell)
{
    const digits all = before->candidates[cell] & step->digits;
    digits odd = 0;

    if (digit_count(all) + 2 == digit_count(before->candidates[cell]))
        return all;
    FOR_EACH_DIGIT(rest, all)
        if (is_odd_place(before, cell, lowest_digit(rest)))
            odd |= digit_set(lowest_digit(rest));
    return odd;
}

static void describe_extras(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    item_list list;

    begin_list(&list, p);
    for (cells left = cells_of_set(step->cells); left != 0;) {
        const digits extra = extra_of(before, step, lowest_cell(left));
        cells same = 0;
        FOR_EACH_CELL(rest, left)
            if (extra_of(before, step, lowest_cell(rest)) == extra)
                same |= CELL(lowest_cell(rest));
        add_item(&list, SENTENCE_SE_CANDIDATE, (say_slot)SAY_DIGITS(extra),
                 (say_slot)SAY_CELLS(same));
        left &= ~same;
    }
    SAY(p, SE_BUG, SAY_TEXT(list.text));
}

void describe_se_bug(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    const cells set = cells_of_set(step->cells);
    const say_slot base = SAY_HOUSES(step->base), extra = SAY_DIGITS(step->extra_digits);

    if (step->technique == ENNEAD_SE_BUG_1) {
        SAY(p, BUG, SAY_CELLS(set), SAY_DIGITS(step->digits));
        return;
    }
    describe_extras(p, before, step);
    if (step->technique == ENNEAD_SE_BUG_2)
        SAY(p, SEES_ALL, SAY_CELLS(cells_removed(step->removed)), SAY_CELLS(set));
    else if (step->technique == ENNEAD_SE_BUG_3)
        SAY(p, SE_BUG_3, base, extra, SAY_CELLS(cells_of_set(step->extra_cells)));
    else
        SAY(p, SE_BUG_4, base, extra, SAY_CELLS(set));
}

/* ------------------------------------------------------------------------------------ exclusion */

/* Two or three cells, and what is tried in them. */
typedef struct aligned_cells {
    const ennead_state *before;
    uint8_t cells[3];
    int count;
    cells excluders; /* all cells that see all of these */
    cells used_up;   /* those of which a way to fill the cells takes all candidates */
} aligned_cells;

/* Whether two of the cells that see each other have the same digit. */
static bool repeats(const aligned_cells *a, const digits tried[3])
{
    for (int i = 1; i < a->count; i++)
        for (int k = 0; k < i; k++)
            if (tried[i] == tried[k] && (peers[a->cells[i]] & CELL(a->cells[k])) != 0)
                return true;
    return false;
}

/* Finds the first excluder that each way to fill the cells uses up. */
static void try_digits(aligned_cells *a, digits tried[3], int count)
{
    digits all = 0;

    if (count < a->count) {
        const digits fixed = tried[count];
        FOR_EACH_DIGIT(rest, fixed != 0 ? fixed : a->before->candidates[a->cells[count]]) {
            tried[count] = digit_set(lowest_digit(rest));
            try_digits(a, tried, count + 1);
        }
        tried[count] = fixed;
        return;
    }
    if (repeats(a, tried))
        return;
    for (int i = 0; i < a->count; i++)
        all |= tried[i];
    FOR_EACH_CELL(rest, a->excluders) {
        const digits needed = a->before->candidates[lowest_cell(rest)];
        if (needed != 0 && (needed & ~all) == 0) {
            a->used_up |= CELL(lowest_cell(rest));
            return;
        }
    }
}

/* Looks at all ways to fill the cells with one of the candidates that are eliminated. */
static void find_used_up(aligned_cells *a, const ennead_se_step *step)
{
    for (int i = 0; i < a->count; i++)
        FOR_ALL_DIGITS(digit) {
            digits tried[3] = {0};
            if ((cells_of_set(step->removed[digit]) & CELL(a->cells[i])) == 0)
                continue;
            tried[i] = digit_set(digit);
            try_digits(a, tried, 0);
        }
}

void describe_se_aligned(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    const cells set = cells_of_set(step->cells);
    aligned_cells a = {.before = before, .count = step->key_count, .excluders = common_peers(set)};
    item_list list;

    ASSERT(step->key_count <= 3);
    for (int i = 0; i < a.count; i++)
        a.cells[i] = step->keys[i];
    find_used_up(&a, step);
    begin_list(&list, p);
    FOR_EACH_CELL(rest, cells_removed(step->removed)) {
        digits gone = 0;
        FOR_ALL_DIGITS(digit)
            if ((cells_of_set(step->removed[digit]) & CELL(lowest_cell(rest))) != 0)
                gone |= digit_set(digit);
        add_item(&list, SENTENCE_SE_CANDIDATE, (say_slot)SAY_DIGITS(gone),
                 (say_slot)SAY_CELL(lowest_cell(rest)));
    }
    SAY(p, SE_ALIGNED, SAY_CELLS(set), SAY_TEXT(list.text));
    begin_list(&list, p);
    FOR_EACH_CELL(rest, a.used_up)
        add_item(&list, SENTENCE_SE_EXCLUDER, (say_slot)SAY_CELL(lowest_cell(rest)),
                 (say_slot)SAY_DIGITS(before->candidates[lowest_cell(rest)]));
    if (a.used_up != 0)
        SAY(p, SE_USED_UP, SAY_TEXT(list.text));
    SAY_ONLY(p, CHAIN_ENDS);
}
