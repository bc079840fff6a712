/* SPDX-License-Identifier: MIT */
/*
 * Records of JSON: what a line is, what stands beside its puzzle, and what is wrong with it.
 */
#include "support/checker.h"
#include "support/reading.h"

#include <stdio.h>

static const struct reading_case records[] = {
    {"a record", "{\"puzzle\":\"" A_CELLS "\"}\n", "A json 1:12+11 ''\n"},
    {"blanks", " { \"puzzle\" : \"" A_CELLS "\" , \"note\" : \"x\" } \r\n", "A json 1:16+15 'x'\n"},
    {"an escape among the cells",
     "{\"puzzle\":\"\\u0035"
     "3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"}",
     "A json 1:12+11 ''\n"},
    {"other names", "{\"answer\":\"x\",\"Question\":\"" A_CELLS "\"}\n{\"quiz\":\"" B_CELLS "\"}\n",
     "A json 1:27+26 ''\nB json 2:10+119 ''\n"},
    {"the surest name", "{\"board\":\"x\",\"puzzle\":\"" A_CELLS "\",\"grid\":\"y\"}\n",
     "A json 1:24+23 ''\n"},
    {"a name that is no string", "{\"grid\":[],\"puzzle\":7,\"board\":\"" A_CELLS "\"}\n",
     "A json 1:32+31 ''\n"},
    {"the last of one name", "{\"puzzle\":\"x\",\"puzzle\":\"" A_CELLS "\"}\n",
     "A json 1:25+24 ''\n"},
    {"among others", A_CELLS "\n{\"puzzle\":\"" B_CELLS "\"}\n" A_CELLS "\n",
     "A line 1:1+0 ''\nB json 2:12+93 ''\nA line 3:1+177 ''\n"},
    {"a plain grid of the model", "{\"puzzle\":\"" A_CELLS "\",\"rules\":[],\"form\":\"\"}\n",
     "A json 1:12+11 ''\n"},
    {"values of all kinds",
     "{\"a\":[1,{\"b\":\"]}\\\"\"}],\"c\":-1.5e3,\"d\":null,\"e\":{},\"puzzle\":\"" A_CELLS "\"}\n",
     "A json 1:60+59 ''\n"},
    {"cells are missing", "{\"puzzle\":\"12.\"}\n{\"puzzle\":\"" A_CELLS "\"}\n",
     "error 1:15+14 the puzzle has 3 cells, expected 81 |puzzle\":\"12.^\"}|\nA json 2:12+28 ''\n"},
    {"no member", "{\"a\":1}\n",
     "error 1:1+0 the JSON object has no string that is a puzzle, expected a member 'puzzle', or "
     "the one of --column |^{\"a\":1}|\n"},
    {"cut off", "{\"puzzle\":\"" A_CELLS "\"\n",
     "error 1:94+93 the JSON object is not closed, expected '}' before the end of the line "
     "|.5....8..79\"^|\n"},
    {"cut off in a string", "{\"a\":\"b\n",
     "error 1:8+7 the JSON object is not closed, expected '}' before the end of the line "
     "|{\"a\":\"b^|\n"},
    {"cut off in an escape", "{\"a\":\"\\u00\n",
     "error 1:11+10 the JSON object is not closed, expected '}' before the end of the line "
     "|{\"a\":\"\\u00^|\n"},
    {"cut off in an array", "{\"a\":[\n",
     "error 1:7+6 the JSON object is not closed, expected '}' before the end of the line "
     "|{\"a\":[^|\n"},
    {"no value", "{\"a\":}\n",
     "error 1:6+5 stray '}' in the JSON object, expected its next member |{\"a\":^}|\n"},
    {"no colon", "{\"a\" 1}\n",
     "error 1:6+5 stray '1' in the JSON object, expected its next member |{\"a\" ^1}|\n"},
    {"no name", "{\"a\":1,2}\n",
     "error 1:8+7 stray '2' in the JSON object, expected its next member |{\"a\":1,^2}|\n"},
    {"a wrong escape", "{\"a\":\"\\x\"}\n",
     "error 1:8+7 stray 'x' in the JSON object, expected its next member |{\"a\":\"\\^x\"}|\n"},
    {"a control character in a name", "{\"\\u0000\":1}\n",
     "error 1:3+2 stray '\\' in the JSON object, expected its next member |{\"^\\u0000\":1}|\n"},
    {"more behind it", "{\"puzzle\":\"\"}, \n",
     "error 1:14+13 stray ',' in the JSON object, expected its next member "
     "|\"puzzle\":\"\"}^, |\n"},
    {"rules", "{\"rules\":[\"size 4\",\"anti-king\"],\"puzzle\":\"12..\",\"note\":\"x\"}\n",
     "variant<0a>size 4<0a>anti-king<0a>grid 12..<0a> json 1:43+42 'x'\n"},
    {"rules as a string", "{\"puzzle\":\"12..\",\"rules\":\"size 4\\nanti-king\"}\n",
     "variant<0a>size 4<0a>anti-king<0a>grid 12..<0a> json 1:12+11 ''\n"},
    {"rules that say what is in the cells",
     "{\"puzzle\":\"12..\",\"rules\":[\"size 4\",\"grid\",\"12..[12]\"]}\n",
     "variant<0a>size 4<0a>grid<0a>12..[12]<0a> json 1:12+11 ''\n"},
    {"no rules", "{\"puzzle\":\"" A_CELLS "\",\"form\":\"variant\",\"rules\":\"\"}\n",
     "A json 1:12+11 ''\n"},
    {"rules that are no strings", "{\"puzzle\":\"" A_CELLS "\",\"rules\":[\"odd r1c1\", 7]}\n",
     "error 1:116+115 stray '7' in the JSON object, expected its next member "
     "|\"odd r1c1\", ^7]}|\n"},
    {"rules that are no array", "{\"puzzle\":\"" A_CELLS "\",\"rules\":null}\n",
     "error 1:103+102 stray 'n' in the JSON object, expected its next member "
     "|79\",\"rules\":^null}|\n"},
    {"rules without cells", "{\"rules\":[\"anti-knight\"]}\n",
     "error 1:1+0 the JSON object has no string that is a puzzle, expected a member 'puzzle', or "
     "the one of --column |^{\"rules\":[\"a|\n"},
    {"a form of variants, but no rules", "{\"puzzle\":\"" A_CELLS "\",\"form\":\"variant\"}\n",
     "error 1:1+0 this record is of a puzzle with variant rules, expected a member 'rules' that "
     "holds them |^{\"puzzle\":\"5|\n"},
    {"another form", "{\"puzzle\":\"" A_CELLS "\",\"form\":\"A4\"}\n", "A json 1:12+11 ''\n"},
};

