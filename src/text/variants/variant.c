/* SPDX-License-Identifier: MIT */
/*
 * Variants in any notation: which one it is, where a puzzle ends, and the reader for it.
 */
#include <string.h>

#include "text/variants/killer.h"
#include "text/variants/sketch.h"
#include "text/variants/variant.h"

static const char *const form_names[] = {
    [ENNEAD_VARIANT_NONE] = "none",         [ENNEAD_VARIANT_TEXT] = "variant",
    [ENNEAD_VARIANT_FPUZZLES] = "fpuzzles", [ENNEAD_VARIANT_ISS] = "iss",
    [ENNEAD_VARIANT_KILLER] = "killer",
};

const char *ennead_variant_form_name(ennead_variant_form form)
{
    return (size_t)form < sizeof form_names / sizeof *form_names ? form_names[form] : NULL;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static size_t end_of_line(const char *text, size_t length, size_t at)
{
    const char *end = at < length ? memchr(text + at, '\n', length - at) : NULL;

    return end != NULL ? (size_t)(end - text) : length;
}

size_t variant_begin(const char *text, size_t length)
{
    size_t at = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

    for (; at < length; at++) {
        if (text[at] == '#')
            at = end_of_line(text, length, at);
        else if (!is_blank(text[at]))
            break;
        if (at == length)
            break;
    }
    return at;
}

bool variant_starts(const char *text, size_t length, const char *with)
{
    const size_t size = strlen(with);

    return length >= size && memcmp(text, with, size) == 0;
}

size_t variant_find(const char *text, size_t length, const char *wanted)
{
    size_t at = 0;

    while (at < length && !variant_starts(text + at, length - at, wanted))
        at++;
    return at;
}

bool variant_is_link(const char *text, size_t length)
{
    return variant_starts(text, length, "http://") || variant_starts(text, length, "https://");
}

/* Whether a line holds the word that begins a puzzle of our own. */
static bool begins_ours(const char *text, size_t length)
{
    return variant_starts(text, length, "variant") && (length == 7 || is_blank(text[7]));
}

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Dots, a name or nothing, and a tilde; or a name and a dot: ".~R1C1_5", ".Or.AntiKnight". */
static bool begins_iss(const char *text, size_t length)
{
    size_t at = 0, begin;

    while (at < length && text[at] == '.')
        at++;
    for (begin = at; at < length && is_letter(text[at]);)
        at++;
    if (begin == 0 || at == length)
        return begin > 0 && at > begin + 3;
    return text[at] == '~' || (at >= begin + 2 && (text[at] == '.' || is_blank(text[at])) &&
                               text[begin] <= 'Z' && text[begin + 1] >= 'a');
}

ennead_variant_form ennead_variant_recognize(const char *text, size_t length)
{
    const size_t at = variant_begin(text, length);
    const size_t rest = length - at;

    if (begins_ours(text + at, rest))
        return ENNEAD_VARIANT_TEXT;
    if (rest > 0 && text[at] == '{')
        return ENNEAD_VARIANT_FPUZZLES;
    if (begins_iss(text + at, rest))
        return ENNEAD_VARIANT_ISS;
    if (killer_begins(text + at, rest))
        return ENNEAD_VARIANT_KILLER;
    if (!variant_is_link(text + at, rest))
        return ENNEAD_VARIANT_NONE;
    const size_t line = end_of_line(text, length, at) - at;
    return variant_find(text + at, line, "Interactive-Sudoku-Solver") < line
               ? ENNEAD_VARIANT_ISS
               : ENNEAD_VARIANT_FPUZZLES;
}

/* ------------------------------------------------------------------------------------- extents */

static size_t extent_of_ours(const char *text, size_t length, size_t at)
{
    for (at = end_of_line(text, length, at); at < length; at = end_of_line(text, length, at + 1))
        if (begins_ours(text + at + 1, length - at - 1))
            return at + 1;
    return length;
}

static size_t extent_of_json(const char *text, size_t length, size_t at)
{
    size_t depth = 0;
    bool inside = false; /* a string */

    for (; at < length; at++) {
        if (inside && text[at] == '\\')
            at++;
        else if (text[at] == '"')
            inside = !inside;
        else if (!inside && text[at] == '{')
            depth++;
        else if (!inside && text[at] == '}' && --depth == 0)
            return at + 1;
    }
    return length;
}

static size_t extent_of_iss(const char *text, size_t length, size_t at)
{
    while ((at = end_of_line(text, length, at)) < length) {
        size_t blank = at + 1;
        while (blank < length && text[blank] != '\n' && is_blank(text[blank]))
            blank++;
        if (blank == length || text[blank] == '\n')
            return blank;
        at++;
    }
    return length;
}

size_t ennead_variant_extent(const char *text, size_t length)
{
    const size_t at = variant_begin(text, length);

    if (at == length)
        return length;
    if (variant_is_link(text + at, length - at))
        return end_of_line(text, length, at);
    switch (ennead_variant_recognize(text, length)) {
    case ENNEAD_VARIANT_FPUZZLES:
        return extent_of_json(text, length, at);
    case ENNEAD_VARIANT_ISS:
        return extent_of_iss(text, length, at);
    case ENNEAD_VARIANT_KILLER:
        return end_of_line(text, length, at);
    case ENNEAD_VARIANT_NONE:
    case ENNEAD_VARIANT_TEXT:
        break;
    }
    return extent_of_ours(text, length, at);
}

/* ------------------------------------------------------------------------------------- reading */

ennead_status ennead_variant_read(const char *text, size_t length,
                                  const ennead_allocator *allocator,
                                  ennead_description **description, ennead_variant_report *report)
{
    *description = NULL;
    *report = (ennead_variant_report){.form = ennead_variant_recognize(text, length)};
    if (report->form == ENNEAD_VARIANT_NONE)
        report->form = ENNEAD_VARIANT_TEXT;
    sketch *d = sketch_new(text, length, allocator, report);
    if (d == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    const bool read = report->form == ENNEAD_VARIANT_FPUZZLES ? fpuzzles_read(d)
                      : report->form == ENNEAD_VARIANT_ISS    ? iss_read(d)
                      : report->form == ENNEAD_VARIANT_KILLER ? killer_read(d)
                                                              : variant_text_read(d);
    (void)read; /* the status says it too */
    if (d->description != NULL && d->description->first_value == 0 &&
        report->notation == ENNEAD_SIGNS)
        report->notation = ENNEAD_SIGNS_FROM_0;
    return sketch_finish(d, description);
}
