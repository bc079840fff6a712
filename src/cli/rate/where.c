/* SPDX-License-Identifier: MIT */
/*
 * A parser by recursive descent, one function a rule of the grammar in where.h; each adds the
 * operations of its part behind those of its operands. Parentheses and "!" may be nested as deep as
 * MOST_NESTED, and a condition has room for so many operations and values: both bounds are errors
 * with a place like all others.
 */
#include "cli/rate/where.h"

#include <string.h>

enum { MOST_NESTED = 20 };

enum operation {
    PUSH_NUMBER,
    PUSH_FIELD,
    PUSH_COUNT,
    HAS,
    IN_SET,
    NOT_IN_SET,
    NOT,
    LESS,
    LESS_EQUAL,
    MORE,
    MORE_EQUAL,
    EQUAL,
    DIFFERENT,
    AND,
    OR,
};

struct where_parser {
    const char *text;
    size_t length, at;
    const struct where_names *names;
    struct where *where;
    struct where_error *error;
    int nested;
    int height; /* of the stack, after the operations so far */
};

static bool wrong_at(struct where_parser *p, size_t at, const char *message)
{
    *p->error = (struct where_error){at + 1, message};
    return false;
}

static bool wrong(struct where_parser *p, const char *message)
{
    return wrong_at(p, p->at, message);
}

/* ---------------------------------------------------------------------------------- characters */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static void skip_blanks(struct where_parser *p)
{
    while (p->at < p->length && (p->text[p->at] == ' ' || p->text[p->at] == '\t'))
        p->at++;
}

/* Takes a sign if it comes next, after blanks. */
static bool takes(struct where_parser *p, const char *sign)
{
    const size_t length = strlen(sign);
    skip_blanks(p);
    if (p->length - p->at < length || memcmp(p->text + p->at, sign, length) != 0)
        return false;
    p->at += length;
    return true;
}

static bool is_word(const char *word, size_t length, const char *wanted)
{
    return strlen(wanted) == length && memcmp(word, wanted, length) == 0;
}

/* ---------------------------------------------------------------------------------- operations */

/* Adds an operation that changes the height of the stack by `change`. */
static bool add(struct where_parser *p, enum operation what, int64_t value, int change)
{
    if (p->where->count == WHERE_OPERATIONS || p->height + change > WHERE_STACK)
        return wrong(p, "the condition is too long");
    p->where->operations[p->where->count++] =
        (struct where_operation){.what = (uint8_t)what, .value = value};
    p->height += change;
    return true;
}

/* -------------------------------------------------------------------------------------- values */

static const struct where_field_row {
    const char *name;
    enum where_kind kind;
} fields[] = {
#define WHERE_FIELD(code, name, kind, help) {name, kind},
    WHERE_FIELDS(WHERE_FIELD)
#undef WHERE_FIELD
};

/* One side of a comparison: a value of a kind, or a name whose kind the other side tells. */
struct where_side {
    bool is_name;
    enum where_kind kind;
    const char *name;
    size_t length, at;
};

/* Digits, and up to three behind a point. */
static bool parse_number(struct where_parser *p)
{
    enum { MOST = 1000000000 };
    int64_t value = 0, unit = WHERE_ONE;
    for (; p->at < p->length && is_digit(p->text[p->at]); p->at++) {
        value = value * 10 + (p->text[p->at] - '0') * (int64_t)WHERE_ONE;
        if (value > (int64_t)MOST * WHERE_ONE)
            return wrong(p, "the number is above 1000000000");
    }
    if (p->at < p->length && p->text[p->at] == '.') {
        p->at++;
        if (p->at == p->length || !is_digit(p->text[p->at]))
            return wrong(p, "expected a digit after the point");
        for (; p->at < p->length && is_digit(p->text[p->at]); p->at++) {
            unit /= 10;
            if (unit == 0)
                return wrong(p, "more than three digits after the point");
            value += (p->text[p->at] - '0') * unit;
        }
    }
    return add(p, PUSH_NUMBER, value, 1);
}