static void records_are_read(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_AUTO, records, COUNT_OF(records));
    assert_cases(ENNEAD_FORM_CSV, records, 7);
}

static const struct reading_case asked_for[] = {
    {"empty lines and comments", "\n# x\n{\"puzzle\":\"" A_CELLS "\"}\n", "A json 3:12+16 ''\n"},
    {"another form", A_CELLS "\n",
     "error 1:1+0 stray '5' in the JSON object, expected its next member |^53..7....6..|\n"},
    {"an empty object", "{}\n",
     "error 1:1+0 the JSON object has no string that is a puzzle, expected a member 'puzzle', or "
     "the one of --column |^{}|\n"},
};

static void nothing_else_is_where_they_are_asked_for(void **state)
{
    (void)state;
    assert_cases(ENNEAD_FORM_JSON, asked_for, COUNT_OF(asked_for));
}

static void a_member_can_be_named(void **state)
{
    (void)state;
    static const char text[] = "{\"puzzle\":\"" A_CELLS "\",\"b\":\"" B_CELLS "\"}\n";
    ennead_reader_options options;
    ennead_reader_options_init(&options);
    options.column_name = "b";
    assert_reads(&options, (struct test_text){text, strlen(text)}, "B json 1:100+99 ''\n");
}

/* The record of a line that the reader gets whole. */
static ennead_reader *read_line(const char *text, ennead_record *record)
{
    ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
    size_t room;

    memcpy(ennead_reader_reserve(reader, &room), text, strlen(text));
    ennead_reader_add(reader, strlen(text));
    ennead_reader_finish(reader);
    assert_int_equal(ennead_reader_next(reader, record), ENNEAD_STATUS_OK);
    return reader;
}

