/* SPDX-License-Identifier: MIT */
#include "cli/batch/file_kind.h"

#include <string.h>
#include <strings.h>

#include "cli/batch/sized_list.h"
#include "cli/options/rules_option.h"

/* Whether this much of a file is enough to recognize its form: a whole line that is neither empty
 * nor a comment, or more bytes than such a line can have. */
static bool shows_form(const char *text, size_t length)
{
    enum { ENOUGH = 4096 };
    for (size_t at = 0; at < length;) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t blanks = at;
        while (blanks < length && strchr(" \t\r\n", text[blanks]) != NULL)
            blanks++;
        if (end == NULL)
            break;
        if (text[at] != '#' && blanks <= (size_t)(end - text))
            return true;
        at = (size_t)(end - text) + 1;
    }
    return length >= ENOUGH;
}

/* The size of all grids as set by the options; 0: the first grid decides. */
static int size_said(const struct settings *settings)
{
    const struct grid_settings *grids = &settings->grids;
    return grids->size > 0                 ? (int)grids->size
           : grids->boxes == BOXES_SHAPE   ? grids->box_rows * grids->box_columns
           : rules_of_other_size(settings) ? settings->rules->rows
                                           : 0;
}

/* Whether a 9x9 list is read in the usual way: no other boxes or values are requested. */
static bool is_plain_nine(const struct settings *settings)
{
    const struct grid_settings *grids = &settings->grids;
    return grids->boxes != BOXES_NONE && !rules_of_other_size(settings) &&
           (grids->boxes != BOXES_SHAPE || (grids->box_rows == 3 && grids->box_columns == 3));
}

/* Whether a text begins with a line that has a link and ends. Lists of links are read line by
 * line; a link that is longer than such lists may have is read whole. */
static bool begins_with_link(const struct text *text)
{
    enum { LONGEST_IN_LIST = 1 << 15 };
    size_t at = 0, end = 0;
    for (; at < text->length; at = end + 1) {
        const char *newline = memchr(text->bytes + at, '\n', text->length - at);
        end = newline != NULL ? (size_t)(newline - text->bytes) : text->length;
        if (ennead_variant_has_link(text->bytes + at, end - at) && text->bytes[at] != '{')
            return end - at < LONGEST_IN_LIST &&
                   (newline != NULL || text->length < LONGEST_IN_LIST);
        size_t blanks = at;
        while (blanks < end && strchr(" \t\r", text->bytes[blanks]) != NULL)
            blanks++;
        if (blanks < end && text->bytes[blanks] != '#')
            return false;
    }
    return false;
}

/* Whether a statement is that word, alone or with the cells of a grid. */
static bool begins_cells(const char *text, size_t length, const char *word)
{
    enum { LEAST_CELLS = 16 }; /* what is shorter is a title, such as "Grid 5" */
    size_t at = strlen(word);
    if (length < at || strncasecmp(text, word, at) != 0)
        return false;
    const bool apart = at < length && memchr(" \t", text[at], 2) != NULL;
    while (at < length && memchr(" \t\r", text[at], 3) != NULL)
        at++;
    return at == length || (apart && length - at >= LEAST_CELLS);
}

/* Whether a line is the first one of Ennead's form in another spelling: "Variant", "variant: A". It
 * may also be the title of a plain grid. */
static bool begins_nearly_ours(const char *line, size_t length)
{
    static const char word[] = "variant";
    const size_t end = sizeof word - 1;
    return length >= end && strncasecmp(line, word, end) == 0 &&
           (length == end || line[end] == ':' || line[end] <= ' ');
}

/* Whether a text is in Ennead's form for puzzles with rules, although its first line is missing or
 * in another spelling: its regions, or statements or rules before its grid, are enough; or such a
 * first line and nothing but rules. FILE_UNSEEN: it may be. */