/* Adds an operation on the techniques that a name stands for. */
static bool add_techniques(struct where_parser *p, enum operation what, const char *name,
                           size_t length, size_t at, int change)
{
    struct where *where = p->where;
    if (where->set_count == WHERE_SETS)
        return wrong_at(p, at, "the condition is too long");
    if (!p->names->techniques(name, length, &where->sets[where->set_count]))
        return wrong_at(p, at, "no such technique on this scale");
    return add(p, what, (int64_t)where->set_count++, change);
}

/* "(name)" behind has or count; the name goes up to the parenthesis that closes this one, and may
 * be quoted. */
static bool parse_technique(struct where_parser *p, enum operation what)
{
    int open = 1;
    if (!takes(p, "("))
        return wrong(p, "expected '(' and the name of a technique");
    skip_blanks(p);
    size_t first = p->at, last;
    for (; p->at < p->length; p->at++) {
        open += (p->text[p->at] == '(') - (p->text[p->at] == ')');
        if (open == 0)
            break;
    }
    if (p->at == p->length)
        return wrong(p, "expected ')' after the name of the technique");
    last = p->at++;
    while (last > first && p->text[last - 1] == ' ')
        last--;
    if (last - first >= 2 && p->text[first] == '"' && p->text[last - 1] == '"') {
        first++;
        last--;
    }
    return add_techniques(p, what, p->text + first, last - first, first, 1);
}

static size_t word_length(const struct where_parser *p)
{
    size_t length = 0;
    while (p->at + length < p->length &&
           (is_letter(p->text[p->at + length]) || is_digit(p->text[p->at + length]) ||
            p->text[p->at + length] == '-' || p->text[p->at + length] == '_'))
        length++;
    return length;
}

static bool parse_quoted(struct where_parser *p, struct where_side *side)
{
    const char *first = p->text + ++p->at;
    const char *last = memchr(first, '"', p->length - p->at);
    if (last == NULL)
        return wrong_at(p, p->at - 1, "the quoted name is not closed");
    *side = (struct where_side){true, WHERE_NUMBER, first, (size_t)(last - first), p->at};
    p->at += side->length + 1;
    return true;
}

/* A field, or a name of something. */
static bool parse_word(struct where_parser *p, struct where_side *side)
{
    const char *word = p->text + p->at;
    const size_t length = word_length(p);
    for (size_t i = 0; i < WHERE_FIELD_COUNT; i++)
        if (is_word(word, length, fields[i].name)) {
            if (p->names->left_unsaid >> i & 1)
                return wrong(p, "this scale does not tell it");
            *side = (struct where_side){.kind = fields[i].kind, .at = p->at};
            p->at += length;
            return add(p, PUSH_FIELD, (int64_t)i, 1);
        }
    if (is_word(word, length, "count")) {
        *side = (struct where_side){.kind = WHERE_NUMBER, .at = p->at};
        p->at += length;
        return parse_technique(p, PUSH_COUNT);
    }
    *side = (struct where_side){true, WHERE_NUMBER, word, length, p->at};
    p->at += length;
    return true;
}

static bool parse_side(struct where_parser *p, struct where_side *side)
{
    static const char expected[] =
        "expected a field (er, ep, ed, score, clues, steps, level, verdict, technique), a number, "
        "has(...) or count(...)";
    skip_blanks(p);
    const char next = p->at < p->length ? p->text[p->at] : '\0';
    if (is_digit(next)) {
        *side = (struct where_side){.kind = WHERE_NUMBER, .at = p->at};
        return parse_number(p);
    }
    if (next == '"')
        return parse_quoted(p, side);
    return is_letter(next) ? parse_word(p, side) : wrong(p, expected);
}

