/* SPDX-License-Identifier: MIT */
/*
 * Reads XML tag by tag, because a file may be one long line:
 *
 *     version 1  <opensudoku><name>A folder</name><game data="53..." /></opensudoku>
 *     version 2  <opensudoku version="2"><folder name="A folder"><game data="..." note="..." />
 *
 * The data of a game are 81 digits, or "version: N" and after a line end for each cell its digit,
 * the player's notes and whether the player may change it, separated by bars; from version 4 on
 * there are two fields of notes. Notes are not candidates, so they are not read.
 */
#include "text/puzzles/opensudoku.h"

#include <string.h>

#include "grid/characters.h"
#include "text/puzzles/records.h"
#include "text/utf8.h"

enum { LONGEST_TAG = BUFFER_BYTES / 2, FAR = 512, TWO_NOTES = 4 };

/* Bytes of the buffer. */
typedef struct xml_text {
    const char *text;
    size_t length;
} xml_text;

static bool begins(const char *text, size_t length, const char *word)
{
    return length >= strlen(word) && memcmp(text, word, strlen(word)) == 0;
}

xml_found find_opensudoku(const ennead_reader *r)
{
    static const char word[] = "<opensudoku", second[] = "?!o";
    const char *const text = r->buffer + r->cursor.at;
    const size_t length = r->end - r->cursor.at < FAR ? r->end - r->cursor.at : FAR;
    size_t at = 0;

    while (at < length && is_space(text[at]))
        at++;
    if (at < length && text[at] != '<')
        return XML_NO;
    if (at + 1 < length && strchr(second, text[at + 1]) == NULL)
        return XML_NO;
    for (; at < length; at++)
        if (begins(text + at, length - at, word))
            return XML_YES;
    return r->finished || length == FAR ? XML_NO : XML_UNDECIDED;
}

/* ---------------------------------------------------------------------------------------- text */

