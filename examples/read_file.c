/* SPDX-License-Identifier: MIT */
/*
 * A file of puzzles in any form, read in pieces: the reader says when it wants more text, gives one
 * puzzle or one error at a time, and needs the same memory for a file of any length. Each puzzle is
 * printed on a line with its verdict, each error with its place.
 *
 *     read_file puzzles.txt
 */
#include <ennead.h>
#include <stdio.h>

static int more_text(ennead_reader *reader, FILE *file)
{
    size_t room;
    char *text = ennead_reader_reserve(reader, &room);
    size_t bytes = fread(text, 1, room, file);

    if (bytes > 0)
        ennead_reader_add(reader, bytes);
    else
        ennead_reader_finish(reader);
    return !ferror(file);
}

static int answer(const ennead_record *record)
{
    char message[ENNEAD_MESSAGE_SIZE];
    char line[ENNEAD_LINE_SIZE];
    ennead_solve_result result;

    if (record->kind != ENNEAD_RECORD_KIND_PUZZLE) {
        ennead_record_message(record, message);
        printf("%llu:%llu: %s\n", (unsigned long long)record->line,
               (unsigned long long)record->column, message);
        return 1;
    }
    if (ennead_solve(&record->puzzle, NULL, NULL, 0, &result))
        return 0;
    ennead_write_line(record->puzzle.givens, line);
    printf("%s %s\n", line, ennead_verdict_name(result.verdict));
    return 1;
}

int main(int argc, char **argv)
{
    ennead_reader *reader;
    ennead_record record;
    ennead_status status;
    int good = 1;
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;

    if (file == NULL) {
        fputs("usage: read_file FILE\n", stderr);
        return 2;
    }
    if (ennead_reader_new(NULL, NULL, &reader)) {
        fclose(file);
        return 1;
    }
    while (good && (status = ennead_reader_next(reader, &record)) != ENNEAD_STATUS_END)
        good = status == ENNEAD_STATUS_OK ? answer(&record) : more_text(reader, file);
    ennead_reader_free(reader);
    fclose(file);
    return good && fflush(stdout) == 0 ? 0 : 1;
}