static enum file_kind see_statements(const struct text *text, enum file_rest rest)
{
    bool first_line = false, rules = false;
    for (size_t at = 0, end = 0; at < text->length; at = end + 1) {
        for (end = at; end < text->length && memchr("\n;", text->bytes[end], 2) == NULL;)
            end++;
        if (end == text->length && rest == MORE_TO_COME)
            break;
        while (at < end && memchr(" \t\r", text->bytes[at], 3) != NULL)
            at++;
        const char *statement = text->bytes + at;
        if (begins_cells(statement, end - at, "regions") ||
            ((first_line || rules) && begins_cells(statement, end - at, "grid")))
            return FILE_VARIANTS;
        if (begins_nearly_ours(statement, end - at))
            first_line = true;
        else if (ennead_variant_is_rule(statement, end - at))
            rules = true;
        else if (at < end && *statement != '#' && *statement != '}')
            return FILE_PLAIN;
    }
    if (rest == NO_MORE && first_line && rules)
        return FILE_VARIANTS;
    return first_line || rules ? FILE_UNSEEN : FILE_PLAIN;
}

/* Whether a text is in a form for puzzles with rules. If grids of some size are expected, a line
 * that could be either is a grid. */
static bool has_variants(const struct settings *settings, const struct text *text)
{
    const ennead_variant_form form = ennead_variant_recognize(text->bytes, text->length);
    if (form != ENNEAD_VARIANT_FORM_TEXT && form != ENNEAD_VARIANT_FORM_NONE &&
        begins_with_link(text))
        return false;
    return form == ENNEAD_VARIANT_FORM_TEXT || form == ENNEAD_VARIANT_FORM_FPUZZLES ||
           (form != ENNEAD_VARIANT_FORM_NONE && size_said(settings) == 0);
}

/* Whether a text that is in none of the forms with rules begins with a record of JSON, which tells
 * its size itself. */
static bool begins_record(const struct text *text)
{
    size_t at = 0;
    while (at < text->length && memchr(" \t\r\n", text->bytes[at], 4) != NULL)
        at++;
    return at < text->length && text->bytes[at] == '{';
}

static enum file_kind see_size(const struct settings *settings, const struct text *text,
                               enum file_rest rest, int *size)
{
    enum { NINE = 9 };
    static const enum file_kind kinds[] = {
        [SIZED_NOT] = FILE_PLAIN,
        [SIZED_MORE] = FILE_UNSEEN,
        [SIZED_BEHIND] = FILE_BEHIND,
        [SIZED_LIST] = FILE_SIZED,
    };
    const struct sized_search search = {
        .sizes = settings->grids.boxes != BOXES_NOT_SAID ? SIZED_ANY : SIZED_USUAL,
        .text = rest == NO_MORE ? SIZED_WHOLE : SIZED_PART,
    };
    const int said = size_said(settings);
    *size = said;
    if (said > 0 && !(said == NINE && is_plain_nine(settings)))
        return FILE_SIZED;
    enum file_kind kind = kinds[sized_recognize(text->bytes, text->length, &search, size)];
    if (kind == FILE_SIZED && said == NINE && *size != NINE)
        kind = FILE_PLAIN;
    if (kind != FILE_PLAIN || settings->grids.boxes != BOXES_NONE)
        return kind;
    *size = NINE;
    return FILE_SIZED;
}

/* Decides whether a text is a list of grids, or a puzzle whose rules come first. */
static enum file_kind see_grids(const struct settings *settings, const struct text *text,
                                enum file_rest rest, int *size)
{
    enum { ENOUGH = 1 << 16 };
    if (text->length >= ENOUGH)
        rest = NO_MORE;
    const enum file_kind kind = see_statements(text, rest);
    return kind == FILE_VARIANTS || (kind == FILE_UNSEEN && rest == MORE_TO_COME)
               ? kind
               : see_size(settings, text, rest, size);
}

enum file_kind file_kind_see(const struct settings *settings, const struct text *text,
                             enum file_rest rest, int *size)
{
    const ennead_reader_options *reading = &settings->reading;
    if (reading->form != ENNEAD_FORM_AUTO)
        return FILE_PLAIN;
    if (rest == MORE_TO_COME && !shows_form(text->bytes, text->length))
        return FILE_UNSEEN;
    if (text->length == 0)
        return FILE_PLAIN;
    if (has_variants(settings, text))
        return FILE_VARIANTS;
    return reading->column > 0 || reading->column_name != NULL || begins_record(text)
               ? FILE_PLAIN
               : see_grids(settings, text, rest, size);
}