/* Adds the number that the name of a level or verdict stands for. */
static bool add_name(struct where_parser *p, const struct where_side *side, enum where_kind kind)
{
    int number = -1;
    const char *unknown = "no such field, and no number";
    if (kind == WHERE_LEVEL_NAME) {
        number = p->names->level(side->name, side->length);
        unknown = "no such level: expected easy, medium, hard, unfair or extreme";
    } else if (kind == WHERE_VERDICT_NAME) {
        number = p->names->verdict(side->name, side->length);
        unknown = "no such verdict: expected unique, several, none, limit or stuck";
    }
    if (number < 0)
        return wrong_at(p, side->at, unknown);
    return add(p, PUSH_NUMBER, (int64_t)number * WHERE_ONE, 1);
}

/* --------------------------------------------------------------------------------- comparisons */

static const struct where_comparison {
    const char *sign; /* before those that it begins */
    enum operation what, turned;
    bool ordered;
} comparisons[] = {
    {"<=", LESS_EQUAL, MORE_EQUAL, true},
    {">=", MORE_EQUAL, LESS_EQUAL, true},
    {"==", EQUAL, EQUAL, false},
    {"!=", DIFFERENT, DIFFERENT, false},
    {"<", LESS, MORE, true},
    {">", MORE, LESS, true},
};

static const struct where_comparison *parse_sign(struct where_parser *p)
{
    for (size_t i = 0; i < sizeof comparisons / sizeof comparisons[0]; i++)
        if (takes(p, comparisons[i].sign))
            return &comparisons[i];
    return NULL;
}

/* What can be said of two sides; false: nothing. */
static bool check_sides(struct where_parser *p, const struct where_side *left,
                        const struct where_side *right, const struct where_comparison *sign,
                        size_t sign_at)
{
    const enum where_kind kind = left->is_name ? right->kind : left->kind;
    if (left->is_name && right->is_name)
        return wrong_at(p, left->at, "no such field");
    if (!left->is_name && !right->is_name && left->kind != right->kind)
        return wrong_at(p, right->at, "this cannot be compared with what stands before it");
    if (sign->ordered && (kind == WHERE_VERDICT_NAME || kind == WHERE_TECHNIQUE_NAME))
        return wrong_at(p, sign_at, "these have no order: expected == or !=");
    return true;
}

static bool parse_comparison(struct where_parser *p)
{
    struct where_side left, right;
    if (!parse_side(p, &left))
        return false;
    skip_blanks(p);
    const size_t sign_at = p->at;
    const struct where_comparison *sign = parse_sign(p);
    if (sign == NULL && left.is_name)
        return wrong_at(p, left.at, "no such field");
    if (sign == NULL)
        return wrong(p, "expected one of < <= > >= == !=");
    if (!parse_side(p, &right) || !check_sides(p, &left, &right, sign, sign_at))
        return false;
    const struct where_side *name = left.is_name ? &left : right.is_name ? &right : NULL;
    const enum where_kind kind = left.is_name ? right.kind : left.kind;
    if (name != NULL && kind == WHERE_TECHNIQUE_NAME)
        return add_techniques(p, sign->what == EQUAL ? IN_SET : NOT_IN_SET, name->name,
                              name->length, name->at, 0);
    if (name != NULL && !add_name(p, name, kind))
        return false;
    /* A name on the left has come to lie behind the right side. */
    return add(p, left.is_name ? sign->turned : sign->what, 0, -1);
}

/* ------------------------------------------------------------------------------- the condition */

static bool parse_condition(struct where_parser *p);

static bool parse_inner(struct where_parser *p)
{
    if (!parse_condition(p))
        return false;
    return takes(p, ")") || wrong(p, "expected && or || or ')'");
}

static bool parse_statement(struct where_parser *p)
{
    skip_blanks(p);
    if (p->nested == MOST_NESTED)
        return wrong(p, "nested too deep");
    p->nested++;
    bool right;
    if (takes(p, "!"))
        right = parse_statement(p) && add(p, NOT, 0, 0);
    else if (takes(p, "("))
        right = parse_inner(p);
    else if (is_word(p->text + p->at, word_length(p), "has")) {
        p->at += strlen("has");
        right = parse_technique(p, HAS);
    } else
        right = parse_comparison(p);
    p->nested--;
    return right;
}

