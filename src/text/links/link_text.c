/* SPDX-License-Identifier: MIT */
/*
 * Unpacks links. Those that hold 81 cells become a line, those that hold pencil marks a line of
 * HoDoKu's library.
 */
#include "text/links/link_text.h"

#include "grid/characters.h"
#include "grid/memory.h"
#include "text/links/iss_plain.h"
#include "text/packing/lz_unpack.h"
#include "text/penpa/penpa_unpack.h"
#include "text/sudokupad/sudokupad_unzip.h"

#include <string.h>

enum { WIKI_MARKS = 2 * ENNEAD_CELLS };

/* What begins the newer form of pencil marks of SudokuWiki. */
static const char wiki_mark[] = "S9B";

static bool keep_text(description_builder *d, const char *text, size_t length, link_text *made)
{
    made->text = allocate(&d->memory, length + 1);
    if (made->text == NULL)
        return builder_no_memory(d);
    memcpy(made->text, text, length);
    made->text[length] = '\0';
    made->length = length;
    return true;
}

/* -------------------------------------------------------------------------------- packed texts */

/* A way to unpack texts. */
typedef lz_outcome unpack_text(const char *packed, size_t length, const ennead_allocator *memory,
                               char **unpacked, size_t *unpacked_length);

/* Reports that memory ran out, or what is unpacked is too long. */
static bool not_unpacked(description_builder *d, const link_place *link, lz_outcome outcome)
{
    return outcome == LZ_NO_MEMORY ? builder_no_memory(d)
                                   : builder_wrong(d, link->at, "what the link holds is too long");
}

static bool unpack(description_builder *d, const link_place *link, link_text *made, unpack_text *by)
{
    const lz_outcome outcome =
        by(d->text + link->at, link->end - link->at, &d->memory, &made->text, &made->length);

    if (outcome == LZ_NO_MEMORY || outcome == LZ_TOO_LONG)
        return not_unpacked(d, link, outcome);
    if (outcome == LZ_FOLLOWED)
        return builder_wrong(d, link->at, "the link goes on after its puzzle");
    return outcome == LZ_UNPACKED ||
           builder_wrong(d, link->at, "what the link holds is cut off, or not packed by %t",
                         by == lz_unpack ? "LZ-String" : "DEFLATE");
}

size_t link_string_end(const char *text, const link_place *link)
{
    size_t end = link->at;

    while (end < link->end && text[end] != '&' && text[end] != '#')
        end++;
    while (end > link->at && strchr("),.;:!?]'", text[end - 1]) != NULL)
        end--;
    return end;
}

/* Makes JSON of the short notation of SudokuPad. */
static bool unzip(description_builder *d, const link_place *link, link_text *made)
{
    char *const text = made->text;
    const lz_outcome outcome =
        sudokupad_unzip(text, made->length, &d->memory, &made->text, &made->length);

    release(&d->memory, text);
    return outcome == LZ_UNPACKED || not_unpacked(d, link, outcome);
}

/* Copies such a string, with percent escapes decoded. Dots behind it are cells if they make it a
 * whole grid, or else of the sentence. */
static bool copy_string(description_builder *d, const link_place *link, link_text *made)
{
    size_t end = link_string_end(d->text, link), dots = 0, length = 0;

    while (end + dots < link->end && d->text[end + dots] == '.')
        dots++;
    if (!keep_text(d, d->text + link->at, end + dots - link->at, made))
        return false;
    for (size_t at = 0; at < made->length; length++) {
        const int escaped = percent_value(made->text + at, made->length - at);
        made->text[length] = escaped < 0 ? made->text[at] : (char)escaped;
        at += escaped < 0 ? 1 : 3;
    }
    made->length = length;
    while (made->length > length - dots && !iss_is_plain(made->text, made->length))
        made->length--;
    made->text[made->length] = '\0';
    return true;
}

/* Makes items of plain text. */
static bool write_items(description_builder *d, link_text *made)
{
    const link_text plain = *made;
    text_buffer p = buffer_for(NULL, NULL, 0);

    iss_write_plain(&p, plain.text, plain.length);
    made->length = p.length;
    made->text = allocate(&d->memory, p.length + 1);
    if (made->text != NULL) {
        p = buffer_for(NULL, made->text, made->length + 1);
        iss_write_plain(&p, plain.text, plain.length);
        (void)buffer_end(&p);
    }
    release(&d->memory, plain.text);
    return made->text != NULL || builder_no_memory(d);
}

/* Sees what such a string is: that program also takes killer strings, and plain grids and jigsaws.
 */