/* The character at the beginning of a text, with what XML escapes; *used gets its bytes. */
static uint32_t character_at(xml_text text, size_t *used)
{
    static const struct {
        const char *name;
        char is;
    } names[] = {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
    const bool numbered = begins(text.text, text.length, "&#");
    const bool hex = begins(text.text, text.length, "&#x");
    uint32_t number = 0;

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (begins(text.text, text.length, names[i].name)) {
            *used = strlen(names[i].name);
            return (unsigned char)names[i].is;
        }
    for (size_t at = hex ? 3 : 2; numbered && at < text.length && at < 10; at++) {
        const int c = lower(text.text[at]);
        const bool letter = hex && c >= 'a' && c <= 'f';
        *used = at + 1;
        if (c == ';')
            return number;
        if (!is_digit(c) && !letter)
            break;
        number = number * (hex ? 16 : 10) + (uint32_t)(letter ? c - 'a' + 10 : c - '0');
    }
    *used = 1;
    return (unsigned char)*text.text;
}

/* Copies a text without escapes. Returns its length. */
static size_t copy_text(xml_text from, char *to, size_t room)
{
    size_t length = 0;

    while (from.length > 0 && length + UTF8_MOST <= room) {
        size_t used;
        const uint32_t character = character_at(from, &used);
        if (used > 1)
            length += utf8_put(to + length, character);
        else
            to[length++] = *from.text;
        from.text += used;
        from.length -= used;
    }
    return length;
}

/* The value of an attribute of a tag; NULL if it has none of that name. */
static xml_text attribute(xml_text tag, const char *name)
{
    size_t at = 0;

    while (at < tag.length && !is_space(tag.text[at]))
        at++;
    for (;;) {
        while (at < tag.length && is_space(tag.text[at]))
            at++;
        const size_t begin = at;
        while (at < tag.length && tag.text[at] != '=' && !is_space(tag.text[at]))
            at++;
        const xml_text found = {tag.text + begin, at - begin};
        while (at < tag.length && tag.text[at] != '"' && tag.text[at] != '\'')
            at++;
        const char *const end =
            at < tag.length ? memchr(tag.text + at + 1, tag.text[at], tag.length - at - 1) : NULL;
        if (end == NULL)
            return (xml_text){NULL, 0};
        const xml_text value = {tag.text + at + 1, (size_t)(end - tag.text) - at - 1};
        if (found.length == strlen(name) && begins(found.text, found.length, name))
            return value;
        at = (size_t)(end - tag.text) + 1;
    }
}

/* -------------------------------------------------------------------------------------- places */

/* A place of the buffer, in as much of its line as errors show. */
typedef struct xml_place {
    line in;
    size_t at;
    uint64_t before; /* bytes of the line before `in` */
} xml_place;

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

/* The place `index` of the tag at the cursor. What is shown is in the tag, so it does not depend on
 * how much more text is there. */
static xml_place find_place(const ennead_reader *r, size_t index)
{
    enum { SHOWN = 100 };
    const char *const text = r->buffer;
    uint64_t number = r->cursor.line, start = r->xml_line;
    size_t begin = index, end = index;

    for (size_t at = r->cursor.at; at < index; at++)
        if (ends_line(text[at])) {
            number += text[at] == '\r' || at == 0 || text[at - 1] != '\r';
            start = r->base + at + 1;
        }
    while (begin > r->cursor.at && index - begin < SHOWN && !ends_line(text[begin - 1]))
        begin--;
    while (end < r->end && end - index < SHOWN && !ends_line(text[end]))
        if (text[end++] == '>')
            break;
    return (xml_place){.in = {text + begin, end - begin, number, r->base + begin},
                       .at = index - begin,
                       .before = r->base + begin - start};
}

static ennead_status report_at(ennead_reader *r, ennead_record *record, ennead_input_error error,
                               size_t index, uint64_t found)
{
    const xml_place p = find_place(r, index);
    const bool cells = error == ENNEAD_INPUT_ERROR_LINE_LENGTH;

    (void)report(r, record, error, place_in(&p.in, p.at), found,
                 cells ? (uint64_t)ENNEAD_CELLS : (uint64_t)LONGEST_TAG);
    record->column += p.before;
    return ENNEAD_STATUS_OK;
}

/* --------------------------------------------------------------------------------------- games */

/* The cells of a game in the form of a library line: + before a digit that the player placed. */
typedef struct game {
    char cells[2 * ENNEAD_CELLS];
    size_t length, count, wrong; /* where the data are wrong, if they are; else after them */
    bool placed, noted;
} game;

typedef enum cell_owner { CELL_GIVEN, CELL_OF_PLAYER } cell_owner;

static bool add_cell(game *g, char digit, cell_owner owner)
{
    if (g->count == ENNEAD_CELLS)
        return false;
    if (owner == CELL_OF_PLAYER && digit != '0' && digit != '.') {
        g->cells[g->length++] = '+';
        g->placed = true;
    }
    g->cells[g->length++] = digit;
    g->count++;
    return true;
}

static void read_plain(xml_text data, game *g)
{
    for (; g->wrong < data.length; g->wrong++) {
        const char c = data.text[g->wrong];
        if (!is_space(c) && ((!is_digit(c) && c != '.') || !add_cell(g, c, CELL_GIVEN)))
            return;
    }
}

/* Advances g->wrong past bars, and returns what follows up to the next one. */
static xml_text next_field(xml_text data, game *g)
{
    while (g->wrong < data.length && (data.text[g->wrong] == '|' || is_space(data.text[g->wrong])))
        g->wrong++;
    const size_t begin = g->wrong;
    while (g->wrong < data.length && data.text[g->wrong] != '|')
        g->wrong++;
    return (xml_text){data.text + begin, g->wrong - begin};
}

/* "1,2," or a number whose bits are the notes; "-" or "0" for none. */
static bool has_notes(xml_text field)
{
    for (size_t at = 0; at < field.length; at++)
        if (field.text[at] >= '1' && field.text[at] <= '9')
            return true;
    return false;
}

static bool is_cell(xml_text field)
{
    return field.length == 1 && is_digit(*field.text);
}

static void read_fields(xml_text data, game *g)
{
    int version = 0;

    g->wrong = strlen("version:");
    while (g->wrong < data.length && data.text[g->wrong] == ' ')
        g->wrong++;
    for (; g->wrong < data.length && is_digit(data.text[g->wrong]) && version < 100; g->wrong++)
        version = 10 * version + data.text[g->wrong] - '0';
    for (;;) {
        const xml_text digit = next_field(data, g);
        const size_t begin = g->wrong - digit.length;
        if (digit.length == 0)
            return;
        for (int i = version >= TWO_NOTES ? 2 : 1; i > 0; i--)
            g->noted = has_notes(next_field(data, g)) || g->noted;
        const xml_text free = next_field(data, g);
        if (!is_cell(digit) || !is_cell(free) ||
            !add_cell(g, *digit.text, *free.text == '0' ? CELL_GIVEN : CELL_OF_PLAYER)) {
            g->wrong = begin;
            return;
        }
    }
}

/* Gives the game as a puzzle, or as a state if the player has placed digits. */
static ennead_status give_game(ennead_reader *r, ennead_record *record, const game *g, size_t index)
{
    static const char head[] = ":0000::", tail[] = ":::::";
    char text[sizeof head + sizeof g->cells + sizeof tail];
    const xml_place p = find_place(r, index);
    ennead_case found;
    ennead_puzzle puzzle;
    uint8_t placed[ENNEAD_CELLS];
    size_t column = 1;

    if (!g->placed) {
        (void)give_puzzle(r, record, ENNEAD_FORM_OPENSUDOKU, g->cells, place_in(&p.in, p.at));
    } else {
        size_t length = strlen(head);
        memcpy(text, head, length);
        memcpy(text + length, g->cells, g->length);
        length += g->length;
        memcpy(text + length, tail, strlen(tail));
        (void)ennead_case_read(text, length + strlen(tail), &found, &column);
        ennead_state_to_puzzle(&found.state, &puzzle);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            placed[cell] = found.state.givens[cell] == 0 ? found.state.values[cell] : 0;
        (void)give_state(r, record, ENNEAD_FORM_OPENSUDOKU, &puzzle, placed, place_in(&p.in, p.at));
    }
    record->column += p.before;
    return ENNEAD_STATUS_OK;
}

/* Keeps the note of a game; if it has none, the name of its folder. */
static void take_note(ennead_reader *r, ennead_record *record, xml_text tag)
{
    const xml_text note = attribute(tag, "note");

    record->note = r->note;
    record->note_length = note.text != NULL ? copy_text(note, r->note, sizeof r->note) : 0;
    if (record->note_length == 0) {
        record->note = r->title;
        record->note_length = r->title_length;
    }
}

/* Gives the game of the tag at the cursor. */
static ennead_status take_game(ennead_reader *r, ennead_record *record, xml_text tag)
{
    static const char *const names[] = {"data", "cells_data"};
    xml_text value = {NULL, 0};
    game g = {.count = 0};

    for (size_t i = 0; i < sizeof names / sizeof *names && value.text == NULL; i++)
        value = attribute(tag, names[i]);
    if (value.text == NULL)
        return report_at(r, record, ENNEAD_INPUT_ERROR_NO_DATA, r->cursor.at, 0);
    const size_t index = (size_t)(value.text - r->buffer);
    const xml_text data = {r->note, copy_text(value, r->note, sizeof r->note)};
    if (begins(data.text, data.length, "version:"))
        read_fields(data, &g);
    else
        read_plain(data, &g);
    if (g.wrong < data.length && g.count < ENNEAD_CELLS)
        return report_at(r, record, ENNEAD_INPUT_ERROR_STRAY, index,
                         (unsigned char)data.text[g.wrong]);
    if (g.wrong < data.length || g.count != ENNEAD_CELLS)
        return report_at(r, record, ENNEAD_INPUT_ERROR_LINE_LENGTH, index,
                         g.count + (g.wrong < data.length));
    const ennead_status status = give_game(r, record, &g, index);
    record->has_notes = g.noted;
    take_note(r, record, tag);
    return status;
}

/* ---------------------------------------------------------------------------------------- tags */

/* Moves the cursor to a place, and counts lines. */
static void advance(ennead_reader *r, size_t to)
{
    if (r->cursor.at < to) {
        r->xml_seen = 0;
        r->xml_quote = '\0';
    }
    for (; r->cursor.at < to; r->cursor.at++) {
        const char c = r->buffer[r->cursor.at];
        if (ends_line(c)) {
            if (c == '\r' || !r->cursor.after_cr)
                r->cursor.line++;
            r->xml_line = r->base + r->cursor.at + 1;
        }
        r->cursor.after_cr = c == '\r';
    }
}

/* The length of the tag or comment at the cursor, with its brackets; 0 if it is not whole. What was
 * looked at once is not looked at again, however few bytes come at once. */
static size_t tag_length(ennead_reader *r)
{
    const char *const text = r->buffer + r->cursor.at;
    const size_t length = r->end - r->cursor.at, head = strlen("<!--");
    const bool is_comment = begins(text, length, "<!--");
    size_t at = r->xml_seen;

    for (; at < length; at++) {
        const char c = text[at];
        if (is_comment) {
            if (c == '>' && at >= head + 2 && text[at - 1] == '-' && text[at - 2] == '-')
                break;
        } else if (r->xml_quote != '\0') {
            r->xml_quote = c == r->xml_quote ? '\0' : r->xml_quote;
        } else if (c == '>') {
            break;
        } else if (c == '"' || c == '\'') {
            r->xml_quote = c;
        }
    }
    r->xml_seen = at;
    return at < length ? at + 1 : 0;
}

static bool is_tag(xml_text tag, const char *name)
{
    const size_t length = strlen(name);

    return begins(tag.text, tag.length, name) &&
           (tag.length == length || is_space(tag.text[length]) || tag.text[length] == '/');
}

/* Takes the name of a folder: of a tag, or the text before the tag that ends it. */
static void take_folder(ennead_reader *r, xml_text name)
{
    if (name.text != NULL)
        r->title_length = copy_text(name, r->title, sizeof r->title);
}

/* Where the name after a tag <name> ends, or NULL if it goes on. */
static const char *name_end(const char *text, size_t length, size_t left)
{
    const size_t most = left < LONGEST_TAG ? left : LONGEST_TAG;

    return memchr(text + length, '<', most - length);
}

/* Takes the tag at the cursor, which is whole. Returns ENNEAD_STATUS_END if it is not a game. */
static ennead_status take_tag(ennead_reader *r, ennead_record *record, size_t length)
{
    const char *const text = r->buffer + r->cursor.at;
    const xml_text tag = {text + 1, length - 2};
    ennead_status status = ENNEAD_STATUS_END;

    if (is_tag(tag, "game")) {
        status = take_game(r, record, tag);
    } else if (is_tag(tag, "folder")) {
        take_folder(r, attribute(tag, "name"));
    } else if (is_tag(tag, "name")) {
        const char *const end = name_end(text, length, r->end - r->cursor.at);
        take_folder(r, (xml_text){text + length, end != NULL ? (size_t)(end - text) - length : 0});
    }
    advance(r, r->cursor.at + length);
    return status;
}

/* Leaves out what is left of a tag or comment that is too long. Returns whether it has ended. */
static bool skip_rest(ennead_reader *r)
{
    const size_t begin = r->cursor.at;
    const char *const text = r->buffer;
    bool ended = r->xml_skip == XML_SKIP_NOTHING;
    size_t at = begin;

    for (; at < r->end && !ended; at++)
        ended =
            text[at] == '>' && (r->xml_skip == XML_SKIP_TAG ||
                                (at >= begin + 2 && text[at - 1] == '-' && text[at - 2] == '-'));
    /* The dashes before the end of a comment may be the last bytes that are there. */
    if (!ended && !r->finished)
        at = at < begin + 2 ? begin : at - 2;
    advance(r, at);
    if (ended)
        r->xml_skip = XML_SKIP_NOTHING;
    return ended;
}

/* Reports a tag that is too long, or cut off. */
static ennead_status report_tag(ennead_reader *r, ennead_record *record)
{
    const size_t begin = r->cursor.at;
    const bool is_comment = begins(r->buffer + begin, r->end - begin, "<!--");
    const bool is_long = r->end - begin >= LONGEST_TAG;
    const ennead_status status = report_at(
        r, record, is_long ? ENNEAD_INPUT_ERROR_GRID_TOO_LONG : ENNEAD_INPUT_ERROR_XML_CUT_OFF,
        begin, LONGEST_TAG);

    if (is_long)
        r->xml_skip = is_comment ? XML_SKIP_COMMENT : XML_SKIP_TAG;
    advance(r, is_long ? begin + (is_comment ? strlen("<!--") : 1) : r->end);
    return status;
}

ennead_status read_opensudoku(ennead_reader *r, ennead_record *record)
{
    if (!skip_rest(r))
        return r->finished ? ENNEAD_STATUS_END : ENNEAD_STATUS_NEEDS_INPUT;
    for (;;) {
        const char *const found = memchr(r->buffer + r->cursor.at, '<', r->end - r->cursor.at);
        advance(r, found != NULL ? (size_t)(found - r->buffer) : r->end);
        const char *const open = r->buffer + r->cursor.at;
        const size_t left = r->end - r->cursor.at;
        if (left == 0)
            return r->finished ? ENNEAD_STATUS_END : ENNEAD_STATUS_NEEDS_INPUT;
        const size_t length = tag_length(r);
        const bool ends = length > 0 && length <= LONGEST_TAG;
        const bool named = ends && is_tag((xml_text){open + 1, length - 2}, "name");
        const bool waits = !ends || (named && name_end(open, length, left) == NULL);
        if (waits && left < LONGEST_TAG && !r->finished)
            return ENNEAD_STATUS_NEEDS_INPUT;
        r->content_seen = true;
        if (!ends)
            return report_tag(r, record);
        const ennead_status status = take_tag(r, record, length);
        if (status != ENNEAD_STATUS_END)
            return status;
    }
}
