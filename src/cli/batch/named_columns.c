/* SPDX-License-Identifier: MIT */
#include "cli/batch/named_columns.h"

#include <string.h>

#include "cli/base/nearest.h"

void columns_add_names(struct text *text, const ennead_record *record)
{
    for (size_t i = 0; i < record->column_count; i++) {
        text_add(text, record->columns[i].name, record->columns[i].name_length);
        text_character(text, '\0');
    }
}

void columns_add_fields(struct text *text, const ennead_record *record)
{
    for (size_t i = 0; i < record->column_count; i++) {
        const size_t length = record->columns[i].text_length;
        text_add(text, (const char *)&length, sizeof length);
        text_add(text, record->columns[i].text, length);
    }
}

const char *columns_meant(const ennead_record *record, const char *wanted)
{
    static struct nearest nearest;
    static char names[ENNEAD_MOST_COLUMNS][NEAREST_WORD];
    nearest_begin(&nearest, wanted, strlen(wanted));
    for (size_t i = 0; i < record->column_count; i++) {
        const ennead_column *column = &record->columns[i];
        if (column->name_length >= NEAREST_WORD)
            continue;
        memcpy(names[i], column->name, column->name_length);
        names[i][column->name_length] = '\0';
        nearest_offer(&nearest, names[i]);
    }
    return nearest_text(&nearest, "");
}

bool columns_next(struct named_columns *rest, struct column *first)
{
    if (rest->names_length == 0)
        return false;
    const size_t name = strlen(rest->names) + 1;
    *first = (struct column){.name = rest->names, .text = ""};
    rest->names += name;
    rest->names_length -= name;
    if (rest->fields_length > 0) {
        memcpy(&first->length, rest->fields, sizeof first->length);
        first->text = rest->fields + sizeof first->length;
        rest->fields += sizeof first->length + first->length;
        rest->fields_length -= sizeof first->length + first->length;
    }
    return true;
}
