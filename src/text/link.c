/* SPDX-License-Identifier: MIT */
/*
 * Finds links in a line of text. A site is known by its address, what a link holds by the word
 * before it. A link ends at a blank; one that is packed by LZ-String may have blanks, which a
 * browser has made of +, and its codes say where it ends.
 */
#include "text/link.h"

#include "grid/characters.h"

#include <string.h>

typedef struct link_row {
    const char *site, *before; /* what a link has: in its address, and before what it holds */
    link_form kind;
} link_row;

/* Sites that anyone may run have no address here. */
static const link_row rows[] = {
    {"", LINK_OWN_MARK, LINK_OWN},
    {"penpa", "&p=", LINK_PENPA},
    {"", "load=", LINK_FPUZZLES},
    {"interactive-sudoku-solver", "q=", LINK_ISS},
    {"sudokuwiki", "bd=", LINK_SUDOKUWIKI},
    {"sudokuexchange", "s=", LINK_SUDOKUEXCHANGE},
    {"", "q=.", LINK_ISS},
};

/* What begins the name of a puzzle of SudokuPad. */
static const link_row names[] = {
    {"", "fpuzzles", LINK_FPUZZLES}, {"", "fpuz", LINK_FPUZZLES}, {"", "scl", LINK_SUDOKUPAD},
    {"", "ctc", LINK_SUDOKUPAD},     {"", "scf", LINK_CLASSIC},
};

/* People copy and type the addresses of these sites without https:// before them, too. */
static const char *const hosts[] = {
    "f-puzzles.com",          "www.f-puzzles.com",          "sudokupad.app",
    "beta.sudokupad.app",     "app.crackingthecryptic.com", "sigh.github.io",
    "sudokuwiki.org",         "www.sudokuwiki.org",         "sudokuexchange.com",
    "www.sudokuexchange.com", "swaroopg92.github.io",
};

static bool starts(const char *text, size_t length, const char *with)
{
    const size_t size = strlen(with);

    return length >= size && memcmp(text, with, size) == 0;
}

/* The same of an address, whose letters may be capitals; those of `with` are small. */
static bool starts_alike(const char *text, size_t length, const char *with)
{
    const size_t size = strlen(with);
    size_t at = 0;

    while (at < size && at < length &&
           (text[at] >= 'A' && text[at] <= 'Z' ? text[at] - 'A' + 'a' : text[at]) == with[at])
        at++;
    return at == size;
}

/* The place of a word in a text; `length` if it is not there. */
static size_t find(const char *text, size_t length, const char *word)
{
    size_t at = 0;

    while (at < length && !starts(text + at, length - at, word))
        at++;
    return at;
}

/* Whether a text has the address of a site in it; its letters are small. */
static bool is_of(const char *text, size_t length, const char *site)
{
    size_t at = 0;

    while (at < length && !starts_alike(text + at, length - at, site))
        at++;
    return at < length;
}

/* Some programs make one slash of the two. */
static bool begins_address(const char *text, size_t length)
{
    return length > 0 && (text[0] == 'h' || text[0] == 'H') &&
           (starts_alike(text, length, "http:/") || starts_alike(text, length, "https:/"));
}

bool link_begins(const char *text, size_t length)
{
    /* Few characters begin a link, and each of a line is asked about. */
    return length > 0 && (begins_address(text, length) ||
                          (text[0] == LINK_OWN_MARK[0] && starts(text, length, LINK_OWN_MARK)));
}

/* Whether a link without https:// begins at a place of a text: the name of a site, with something
 * behind it, and no word before it. */
static bool begins_bare(const char *text, size_t length, size_t at)
{
    const char before = at > 0 ? text[at - 1] : ' ';

    if (at == length || strchr("abfsw", text[at] | 0x20) == NULL || is_digit(before) ||
        (before >= 'A' && before <= 'Z') || (before >= 'a' && before <= 'z') ||
        strchr("./-_%@", before) != NULL)
        return false;
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        const size_t end = at + strlen(hosts[i]);
        if (starts_alike(text + at, length - at, hosts[i]) && end < length &&
            (text[end] == '/' || text[end] == '?'))
            return true;
    }
    return false;
}

