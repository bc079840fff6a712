/* SPDX-License-Identifier: MIT */
#include "text/rule_line.h"

#include <string.h>

#include "text/near_words.h"

enum { LONGEST_NAME = 32, SHORTEST_NEAR = 3, LONG_NAME = 6 };

/* ---------------------------------------------------------------------------------------- names */

const ennead_constraint_row *rule_near(const char *name)
{
    const ennead_constraint_row *row;

    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++)
        if (strlen(row->name) >= SHORTEST_NEAR && words_are_near(name, row->name))
            return row;
    return NULL;
}

const ennead_constraint_row *rule_meant(const char *name)
{
    static const struct {
        const char *elsewhere, *here;
    } rows[] = {
        {"consecutive", "white-dot"}, {"diagonal", "diagonal-down"}, {"difference", "white-dot"},
        {"dot", "white-dot"},         {"inequality", "greater"},     {"killer", "cage"},
        {"king", "anti-king"},        {"knight", "anti-knight"},     {"kropki", "white-dot"},
        {"quad", "quadruple"},        {"ratio", "black-dot"},        {"thermometer", "thermo"},
    };
    const size_t length = strlen(name);

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const size_t known = strlen(rows[i].elsewhere);
        const bool plural = length == known + 1 && name[known] == 's';
        if ((strncmp(name, rows[i].elsewhere, known) == 0 && (length == known || plural)) ||
            (known >= LONG_NAME && words_are_near(name, rows[i].elsewhere)))
            return ennead_constraint_find(rows[i].here);
    }
    return rule_near(name);
}

/* ---------------------------------------------------------------------------------------- words */

static bool is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

/* A line, and how far it has been read. */
typedef struct rule_words {
    const char *text;
    size_t length, at;
} rule_words;

/* Reads a name into `name`, in lower case. Returns false if there is none, or it is longer than
 * any rule's name. */
static bool take_name(rule_words *w, char name[LONGEST_NAME])
{
    size_t length = 0;

    for (; w->at < w->length; w->at++) {
        const char c = (char)lower(w->text[w->at]);
        if (!is_small(c) && c != '-' && c != '_' && (length == 0 || !is_digit(c)))
            break;
        if (length + 1 == LONGEST_NAME)
            return false;
        name[length++] = c == '_' ? '-' : c;
    }
    name[length] = '\0';
    return length > 0 && is_small(name[0]);
}

/* Whether a word stands for cells, correct or not: r1c1, r12c34, r1-3c2, r1c1-r1c5. */
static bool is_cells_word(const char *word, size_t length)
{
    if (length < 2 || (char)lower(word[0]) != 'r' || !is_digit(word[1]))
        return false;
    for (size_t at = 0; at < length; at++) {
        const char c = (char)lower(word[at]);
        if (c != 'r' && c != 'c' && c != '-' && !is_digit(c))
            return false;
    }
    return true;
}

/* Whether a word is "row", "column" or the like, maybe with its number attached. */
static bool is_house_word(const char *word, size_t length)
{
    static const char *const houses[] = {"row", "column", "region", "box", "all"};

    while (length > 0 && is_digit(word[length - 1]))
        length--;
    for (size_t i = 0; i < sizeof houses / sizeof *houses; i++) {
        size_t same = 0;
        while (same < length && (char)lower(word[same]) == houses[i][same])
            same++;
        if (same == length && houses[i][same] == '\0')
            return true;
    }
    return false;
}

static bool is_number_word(const char *word, size_t length)
{
    size_t at = length > 1 && *word == '-' ? 1 : 0;

    while (at < length && is_digit(word[at]))
        at++;
    return at == length && length > 0 && length < 12;
}

/* What kinds of words follow the name of a rule; houses count as cells. */
typedef struct said {
    size_t cells, houses, numbers, others;
    bool braces;
    char first; /* of the first word, in lower case */
} said;