static bool see_string(description_builder *d, link_text *made)
{
    const ennead_variant_form form = ennead_variant_recognize(made->text, made->length);

    made->form = form == ENNEAD_VARIANT_FORM_KILLER ||
                         (form == ENNEAD_VARIANT_FORM_NONE && made->length == ENNEAD_CELLS)
                     ? form
                     : ENNEAD_VARIANT_FORM_ISS;
    if (made->form == ENNEAD_VARIANT_FORM_ISS && iss_is_plain(made->text, made->length))
        return write_items(d, made);
    return true;
}

/* -------------------------------------------------------------------------------------- cells */

/* How many characters from a place on are in `signs` or letters and digits. */
static size_t count_signs(const description_builder *d, const link_place *link, const char *signs)
{
    size_t at = link->at;

    while (at < link->end && d->text[at] != '\0' &&
           (is_digit(d->text[at]) || is_letter(d->text[at]) || strchr(signs, d->text[at]) != NULL))
        at++;
    return at - link->at;
}

/* Makes a line of 81 cells. Dots after the last cell belong to a sentence. */
static bool copy_cells(description_builder *d, const link_place *link, link_text *made)
{
    static const char empty[] = ".*_-";
    const char *text = d->text + link->at;
    size_t count = count_signs(d, link, empty);

    while (count > ENNEAD_CELLS && text[count - 1] == '.')
        count--;
    for (size_t i = 0; i < count; i++)
        if (is_letter(text[i]) && lower(text[i]) != 'x')
            return builder_wrong(d, link->at + i, "stray '%t', expected a cell: 1-9, or 0 or .",
                                 builder_quote(text + i, 1).text);
    return (count == ENNEAD_CELLS ||
            builder_wrong(d, link->at, "the link has %n cells, expected 81", (int)count)) &&
           keep_text(d, text, count, made);
}

/* Sets a cell of SudokuWiki's older form: the lowest bit of its number says that the cell is given,
 * the others are candidates. A single candidate is a solved cell. */
static bool set_older(ennead_state *state, int cell, int number)
{
    const bool given = (number & 1) != 0, single = __builtin_popcount((unsigned)number >> 1) == 1;

    if (single)
        state->values[cell] = (uint8_t)(__builtin_ctz((unsigned)number >> 1) + 1);
    else
        state->candidates[cell] = (uint16_t)(number >> 1);
    state->givens[cell] = given ? state->values[cell] : 0;
    return single || !given;
}

/* The same of the newer form: 1-9 is a given, 10-18 a digit that was placed, and above come the
 * candidates. */
static bool set_newer(ennead_state *state, int cell, int number)
{
    const int value = number > 9 ? number - 9 : number;

    if (number > 18)
        state->candidates[cell] = (uint16_t)(number - 18);
    else
        state->values[cell] = (uint8_t)value;
    state->givens[cell] = (uint8_t)(number <= 9 ? value : 0);
    return number > 0 && number <= 18 + 511;
}

static int base_value(char c, int base)
{
    const int value = is_digit(c) ? c - '0' : is_letter(c) ? lower(c) - 'a' + 10 : base;

    return value < base ? value : -1;
}

/* Makes a library line of SudokuWiki's two characters for each cell: a number in base 32, or in
 * base 36 after the mark of the newer form, of which `mark` is the length. */
static bool copy_marks(description_builder *d, const link_place *link, link_text *made, size_t mark)
{
    const size_t begin = link->at + mark;
    const bool newer = mark > 0;
    const int base = newer ? 36 : 32;
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_state state = {.limited = false};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const size_t at = begin + 2 * (size_t)cell;
        const int high = base_value(d->text[at], base), low = base_value(d->text[at + 1], base);
        if (high < 0 || low < 0)
            return builder_wrong(
                d, at + (high >= 0),
                newer ? "stray '%t', expected two characters for each cell: 0-9 or a-z"
                      : "stray '%t', expected two characters for each cell: 0-9 or a-v",
                builder_quote(d->text + at + (high >= 0), 1).text);
        if (!(newer ? set_newer : set_older)(&state, cell, base * high + low))
            return builder_wrong(d, at,
                                 newer ? "these are not a digit or candidates"
                                       : "a given that is not one digit");
    }
    ennead_write_library(&state, line);
    return keep_text(d, line, strlen(line), made);
}

static bool copy_wiki(description_builder *d, const link_place *link, link_text *made)
{
    const size_t count = count_signs(d, link, "");
    const bool newer =
        count >= strlen(wiki_mark) && memcmp(d->text + link->at, wiki_mark, strlen(wiki_mark)) == 0;
    const size_t mark = newer ? strlen(wiki_mark) : 0;

    if (newer && count != mark + WIKI_MARKS)
        return builder_wrong(d, link->at, "the link has %n signs for cells, expected %n",
                             (int)(count - mark), (int)WIKI_MARKS);
    return count == mark + WIKI_MARKS ? copy_marks(d, link, made, mark) : copy_cells(d, link, made);
}

