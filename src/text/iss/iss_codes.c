/* SPDX-License-Identifier: MIT */
/*
 * Decodes what strings of Interactive Sudoku Solver have in base64, to the texts that our rules
 * use: tables of pairs of values, regular expressions and automata.
 *
 *     table       a bit for each pair of values, row by row, six to a character, the lowest first
 *     automaton   bits, the highest first: 2 form, 4 bits of a state's number - 1, 4 values
 *                 - 1, the number of start states, the number of further accepting states, which
 *                 start states accept. Then for each state: either the set of values that lead on
 *                 and the states that they lead to (form 1), or the number of arrows and the arrows
 *                 (form 0, where 4 bits before all states give the size of that number)
 */
#include "text/iss/iss_codes.h"

#include "grid/characters.h"
#include "grid/say/text_buffer.h"

#include <string.h>

text_buffer iss_new_text(description_builder *d, size_t room)
{
    char *text = builder_memory(d, room);

    return buffer_for(NULL, text, text != NULL ? room : 0);
}

static char *finish(const text_buffer *p, size_t *length)
{
    *length = buffer_end(p);
    return p->text;
}

/* Writes a set of values as a list with ranges. */
static void write_values(text_buffer *p, const description_builder *d, uint64_t set)
{
    const char *comma = "";

    for (int value = 0; value < ENNEAD_MOST_SIZE; value++) {
        int last = value;
        if ((set >> value & 1) == 0)
            continue;
        while (last + 1 < ENNEAD_MOST_SIZE && (set >> (last + 1) & 1) != 0)
            last++;
        buffer_text(p, comma);
        buffer_number(p, value + d->description->first_value);
        if (last > value) {
            buffer_character(p, '-');
            buffer_number(p, last + d->description->first_value);
        }
        comma = ",";
        value = last;
    }
}

/* --------------------------------------------------------------------------------------- tables */

char *iss_table_text(description_builder *d, iss_word code, iss_way way, size_t *length)
{
    const int values = d->description->values;
    const bool old = way == ISS_OLD_TABLE || way == ISS_OLD_EACH_TABLE;
    text_buffer p = iss_new_text(d, (size_t)values * (size_t)(3 * values + 8) + 1);

    for (size_t i = 0; i < code.length; i++)
        if (base64_value(d->text[code.at + i]) < 0) {
            iss_wrong(d, code, "a table in base64");
            return NULL;
        }
    for (int one = 0; one < values; one++) {
        uint64_t set = 0;
        for (int other = 0; other < values; other++) {
            const size_t bit = (size_t)one * (size_t)values + (size_t)other;
            if (bit / 6 >= code.length)
                break;
            char c = d->text[code.at + bit / 6];
            if (old && (c == '-' || c == '_'))
                c = c == '-' ? '_' : '-';
            set |= (uint64_t)(base64_value(c) >> bit % 6 & 1) << other;
        }
        if (set == 0)
            continue;
        if (p.length > 0)
            buffer_character(&p, ' ');
        buffer_number(&p, one + d->description->first_value);
        buffer_character(&p, ':');
        write_values(&p, d, set);
    }
    return finish(&p, length);
}

/* ---------------------------------------------------------------------------- bytes in base64 */

/* Decodes base64 into memory of the builder. Returns NULL if it is malformed or memory ran out. */
static uint8_t *read_bytes(description_builder *d, iss_word code, size_t *count)
{
    uint8_t *bytes = builder_memory(d, code.length + 1);
    uint32_t bits = 0;
    int held = 0;

    *count = 0;
    while (code.length > 0 && d->text[code.at + code.length - 1] == '=')
        code.length--;
    for (size_t i = 0; bytes != NULL && i < code.length; i++) {
        const int sign = base64_value(d->text[code.at + i]);
        if (sign < 0) {
            iss_wrong(d, code, "base64");
            return NULL;
        }
        bits = bits << 6 | (uint32_t)sign;
        held += 6;
        if (held >= 8) {
            held -= 8;
            bytes[(*count)++] = (uint8_t)(bits >> held);
        }
    }
    return bytes;
}

/* Old strings have the expression as plain text with percent escapes. */
static uint8_t *read_percents(description_builder *d, iss_word code, size_t *count)
{
    uint8_t *bytes = builder_memory(d, code.length + 1);

    *count = 0;
    for (size_t i = 0; bytes != NULL && i < code.length; i++) {
        const char *at = d->text + code.at + i;
        const int together = percent_value(at, code.length - i);
        bytes[(*count)++] = (uint8_t)(together < 0 ? *at : together);
        i += together < 0 ? 0 : 2;
    }
    return bytes;
}

char *iss_regex_text(description_builder *d, iss_word code, size_t *length)
{
    const bool old = memchr(d->text + code.at, '%', code.length) != NULL;
    uint8_t *bytes = old ? read_percents(d, code, length) : read_bytes(d, code, length);

    for (size_t i = 0; bytes != NULL && i < *length; i++)
        if (bytes[i] < ' ' || bytes[i] > '~' || bytes[i] == '"') {
            iss_wrong(d, code, "a regular expression");
            return NULL;
        }
    return (char *)bytes;
}

/* ------------------------------------------------------------------------------------ automata */

typedef struct bits {
    const uint8_t *bytes;
    size_t at, count; /* in bits */
    bool ended;       /* there were fewer bits than needed */
} bits;

static uint32_t take(bits *b, int count)
{
    uint32_t found = 0;

    for (; count > 0; count--, b->at++) {
        if (b->at >= b->count) {
            b->ended = true;
            return 0;
        }
        found = found << 1 | (b->bytes[b->at / 8] >> (7 - b->at % 8) & 1);
    }
    return found;
}