static bool parse_conjunction(struct where_parser *p)
{
    if (!parse_statement(p))
        return false;
    while (takes(p, "&&"))
        if (!parse_statement(p) || !add(p, AND, 0, -1))
            return false;
    return true;
}

static bool parse_condition(struct where_parser *p)
{
    if (!parse_conjunction(p))
        return false;
    while (takes(p, "||"))
        if (!parse_conjunction(p) || !add(p, OR, 0, -1))
            return false;
    return true;
}

bool where_parse(struct where *where, const char *text, size_t length,
                 const struct where_names *names, struct where_error *error)
{
    struct where_parser p = {
        .text = text, .length = length, .names = names, .where = where, .error = error};
    where->count = where->set_count = 0;
    where->technique_count = names->technique_count;
    if (!parse_condition(&p))
        return false;
    skip_blanks(&p);
    return p.at == length || wrong(&p, "expected && or ||, or the end");
}

/* -------------------------------------------------------------------------------- its evaluation */

struct value {
    int64_t number;
    bool known;
};

static bool compare(enum operation what, struct value left, struct value right)
{
    if (!left.known || !right.known)
        return false;
    switch (what) {
    case LESS:
        return left.number < right.number;
    case LESS_EQUAL:
        return left.number <= right.number;
    case MORE:
        return left.number > right.number;
    case MORE_EQUAL:
        return left.number >= right.number;
    case EQUAL:
        return left.number == right.number;
    default: /* DIFFERENT */
        return left.number != right.number;
    }
}

static bool is_in(const struct where_set *set, int64_t technique)
{
    return (set->words[technique / 64] >> (technique % 64) & 1) != 0;
}

/* How many steps of a path are of the techniques of a set. */
static int64_t count_of(const struct where *where, const struct where_values *values,
                        const struct where_set *set)
{
    int64_t count = 0;
    for (int technique = 0; values->counts != NULL && technique < where->technique_count;
         technique++)
        if (is_in(set, technique))
            count += values->counts[technique];
    return count;
}

/* What an operation without operands puts on the stack. */
static struct value pushed(const struct where *where, const struct where_operation *o,
                           const struct where_values *values)
{
    switch ((enum operation)o->what) {
    case PUSH_NUMBER:
        return (struct value){o->value, true};
    case PUSH_FIELD:
        return (struct value){values->fields[o->value], values->known[o->value]};
    case PUSH_COUNT:
        return (struct value){count_of(where, values, &where->sets[o->value]) * WHERE_ONE,
                              values->counts != NULL};
    default: /* HAS */
        return (struct value){count_of(where, values, &where->sets[o->value]) > 0, true};
    }
}

/* What an operation with one operand makes of it. */
static bool turned(const struct where *where, const struct where_operation *o, struct value value)
{
    if (o->what == NOT)
        return value.number == 0;
    return value.known &&
           is_in(&where->sets[o->value], value.number / WHERE_ONE) == (o->what == IN_SET);
}

static bool joined(enum operation what, struct value left, struct value right)
{
    if (what == AND)
        return left.number != 0 && right.number != 0;
    if (what == OR)
        return left.number != 0 || right.number != 0;
    return compare(what, left, right);
}

bool where_holds(const struct where *where, const struct where_values *values)
{
    struct value stack[WHERE_STACK] = {{.number = 1, .known = true}};
    int height = 0;
    for (size_t i = 0; i < where->count; i++) {
        const struct where_operation *o = &where->operations[i];
        if (o->what <= HAS) {
            stack[height++] = pushed(where, o, values);
            continue;
        }
        if (o->what > NOT)
            height--;
        struct value *top = &stack[height - 1];
        *top = (struct value){o->what > NOT ? joined((enum operation)o->what, top[0], top[1])
                                            : turned(where, o, *top),
                              true};
    }
    return stack[0].number != 0;
}