/* Expands 81 cells from *at up to a place: a sign is a digit and the empty cells after it, 10 for
 * each. */
static bool expand_cells(description_builder *d, const link_place *link, size_t end, char *to,
                         size_t *at)
{
    size_t count = 0;

    for (; *at < end && count < ENNEAD_CELLS; ++*at) {
        const char c = d->text[*at];
        int sign = is_digit(c) ? c - '0' : c >= 'a' ? c - 'a' + 36 : c - 'A' + 10;
        size_t blanks = (size_t)sign / 10;
        /* SudokuPad's notes write the last sign of the empty grid as a small letter. */
        if (count + 1 + blanks > ENNEAD_CELLS && c >= 'a')
            blanks = (size_t)(sign -= 26) / 10;
        if (blanks > 5 || count + 1 + blanks > ENNEAD_CELLS)
            return builder_wrong(d, *at, "'%t' here, expected signs for 81 cells",
                                 builder_quote(d->text + *at, 1).text);
        to[count++] = (char)('0' + sign % 10);
        memset(to + count, '0', blanks);
        count += blanks;
    }
    return count == ENNEAD_CELLS ||
           builder_wrong(d, link->at, "the link has %n cells, expected 81", (int)count);
}

/* Makes text of a link `scf` of SudokuPad: behind the cells, w stands for a windoku and x for two
 * diagonals. */
static bool copy_classic(description_builder *d, const link_place *link, link_text *made)
{
    static const char head[] = "variant\ngrid ";
    static const char windoku[] = "\nwindoku", diagonals[] = "\ndiagonal-up\ndiagonal-down";
    char text[sizeof head + ENNEAD_CELLS + sizeof windoku + sizeof diagonals];
    size_t at = link->at;
    const size_t end = link->at + count_signs(d, link, "");

    memcpy(text, head, strlen(head));
    if (!expand_cells(d, link, end, text + strlen(head), &at))
        return false;
    char *to = text + strlen(head) + ENNEAD_CELLS;
    const size_t rules = at;
    for (; at < end; at++) {
        const bool boxes = d->text[at] == 'w';
        if ((!boxes && d->text[at] != 'x') || (at > rules && d->text[at] == d->text[at - 1]))
            return builder_unknown(d, at, "a rule '%t' that is not known",
                                   builder_quote(d->text + at, 1).text);
        const char *rule = boxes ? windoku : diagonals;
        memcpy(to, rule, strlen(rule));
        to += strlen(rule);
    }
    return keep_text(d, text, (size_t)(to - text), made);
}

/* Makes a line of the cells of SudokuExchange, which may be as short as those of SudokuPad. */
static bool copy_exchange(description_builder *d, const link_place *link, link_text *made)
{
    const size_t count = count_signs(d, link, "");
    char line[ENNEAD_CELLS];
    size_t all = count_signs(d, link, ".*_-"), at = link->at;

    while (all < ENNEAD_CELLS && all > count && d->text[link->at + all - 1] == '.')
        all--;
    if (all != count || count == ENNEAD_CELLS)
        return copy_cells(d, link, made);
    if (!expand_cells(d, link, link->at + count, line, &at))
        return false;
    return at == link->at + count ? keep_text(d, line, sizeof line, made)
                                  : builder_wrong(d, at, "there is more than 81 cells");
}

/* ---------------------------------------------------------------------------------------------- */

bool link_text_make(description_builder *d, const link_place *link, link_text *made)
{
    *made = (link_text){.form = ENNEAD_VARIANT_FORM_NONE};
    switch (link->kind) {
    case LINK_FPUZZLES:
        made->form = ENNEAD_VARIANT_FORM_FPUZZLES;
        return unpack(d, link, made, lz_unpack);
    case LINK_ISS:
        return copy_string(d, link, made) && see_string(d, made);
    case LINK_CLASSIC:
        made->form = ENNEAD_VARIANT_FORM_TEXT;
        return copy_classic(d, link, made);
    case LINK_SUDOKUWIKI:
        return copy_wiki(d, link, made);
    case LINK_SUDOKUEXCHANGE:
        return copy_exchange(d, link, made);
    case LINK_OWN:
        if (!unpack(d, link, made, lz_unpack))
            return false;
        made->form = ennead_variant_recognize(made->text, made->length);
        return true;
    case LINK_SUDOKUPAD:
        made->form = ENNEAD_VARIANT_FORM_SUDOKUPAD;
        return unpack(d, link, made, lz_unpack) && unzip(d, link, made);
    case LINK_PENPA:
        made->form = ENNEAD_VARIANT_FORM_PENPA;
        return unpack(d, link, made, penpa_unpack);
    case LINK_UNKNOWN:
        break;
    }
    return builder_wrong(d, link->begin, "a link without a puzzle");
}
