/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of a book wait in a temporary file, so that a book may have many. A record is
 *
 *     book_facts | notation | plain: state, 81 cells of solution
 *                           | else: length, text of the description, cells of solution
 */
#define _GNU_SOURCE 1
#include "cli/book/book_shelf.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/text.h"

enum { FIRST_ROOM = 256, MOST_SCORE = UINT16_MAX };

/* What is written before the cells. */
struct record_head {
    struct book_facts facts;
    ennead_notation notation;
    uint32_t text; /* bytes of a description; 0: a plain puzzle */
    uint32_t cells;
};

int book_shelf_open(struct book_shelf *shelf)
{
    *shelf = (struct book_shelf){.file = tmpfile()};
    return shelf->file == NULL ? errno : 0;
}

static int make_room(struct book_shelf *shelf)
{
    if (shelf->count < shelf->room)
        return 0;
    const size_t room = shelf->room == 0 ? FIRST_ROOM : shelf->room * 2;
    struct shelf_place *places = realloc(shelf->places, room * sizeof *places);
    if (places == NULL)
        return ENOMEM;
    shelf->places = places;
    shelf->room = room;
    return 0;
}

static int write_bytes(struct book_shelf *shelf, const void *bytes, size_t length)
{
    if (fwrite(bytes, 1, length, shelf->file) != length)
        return errno;
    shelf->bytes += length;
    return 0;
}

static int read_bytes(struct book_shelf *shelf, void *bytes, size_t length)
{
    if (fread(bytes, 1, length, shelf->file) == length)
        return 0;
    return ferror(shelf->file) != 0 ? errno : EIO;
}

/* The text of a description, or nothing. */
static int write_description(const ennead_description *description, struct text *text)
{
    if (description == NULL)
        return 0;
    const size_t length = ennead_variant_write(description, NULL, NULL, 0);
    text_repeat(text, ' ', length + 1);
    if (text->failed)
        return ENOMEM;
    (void)ennead_variant_write(description, NULL, text->bytes, length + 1);
    text->length = length;
    return 0;
}

int book_shelf_add(struct book_shelf *shelf, const struct book_puzzle *puzzle)
{
    const ennead_description *d = puzzle->description;
    struct text text = {0};
    struct record_head head;
    int error = make_room(shelf);
    if (error == 0)
        error = write_description(d, &text);
    memset(&head, 0, sizeof head);
    head.facts = puzzle->facts;
    head.notation = puzzle->notation;
    head.text = (uint32_t)text.length;
    head.cells = d == NULL ? ENNEAD_CELLS : (uint32_t)(d->rows * d->columns);
    if (error == 0)
        shelf->places[shelf->count] = (struct shelf_place){
            .at = shelf->bytes,
            .number = (uint32_t)shelf->count,
            .level = (uint16_t)puzzle->facts.level,
            .score =
                (uint16_t)(puzzle->facts.score < MOST_SCORE ? puzzle->facts.score : MOST_SCORE),
        };
    if (error == 0)
        error = write_bytes(shelf, &head, sizeof head);
    if (error == 0)
        error = d == NULL ? write_bytes(shelf, &puzzle->state, sizeof puzzle->state)
                          : write_bytes(shelf, text.bytes, text.length);
    if (error == 0)
        error = write_bytes(shelf, puzzle->solution, head.cells);
    shelf->count += error == 0;
    text_free(&text);
    return error;
}

static int read_description(struct book_shelf *shelf, uint32_t length, struct book_puzzle *puzzle)
{
    ennead_variant_report report;
    char *text = malloc(length);
    if (text == NULL)
        return ENOMEM;
    int error = read_bytes(shelf, text, length);
    if (error == 0 &&
        ennead_variant_read(text, length, NULL, &puzzle->description, &report) != ENNEAD_STATUS_OK)
        error = ENOMEM;
    free(text);
    return error;
}

int book_shelf_get(struct book_shelf *shelf, size_t index, struct book_puzzle *puzzle)
{
    struct record_head head;
    puzzle->description = NULL;
    if (fseeko(shelf->file, (off_t)shelf->places[index].at, SEEK_SET) != 0)
        return errno;
    int error = read_bytes(shelf, &head, sizeof head);
    if (error != 0)
        return error;
    puzzle->facts = head.facts;
    puzzle->notation = head.notation;
    error = head.text == 0 ? read_bytes(shelf, &puzzle->state, sizeof puzzle->state)
                           : read_description(shelf, head.text, puzzle);
    return error != 0 ? error : read_bytes(shelf, puzzle->solution, head.cells);
}

static int compare(const void *one, const void *other)
{
    const struct shelf_place *a = one, *b = other;
    if (a->level != b->level)
        return a->level < b->level ? -1 : 1;
    if (a->score != b->score)
        return a->score < b->score ? -1 : 1;
    return a->number < b->number ? -1 : 1;
}

void book_shelf_sort(struct book_shelf *shelf)
{
    if (shelf->count > 0)
        qsort(shelf->places, shelf->count, sizeof *shelf->places, compare);
}

void book_shelf_close(struct book_shelf *shelf)
{
    if (shelf->file != NULL)
        fclose(shelf->file);
    free(shelf->places);
}
