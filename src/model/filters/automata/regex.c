/* SPDX-License-Identifier: MIT */
/*
 * Regular expressions over the values of a line. Each item that stands for values becomes a place
 * of its own (Glushkov's construction), and a repeat is written out. So the number of places is
 * known while reading, and too many are refused.
 *
 *     5 B <62>    a value by its sign as in puzzles (A is 10), or any number in brackets
 *     .           any value
 *     [135-8]     one of these; [^135] any but these
 *     ab  a|b  (a)  a*  a+  a?  a{3}  a{2,4}  a{2,}
 */
#include "model/filters/automata/regex.h"

#include "grid/characters.h"
#include "model/filters/automata/automaton.h"
#include "model/values.h"

enum { MOST_STEPS = 1 << 16, MOST_DEPTH = 64, MOST_REPEATS = 1024 };

/* The places with which a part of an expression may begin and end; whether it may be empty. */
typedef struct regex_span {
    place_set first, last;
    bool empty;
} regex_span;

typedef struct regex_reader {
    const ennead_model *model;
    blueprint *made;
    const char *at;
    const char *wrong; /* NULL if there was no error so far */
    int steps, depth;
} regex_reader;

static bool fail(regex_reader *r, const char *why)
{
    if (r->wrong == NULL)
        r->wrong = why;
    return false;
}

/* Lets the places of `to` follow those of `from`. */
static void connect(regex_reader *r, const place_set *from, const place_set *to)
{
    for (int place = 0; place < r->made->count; place++)
        if ((from->words[place / 64] >> place % 64 & 1) != 0)
            places_join(&r->made->follow[place], to);
}

/* Appends `next` to `whole`. */
static void append(regex_reader *r, regex_span *whole, const regex_span *next)
{
    connect(r, &whole->last, &next->first);
    if (whole->empty)
        places_join(&whole->first, &next->first);
    if (next->empty)
        places_join(&whole->last, &next->last);
    else
        whole->last = next->last;
    whole->empty = whole->empty && next->empty;
}

/* Reads a value as a character or number; 0 if there is none. */
static domain read_sign(regex_reader *r)
{
    const int greatest = r->model->first_value + r->model->values - 1;
    const char sign = *r->at;
    int number = -1;

    if (sign == '<') {
        r->at++;
        number = read_number(&r->at);
        if (*r->at != '>')
            return 0;
    } else if (is_digit(sign)) {
        number = sign - '0';
    } else if (sign >= 'A' && sign <= 'Z') {
        number = sign - 'A' + 10;
    } else if (sign >= 'a' && sign <= 'z') {
        number = sign - 'a' + (greatest < 36 ? 10 : 36);
    }
    if (number < 0)
        return 0;
    r->at++;
    return value_of_number(r->model, number);
}

/* Reads the values between brackets, after the opening one. */
static domain read_class(regex_reader *r)
{
    domain found = 0;
    const bool others = *r->at == '^';

    r->at += others;
    while (*r->at != ']') {
        const domain first = read_sign(r);
        domain last = first;
        if (first != 0 && *r->at == '-') {
            r->at++;
            last = read_sign(r);
        }
        if (first == 0 || last < first)
            return 0;
        found |= last | (last - first);
    }
    r->at++;
    return others ? r->model->all & ~found : found;
}

static bool read_alternatives(regex_reader *r, regex_span *found);

/* Reads one value, class or group. */
static bool read_atom(regex_reader *r, regex_span *found)
{
    domain values = 0;

    *found = (regex_span){.empty = false};
    if (++r->steps > MOST_STEPS)
        return fail(r, "its expression is too large with its repeats written out");
    if (*r->at == '(') {
        if (++r->depth > MOST_DEPTH)
            return fail(r, "its expression has more than 64 groups inside one another");
        r->at++;
        if (!read_alternatives(r, found))
            return false;
        if (*r->at != ')')
            return fail(r, "its expression has a group without an end");
        r->at++;
        r->depth--;
        return true;
    }
    if (*r->at == '.') {
        values = r->model->all;
        r->at++;
    } else if (*r->at == '[') {
        r->at++;
        values = read_class(r);
    } else {
        values = read_sign(r);
    }
    if (values == 0)
        return fail(r, "its expression has a sign that is no value of the puzzle");
    if (r->made->count == MOST_PLACES)
        return fail(r, "its expression has more than 1,024 signs with its repeats written out");
    const int place = r->made->count++;
    r->made->values[place] = values;
    places_add(&found->first, place);
    places_add(&found->last, place);
    return true;
}

