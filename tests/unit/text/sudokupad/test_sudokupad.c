/* SPDX-License-Identifier: MIT */
/*
 * JSON of SudokuPad: its short notation, what becomes rules, what is refused, and what is written.
 * The links are packed here from texts.
 */
#include "grid/memory.h"
#include "support/variants.h"
#include "text/packing/lz_pack.h"
#include "text/sudokupad/sudokupad_unzip.h"

enum { ROOM = 1 << 16 };

static void short_notation_becomes_json(void **state)
{
    (void)state;
    static const struct {
        const char *text, *json;
    } texts[] = {
        {"", ""},
        {"{\"a\":'x'}", "{\"a\":'x'}"}, /* JSON as it is */
        {"{ce:[[,{v:5},,]]}", "{\"ce\":[[{},{\"v\":5},{},{}]]}"},
        {"{a:[],b:{}}", "{\"a\":[{}],\"b\":{}}"},
        {"{r:t,h:f,c:#0,c2:#F,c1:CFcf00}",
         "{\"r\":true,\"h\":false,\"c\":\"#000000\",\"c2\":\"#FFFFFF\",\"c1\":\"#CFcf00\"}"},
        {"{te:'it\\'s \\u00e9',v:-1.5}", "{\"te\":\"it's \\u00e9\",\"v\":-1.5}"},
        {"['t',123456]", "[\"t\",123456]"},
        {"{a:'open", "{\"a\":\"open"},
    };
    const ennead_allocator memory = allocator_or_default(NULL);

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        size_t length;
        char *json;
        assert_int_equal(
            sudokupad_unzip(texts[i].text, strlen(texts[i].text), &memory, &json, &length),
            LZ_UNPACKED);
        assert_int_equal(length, strlen(texts[i].json));
        assert_memory_equal(json, texts[i].json, length);
        release(&memory, json);
    }
}

/* A link that holds a text. */
static const char *link_of(const char *text)
{
    static char link[ROOM];
    const ennead_allocator memory = allocator_or_default(NULL);
    text_buffer p = buffer_for(NULL, link, sizeof link);

    buffer_text(&p, "https://sudokupad.app/scl");
    assert_true(lz_pack(&p, text, strlen(text), BASE64_USUAL, &memory));
    (void)buffer_end(&p);
    return link;
}

#define CELLS "cells:[[,,,],[,{value:3},,],[,,,],[,,,]]"
#define REGIONS \
    "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]]," \
    "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]"

static void puzzles_are_read(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant(
        link_of(
            "{metadata:{title:'Tom\\'s',antiknight:t,antiking:f},global:['nonconsecutive']," CELLS
            "," REGIONS ",ca:[{v:'title: Another'},{ce:[[0,0]],unique:f,hidden:t},"
            "{ce:[[0,0],[0,1]],v:3,unique:t},{ce:[[3,3]],unique:t}]}"),
        &report);

    assert_int_equal(report.form, ENNEAD_VARIANT_FORM_SUDOKUPAD);
    assert_string_equal(report.title, "Another");
    assert_int_equal(d->rows, 4);
    assert_int_equal(d->box_rows, 2);
    assert_int_equal(d->candidates[5], 4);
    assert_int_equal(d->candidates[0], 15);
    assert_int_equal(d->constraint_count, 4);
    assert_string_equal(d->constraints[0].name, "anti-knight");
    assert_string_equal(d->constraints[1].name, "nonconsecutive");
    assert_string_equal(d->constraints[2].name, "cage");
    assert_int_equal(d->constraints[2].numbers[0], 3);
    assert_int_equal(d->constraints[3].number_count, 0);
    ennead_description_free(d);
}

static void colors_and_pencil_marks_are_seen(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool drawings, progress;
    } texts[] = {
        {"{cells:[[{v:1}]]}", false, false},
        {"{cells:[[{v:1,c:'#ffffff'}]]}", true, false},
        {"{cells:[[{pencilMarks:[1]}]]}", false, true},
        {"{cells:[[{centremarks:[1]}]]}", false, true},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_variant_report report;
        ennead_description_free(read_variant(link_of(texts[i].text), &report));
        assert_int_equal(report.has_drawings, texts[i].drawings);
        assert_int_equal(report.has_progress, texts[i].progress);
    }
}

