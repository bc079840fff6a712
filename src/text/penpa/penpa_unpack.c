/* SPDX-License-Identifier: MIT */
/*
 * Penpa+ makes frequent words short before it packs a text by DEFLATE: z and a sign stand for a
 * word, and zZ for a z. Older links have a z that stands for itself.
 */
#include "text/penpa/penpa_unpack.h"

#include "grid/memory.h"
#include "text/packing/inflate.h"

#include <string.h>

static const struct {
    char sign;
    const char *word;
} words[] = {
    {'Z', "z"},
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'1', "\"numberS\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
};
enum { WORDS = sizeof words / sizeof *words };

/* Writes the text with its words in full, if `to` is not NULL. Returns its length. */
static size_t write_words(const char *text, size_t length, char *to)
{
    size_t count = 0;

    for (size_t at = 0; at < length; at++) {
        int i = text[at] == 'z' && at + 1 < length ? 0 : WORDS;
        while (i < WORDS && words[i].sign != text[at + 1])
            i++;
        const char *const word = i < WORDS ? words[i].word : text + at;
        const size_t size = i < WORDS ? strlen(word) : 1;
        if (to != NULL)
            memcpy(to + count, word, size);
        count += size;
        at += i < WORDS;
    }
    return count;
}

lz_outcome penpa_unpack(const char *packed, size_t length, const ennead_allocator *memory,
                        char **unpacked, size_t *unpacked_length)
{
    char *text, *full = NULL;
    size_t size;
    lz_outcome outcome = inflate_base64(packed, length, memory, &text, &size);
    const size_t needed = outcome == LZ_UNPACKED ? write_words(text, size, NULL) : 0;

    if (needed > LZ_MOST_BYTES)
        outcome = LZ_TOO_LONG;
    if (outcome == LZ_UNPACKED) {
        full = allocate(memory, needed + 1);
        outcome = full != NULL ? LZ_UNPACKED : LZ_NO_MEMORY;
    }
    if (full != NULL)
        full[write_words(text, size, full)] = '\0';
    release(memory, text);
    *unpacked = full;
    *unpacked_length = needed;
    return outcome;
}