static bool ends_link(char c)
{
    return is_space(c) || strchr("\"<>", c) != NULL;
}

/* The name of a puzzle of SudokuPad in a link: after its last slash, or as `puzzleid=`. */
static size_t find_name(const char *link, size_t length)
{
    const size_t query = find(link, length, "?");
    const size_t id = find(link, length, "puzzleid=") + strlen("puzzleid=");
    size_t at = query;

    if (id < length)
        return id;
    while (at > 0 && link[at - 1] != '/')
        at--;
    /* What is packed may have slashes, too. */
    for (size_t slash = 1; slash < at; slash++)
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if (link[slash - 1] == '/' && starts(link + slash, length - slash, names[i].before))
                return slash;
    return at;
}

/* Sees what the link at the beginning of a text is, which has no blank in its first `length`
 * bytes. */
static void see_kind(const char *link, size_t length, link_place *found)
{
    const bool pad = is_of(link, length, "sudokupad") || is_of(link, length, "crackingthecryptic");

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const size_t place = find(link, length, rows[i].before);
        if (place == length || (*rows[i].site != '\0' && !is_of(link, length, rows[i].site)))
            continue;
        found->kind = rows[i].kind;
        found->at = place + strlen(rows[i].before) - (rows[i].before[2] == '.');
        return;
    }
    const size_t name = pad ? find_name(link, length) : length;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (starts(link + name, length - name, names[i].before)) {
            found->kind = names[i].kind;
            found->at = name + strlen(names[i].before);
            return;
        }
}

/* The end of a link that begins the text, and holds something from `at` on: at a blank, or for one
 * that may have blanks, where something else begins. */
static size_t end_of(const char *text, size_t length, link_form kind, size_t at)
{
    const bool packed = kind == LINK_FPUZZLES || kind == LINK_SUDOKUPAD || kind == LINK_PENPA;
    size_t end = at > 0 ? at : strlen("http:/");

    while (end < length && !(ends_link(text[end]) && !(packed && text[end] == ' ')) &&
           !link_begins(text + end, length - end) && !begins_bare(text, length, end))
        end++;
    while (end > 0 && is_space(text[end - 1]))
        end--;
    return end;
}

/* The end of the word at the beginning of a text, which begins a link: up to a blank, or to another
 * address, or in a link without an address, to the next. */
static size_t end_of_word(const char *text, size_t length)
{
    const bool address = text[0] != LINK_OWN_MARK[0];
    size_t end = 1;

    while (end < length && !ends_link(text[end]) &&
           !(address ? begins_address(text + end, length - end)
                     : link_begins(text + end, length - end)))
        end++;
    return end;
}

/* Whether a link may begin with a character: most of those in a list of grids do not. */
static bool may_begin(char c)
{
    return is_letter(c) || c == LINK_OWN_MARK[0];
}

bool link_find(const char *text, size_t length, link_place *found)
{
    bool any = false;

    for (size_t at = 0; at < length && text[at] != '\n'; at++) {
        if (!may_begin(text[at]))
            continue;
        link_place here = {.begin = at};
        const bool bare = begins_bare(text, length, at);
        if (!bare && !link_begins(text + at, length - at))
            continue;
        const size_t word = at + end_of_word(text + at, length - at);
        see_kind(text + at, word - at, &here);
        here.end = at + end_of(text + at, length - at, here.kind, here.at);
        here.at += at;
        if (here.kind != LINK_UNKNOWN || (!any && at == 0 && !bare))
            *found = here;
        any = any || (at == 0 && !bare);
        if (here.kind != LINK_UNKNOWN)
            return true;
        at = word - 1;
    }
    return any;
}