static void assert_column(const ennead_column *column, const char *name, const char *text)
{
    assert_int_equal(column->name_length, strlen(name));
    assert_memory_equal(column->name, name, strlen(name));
    assert_int_equal(column->text_length, strlen(text));
    assert_memory_equal(column->text, text, strlen(text));
}

static void members_are_columns(void **state)
{
    (void)state;
    ennead_record record;
    ennead_reader *reader =
        read_line("{\"a\":\"x\",\"i\\u0064\":7,\"puzzle\":\"" A_CELLS
                  "\",\"t\":[\"\\n\"],\"note\":\"\\ud83d\\ude00\",\"a\":\"\\\"y\\\"\"}\n",
                  &record);

    assert_int_equal(record.column_count, 4);
    assert_column(&record.columns[0], "a", "\"y\"");
    assert_column(&record.columns[1], "id", "7");
    assert_column(&record.columns[2], "t", "[\"\\n\"]");
    assert_column(&record.columns[3], "note", "\U0001F600");
    assert_int_equal(record.note_length, 4);
    ennead_reader_free(reader);
}

static void pencil_marks_are_a_state(void **state)
{
    (void)state;
    char marks[ENNEAD_SUKAKU_SIZE], text[1024];
    ennead_state full = state_of(EXAMPLE_SOLUTION);
    ennead_record record;

    ennead_write_sukaku(&full, marks);
    snprintf(text, sizeof text, "{\"id\":1,\"puzzle\":\"%s\"}\n", marks);
    ennead_reader *reader = read_line(text, &record);
    assert_int_equal(record.kind, ENNEAD_RECORD_KIND_PUZZLE);
    assert_int_equal(record.form, ENNEAD_FORM_SUKAKU);
    assert_int_equal(record.column, 19);
    assert_int_equal(record.offset, 18);
    assert_column(&record.columns[0], "id", "1");
    ennead_reader_free(reader);
}

static void there_are_not_too_many(void **state)
{
    (void)state;
    char text[2048] = "{\"puzzle\":\"" A_CELLS "\"";
    ennead_record record;

    for (int i = 1; i < ENNEAD_MOST_COLUMNS; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), ",\"m%d\":0", i);
    const size_t length = strlen(text);
    strcpy(text + length, "}\n");
    ennead_reader *reader = read_line(text, &record);
    assert_int_equal(record.column_count, ENNEAD_MOST_COLUMNS - 1);
    ennead_reader_free(reader);
    strcpy(text + length, ",\"more\":0}\n");
    reader = read_line(text, &record);
    assert_int_equal(record.error, ENNEAD_INPUT_ERROR_MEMBERS);
    assert_int_equal(record.expected, ENNEAD_MOST_COLUMNS);
    ennead_reader_free(reader);
}

static void records_are_no_fpuzzles(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        ennead_variant_form form;
    } texts[] = {
        {"{\"puzzle\":\"\"}", ENNEAD_VARIANT_FORM_NONE},
        {"{\"id\":1,\"quiz\":\"\"", ENNEAD_VARIANT_FORM_NONE},
        {"{\"line\":1,\"verdict\":\"error\"}", ENNEAD_VARIANT_FORM_NONE},
        {"{\"verdict\":1}", ENNEAD_VARIANT_FORM_FPUZZLES},
        {"{\"size\":9,\"grid\":[]}", ENNEAD_VARIANT_FORM_FPUZZLES},
        {"{", ENNEAD_VARIANT_FORM_FPUZZLES},
    };
    for (size_t i = 0; i < COUNT_OF(texts); i++)
        assert_int_equal(ennead_variant_recognize(texts[i].text, strlen(texts[i].text)),
                         texts[i].form);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records_are_read),
        cmocka_unit_test(nothing_else_is_where_they_are_asked_for),
        cmocka_unit_test(a_member_can_be_named),
        cmocka_unit_test(members_are_columns),
        cmocka_unit_test(pencil_marks_are_a_state),
        cmocka_unit_test(there_are_not_too_many),
        cmocka_unit_test(records_are_no_fpuzzles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
