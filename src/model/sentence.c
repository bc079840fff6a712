/* SPDX-License-Identifier: MIT */
/*
 * Writes words, numbers, cells and lists.
 */
#include "model/sentence.h"

void say_nothing(sentence *s)
{
    s->length = 0;
    s->text[0] = '\0';
}

void say_words(sentence *s, const char *words)
{
    while (*words != '\0' && s->length < ENNEAD_SENTENCE_SIZE - 1)
        s->text[s->length++] = *words++;
    s->text[s->length] = '\0';
}

void say_number(sentence *s, int number)
{
    char digits[12];
    int at = sizeof digits - 1;

    digits[at] = '\0';
    do
        digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    say_words(s, digits + at);
}

void say_cell(sentence *s, int cell)
{
    say_words(s, "r");
    say_number(s, cell / s->model->columns + 1);
    say_words(s, "c");
    say_number(s, cell % s->model->columns + 1);
}

/* Adds what comes before an item of a list, when `left` of `count` are still to come. */
static void say_between(sentence *s, int left, int count)
{
    if (left < count)
        say_words(s, left == 1 ? " and " : ", ");
}

/* How many values are consecutive, from the lowest; short runs are listed value by value. */
static int run_length(domain values)
{
    enum { SHORTEST = 4 };
    const domain shifted = ~(values >> lowest_value(values));
    const int run = shifted == 0 ? ENNEAD_MOST_SIZE : lowest_value(shifted);

    return run < SHORTEST ? 1 : run;
}

void say_values(sentence *s, domain values)
{
    int count = 0;

    for (domain rest = values; rest != 0; count++)
        for (int run = run_length(rest); run > 0; run--)
            rest &= rest - 1;
    for (int left = count; left > 0; left--) {
        const int run = run_length(values), lowest = s->model->first_value + lowest_value(values);
        say_between(s, left, count);
        say_number(s, lowest);
        if (run > 1) {
            say_words(s, " to ");
            say_number(s, lowest + run - 1);
        }
        for (int i = 0; i < run; i++)
            values &= values - 1;
    }
}

void say_cells(sentence *s, const uint16_t *cells, int count, domain which)
{
    const int all = value_count(which);
    int left = all;

    for (int i = 0; i < count; i++) {
        if ((which & value_bit(i)) == 0)
            continue;
        say_between(s, left--, all);
        say_cell(s, cells[i]);
    }
}

void say_its_cells(sentence *s, const propagator *p)
{
    if (p->count > ENNEAD_MOST_SIZE)
        say_words(s, "many cells");
    else
        say_cells(s, p->cells, p->count, UINT64_MAX >> (ENNEAD_MOST_SIZE - p->count));
}

void say_house(sentence *s, const propagator *p, house_name name)
{
    static const char *const names[] = {[A_ROW] = "row ", [A_COLUMN] = "column "};

    if (name.kind == NO_HOUSE) {
        say_words(s, "the group of ");
        say_its_cells(s, p);
        return;
    }
    say_words(s, name.kind != A_REGION ? names[name.kind]
                 : s->model->has_boxes ? "box "
                                       : "region ");
    say_number(s, name.number + 1);
}
