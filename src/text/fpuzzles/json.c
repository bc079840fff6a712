/* SPDX-License-Identifier: MIT */
#include "text/fpuzzles/json.h"

#include "grid/characters.h"
#include "grid/memory.h"
#include "text/description/text_search.h"
#include "text/json_object.h"

#include <string.h>

/* A puzzle has some thousands of nodes; a text of 64 MB, unpacked from a short link, could have 32
 * million. */
enum { MOST_DEPTH = 32, MOST_NODES = 1 << 20, MOST_DIGITS = 10, NO_NODE = UINT32_MAX };

typedef struct parser {
    json *j;
    const char *text;
    size_t length, at;
} parser;

/* The text of a link cannot be seen, so that its place says nothing. */
static bool wrong_in_link(parser *p, const char *expected)
{
    static const char damaged[] = "the link is cut off or damaged";

    if (p->at >= p->length)
        return builder_wrong(p->j->d, p->at, "%t: what it holds ends too early", damaged);
    const builder_quoted quoted = builder_quote(p->text + p->at, 1);
    return builder_wrong(p->j->d, p->at, "%t: in what it holds, '%t' is where %t should be",
                         damaged, quoted.text, expected);
}

static bool wrong(parser *p, const char *expected)
{
    if (p->j->d->packed)
        return wrong_in_link(p, expected);
    if (p->at >= p->length)
        return builder_wrong(p->j->d, p->at, "the text ends here, expected %t", expected);
    const builder_quoted quoted = builder_quote(p->text + p->at, 1);
    return builder_wrong(p->j->d, p->at, "'%t' here, expected %t", quoted.text, expected);
}

static int next(const parser *p)
{
    return p->at < p->length ? (unsigned char)p->text[p->at] : -1;
}

static void blanks(parser *p)
{
    while (is_space(next(p)))
        p->at++;
}

/* Adds a node and returns its number; NO_NODE if there are too many or memory ran out. */
static uint32_t add(parser *p, json_kind kind)
{
    json *j = p->j;

    if (j->count == MOST_NODES) {
        builder_wrong(j->d, p->at, "JSON with more than %n values", MOST_NODES);
        return NO_NODE;
    }
    json_node *nodes =
        array_with_room(&j->d->memory, j->nodes, (size_t)j->count + 1, &j->room, sizeof *nodes);
    if (nodes == NULL) {
        builder_no_memory(j->d);
        return NO_NODE;
    }
    j->nodes = nodes;
    j->nodes[j->count] =
        (json_node){.kind = kind, .place = (uint32_t)p->at, .text = p->text + p->at};
    return j->count++;
}

static void close_node(parser *p, uint32_t node, size_t end)
{
    json_node *n = &p->j->nodes[node];

    n->length = (uint32_t)(end - n->place);
    n->after = p->j->count;
}

/* ------------------------------------------------------------------------------------- scalars */

/* Reads an escape, of which the backslash has been read. */
static bool read_escape(parser *p)
{
    size_t at;
    const size_t length = json_escape_length(p->text + p->at - 1, p->length - p->at + 1, &at);

    p->at += (length > 0 ? length : at) - 1;
    return length > 0 ||
           wrong(p, at == 1 ? "one of \"\\/bfnrtu after a backslash" : "four hexadecimal digits");
}

/* Keeps the contents of a string, which are never longer than its text. */
static bool undo_escapes(parser *p, uint32_t node)
{
    json *j = p->j;
    json_node *n = &j->nodes[node];

    if (j->undone == NULL && (j->undone = allocate(&j->d->memory, p->length)) == NULL)
        return builder_no_memory(j->d);
    char *to = j->undone + j->undone_length;
    n->length = (uint32_t)json_unescape(p->text + n->place, n->length, to);
    n->text = to;
    j->undone_length += n->length;
    return true;
}

static bool read_string(parser *p)
{
    bool escaped = false;

    if (next(p) != '"')
        return wrong(p, "a quotation mark");
    p->at++;
    const uint32_t node = add(p, JSON_STRING);
    if (node == NO_NODE)
        return false;
    while (next(p) != '"') {
        if (next(p) < ' ')
            return wrong(p, "the end of the string");
        if (p->text[p->at++] != '\\')
            continue;
        escaped = true;
        if (!read_escape(p))
            return false;
    }
    close_node(p, node, p->at++);
    return !escaped || undo_escapes(p, node);
}

static size_t digits(parser *p)
{
    const size_t begin = p->at;

    while (is_digit(next(p)))
        p->at++;
    return p->at - begin;
}

static bool read_number(parser *p)
{
    const uint32_t node = add(p, JSON_NUMBER);

    if (node == NO_NODE)
        return false;
    p->at += next(p) == '-';
    const bool zero = next(p) == '0';
    const size_t whole = digits(p);
    if (whole == 0 || (zero && whole > 1))
        return wrong(p, "a number");
    if (next(p) == '.') {
        p->at++;
        if (digits(p) == 0)
            return wrong(p, "a digit");
    }
    if (next(p) == 'e' || next(p) == 'E') {
        p->at++;
        p->at += next(p) == '+' || next(p) == '-';
        if (digits(p) == 0)
            return wrong(p, "a digit");
    }
    close_node(p, node, p->at);
    return true;
}

