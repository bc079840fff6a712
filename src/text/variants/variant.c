/* SPDX-License-Identifier: MIT */
/*
 * Variants in any notation: recognizes the notation and the end of a puzzle, and calls the reader
 * for it.
 */
#include "text/rule_line.h"

#include "grid/characters.h"
#include "text/description/text_search.h"
#include "text/fpuzzles/fpuzzles.h"
#include "text/iss/iss.h"
#include "text/json_object.h"
#include "text/variants/killer.h"
#include "text/variants/variant_text.h"

#include <string.h>

static const char *const form_names[] = {
    [ENNEAD_VARIANT_FORM_NONE] = "none",         [ENNEAD_VARIANT_FORM_TEXT] = "variant",
    [ENNEAD_VARIANT_FORM_FPUZZLES] = "fpuzzles", [ENNEAD_VARIANT_FORM_ISS] = "iss",
    [ENNEAD_VARIANT_FORM_KILLER] = "killer",
};

const char *ennead_variant_form_name(ennead_variant_form form)
{
    return (size_t)form < sizeof form_names / sizeof *form_names ? form_names[form] : NULL;
}

/* Whether a line contains the word that begins a puzzle in Ennead's form. */
static bool begins_ours(const char *text, size_t length)
{
    return variant_starts(text, length, "variant") && (length == 7 || is_space(text[7]));
}

/* Whether a text is in Interactive Sudoku Solver's form: dots, an optional name and a tilde, or a
 * dot and a name: ".~R1C1_5", ".Or.AntiKnight". */
static bool begins_iss(const char *text, size_t length)
{
    size_t at = 0, begin;

    while (at < length && text[at] == '.')
        at++;
    for (begin = at; at < length && is_letter(text[at]);)
        at++;
    if (begin == 0 || at == length)
        return begin > 0 && at > begin + 3;
    return text[at] == '~' || (at >= begin + 2 && (text[at] == '.' || is_space(text[at])) &&
                               text[begin] <= 'Z' && text[begin + 1] >= 'a');
}

/* An empty text may be NULL, to which no offset may be added. */
static const char *begin_of(const char *text)
{
    return text != NULL ? text : "";
}

ennead_variant_form ennead_variant_recognize(const char *given, size_t length)
{
    const char *text = begin_of(given);
    const size_t at = variant_begin(text, length);
    const size_t rest = length - at;

    if (begins_ours(text + at, rest))
        return ENNEAD_VARIANT_FORM_TEXT;
    if (rest > 0 && text[at] == '{')
        return json_has_puzzle(text + at, rest) ? ENNEAD_VARIANT_FORM_NONE
                                                : ENNEAD_VARIANT_FORM_FPUZZLES;
    if (begins_iss(text + at, rest))
        return ENNEAD_VARIANT_FORM_ISS;
    if (killer_begins(text + at, rest))
        return ENNEAD_VARIANT_FORM_KILLER;
    if (!variant_is_link(text + at, rest))
        return ENNEAD_VARIANT_FORM_NONE;
    const size_t line = variant_end_of_line(text, length, at) - at;
    return variant_find(text + at, line, "Interactive-Sudoku-Solver") < line
               ? ENNEAD_VARIANT_FORM_ISS
               : ENNEAD_VARIANT_FORM_FPUZZLES;
}

bool ennead_variant_is_rule(const char *line, size_t length)
{
    return length > 0 && is_rule_line(line, length, &(size_t){0});
}

/* ------------------------------------------------------------------------------------- extents */

static size_t extent_of_ours(const char *text, size_t length, size_t at)
{
    for (at = variant_end_of_line(text, length, at); at < length;
         at = variant_end_of_line(text, length, at + 1))
        if (begins_ours(text + at + 1, length - at - 1))
            return at + 1;
    return length;
}

static size_t extent_of_json(const char *text, size_t length, size_t at)
{
    size_t depth = 0;
    bool inside = false; /* inside a string */

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
    while ((at = variant_end_of_line(text, length, at)) < length) {
        size_t blank = at + 1;
        while (blank < length && text[blank] != '\n' && is_space(text[blank]))
            blank++;
        if (blank == length || text[blank] == '\n')
            return blank;
        at++;
    }
    return length;
}

size_t ennead_variant_extent(const char *given, size_t length)
{
    const char *text = begin_of(given);
    const size_t at = variant_begin(text, length);

    if (at == length)
        return length;
    if (variant_is_link(text + at, length - at))
        return variant_end_of_line(text, length, at);
    switch (ennead_variant_recognize(text, length)) {
    case ENNEAD_VARIANT_FORM_FPUZZLES:
        return extent_of_json(text, length, at);
    case ENNEAD_VARIANT_FORM_ISS:
        return extent_of_iss(text, length, at);
    case ENNEAD_VARIANT_FORM_KILLER:
        return variant_end_of_line(text, length, at);
    case ENNEAD_VARIANT_FORM_NONE:
    case ENNEAD_VARIANT_FORM_TEXT:
        break;
    }
    return extent_of_ours(text, length, at);
}

/* ------------------------------------------------------------------------------------- reading */

ennead_status ennead_variant_read(const char *given, size_t length,
                                  const ennead_allocator *allocator,
                                  ennead_description **description, ennead_variant_report *report)
{
    const char *text = begin_of(given);

    *description = NULL;
    *report = (ennead_variant_report){.form = ennead_variant_recognize(text, length)};
    if (report->form == ENNEAD_VARIANT_FORM_NONE)
        report->form = ENNEAD_VARIANT_FORM_TEXT;
    description_builder *d = builder_new(text, length, allocator, report);
    if (d == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    const bool read = report->form == ENNEAD_VARIANT_FORM_FPUZZLES ? fpuzzles_read(d)
                      : report->form == ENNEAD_VARIANT_FORM_ISS    ? iss_read(d)
                      : report->form == ENNEAD_VARIANT_FORM_KILLER ? killer_read(d)
                                                                   : variant_text_read(d);
    (void)read; /* the status tells as much */
    if (d->description != NULL && d->description->first_value == 0 &&
        report->notation == ENNEAD_NOTATION_SIGNS)
        report->notation = ENNEAD_NOTATION_SIGNS_FROM_0;
    return builder_finish(d, description);
}