/* Reads how often an atom is repeated: 2, 4 for {2,4}; most -1: without limit. */
static bool read_repeat(regex_reader *r, int *least, int *most)
{
    r->at++;
    *least = *most = read_number(&r->at);
    if (*r->at == ',') {
        r->at++;
        *most = *r->at == '}' ? -1 : read_number(&r->at);
        if (*most < 0 && *r->at != '}')
            return fail(r, "its expression has a repeat that is not like {2,4}");
    }
    if (*r->at != '}' || *least < 0 || (*most >= 0 && *most < *least) || *most > MOST_REPEATS ||
        *least > MOST_REPEATS)
        return fail(r, "its expression has a repeat that is not like {2,4}");
    r->at++;
    return true;
}

/* Writes out the repeats of an atom that begins at `atom`; `found` is its first copy. */
static bool repeat(regex_reader *r, const char *atom, int least, int most, regex_span *found)
{
    const char *const behind = r->at;
    const int copies = most > 0 ? most : least > 0 ? least : 1;
    regex_span copy = *found;

    *found = (regex_span){.empty = true};
    for (int i = 0; i < copies && most != 0; i++) {
        if (i > 0) {
            r->at = atom;
            if (!read_atom(r, &copy))
                return false;
        }
        if (most < 0 && i + 1 == copies)
            connect(r, &copy.last, &copy.first);
        if (i >= least)
            copy.empty = true;
        append(r, found, &copy);
    }
    r->at = behind;
    return true;
}

/* Reads an atom and its repeat. */
static bool read_piece(regex_reader *r, regex_span *found)
{
    const char *const atom = r->at;
    int least = 1, most = 1;

    if (!read_atom(r, found))
        return false;
    switch (*r->at) {
    case '*':
    case '+':
        least = *r->at++ == '+';
        most = -1;
        break;
    case '?':
        least = 0;
        r->at++;
        break;
    case '{':
        if (!read_repeat(r, &least, &most))
            return false;
        break;
    default:
        return true;
    }
    return repeat(r, atom, least, most, found);
}

/* Reads pieces one after the other, up to a bar, a closing bracket or the end. */
static bool read_sequence(regex_reader *r, regex_span *found)
{
    *found = (regex_span){.empty = true};
    while (*r->at != '\0' && *r->at != '|' && *r->at != ')') {
        regex_span piece;
        if (!read_piece(r, &piece))
            return false;
        append(r, found, &piece);
    }
    return true;
}

static bool read_alternatives(regex_reader *r, regex_span *found)
{
    if (!read_sequence(r, found))
        return false;
    while (*r->at == '|') {
        regex_span other;
        r->at++;
        if (++r->steps > MOST_STEPS)
            return fail(r, "its expression is too large with its repeats written out");
        if (!read_sequence(r, &other))
            return false;
        places_join(&found->first, &other.first);
        places_join(&found->last, &other.last);
        found->empty = found->empty || other.empty;
    }
    return true;
}

ennead_status build_regex(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    ennead_status status = automaton_add_again(m, rule, wrong);

    (void)d;
    if (status != ENNEAD_STATUS_END)
        return status;
    regex_reader r = {.model = m, .made = blueprint_new(m), .at = rule->text};
    if (r.made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    regex_span whole;
    if (read_alternatives(&r, &whole) && *r.at != '\0')
        fail(&r, "its expression closes a group that is not open");
    if (r.wrong != NULL) {
        status = rule_is_wrong(wrong, r.wrong);
    } else {
        r.made->first = whole.first;
        r.made->last = whole.last;
        status = automaton_add(m, r.made, rule, wrong);
    }
    blueprint_free(m, r.made);
    return status;
}
