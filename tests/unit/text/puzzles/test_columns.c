/* SPDX-License-Identifier: MIT */
/*
 * The named columns of tables: what a record has besides its puzzle, written as name=field, with a
 * bar behind each; of a record without columns a line alone.
 */
#include "support/reading.h"

#include <stdio.h>

#define A_80 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"

static char written[4096];

static void write_columns(const ennead_record *record)
{
    for (size_t i = 0; i < record->column_count; i++) {
        const ennead_column *c = &record->columns[i];
        const size_t used = strlen(written);
        snprintf(written + used, sizeof written - used, "%.*s=%.*s|", (int)c->name_length, c->name,
                 (int)c->text_length, c->text);
    }
    strcat(written, "\n");
}

/* The columns of all records of a text that the reader gets in pieces of so many bytes. */
static const char *columns_of(ennead_reader *reader, const char *text, size_t piece)
{
    ennead_record record;
    written[0] = '\0';
    for (size_t at = 0;;) {
        const ennead_status status = ennead_reader_next(reader, &record);
        size_t room;
        if (status == ENNEAD_STATUS_OK)
            write_columns(&record);
        if (status == ENNEAD_STATUS_END)
            break;
        if (status != ENNEAD_STATUS_NEEDS_INPUT)
            continue;
        char *to = ennead_reader_reserve(reader, &room);
        const size_t left = strlen(text + at);
        const size_t size = piece < left ? piece : left;
        memcpy(to, text + at, size);
        ennead_reader_add(reader, size);
        at += size;
        if (size == 0)
            ennead_reader_finish(reader);
    }
    return written;
}

static void assert_columns(ennead_form form, const char *text, const char *expected)
{
    static const size_t pieces[] = {1, 7, 1 << 16};
    for (size_t i = 0; i < COUNT_OF(pieces); i++) {
        ennead_reader *reader = reader_for(form);
        assert_string_equal(columns_of(reader, text, pieces[i]), expected);
        ennead_reader_free(reader);
    }
}

static void both_forms(const char *text, const char *expected)
{
    assert_columns(ENNEAD_FORM_AUTO, text, expected);
    assert_columns(ENNEAD_FORM_CSV, text, expected);
}

static void the_first_line_names_them(void **state)
{
    (void)state;
    both_forms("id,puzzle,from\n1," A_CELLS ",a b\n2," B_CELLS ", \"x, \"\"y\"\"\" \n",
               "id=1|from=a b|\nid=2|from=x, \"y\"|\n");
    both_forms("puzzle\trating\n" A_CELLS "\t7\n" B_CELLS "\t\n", "rating=7|\nrating=|\n");
    both_forms("\"a;b\";quiz\n1;" A_CELLS "\n", "a;b=1|\n");
    both_forms(",puzzle\n1," A_CELLS "\n", "=1|\n");
}

static void so_do_names_that_we_do_not_know(void **state)
{
    (void)state;
    both_forms("nr,cells,rating\n1," A_CELLS ",1.2\n", "nr=1|rating=1.2|\n");
    both_forms("cells,rating\n" A_CELLS ",1.2\n" B_CELLS ",3\n", "rating=1.2|\nrating=3|\n");
}

static void errors_have_them(void **state)
{
    (void)state;
    both_forms("id,puzzle\n1," A_80 "\n2,\n3," B_CELLS "\n", "id=1|\nid=2|\nid=3|\n");
}

static void not_what_has_other_fields(void **state)
{
    (void)state;
    both_forms("id,puzzle,more\n1," A_CELLS ",x\n2," A_CELLS "\n3," B_CELLS ",y,z\n",
               "id=1|more=x|\n\n\n");
    both_forms("1," A_CELLS "\n2," B_CELLS "\n", "\n\n");
    both_forms("puzzle,a,a\n" A_CELLS ",1,2\n", "\n");
    assert_columns(ENNEAD_FORM_AUTO, "A title, two words\n" A_CELLS "\n", "\n");
    assert_columns(ENNEAD_FORM_AUTO, A_CELLS " easy, 7\n", "\n");
}

static void nor_more_than_there_is_room_for(void **state)
{
    (void)state;
    char text[2000] = "puzzle";
    for (int i = 1; i < ENNEAD_MOST_COLUMNS; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), ",%c%c", 'a' + i / 26,
                 'a' + i % 26);
    const size_t header = strlen(text);
    for (int more = 0; more < 2; more++) {
        text[header] = '\0';
        strcat(text, more == 1 ? ",x\n" A_CELLS : "\n" A_CELLS);
        for (int i = 1; i < ENNEAD_MOST_COLUMNS + more; i++)
            strcat(text, ",");
        ennead_reader *reader = reader_for(ENNEAD_FORM_CSV);
        const char *found = columns_of(reader, text, sizeof text);
        assert_int_equal(strstr(found, "cl=|") != NULL, more == 0);
        ennead_reader_free(reader);
    }
}

static void a_new_text_has_none(void **state)
{
    (void)state;
    ennead_reader *reader = reader_for(ENNEAD_FORM_CSV);
    assert_string_equal(columns_of(reader, "id,puzzle\n1," A_CELLS "\n", 1000), "id=1|\n");
    ennead_reader_restart(reader);
    assert_string_equal(columns_of(reader, "1," A_CELLS "\n", 1000), "\n");
    ennead_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_line_names_them),
        cmocka_unit_test(so_do_names_that_we_do_not_know),
        cmocka_unit_test(errors_have_them),
        cmocka_unit_test(not_what_has_other_fields),
        cmocka_unit_test(nor_more_than_there_is_room_for),
        cmocka_unit_test(a_new_text_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
