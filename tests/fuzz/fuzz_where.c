/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of conditions. Any bytes are either a condition, true or false for records with and
 * without values, or an error with a place in them. Blanks around a condition do not change its
 * meaning.
 */
#include "fuzz.h"

#include <string.h>

#include "cli/record/where.h"

enum { MOST = 4096 };

static const char *word(size_t index)
{
    static const char *const words[] = {"easy", "medium", "hard", "unfair", "extreme", NULL};
    return words[index];
}

static const struct where_field fields[] = {
    {"er", WHERE_NUMBER, false, NULL},           {"ep", WHERE_NUMBER, false, NULL},
    {"ed", WHERE_NUMBER, false, NULL},           {"score", WHERE_NUMBER, false, NULL},
    {"clues", WHERE_NUMBER, false, NULL},        {"count", WHERE_NUMBER, false, NULL},
    {"level", WHERE_RANK, false, word},          {"verdict", WHERE_WORD, false, word},
    {"technique", WHERE_TECHNIQUE, false, NULL}, {"note", WHERE_TEXT, false, NULL},
    {"title", WHERE_TEXT, false, NULL},          {"symmetry", WHERE_LIST, false, NULL},
};

enum { FIELDS = sizeof fields / sizeof fields[0] };

static bool techniques_named(const char *name, size_t length, struct where_set *set)
{
    for (size_t i = 0; i < length; i++)
        set->words[i % 2] = set->words[i % 2] * 31 + (uint64_t)(unsigned char)name[i];
    return length % 4 != 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct where_names names = {fields, FIELDS, techniques_named, 128};
    static char padded[MOST + 2];
    static struct where where, again;
    uint32_t counts[128];
    struct where_value there[FIELDS] = {{.known = false}}, missing[FIELDS] = {{.known = false}};
    const struct where_values known = {there, counts}, unknown = {missing, NULL};
    struct where_error error = {.message = NULL};

    if (size > MOST)
        return 0;
    memset(&where, 0, sizeof where);
    memset(&again, 0, sizeof again);
    for (int i = 0; i < 128; i++)
        counts[i] = (uint32_t)i % 3;
    for (size_t field = 0; field < FIELDS; field++)
        there[field] = (struct where_value){.known = true,
                                            .number = (int64_t)field * 7 * WHERE_ONE / 10,
                                            .text = "half-turn vertical",
                                            .length = field};
    if (!where_parse(&where, (const char *)data, size, &names, &error)) {
        HOLDS(error.message != NULL && error.column >= 1 && error.column <= size + 1);
        return 0;
    }
    HOLDS(where.count > 0);
    padded[0] = ' ';
    memcpy(padded + 1, data, size);
    padded[size + 1] = '\t';
    HOLDS(where_parse(&again, padded, size + 2, &names, &error));
    HOLDS(where_holds(&where, &known) == where_holds(&again, &known));
    HOLDS(where_holds(&where, &unknown) == where_holds(&again, &unknown));
    return 0;
}