static bool read_word(parser *p)
{
    static const char *const words[] = {
        [JSON_NULL] = "null", [JSON_FALSE] = "false", [JSON_TRUE] = "true"};

    for (json_kind kind = JSON_NULL; kind <= JSON_TRUE; kind++) {
        const size_t length = strlen(words[kind]);
        if (p->length - p->at < length || memcmp(p->text + p->at, words[kind], length) != 0)
            continue;
        const uint32_t node = add(p, kind);
        if (node == NO_NODE)
            return false;
        p->at += length;
        close_node(p, node, p->at);
        return true;
    }
    return wrong(p, "a value of JSON");
}

/* ---------------------------------------------------------------------------------- containers */

static bool read_value(parser *p, int depth);

static bool read_member(parser *p, int depth)
{
    if (!read_string(p))
        return false;
    blanks(p);
    if (next(p) != ':')
        return wrong(p, "a colon");
    p->at++;
    return read_value(p, depth);
}

static bool read_container(parser *p, int depth)
{
    const bool object = next(p) == '{';
    const char end = object ? '}' : ']';
    const uint32_t node = add(p, object ? JSON_OBJECT : JSON_ARRAY);

    if (node == NO_NODE)
        return false;
    if (depth == MOST_DEPTH)
        return builder_wrong(p->j->d, p->at, "JSON that is more than %n deep", MOST_DEPTH);
    p->at++;
    blanks(p);
    if (next(p) != end)
        for (;;) {
            blanks(p);
            if (!(object ? read_member(p, depth + 1) : read_value(p, depth + 1)))
                return false;
            if (next(p) == end)
                break;
            if (next(p) != ',')
                return wrong(p, object ? "a comma or }" : "a comma or ]");
            p->at++;
        }
    p->at++;
    close_node(p, node, p->at);
    return true;
}

/* Reads a value and the surrounding blanks. */
static bool read_value(parser *p, int depth)
{
    blanks(p);
    const int c = next(p);
    const bool read = c == '{' || c == '['      ? read_container(p, depth)
                      : c == '"'                ? read_string(p)
                      : c == '-' || is_digit(c) ? read_number(p)
                                                : read_word(p);
    blanks(p);
    return read;
}

bool json_read(json *j, description_builder *d)
{
    parser p = {
        .j = j, .text = d->text, .length = d->length, .at = variant_begin(d->text, d->length)};

    *j = (json){.d = d};
    if (d->length >= UINT32_MAX)
        return builder_wrong(d, 0, "the text is too long");
    if (!read_value(&p, 0))
        return false;
    return p.at == p.length || wrong(&p, "the end of the text");
}

void json_free(json *j)
{
    release(&j->d->memory, j->nodes);
    release(&j->d->memory, j->undone);
}

/* --------------------------------------------------------------------------------- questions */

bool json_is(const json *j, uint32_t node, const char *text)
{
    const json_node *n = &j->nodes[node];

    return n->length == strlen(text) && memcmp(n->text, text, n->length) == 0;
}

uint32_t json_member(const json *j, uint32_t object, const char *name)
{
    uint32_t found = 0;

    if (j->nodes[object].kind != JSON_OBJECT)
        return 0;
    for (uint32_t key = object + 1; key < j->nodes[object].after; key = j->nodes[key + 1].after)
        if (json_is(j, key, name))
            found = key + 1;
    return found;
}

bool json_number(const json *j, uint32_t node, int *number)
{
    const json_node *n = &j->nodes[node];
    uint32_t at = 0, end = n->length;
    const char *text = n->text;
    int64_t found = 0;

    if (n->kind != JSON_NUMBER && n->kind != JSON_STRING)
        return false;
    while (at < end && text[at] == ' ')
        at++;
    while (end > at && text[end - 1] == ' ')
        end--;
    const bool minus = at < end && text[at] == '-';
    at += minus;
    if (at == end || end - at > MOST_DIGITS)
        return false;
    for (; at < end; at++) {
        if (text[at] < '0' || text[at] > '9')
            return false;
        found = 10 * found + text[at] - '0';
    }
    if (minus)
        found = -found;
    if (found < INT32_MIN || found > INT32_MAX)
        return false;
    *number = (int)found;
    return true;
}

bool json_is_nothing(const json *j, uint32_t node)
{
    const json_node *n = &j->nodes[node];

    return n->kind == JSON_NULL || n->kind == JSON_FALSE ||
           (n->kind == JSON_STRING && n->length == 0) ||
           (n->kind >= JSON_ARRAY && n->after == node + 1);
}
