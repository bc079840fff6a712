/* SPDX-License-Identifier: MIT */
/*
 * A recursive descent parser with one function for each rule of the grammar in where.h. Each adds
 * the operations of its part after those of its operands. Parentheses and "not" may be nested up
 * to MOST_NESTED deep, and there is a maximum of operations and values; exceeding these is an
 * error with a place like any other.
 */
#include "cli/record/where.h"

#include <string.h>

enum { MOST_NESTED = 20 };

enum operation {
    PUSH_NUMBER,
    PUSH_FIELD,
    PUSH_COLUMN,
    PUSH_COUNT,
    HAS,
    TEXT_IS,
    TEXT_IS_NOT,
    TEXT_SAME,
    TEXT_DIFFERENT,
    LIST_HAS,
    LIST_HAS_NOT,
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
    *p->error = (struct where_error){.column = at + 1, .message = message};
    return false;
}

static bool wrong_field(struct where_parser *p, size_t at)
{
    (void)wrong_at(p, at, "neither a field nor a number");
    p->error->kind = WRONG_FIELD;
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

/* Takes an operator if it comes next, after blanks. */
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

static size_t word_length(const struct where_parser *p)
{
    size_t length = 0;
    while (p->at + length < p->length &&
           (is_letter(p->text[p->at + length]) || is_digit(p->text[p->at + length]) ||
            p->text[p->at + length] == '-' || p->text[p->at + length] == '_'))
        length++;
    return length;
}

/* Takes an operator, or the word for it, if one of them comes next. */
static bool takes_joint(struct where_parser *p, const char *sign, const char *word)
{
    if (takes(p, sign))
        return true;
    if (!is_word(p->text + p->at, word_length(p), word))
        return false;
    p->at += strlen(word);
    return true;
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

/* The same for one that tests a field without pushing it first. */
static bool add_question(struct where_parser *p, enum operation what, uint8_t field, int64_t value)
{
    if (!add(p, what, value, 1))
        return false;
    p->where->operations[p->where->count - 1].field = field;
    return true;
}

/* -------------------------------------------------------------------------------------- values */

/* One side of a comparison: a value with a kind, or a name whose kind depends on the other side. */
struct where_side {
    bool is_name;
    enum where_kind kind;
    uint8_t field; /* for words, techniques, texts and lists */
    const char *name;
    size_t length, at;
};

/* Reads digits, and up to three decimals. */
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
    if (p->names->techniques == NULL)
        return wrong_at(p, at, "these records have no techniques");
    if (!p->names->techniques(name, length, &where->sets[where->set_count])) {
        (void)wrong_at(p, at, "no such technique on this scale");
        p->error->kind = WRONG_TECHNIQUE;
        return false;
    }
    return add(p, what, (int64_t)where->set_count++, change);
}

/* Reads "(name)" after has or count. The name extends to the matching parenthesis, and may be
 * quoted. */
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

static bool parse_quoted(struct where_parser *p, struct where_side *side)
{
    const char *first = p->text + ++p->at;
    const char *last = memchr(first, '"', p->length - p->at);
    if (last == NULL)
        return wrong_at(p, p->at - 1, "the quotation mark is not closed");
    *side = (struct where_side){
        .is_name = true, .name = first, .length = (size_t)(last - first), .at = p->at};
    p->at += side->length + 1;
    return true;
}

/* Whether an opening parenthesis follows a word of this length. */
static bool opens(const struct where_parser *p, size_t length)
{
    size_t at = p->at + length;
    while (at < p->length && (p->text[at] == ' ' || p->text[at] == '\t'))
        at++;
    return at < p->length && p->text[at] == '(';
}

/* Takes a field. Numbers are pushed on the stack, others when they are compared. */
static bool take_field(struct where_parser *p, struct where_side *side, size_t index, size_t length)
{
    const struct where_field *field = &p->names->fields[index];
    if (field->absent)
        return wrong(p, "these records do not have this field");
    *side = (struct where_side){.kind = field->kind, .field = (uint8_t)index, .at = p->at};
    p->at += length;
    return field->kind == WHERE_TEXT || field->kind == WHERE_LIST ||
           add(p, field->kind == WHERE_COLUMN ? PUSH_COLUMN : PUSH_FIELD, (int64_t)index, 1);
}

/* Takes the last pushed column off the stack again, as a text. */
static void unpush(struct where_parser *p, struct where_side *column)
{
    p->where->count--;
    p->height--;
    column->kind = WHERE_TEXT;
}

/* Reads a field, or a name. */
static bool parse_word(struct where_parser *p, struct where_side *side)
{
    const char *word = p->text + p->at;
    const size_t length = word_length(p);
    if (is_word(word, length, "count") && opens(p, length)) {
        *side = (struct where_side){.kind = WHERE_NUMBER, .at = p->at};
        p->at += length;
        return parse_technique(p, PUSH_COUNT);
    }
    for (size_t i = 0; i < p->names->field_count; i++)
        if (is_word(word, length, p->names->fields[i].name))
            return take_field(p, side, i, length);
    *side = (struct where_side){.is_name = true, .name = word, .length = length, .at = p->at};
    p->at += length;
    return true;
}

static bool parse_side(struct where_parser *p, struct where_side *side)
{
    skip_blanks(p);
    const char next = p->at < p->length ? p->text[p->at] : '\0';
    if (is_digit(next)) {
        *side = (struct where_side){.kind = WHERE_NUMBER, .at = p->at};
        return parse_number(p);
    }
    if (next == '"')
        return parse_quoted(p, side);
    return is_letter(next)
               ? parse_word(p, side)
               : wrong(p, "expected a field, a number, has(...), count(...), a word or \"text\"");
}

/* Adds the index of a word that a field can have. */
static bool add_word(struct where_parser *p, const struct where_side *side, uint8_t index)
{
    const struct where_field *field = &p->names->fields[index];
    const char *word;
    for (size_t i = 0; (word = field->word(i)) != NULL; i++)
        if (is_word(side->name, side->length, word))
            return add(p, PUSH_NUMBER, (int64_t)i * WHERE_ONE, 1);
    (void)wrong_at(p, side->at, "this is not one of its values");
    p->error->kind = WRONG_WORD;
    p->error->field = field;
    return false;
}

/* Adds a text that a field is compared with. */
static bool add_text(struct where_parser *p, const struct where_side *side,
                     const struct where_side *field, enum operation how)
{
    struct where *where = p->where;
    if (where->text_count == WHERE_TEXTS)
        return wrong_at(p, side->at, "the condition is too long");
    where->texts[where->text_count] = (struct where_text){side->name, side->length};
    const enum operation what = field->kind == WHERE_LIST ? (how == EQUAL ? LIST_HAS : LIST_HAS_NOT)
                                                          : (how == EQUAL ? TEXT_IS : TEXT_IS_NOT);
    return add_question(p, what, field->field, (int64_t)where->text_count++);
}

/* --------------------------------------------------------------------------------- comparisons */

static const struct where_comparison {
    const char *sign; /* must come before operators that begin with it */
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

static bool has_order(enum where_kind kind)
{
    return kind == WHERE_NUMBER || kind == WHERE_RANK;
}

/* Checks that two sides can be compared. Returns false if they cannot. */
static bool check_sides(struct where_parser *p, const struct where_side *left,
                        const struct where_side *right, const struct where_comparison *sign,
                        size_t sign_at)
{
    const enum where_kind kind = left->is_name ? right->kind : left->kind;
    if (left->is_name && (right->is_name || kind == WHERE_NUMBER))
        return wrong_field(p, left->at);
    if (right->is_name && kind == WHERE_NUMBER)
        return wrong_field(p, right->at);
    if (!left->is_name && !right->is_name && left->kind != right->kind)
        return wrong_at(p, right->at, "this cannot be compared with what is before it");
    if (sign->ordered && !has_order(kind))
        return wrong_at(p, sign_at, "these values have no order: expected == or !=");
    return true;
}

static bool is_text(const struct where_side *side)
{
    return side->is_name || side->kind == WHERE_TEXT || side->kind == WHERE_LIST;
}

/* Makes columns texts or numbers, depending on what they are compared with. */
static void settle_columns(struct where_parser *p, struct where_side *left,
                           struct where_side *right, const struct where_comparison *sign)
{
    const bool both = left->kind == WHERE_COLUMN && right->kind == WHERE_COLUMN;
    if (right->kind == WHERE_COLUMN && (is_text(left) || (both && !sign->ordered)))
        unpush(p, right);
    if (left->kind == WHERE_COLUMN && is_text(right))
        unpush(p, left);
    if (right->kind == WHERE_COLUMN)
        right->kind = WHERE_NUMBER;
    if (left->kind == WHERE_COLUMN)
        left->kind = WHERE_NUMBER;
}

/* Compares a field that is a word, technique, text or list with a name. */
static bool compare_name(struct where_parser *p, const struct where_side *field,
                         const struct where_side *name, enum operation what)
{
    switch (field->kind) {
    case WHERE_TECHNIQUE:
        return add_techniques(p, what == EQUAL ? IN_SET : NOT_IN_SET, name->name, name->length,
                              name->at, 0);
    case WHERE_TEXT:
    case WHERE_LIST:
        return add_text(p, name, field, what);
    default:
        return add_word(p, name, field->field) && add(p, what, 0, -1);
    }
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
        return wrong_field(p, left.at);
    if (sign == NULL)
        return wrong(p, "expected one of < <= > >= == !=");
    if (!parse_side(p, &right))
        return false;
    settle_columns(p, &left, &right, sign);
    if (!check_sides(p, &left, &right, sign, sign_at))
        return false;
    if (right.is_name)
        return compare_name(p, &left, &right, sign->what);
    if (left.is_name) /* so that it comes after the right side */
        return compare_name(p, &right, &left, sign->turned);
    if (left.kind == WHERE_TEXT || left.kind == WHERE_LIST)
        return add_question(p, sign->what == EQUAL ? TEXT_SAME : TEXT_DIFFERENT, left.field,
                            right.field);
    return add(p, sign->what, 0, -1);
}

/* ------------------------------------------------------------------------------- the condition */

static bool parse_condition(struct where_parser *p);

static bool parse_inner(struct where_parser *p)
{
    if (!parse_condition(p))
        return false;
    return takes(p, ")") || wrong(p, "expected and, or, or ')'");
}

static bool parse_statement(struct where_parser *p)
{
    skip_blanks(p);
    if (p->nested == MOST_NESTED)
        return wrong(p, "nested too deep");
    p->nested++;
    bool right;
    if (takes_joint(p, "!", "not"))
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
    while (takes_joint(p, "&&", "and"))
        if (!parse_statement(p) || !add(p, AND, 0, -1))
            return false;
    return true;
}

static bool parse_condition(struct where_parser *p)
{
    if (!parse_conjunction(p))
        return false;
    while (takes_joint(p, "||", "or"))
        if (!parse_conjunction(p) || !add(p, OR, 0, -1))
            return false;
    return true;
}

bool where_parse(struct where *where, const char *text, size_t length,
                 const struct where_names *names, struct where_error *error)
{
    struct where_parser p = {
        .text = text, .length = length, .names = names, .where = where, .error = error};
    where->count = where->set_count = where->text_count = 0;
    where->technique_count = names->technique_count;
    if (!parse_condition(&p))
        return false;
    skip_blanks(&p);
    return p.at == length || wrong(&p, "expected and, or, or the end");
}

/* ------------------------------------------------------------------------------- its evaluation */

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

/* The number of steps in a path with techniques of a set. */
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

static bool same_bytes(const char *one, size_t length, const char *other, size_t other_length)
{
    return length == other_length && (length == 0 || memcmp(one, other, length) == 0);
}

/* Whether one of the words of a list is the wanted text. */
static bool is_among(const struct where_value *list, const struct where_text *wanted)
{
    for (size_t at = 0; at < list->length;) {
        const char *word = list->text + at, *blank = memchr(word, ' ', list->length - at);
        const size_t length = blank != NULL ? (size_t)(blank - word) : list->length - at;
        if (same_bytes(word, length, wanted->bytes, wanted->length))
            return true;
        at += length + 1;
    }
    return false;
}

/* The result of a test on a text. */
static bool answer(const struct where *where, const struct where_operation *o,
                   const struct where_values *values)
{
    const struct where_value *asked = &values->fields[o->field];
    if (!asked->known)
        return false;
    if (o->what == TEXT_SAME || o->what == TEXT_DIFFERENT) {
        const struct where_value *other = &values->fields[o->value];
        return other->known && same_bytes(asked->text, asked->length, other->text, other->length) ==
                                   (o->what == TEXT_SAME);
    }
    const struct where_text *text = &where->texts[o->value];
    if (o->what == LIST_HAS || o->what == LIST_HAS_NOT)
        return is_among(asked, text) == (o->what == LIST_HAS);
    return same_bytes(asked->text, asked->length, text->bytes, text->length) ==
           (o->what == TEXT_IS);
}

/* The number in a text: digits, maybe with a sign before them and a decimal point. */
static struct value number_of(const struct where_value *column)
{
    enum { MOST = 1000000000 };
    struct value value = {0, false};
    const char *text = column->text;
    const size_t length = column->known ? column->length : 0;
    const bool negative = length > 0 && *text == '-';
    int64_t unit = WHERE_ONE;
    bool point = false;
    for (size_t i = negative; i < length; i++) {
        if (text[i] == '.' && !point) {
            point = true;
            continue;
        }
        if (!is_digit(text[i]))
            return (struct value){0, false};
        value.known = true;
        if (!point && value.number < (int64_t)MOST * WHERE_ONE)
            value.number = value.number * 10 + (text[i] - '0') * (int64_t)WHERE_ONE;
        else if (point)
            value.number += (text[i] - '0') * (unit /= 10);
    }
    value.number = negative ? -value.number : value.number;
    return value;
}

/* What an operation without operands pushes on the stack. */
static struct value pushed(const struct where *where, const struct where_operation *o,
                           const struct where_values *values)
{
    switch ((enum operation)o->what) {
    case PUSH_NUMBER:
        return (struct value){o->value, true};
    case PUSH_FIELD:
        return (struct value){values->fields[o->value].number, values->fields[o->value].known};
    case PUSH_COLUMN:
        return number_of(&values->fields[o->value]);
    case PUSH_COUNT:
        return (struct value){count_of(where, values, &where->sets[o->value]) * WHERE_ONE,
                              values->counts != NULL};
    case HAS:
        return (struct value){count_of(where, values, &where->sets[o->value]) > 0, true};
    default:
        return (struct value){answer(where, o, values), true};
    }
}

/* The result of an operation with one operand. */
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
        if (o->what <= LIST_HAS_NOT) {
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

static bool uses(const struct where_operation *o, size_t field)
{
    const bool other = o->what == PUSH_FIELD || o->what == TEXT_SAME || o->what == TEXT_DIFFERENT;
    return (other && o->value == (int64_t)field) ||
           (o->what >= TEXT_IS && o->what <= LIST_HAS_NOT && o->field == field);
}

bool where_uses(const struct where *where, size_t field)
{
    for (size_t i = 0; i < where->count; i++)
        if (uses(&where->operations[i], field))
            return true;
    return false;
}
