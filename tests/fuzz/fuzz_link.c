/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of links. The first byte says of which site the link is; the others are what it
 * holds, before it is packed, or as packed bytes. What is read must read back from our own form; an
 * error must have a place.
 *
 *     f JSON of f-puzzles   s SudokuPad's short JSON   o a text of Ennead's links
 *     p a text of Penpa+    d bytes of DEFLATE         l bytes of LZ-String
 *     w of SudokuWiki       x of SudokuExchange        c of SudokuPad, classic    i of ISS
 */
#include "fuzz.h"

#include <string.h>

#include "grid/memory.h"
#include "text/packing/lz_pack.h"

enum { MOST_SIZE = 1 << 14 };

static const struct {
    char kind;
    enum { PACKED, STORED, BYTES, PLAIN } how;
    const char *begin;
} links[] = {
    {'f', PACKED, "https://f-puzzles.com/?load="},
    {'s', PACKED, "https://sudokupad.app/scl"},
    {'o', PACKED, "#ennead="},
    {'p', STORED, "https://swaroopg92.github.io/penpa-edit/#m=edit&p="},
    {'d', BYTES, "https://swaroopg92.github.io/penpa-edit/#m=edit&p="},
    {'l', BYTES, "https://f-puzzles.com/?load="},
    {'w', PLAIN, "https://www.sudokuwiki.org/sudoku.htm?bd="},
    {'x', PLAIN, "https://sudokuexchange.com/play/?s="},
    {'c', PLAIN, "https://sudokupad.app/scf"},
    {'i', PLAIN, "https://sigh.github.io/Interactive-Sudoku-Solver/?q="},
};

static void add_base64(text_buffer *p, const uint8_t *data, size_t size)
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned bits = 0;
    int count = 0;

    for (size_t i = 0; i < size; i++) {
        bits = bits << 8 | data[i];
        for (count += 8; count >= 6; count -= 6)
            buffer_character(p, signs[bits >> (count - 6) & 63]);
    }
    if (count > 0)
        buffer_character(p, signs[bits << (6 - count) & 63]);
}

/* Adds a text as a block of DEFLATE. */
static void add_stored(text_buffer *p, const uint8_t *data, size_t size)
{
    static uint8_t block[MOST_SIZE + 5];

    block[0] = 1;
    block[1] = (uint8_t)(size & 255);
    block[2] = (uint8_t)(size >> 8 & 255);
    block[3] = (uint8_t)~block[1];
    block[4] = (uint8_t)~block[2];
    memcpy(block + 5, data, size);
    add_base64(p, block, size + 5);
}

static size_t make_link(const uint8_t *data, size_t size, char *text, size_t room)
{
    const ennead_allocator memory = allocator_or_default(NULL);
    text_buffer p = buffer_for(NULL, text, room);
    size_t i = 0;

    while (i < sizeof links / sizeof *links && links[i].kind != (char)data[0])
        i++;
    if (i == sizeof links / sizeof *links)
        return 0;
    buffer_text(&p, links[i].begin);
    switch (links[i].how) {
    case PACKED:
        HOLDS(lz_pack(&p, (const char *)data + 1, size - 1, BASE64_USUAL, &memory));
        break;
    case STORED:
        add_stored(&p, data + 1, size - 1);
        break;
    case BYTES:
        add_base64(&p, data + 1, size - 1);
        break;
    case PLAIN:
        for (size_t at = 1; at < size; at++)
            buffer_character(&p, (char)data[at]);
        break;
    }
    return buffer_end(&p);
}

static void check_own(const ennead_description *d, const char *title)
{
    const size_t length = ennead_variant_write(d, title, NULL, 0);
    char *text = malloc(length + 1);
    ennead_variant_report report;
    ennead_description *read;

    HOLDS(text != NULL);
    HOLDS(ennead_variant_write(d, title, text, length + 1) == length);
    HOLDS(ennead_variant_read(text, length, NULL, &read, &report) == ENNEAD_STATUS_OK);
    HOLDS(read->rows == d->rows && read->columns == d->columns);
    HOLDS(memcmp(read->candidates, d->candidates,
                 (size_t)(d->rows * d->columns) * sizeof *d->candidates) == 0);
    HOLDS(read->constraint_count == d->constraint_count);
    ennead_description_free(read);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[8 * MOST_SIZE];
    ennead_description *d;
    ennead_variant_report report;

    if (size == 0 || size > MOST_SIZE)
        return 0;
    const size_t length = make_link(data, size, text, sizeof text);
    HOLDS(length < sizeof text);
    if (length == 0)
        return 0;
    if (ennead_variant_read(text, length, NULL, &d, &report) != ENNEAD_STATUS_OK) {
        HOLDS(d == NULL);
        HOLDS(report.message[0] != '\0' && report.line >= 1 && report.column >= 1);
        HOLDS(report.offset <= length);
        return 0;
    }
    check_own(d, report.title);
    ennead_description_free(d);
    return 0;
}
