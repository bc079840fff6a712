/* SPDX-License-Identifier: MIT */
/*
 * A puzzle that is not well formed costs itself and no other: texts of many blocks, each a puzzle
 * on a line or a grid in random decoration, some of them damaged. Every whole one must be read, in
 * its lines and nowhere else; of every damaged one something must be said, and nothing read
 * from it.
 *
 * (This belongs to all files of src/text, so it has no source file of its own.)
 */
#include "support/decorate.h"
#include "support/reading.h"

enum { BLOCKS = 12, MOST_TEXT = BLOCKS * (DECORATED_SIZE + 8) };

struct text_block {
    board cells;
    bool damaged;
    uint64_t offset, end;             /* in the text */
    unsigned puzzles, others, errors; /* what was read from it */
};

struct document {
    struct text_block blocks[BLOCKS];
    char text[MOST_TEXT];
    size_t length;
};

/* A damage that no reading can make good: a cell too few, one too many, or a sign no grid has. */
static size_t damage(struct generator *g, char *text, size_t length)
{
    size_t at;

    do
        at = generator_below(g, (unsigned)length);
    while (text[at] < '1' || text[at] > '9');
    switch (generator_below(g, 3)) {
    case 0:
        memmove(text + at, text + at + 1, length - at - 1);
        return length - 1;
    case 1:
        memmove(text + at + 1, text + at, length - at);
        return length + 1;
    default:
        text[at] = "?$\x01\xc3"[generator_below(g, 4)];
        return length;
    }
}

static size_t write_line(const board cells, char *text)
{
    ennead_write_line(cells, text);
    memcpy(text + ENNEAD_LINE_SIZE - 1, "\n", 2);
    return ENNEAD_LINE_SIZE;
}

static void write_block(struct generator *g, struct document *d, struct text_block *block)
{
    char *text = d->text + d->length;
    size_t length = generator_below(g, 4) == 0 ? write_line(block->cells, text)
                                               : decorate(g, block->cells, text);

    block->damaged = generator_below(g, 3) == 0;
    if (block->damaged)
        length = damage(g, text, length);
    block->offset = d->length;
    block->end = d->length += length;
    /* The first of these belongs to the end of a line where that is CR. */
    d->text[d->length++] = '\n';
    d->text[d->length++] = '\n';
}

static void write_document(struct generator *g, struct document *d)
{
    memset(d, 0, sizeof *d);
    for (size_t i = 0; i < BLOCKS; i++) {
        generate_full(g, d->blocks[i].cells);
        for (size_t cell = 0; cell < ENNEAD_CELLS; cell++)
            if (generator_below(g, 3) > 0)
                d->blocks[i].cells[cell] = 0;
        write_block(g, d, &d->blocks[i]);
    }
}

static struct text_block *block_at(struct document *d, uint64_t offset)
{
    for (size_t i = 0; i < BLOCKS; i++)
        if (offset >= d->blocks[i].offset && offset <= d->blocks[i].end)
            return &d->blocks[i];
    return NULL;
}

static void count_record(struct document *d, const ennead_record *record)
{
    struct text_block *block = block_at(d, record->offset);

    assert_non_null(block);
    if (record->kind != ENNEAD_RECORD_KIND_PUZZLE)
        block->errors++;
    else if (memcmp(record->puzzle.givens, block->cells, sizeof block->cells) == 0)
        block->puzzles++;
    else
        block->others++;
}

static void read_document(ennead_reader *reader, struct document *d)
{
    ennead_record record;
    size_t room;

    memcpy(ennead_reader_reserve(reader, &room), d->text, d->length);
    assert_true(room >= d->length);
    ennead_reader_add(reader, d->length);
    ennead_reader_finish(reader);
    while (ennead_reader_next(reader, &record) == ENNEAD_STATUS_OK)
        count_record(d, &record);
    ennead_reader_restart(reader);
}

static bool is_fine(const struct text_block *block)
{
    if (block->damaged)
        return block->errors > 0 && block->puzzles + block->others == 0;
    return block->puzzles == 1 && block->errors + block->others == 0;
}

static void show(const struct document *d, const struct text_block *block)
{
    const uint64_t before = block->offset < 600 ? block->offset : 600;

    print_error("a %s block: %u puzzles, %u others, %u errors\n%.*s\nbehind\n%.*s\n",
                block->damaged ? "damaged" : "whole", block->puzzles, block->others, block->errors,
                (int)(block->end - block->offset), d->text + block->offset, (int)before,
                d->text + block->offset - before);
}

static void damage_costs_no_other_puzzle(void **state)
{
    (void)state;
    enum { MOST_SHOWN = 3 };
    static struct document d;
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
    struct generator g = {90};
    unsigned damaged = 0, wrong = 0;
    const unsigned wanted = (unsigned)test_size(500, 20000);

    for (unsigned i = 0; i < wanted; i++) {
        write_document(&g, &d);
        read_document(reader, &d);
        for (size_t j = 0; j < BLOCKS; j++) {
            damaged += d.blocks[j].damaged;
            if (!is_fine(&d.blocks[j]) && wrong++ < MOST_SHOWN)
                show(&d, &d.blocks[j]);
        }
    }
    ennead_reader_free(reader);
    report_figure("recovery: %u puzzles, %u of them damaged, %u not read as they should",
                  wanted * BLOCKS, damaged, wrong);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(damage_costs_no_other_puzzle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
