/* SPDX-License-Identifier: MIT */
/*
 * Variants in any notation: recognizes the notation and the end of a puzzle, and calls the reader
 * for it.
 */
#include "text/rule_line.h"

#include "grid/characters.h"
#include "grid/memory.h"
#include "text/description/text_search.h"
#include "text/fpuzzles/fpuzzles.h"
#include "text/iss/iss.h"
#include "text/json_object.h"
#include "text/link.h"
#include "text/links/link_text.h"
#include "text/links/plain_text.h"
#include "text/penpa/penpa.h"
#include "text/sgt/sgt.h"
#include "text/sudokupad/sudokupad.h"
#include "text/variants/killer.h"
#include "text/variants/sumocue.h"
#include "text/variants/variant_text.h"

#include <string.h>

static const char *const form_names[] = {
    [ENNEAD_VARIANT_FORM_NONE] = "none",         [ENNEAD_VARIANT_FORM_TEXT] = "variant",
    [ENNEAD_VARIANT_FORM_FPUZZLES] = "fpuzzles", [ENNEAD_VARIANT_FORM_ISS] = "iss",
    [ENNEAD_VARIANT_FORM_KILLER] = "killer",     [ENNEAD_VARIANT_FORM_SUDOKUPAD] = "sudokupad",
    [ENNEAD_VARIANT_FORM_SGT] = "sgt",           [ENNEAD_VARIANT_FORM_LINK] = "link",
    [ENNEAD_VARIANT_FORM_PENPA] = "penpa",
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

/* Finds the link in the first line of a text that is not empty; its places count from the beginning
 * of the text. */
static bool find_link(const char *text, size_t length, link_place *link)
{
    const size_t at = variant_begin(text, length);

    if (!link_find(text + at, length - at, link))
        return false;
    link->begin += at;
    link->at += at;
    link->end += at;
    return true;
}

static ennead_variant_form form_of_link(link_form kind)
{
    return kind == LINK_FPUZZLES    ? ENNEAD_VARIANT_FORM_FPUZZLES
           : kind == LINK_ISS       ? ENNEAD_VARIANT_FORM_ISS
           : kind == LINK_SUDOKUPAD ? ENNEAD_VARIANT_FORM_SUDOKUPAD
           : kind == LINK_PENPA     ? ENNEAD_VARIANT_FORM_PENPA
                                    : ENNEAD_VARIANT_FORM_LINK;
}

ennead_variant_form ennead_variant_recognize(const char *given, size_t length)
{
    const char *text = begin_of(given);
    const size_t at = variant_begin(text, length);
    const size_t rest = length - at;

    if (begins_ours(text + at, rest))
        return ENNEAD_VARIANT_FORM_TEXT;
    if (rest > 0 && text[at] == '{')
        return json_is_record(text + at, rest) ? ENNEAD_VARIANT_FORM_NONE
                                               : ENNEAD_VARIANT_FORM_FPUZZLES;
    if (begins_iss(text + at, rest))
        return ENNEAD_VARIANT_FORM_ISS;
    if (killer_begins(text + at, rest) || sumocue_begins(text + at, rest))
        return ENNEAD_VARIANT_FORM_KILLER;
    if (sgt_begins(text + at, rest))
        return ENNEAD_VARIANT_FORM_SGT;
    link_place link;
    return find_link(text, length, &link) ? form_of_link(link.kind) : ENNEAD_VARIANT_FORM_NONE;
}

bool ennead_variant_has_link(const char *line, size_t length)
{
    return length > 0 && link_find(line, length, &(link_place){0});
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

/* Up to the next link of the line, or its end. */
static size_t extent_of_link(const char *text, size_t length, const link_place *link)
{
    link_place next;

    return link_find(text + link->end, length - link->end, &next)
               ? link->end
               : variant_end_of_line(text, length, link->end);
}

size_t ennead_variant_extent(const char *given, size_t length)
{
    const char *text = begin_of(given);
    const size_t at = variant_begin(text, length);
    link_place link;

    if (at == length)
        return length;
    if (!begins_ours(text + at, length - at) && text[at] != '{' && find_link(text, length, &link))
        return extent_of_link(text, length, &link);
    switch (ennead_variant_recognize(text, length)) {
    case ENNEAD_VARIANT_FORM_FPUZZLES:
        return extent_of_json(text, length, at);
    case ENNEAD_VARIANT_FORM_ISS:
        return extent_of_iss(text, length, at);
    case ENNEAD_VARIANT_FORM_KILLER:
    case ENNEAD_VARIANT_FORM_SGT:
        return variant_end_of_line(text, length, at);
    case ENNEAD_VARIANT_FORM_NONE:
    case ENNEAD_VARIANT_FORM_TEXT:
    case ENNEAD_VARIANT_FORM_SUDOKUPAD:
    case ENNEAD_VARIANT_FORM_LINK:
    case ENNEAD_VARIANT_FORM_PENPA:
        break;
    }
    return extent_of_ours(text, length, at);
}

/* ------------------------------------------------------------------------------------- reading */

static bool read_killer(description_builder *d)
{
    const size_t at = variant_begin(d->text, d->length);

    return sumocue_begins(d->text + at, d->length - at) ? sumocue_read(d) : killer_read(d);
}

static bool read_form(description_builder *d, ennead_variant_form form)
{
    switch (form) {
    case ENNEAD_VARIANT_FORM_FPUZZLES:
        return fpuzzles_read(d);
    case ENNEAD_VARIANT_FORM_ISS:
        return iss_read(d, variant_begin(d->text, d->length));
    case ENNEAD_VARIANT_FORM_KILLER:
        return read_killer(d);
    case ENNEAD_VARIANT_FORM_SUDOKUPAD:
        return sudokupad_read(d);
    case ENNEAD_VARIANT_FORM_SGT:
        return sgt_read(d);
    case ENNEAD_VARIANT_FORM_PENPA:
        return penpa_read(d);
    case ENNEAD_VARIANT_FORM_NONE:
        return plain_text_read(d);
    case ENNEAD_VARIANT_FORM_TEXT:
    case ENNEAD_VARIANT_FORM_LINK: /* a link in a link: no statement */
        break;
    }
    return variant_text_read(d);
}

/* Reads what a link holds. Errors have the place of the link. */
static bool read_packed(description_builder *d, const link_place *link)
{
    const char *const text = d->text;
    const size_t length = d->length;
    link_text made;
    bool good = link_text_make(d, link, &made);

    if (good) {
        builder_place(d, link->begin, &d->packed_line, &d->packed_column);
        d->packed = true;
        d->text = made.text;
        d->length = made.length;
        good = read_form(d, made.form);
        d->text = text;
        d->length = length;
        if (!good)
            d->report->offset = link->begin;
    }
    release(&d->memory, made.text);
    return good;
}

/* The string of a link to Interactive Sudoku Solver is read in its place, if it can be. */
static bool read_link(description_builder *d, const link_place *link)
{
    const char *const held = d->text + link->at;
    const size_t length = link->end - link->at;
    const bool items = length > 1 && held[0] == '.' && (is_letter(held[1]) || held[1] == '~');

    if (link->kind != LINK_ISS || !items || memchr(held, '%', length) != NULL)
        return read_packed(d, link);
    d->length = link_string_end(d->text, link);
    return iss_read(d, link->at);
}

ennead_status ennead_variant_read(const char *given, size_t length,
                                  const ennead_allocator *allocator,
                                  ennead_description **description, ennead_variant_report *report)
{
    const char *text = begin_of(given);
    const size_t at = variant_begin(text, length);
    link_place link;

    *description = NULL;
    *report = (ennead_variant_report){.form = ennead_variant_recognize(text, length)};
    if (report->form == ENNEAD_VARIANT_FORM_NONE)
        report->form = ENNEAD_VARIANT_FORM_TEXT;
    description_builder *d = builder_new(text, length, allocator, report);
    if (d == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    const bool linked = report->form != ENNEAD_VARIANT_FORM_TEXT && at < length &&
                        text[at] != '{' && find_link(text, length, &link);
    const bool read = linked ? read_link(d, &link) : read_form(d, report->form);
    (void)read; /* the status tells as much */
    if (d->description != NULL && d->description->first_value == 0 &&
        report->notation == ENNEAD_NOTATION_SIGNS)
        report->notation = ENNEAD_NOTATION_SIGNS_FROM_0;
    return builder_finish(d, description);
}
