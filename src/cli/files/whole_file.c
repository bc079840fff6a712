/* SPDX-License-Identifier: MIT */
#include "cli/files/whole_file.h"

#include <stdlib.h>
#include <string.h>

#include "cli/files/source.h"

enum { LONGEST_FILE = 1 << 24, FILE_PIECE = 1 << 16 };

const char *whole_file(const char *name, struct text *text)
{
    static struct source source; /* too large for a stack; commands read one file at a time */
    int error = source_open(&source, name);
    if (error != 0)
        return strerror(error);
    enum source_status status = SOURCE_DATA;
    char *piece = malloc(FILE_PIECE);
    while (status == SOURCE_DATA && piece != NULL && text->length <= LONGEST_FILE) {
        size_t got = 0;
        status = source_read(&source, piece, FILE_PIECE, SOURCE_WAIT, &got);
        text_add(text, piece, status == SOURCE_DATA ? got : 0);
    }
    source_close(&source);
    if (piece == NULL || text->failed || status == SOURCE_NO_MEMORY) {
        status = SOURCE_NO_MEMORY;
        text->failed = true;
    }
    free(piece);
    switch (status) {
    case SOURCE_END:
        return NULL;
    case SOURCE_DATA:
        return "it is longer than 16 MB";
    case SOURCE_STOPPED:
        return "interrupted";
    case SOURCE_NO_MEMORY:
        return "out of memory";
    case SOURCE_FAILED:
    case SOURCE_EMPTY:
        break;
    }
    /* The caller adds these words itself. */
    static const char begin[] = "cannot read: ";
    const size_t said = strncmp(source.trouble, begin, strlen(begin)) == 0 ? strlen(begin) : 0;
    return source.trouble + said;
}
