/* SPDX-License-Identifier: MIT */
/*
 * Templates filled with what a model knows.
 */
#include "model/sentence.h"

#include "grid/say/say.h"

enum { MOST_SLOTS = 6 };

sentence sentence_in(const ennead_model *m, char *text)
{
    text[0] = '\0';
    return (sentence){m, text, 0};
}

/* So many cells are always named. */
enum { FEW_CELLS = 4 };

/* Whether the cells are those of the whole grid, in order. */
static bool are_all(const ennead_model *m, const model_slot *s)
{
    int same = 0;

    while (same < s->number && s->cells[same] == same)
        same++;
    return same == m->cells && same > FEW_CELLS;
}

static say_slot slot_of(const ennead_model *m, const model_slot *s)
{
    switch (s->kind) {
    case MODEL_SLOT_NUMBER:
        return (say_slot)SAY_NUMBER(s->number);
    case MODEL_SLOT_CELLS:
        if (s->number >= m->cells && are_all(m, s))
            return (say_slot){
                .kind = SLOT_SENTENCE, .sentence = SENTENCE_MODEL_ALL_CELLS, .number = s->number};
        if (s->number > ENNEAD_MOST_SIZE)
            return (say_slot){
                .kind = SLOT_SENTENCE, .sentence = SENTENCE_MODEL_MANY_CELLS, .number = s->number};
        return (say_slot){
            .kind = SLOT_PLACES, .places = s->cells, .number = s->number, .columns = m->columns};
    case MODEL_SLOT_VALUES:
        return (say_slot){.kind = SLOT_VALUES, .values = s->values, .first = m->first_value};
    case MODEL_SLOT_LINES:
        return (say_slot){.kind = SLOT_VALUES, .values = s->values, .first = 1};
    case MODEL_SLOT_TEXT:
        return (say_slot)SAY_TEXT(s->text);
    case MODEL_SLOT_SENTENCE:
        return (say_slot){.kind = SLOT_SENTENCE, .sentence = s->sentence, .number = s->number};
    case MODEL_SLOT_NONE:
        break;
    }
    return (say_slot){.kind = SLOT_NONE};
}

static void fill(text_buffer *p, const ennead_model *m, sentence_id name, const model_slot *slots)
{
    say_slot filled[MOST_SLOTS + 1] = {{.kind = SLOT_NONE}};

    for (int i = 0; slots != NULL && i < MOST_SLOTS && slots[i].kind != MODEL_SLOT_NONE; i++)
        filled[i] = slot_of(m, &slots[i]);
    say(p, name, filled);
}

/* The text of a sentence, to be added to. */
static text_buffer end_of(const sentence *s)
{
    text_buffer p = buffer_for(&s->model->options.wording, s->text, ENNEAD_SENTENCE_SIZE);
    p.length = s->length;
    return p;
}

void tell(sentence *s, sentence_id name, const model_slot *slots)
{
    text_buffer p = end_of(s);

    fill(&p, s->model, name, slots);
    s->length = buffer_end(&p);
}

void tell_text(sentence *s, const char *text)
{
    text_buffer p = end_of(s);

    buffer_text(&p, text);
    s->length = buffer_end(&p);
}

model_slot tell_number(int number)
{
    return (model_slot){.kind = MODEL_SLOT_NUMBER, .number = number};
}

model_slot tell_cells(const uint16_t *list, int count)
{
    return (model_slot){.kind = MODEL_SLOT_CELLS, .cells = list, .number = count};
}

model_slot tell_cell(const uint16_t *cell)
{
    return tell_cells(cell, 1);
}

model_slot tell_its_cells(const propagator *p)
{
    return tell_cells(p->cells, p->count);
}

model_slot tell_values(domain values)
{
    return (model_slot){.kind = MODEL_SLOT_VALUES, .values = values};
}

model_slot tell_lines(domain lines)
{
    return (model_slot){.kind = MODEL_SLOT_LINES, .values = lines};
}

model_slot tell_words(const char *text)
{
    return (model_slot){.kind = MODEL_SLOT_TEXT, .text = text};
}

model_slot tell_picked(const uint16_t *list, int count, domain which,
                       uint16_t picked[ENNEAD_MOST_SIZE])
{
    int size = 0;

    for (int i = 0; i < count; i++)
        if ((which & value_bit(i)) != 0)
            picked[size++] = list[i];
    return tell_cells(picked, size);
}

model_slot tell_house(const sentence *s, const propagator *p, house_name name,
                      char room[HOUSE_NAME_SIZE])
{
    static const sentence_id names[] = {[A_ROW] = SENTENCE_MODEL_ROW,
                                        [A_COLUMN] = SENTENCE_MODEL_COLUMN,
                                        [A_REGION] = SENTENCE_MODEL_REGION};
    text_buffer text = buffer_for(&s->model->options.wording, room, HOUSE_NAME_SIZE);
    const bool box = name.kind == A_REGION && s->model->has_boxes;
    const model_slot number[] = {tell_number(name.number + 1), {0}};
    const model_slot cells_of_group[] = {tell_its_cells(p), {0}};

    if (name.kind == NO_HOUSE)
        fill(&text, s->model, SENTENCE_MODEL_GROUP, cells_of_group);
    else
        fill(&text, s->model, box ? SENTENCE_MODEL_BOX : names[name.kind], number);
    (void)buffer_end(&text);
    return tell_words(room);
}