static void regions_may_be_a_jigsaw_or_none(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d =
        read_variant(link_of("{" CELLS ",re:[[[0,0],[0,1],[0,2],[0,3]],[[1,0],[1,1]]]}"), &report);

    assert_int_equal(d->box_rows, 0);
    assert_int_equal(d->regions[3], 0);
    assert_int_equal(d->regions[4], 1);
    assert_int_equal(d->regions[15], ENNEAD_NO_REGION);
    ennead_description_free(d);
    d = read_variant(link_of("{cells:[[,,]]}"), &report);
    assert_int_equal(d->rows, 1);
    assert_int_equal(d->columns, 3);
    assert_int_equal(d->houses & ENNEAD_HOUSES_REGIONS, 0);
    ennead_description_free(d);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const struct {
        const char *text, *message;
    } wrong[] = {
        {"[1]", "this is not an object"},
        {"{}", "there are no cells"},
        {"{cells:[1]}", "there are no cells"},
        {"{cells:[[,],[,,]]}", "this is not a row as long as the first"},
        {"{cells:[[1]]}", "this is not a cell"},
        {"{cells:[[{v:'x'},]]}", "this is not a value of the grid"},
        {"{cells:[[{v:3},]]}", "this is not a value of the grid"},
        {"{" CELLS ",re:1}", "this is not an array"},
        {"{" CELLS ",re:[1]}", "this is not a region"},
        {"{" CELLS ",re:[[[9,9]]]}", "this is not the row and column of a cell"},
        {"{" CELLS ",re:[[[0,0]],[[0,0]]]}", "this is not a cell that is in no other region"},
        {"{" CELLS ",ca:1}", "this is not an array"},
        {"{" CELLS ",ca:[1]}", "this is not a cage"},
        {"{" CELLS ",ca:[{ce:[[0,0]],v:3}]}",
         "a cage that is only drawn, so that its rule is not known"},
        {"{" CELLS ",ca:[{ce:[[0,0]],v:'x',unique:t}]}", "this is not the sum of a cage"},
        {"{" CELLS ",ca:[{ce:[1],unique:t}]}", "this is not the row and column of a cell"},
        {"{" CELLS ",global:['antidog']}", "a rule that is not known"},
        {"{" CELLS ",l:[{wp:[[0,0],[1,1]]}]}",
         "'lines' are only drawn, so that their rules are not known"},
        {"{" CELLS ",u:[{w:1}]}", "'underlays' are only drawn, so that their rules are not known"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_variant_refused(link_of(wrong[i].text), wrong[i].message);
}

static char written[ROOM];

static const char *write_link(ennead_description *d, ennead_exchange form)
{
    const ennead_exchanged exchanged = {
        .size = sizeof exchanged, .description = d, .title = "A \"title\"\\"};
    static ennead_exchange_report report;

    assert_int_equal(
        ennead_write_exchange(&exchanged, form, NULL, written, sizeof written, &report),
        ENNEAD_STATUS_OK);
    return report.unsaid[0] != '\0' ? report.unsaid : NULL;
}

static void puzzles_are_written(void **state)
{
    (void)state;
    static const struct {
        const char *text, *unsaid;
    } texts[] = {
        {"size 4\ngrid 1...............\ncage 3 r1c2 r1c3\ncage r2c1 r2c2\nanti-king\n", NULL},
        {"size 4\nregions AAAABBBBCCCCDD.D\nnonconsecutive\n", NULL},
        {"size 4\nboxes none\n", NULL},
        {"size 2x4\n", NULL},
        {"size 4\nnonconsecutive 2\n", "nonconsecutive"},
        {"size 4\nodd r1c1\n", "odd"},
        {"size 4\nvalues 0-3\n", "these values"},
        {"size 4\nhouses rows\n", "rows, columns or regions with equal values"},
        {"size 4\ngrid [12]...............\n", "candidates"},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        char text[512];
        ennead_variant_report report;
        snprintf(text, sizeof text, "variant\n%s", texts[i].text);
        ennead_description *d = read_variant(text, &report);
        const ennead_exchange form =
            i % 2 == 0 ? ENNEAD_EXCHANGE_SUDOKUPAD_SCL : ENNEAD_EXCHANGE_SUDOKUPAD_CTC;
        const char *unsaid = write_link(d, form);
        if (texts[i].unsaid != NULL) {
            assert_string_equal(unsaid, texts[i].unsaid);
            ennead_description_free(d);
            continue;
        }
        assert_null(unsaid);
        ennead_description *again = read_variant(written, &report);
        assert_string_equal(report.title, "A \"title\"\\");
        assert_int_equal(again->box_rows, d->box_rows);
        assert_memory_equal(again->regions, d->regions, (size_t)(d->rows * d->columns));
        assert_int_equal(again->constraint_count, d->constraint_count);
        assert_int_equal(again->candidates[0], d->candidates[0]);
        ennead_description_free(again);
        ennead_description_free(d);
    }
}

static ennead_status read_link(const ennead_allocator *memory)
{
    return try_variant(link_of("{" CELLS "," REGIONS ",ca:[{ce:[[0,0]],unique:t}]}"), memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_link);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_notation_becomes_json),
        cmocka_unit_test(puzzles_are_read),
        cmocka_unit_test(colors_and_pencil_marks_are_seen),
        cmocka_unit_test(regions_may_be_a_jigsaw_or_none),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(puzzles_are_written),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
