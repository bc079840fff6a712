/* SPDX-License-Identifier: MIT */
#include "cli/base/nearest.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { TOO_LONG = NEAREST_WORD + 1 };

/* Names that other programs use. */
static const struct {
    const char *word, *name;
} elsewhere[] = {
    {"rotational", "half-turn"},
    {"rotation", "half-turn"},
    {"180", "half-turn"},
    {"rotational", "quarter-turn"},
    {"90", "quarter-turn"},
    {"mirror", "horizontal"},
    {"mirror", "vertical"},
    {"reflection", "horizontal"},
    {"reflection", "vertical"},
    {"kropki", "white-dot"},
    {"kropki", "black-dot"},
    {"simple", "easy"},
    {"fiendish", "unfair"},
    {"diabolical", "extreme"},
    {"difficulty", "level"},
    {"difficulty", "rating"},
    {"backtracking", "bifurcation"},
    {"bruteforce", "bifurcation"},
    {"md", "markdown"},
    {"jsonl", "json"},
    {"jigsaw", "regions"},
};

/* Copies a word in the form in which words are compared. Returns its length, or TOO_LONG if it
 * does not fit. */
static size_t plain(const char *word, size_t length, char to[NEAREST_WORD])
{
    size_t kept = 0;
    for (size_t i = 0; i < length; i++) {
        const char c = word[i];
        if (c == '-' || c == '_' || c == ' ')
            continue;
        if (kept == NEAREST_WORD)
            return TOO_LONG;
        to[kept++] = (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    return kept;
}

static size_t smaller(size_t one, size_t other)
{
    return one < other ? one : other;
}

static size_t distance(const char *one, size_t rows, const char *other, size_t columns)
{
    uint8_t table[3][NEAREST_WORD + 1]; /* the current row and the two before it */
    for (size_t k = 0; k <= columns; k++)
        table[0][k] = (uint8_t)k;
    for (size_t i = 1; i <= rows; i++) {
        uint8_t *row = table[i % 3];
        const uint8_t *above = table[(i + 2) % 3], *before = table[(i + 1) % 3];
        row[0] = (uint8_t)i;
        for (size_t k = 1; k <= columns; k++) {
            size_t least = above[k - 1] + (size_t)(one[i - 1] != other[k - 1]);
            least = smaller(least, smaller(above[k], row[k - 1]) + 1u);
            if (i > 1 && k > 1 && one[i - 1] == other[k - 2] && one[i - 2] == other[k - 1])
                least = smaller(least, before[k - 2] + 1u);
            row[k] = (uint8_t)least;
        }
    }
    return table[rows % 3][columns];
}

/* The greatest distance allowed for a word of this length. */
static size_t limit(size_t length)
{
    return length <= 2 ? 0 : length <= 4 ? 1 : length <= 7 ? 2 : 3;
}

void nearest_begin(struct nearest *nearest, const char *word, size_t length)
{
    *nearest = (struct nearest){.least = 0};
    nearest->length = plain(word, length, nearest->word);
    nearest->least = limit(nearest->length);
}

static size_t distance_to(const struct nearest *nearest, const char *name)
{
    char other[NEAREST_WORD];
    const size_t length = plain(name, strlen(name), other);
    for (size_t i = 0; i < sizeof elsewhere / sizeof elsewhere[0]; i++)
        if (strcmp(elsewhere[i].name, name) == 0 && strlen(elsewhere[i].word) == nearest->length &&
            memcmp(elsewhere[i].word, nearest->word, nearest->length) == 0)
            return 0;
    if (length == TOO_LONG)
        return TOO_LONG;
    const size_t away = distance(nearest->word, nearest->length, other, length);
    const size_t begun = limit(nearest->length);
    const int begins = nearest->length >= 3 && nearest->length < length &&
                       memcmp(nearest->word, other, nearest->length) == 0;
    return begins ? smaller(away, begun) : away;
}

void nearest_offer(struct nearest *nearest, const char *name)
{
    if (nearest->length == 0 || nearest->length == TOO_LONG)
        return;
    const size_t away = distance_to(nearest, name);
    if (away > nearest->least)
        return;
    if (away < nearest->least)
        nearest->count = 0;
    nearest->least = away;
    if (nearest->count < NEAREST_MOST)
        nearest->found[nearest->count++] = name;
}

const char *nearest_text(struct nearest *nearest, const char *dashes)
{
    size_t used = 0;
    nearest->text[0] = '\0';
    for (size_t i = 0; i < nearest->count; i++) {
        const char *before = i == 0 ? "; did you mean " : i + 1 == nearest->count ? " or " : ", ";
        const int length = snprintf(nearest->text + used, sizeof nearest->text - used, "%s'%s%s'",
                                    before, dashes, nearest->found[i]);
        used += length > 0 ? (size_t)length : 0;
        if (used + 2 > sizeof nearest->text)
            return "";
    }
    if (used > 0)
        memcpy(nearest->text + used, "?", 2);
    return nearest->text;
}