static void take_words(rule_words *w, said *found)
{
    while (w->at < w->length && w->text[w->at] != '#') {
        const char c = w->text[w->at];
        const size_t begin = w->at++;
        if (is_between_words(c) || c == ':')
            continue;
        if (c == '{') {
            found->braces = true;
            return;
        }
        if (c == '"') {
            while (w->at < w->length && w->text[w->at] != '"')
                w->at++;
            w->at += w->at < w->length;
            continue;
        }
        while (w->at < w->length && !is_between_words(w->text[w->at]) &&
               strchr(":{\"#", w->text[w->at]) == NULL)
            w->at++;
        const char *word = w->text + begin;
        if (found->first == 0)
            found->first = (char)lower(c);
        const size_t length = w->at - begin;
        const bool house = is_house_word(word, length);
        const bool cells = house || is_cells_word(word, length);
        found->cells += cells;
        found->houses += house;
        found->numbers += !cells && is_number_word(word, length);
        found->others += !cells && !is_number_word(word, length);
    }
}

/* The number of braces that are open after a line. */
static size_t depth_behind(const char *text, size_t length, size_t depth)
{
    bool quoted = false;

    for (size_t at = 0; at < length && (quoted || text[at] != '#'); at++) {
        quoted = quoted != (text[at] == '"');
        depth += !quoted && text[at] == '{';
        depth -= !quoted && text[at] == '}' && depth > 0;
    }
    return depth;
}

/* Whether a name that is near no rule's name is meant as one: cells follow it, and nothing but
 * cells and numbers. A list of cells is none. */
static bool is_unknown_rule(const char *name, const said *found)
{
    const size_t length = strlen(name);
    return found->cells > 0 && found->houses == 0 && found->others == 0 && !found->braces &&
           !is_cells_word(name, length) && !is_house_word(name, length);
}

/* Whether a line says what the grid is: size 6, boxes none, values 0-8, houses rows columns. */
static bool is_statement(const char *name, const said *found)
{
    static const char *const names[] = {"size", "boxes", "values", "houses"};
    const char next = found->first;

    for (int i = 0; i < 4; i++)
        if (strcmp(names[i], name) == 0)
            return i == 3 ? next == 'r' || next == 'c' || next == 'n'
                          : found->numbers + found->others == 1 && (next == 'n' || is_digit(next));
    return false;
}

bool is_rule_line(const char *text, size_t length, size_t *depth)
{
    rule_words w = {.text = text, .length = length};
    char name[LONGEST_NAME];
    said found = {0};

    if (*depth > 0) {
        *depth = depth_behind(text, length, *depth);
        return true;
    }
    while (w.at < length && is_between_words(text[w.at]))
        w.at++;
    if (w.at == length || !is_small((char)lower(text[w.at])) || !take_name(&w, name))
        return false;
    if (w.at < length && !is_between_words(text[w.at]) && strchr(":{#", text[w.at]) == NULL)
        return false;
    const ennead_constraint_row *row = ennead_constraint_find(name);
    const bool exact = row != NULL;
    row = exact ? row : rule_near(name);
    take_words(&w, &found);
    if (is_statement(name, &found))
        return true;
    if (row == NULL)
        return is_unknown_rule(name, &found);
    /* Cells behind the name of a rule: the other words are wrong, it is no title. */
    if (exact && strlen(name) > 1 && found.cells > found.houses && !found.braces)
        return true;
    if (found.others > 0 || (found.braces && row->extra != ENNEAD_CONSTRAINT_EXTRA_RULES))
        return false;
    /* A line that only resembles a rule's name, or is just "x" (also an empty cell), needs cells
     * to count as a rule of cells. */
    if ((!exact || strlen(name) == 1) && row->least_parts > 0 && found.cells == 0)
        return false;
    if (!exact && strlen(name) < LONG_NAME && found.cells == 0 && !found.braces)
        return false;
    *depth = depth_behind(text, length, 0);
    return true;
}