static int bits_of(uint32_t number)
{
    int count = 0;

    for (; number > 0; number >>= 1)
        count++;
    return count;
}

typedef struct iss_automaton {
    bits b;
    uint32_t form, starts, accepts;
    int state_bits, values, arrow_bits;
} iss_automaton;

enum { MOST_ARROWS = 1 << 12, ARROW_TEXT = 20 };

/* The arrows of one state. */
typedef struct state_arrows {
    uint32_t values[MOST_ARROWS], targets[MOST_ARROWS];
    uint32_t count;
} state_arrows;

static void write_states(text_buffer *p, const uint8_t *chosen, uint32_t from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        if (chosen != NULL && chosen[i] == 0)
            continue;
        buffer_character(p, ' ');
        buffer_number(p, (int)(from + i));
    }
}

/* Reads the numbers before the states, and writes which states are start states and which
 * accept. */
static void read_head(iss_automaton *a, text_buffer *p, uint8_t *accepting)
{
    for (uint32_t i = 0; i < a->starts; i++)
        accepting[i] = (uint8_t)take(&a->b, 1);
    a->arrow_bits = a->form == 0 ? (int)take(&a->b, 4) : 0;
    buffer_text(p, "start");
    write_states(p, NULL, 0, a->starts);
    buffer_text(p, "; accept");
    write_states(p, accepting, 0, a->starts);
    write_states(p, NULL, a->starts, a->accepts);
}

/* Reads the arrows of the next state. Returns false if there is none. */
static bool read_state(iss_automaton *a, state_arrows *found)
{
    const int value_bits = bits_of((uint32_t)a->values - 1);

    found->count = 0;
    if (a->form == 0 && a->arrow_bits == 0)
        return false;
    if (a->b.count - a->b.at < (size_t)(a->form == 0 ? a->arrow_bits : a->values))
        return false;
    if (a->form == 0) {
        found->count = take(&a->b, a->arrow_bits);
        for (uint32_t i = 0; i < found->count && i < MOST_ARROWS; i++) {
            found->values[i] = take(&a->b, value_bits);
            found->targets[i] = take(&a->b, a->state_bits);
        }
        return !a->b.ended;
    }
    const uint32_t set = take(&a->b, a->values);
    for (uint32_t value = 0; value < (uint32_t)a->values; value++) {
        if ((set >> value & 1) == 0)
            continue;
        found->values[found->count] = value;
        found->targets[found->count++] = take(&a->b, a->state_bits);
    }
    return !a->b.ended;
}

void iss_write_step(text_buffer *p, const description_builder *d, int state, uint64_t set,
                    int target)
{
    buffer_text(p, "; ");
    buffer_number(p, state);
    buffer_text(p, set == 0 ? " /" : " ");
    write_values(p, d, set);
    buffer_character(p, ' ');
    buffer_number(p, target);
}

/* Writes the arrows of a state; those with the same target become one. The value after the last
 * stands for the boundary between the parts of a line. */
static void write_state(text_buffer *p, const description_builder *d, uint32_t state,
                        const state_arrows *found)
{
    const int values = d->description->values;
    const uint64_t between = values < ENNEAD_MOST_SIZE ? (uint64_t)1 << values : 0;

    for (uint32_t i = 0; i < found->count; i++) {
        uint64_t set = 0;
        bool first = true;
        for (uint32_t k = 0; k < i; k++)
            first = first && found->targets[k] != found->targets[i];
        if (!first)
            continue;
        for (uint32_t k = i; k < found->count; k++)
            if (found->targets[k] == found->targets[i])
                set |= (uint64_t)1 << found->values[k];
        if ((set & between) != 0)
            iss_write_step(p, d, (int)state, 0, (int)found->targets[i]);
        if ((set & ~between) != 0)
            iss_write_step(p, d, (int)state, set & ~between, (int)found->targets[i]);
    }
}

/* Writes the whole automaton. Returns false if the bits do not encode one. */
static bool write_automaton(iss_automaton *a, description_builder *d, text_buffer *p)
{
    uint8_t *accepting = builder_memory(d, (size_t)a->starts + 1);
    state_arrows found;
    uint32_t state = 0;

    if (accepting == NULL)
        return false;
    read_head(a, p, accepting);
    while (!a->b.ended && read_state(a, &found)) {
        if (found.count > MOST_ARROWS)
            return false;
        write_state(p, d, state++, &found);
    }
    return a->starts > 0 && !a->b.ended;
}

char *iss_automaton_text(description_builder *d, iss_word code, size_t *length)
{
    iss_automaton a = {0};
    size_t count = 0;

    a.b.bytes = read_bytes(d, code, &count);
    if (a.b.bytes == NULL)
        return NULL;
    a.b.count = 8 * count;
    a.form = take(&a.b, 2);
    a.state_bits = (int)take(&a.b, 4) + 1;
    a.values = (int)take(&a.b, 4) + 1;
    a.starts = take(&a.b, a.state_bits);
    a.accepts = take(&a.b, a.state_bits);
    text_buffer p = iss_new_text(d, 64 + 7 * ((size_t)a.starts + a.accepts) +
                                        ARROW_TEXT * (a.b.count / (size_t)a.state_bits + 1));
    const bool written = p.room > 0 && a.form < 2 && write_automaton(&a, d, &p);
    if (d->status == ENNEAD_STATUS_OK && (!written || p.length >= p.room))
        iss_wrong(d, code, "an automaton in base64");
    return d->status == ENNEAD_STATUS_OK ? finish(&p, length) : NULL;
}
