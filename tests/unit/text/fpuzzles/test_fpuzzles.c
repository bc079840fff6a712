/* SPDX-License-Identifier: MIT */
/*
 * JSON of f-puzzles and links that hold it: what each member means, what is said of what is wrong,
 * and that what is written reads back.
 */
#include "support/variants.h"

#define GRID "\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"
/* {"size":2,"title":"...","grid":...} with characters of one, two and four bytes */
#define LINK \
    "N4IgzglgXgpiBcAmANCALhNAbO8QB/" \
    "AagkF4NwAD2RUBzAJwgBMEBtR4AX2VADcBDLAV1woQlCJxgA7BGmoDWAXWQt2bOXNZA"
#define LINK_OF_UNKNOWN "N4IgzglgXgpiBcAmANCA5gJwgEwQbT2AF9liBdZQk8ikAGxgEMAHfARjKKA"

static ennead_description *read_json(const char *text, ennead_variant_report *report)
{
    ennead_description *d = read_variant(text, report);

    assert_int_equal(report->form, ENNEAD_VARIANT_FORM_FPUZZLES);
    return d;
}

static void members_are_rules(void **state)
{
    (void)state;
    static const struct {
        const char *member, *rule;
    } members[] = {
        {"\"diagonal+\":true", "diagonal-up"},
        {"\"antiking\":true", "anti-king"},
        {"\"nonconsecutive\":true", "nonconsecutive"},
        {"\"negative\":[\"ratio\"]", "no-other-black-dots"},
        {"\"negative\":[\"difference\"]", "no-other-white-dots"},
        {"\"negative\":[\"xv\"]", "no-other-xv"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"3\"}]", "cage 3 r1c1 r2c1"},
        {"\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"\"}]", "cage r1c1 r2c1"},
        {"\"difference\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":2}]", "white-dot 2 r1c1 r2c1"},
        {"\"ratio\":[{\"cells\":[\"R1C1\",\"R2C1\"]}]", "black-dot 2 r1c1 r2c1"},
        {"\"xv\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"v\"}]", "v r1c1 r2c1"},
        {"\"xv\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"X\"}]", "x r1c1 r2c1"},
        {"\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R2C3\"]}]", "clone r1c1 : r2c3"},
        {"\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[1,3]}]",
         "quadruple 1 3 r1c1 r1c2 r2c1 r2c2"},
        {"\"odd\":[{\"cell\":\"R1C1\"},{\"cell\":\"R4C4\"}]", "odd r1c1 r4c4"},
        {"\"rowindexer\":[{\"cells\":[\"R1C1\"]},{\"cells\":[\"R4C4\"]}]", "row-indexer r1c1 r4c4"},
        {"\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "thermo r1c1 r1c2"},
        {"\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"3\"}]", "whisper 3 r1c1 r1c2"},
        {"\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "whisper r1c1 r1c2"},
        {"\"lockout\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "lockout 2 r1c1 r1c2"},
        {"\"lockout\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":0}]", "lockout 0 r1c1 r1c2"},
        {"\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":-2147483648}]", "cage -2147483648 r1c1"},
        {"\"k\\u0069llercage\":[{\"ce\\u006C\\u006cs\":[\"R\\u0031C1\"],\"value\":\"\\u0030\"}]",
         "cage 0 r1c1"},
        {"\"odd\":[{\"cell\":\"R1C1\"}],\"odd\":[{\"cell\":\"R2C1\"},{\"cell\":\"R2C1\"}]",
         "odd r2c1"},
        {"\"odd\":[{\"cell\":\"R1C1\",\"cell\":\"R2C2\",\"value\":\"\"}]", "odd r2c2"},
        {"\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]",
         "arrow r1c1 : r1c2 r1c3"},
        {"\"sandwichsum\":[{\"cell\":\"R0C2\",\"value\":\"3\"}]", "sandwich 3 r1c2 r2c2 r3c2 r4c2"},
        {"\"skyscraper\":[{\"cell\":\"R2C5\",\"value\":\"3\"}]",
         "skyscraper 3 r2c4 r2c3 r2c2 r2c1"},
        {"\"littlekillersum\":[{\"cell\":\"R0C3\",\"direction\":\"DL\",\"value\":\"3\"}]",
         "little-killer 3 r1c2 r2c1"},
        {"\"nonconsecutive\":true,\"difference\":[{\"cells\":[\"R1C1\",\"R2C1\"]}]",
         "no-other-white-dots"},
    };

    for (size_t i = 0; i < COUNT_OF(members); i++) {
        char text[1024], written[256], json[1024];
        ennead_variant_report report;
        const char *unsaid;
        snprintf(text, sizeof text, "{" GRID ",%s}", members[i].member);
        ennead_description *d = read_json(text, &report);
        ennead_variant_write_rule(d, 0, written, sizeof written);
        assert_string_equal(written, members[i].rule);
        const size_t length =
            ennead_variant_write_fpuzzles(d, "A\t\"title\"", json, sizeof json, &unsaid);
        assert_null(unsaid);
        assert_int_equal(length, strlen(json));
        ennead_description_free(d);
        d = read_json(json, &report);
        assert_string_equal(report.title, "A \"title\"");
        ennead_variant_write_rule(d, 0, written, sizeof written);
        /* Rules come in the order of the members there. */
        if (strncmp(members[i].rule, "no-other", 8) != 0)
            assert_string_equal(written, members[i].rule);
        ennead_description_free(d);
    }
}

static void givens_marks_and_regions_are_read(void **state)
{
    (void)state;
    static const char text[] =
        "# a comment\n{\"grid\":[[{\"value\":3,\"given\":true},{\"value\":2},{\"region\":0},{}],"
        "[{\"region\":null,\"c\":\"#fff\"},{\"givenPencilMarks\":[1,2]},{},{\"centerPencilMarks\":["
        "1]}],"
        "[{},{},{},{}],[{},{},{},{\"givenPencilMarks\":null}]],\"line\":[1],\"author\":\"x\","
        "\"cage\":[],\"unheard\":[],\"odd\":false}";
    char json[2048];
    const char *unsaid;
    ennead_variant_report report;
    ennead_description *d = read_json(text, &report);

    assert_true(report.has_author && report.has_drawings && report.has_progress);
    assert_int_equal(d->candidates[0], 4);
    assert_int_equal(d->candidates[1], 15);
    assert_int_equal(d->candidates[5], 3);
    assert_int_equal(d->regions[2], 0);
    assert_int_equal(d->regions[4], ENNEAD_NO_REGION);
    assert_int_equal(d->box_rows, 0);
    ennead_variant_write_fpuzzles(d, NULL, json, sizeof json, &unsaid);
    ennead_description *again = read_json(json, &report);
    assert_false(report.has_author || report.has_drawings || report.has_progress);
    assert_memory_equal(again->candidates, d->candidates, 16 * sizeof *d->candidates);
    assert_memory_equal(again->regions, d->regions, 16);
    ennead_description_free(again);
    ennead_description_free(d);
}

/* What a puzzle has besides its rules is seen, whichever it is. */
static void drawings_and_progress_are_seen(void **state)
{
    (void)state;
    static const struct {
        const char *cell, *more;
        bool drawings, progress;
    } texts[] = {
        {"\"value\":1,\"given\":true", ",\"line\":[],\"solution\":[1]", false, false},
        {"\"value\":1,\"given\":false", "", false, true},
        {"\"cornerPencilMarks\":[1]", "", false, true},
        {"\"centerPencilMarks\":[1]", "", false, true},
        {"\"cornerPencilMarks\":[],\"value\":null", "", false, false},
        {"\"c\":\"#ffffff\"", "", true, false},
        {"", ",\"line\":[{}]", true, false},
        {"", ",\"rectangle\":[{}]", true, false},
        {"", ",\"circle\":[{}]", true, false},
        {"", ",\"text\":[{}]", true, false},
        {"", ",\"cage\":[{}]", true, false},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        char text[256];
        ennead_variant_report report;
        snprintf(text, sizeof text, "{\"grid\":[[{%s}]]%s}", texts[i].cell, texts[i].more);
        ennead_description_free(read_json(text, &report));
        assert_int_equal(report.has_drawings, texts[i].drawings);
        assert_int_equal(report.has_progress, texts[i].progress);
    }
}

/* Escapes as JavaScript reads them, controls as blanks, no character by halves. */
static void titles_are_read(void **state)
{
    (void)state;
    static const struct {
        const char *json, *title;
    } titles[] = {
        {"T\\u00e4st", "T\u00e4st"},
        {"\\ud83d\\ude00\\u20AC\\n\\t\\/\\\"", "\U0001F600\u20ac  /\""},
        {"a\\ud83d b\\ude00\\ud83d\\u0041", "a\uFFFD b\uFFFD\uFFFDA"},
        {"a\\u0000b\\u001f ", "a b"},
        {"\",\"title\":\"last", "last"},
        {"\xff", "\xff"},
    };

    for (size_t i = 0; i < COUNT_OF(titles); i++) {
        char text[512];
        ennead_variant_report report;
        snprintf(text, sizeof text, "{" GRID ",\"title\":\"%s\"}", titles[i].json);
        ennead_description_free(read_json(text, &report));
        assert_string_equal(report.title, titles[i].title);
    }
    char text[1024], expected[ENNEAD_TITLE_SIZE];
    ennead_variant_report report;
    snprintf(text, sizeof text, "{" GRID ",\"title\":\"%0510d\u00e4\"}", 0);
    snprintf(expected, sizeof expected, "%0508d...", 0);
    ennead_description_free(read_json(text, &report));
    assert_string_equal(report.title, expected);
}

static void titles_are_written_as_utf8(void **state)
{
    (void)state;
    static const struct {
        const char *title, *json;
    } titles[] = {
        {"T\u00e4st \U0001F600", "T\u00e4st \U0001F600"},
        {"a\xe4z", "a\uFFFDz"},
        {"cut \xf0\x9f\x98", "cut \uFFFD\uFFFD\uFFFD"},
        {"\xed\xa0\x80\xc0\xaf", "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"},
        {"\"\\\n", "\\\"\\\\ "},
    };
    ennead_description *d = variant_of("{" GRID "}");

    for (size_t i = 0; i < COUNT_OF(titles); i++) {
        char json[1024], expected[128];
        const char *unsaid;
        snprintf(expected, sizeof expected,
                 "{\"size\":4,\"title\":\"%s\",\"grid\":", titles[i].json);
        ennead_variant_write_fpuzzles(d, titles[i].title, json, sizeof json, &unsaid);
        assert_memory_equal(json, expected, strlen(expected));
    }
    ennead_description_free(d);
}

/* Regions that are boxes are boxes again, whatever their numbers. */
static void boxes_of_any_shape_are_kept(void **state)
{
    (void)state;
    static const char *const heads[] = {"size 6\nboxes 3x2",
                                        "size 6\nboxes 2x3",
                                        "size 6\nboxes 1x6",
                                        "size 6\nboxes none",
                                        "size 5\nboxes none",
                                        "size 5\nboxes 5x1",
                                        "size 9",
                                        "size 9\nboxes 1x3"};

    for (size_t i = 0; i < COUNT_OF(heads); i++) {
        char json[4096];
        const char *unsaid;
        ennead_description *d = variant_of(heads[i]);
        ennead_variant_write_fpuzzles(d, NULL, json, sizeof json, &unsaid);
        assert_null(unsaid);
        ennead_description *again = variant_of(json);
        assert_int_equal(again->box_rows, d->box_rows);
        assert_int_equal(again->box_columns, d->box_columns);
        assert_memory_equal(again->regions, d->regions, (size_t)(d->rows * d->columns));
        ennead_description_free(again);
        ennead_description_free(d);
    }
}

static void links_are_unpacked(void **state)
{
    (void)state;
    static const char *const links[] = {"https://f-puzzles.com/?load=" LINK,
                                        "https://sudokupad.app/fpuzzles" LINK " \r\nmore",
                                        "\nhttps://f-puzzles.com/?load=" LINK "\n"};

    for (size_t i = 0; i < COUNT_OF(links); i++) {
        ennead_variant_report report;
        ennead_description *d = read_json(links[i], &report);
        assert_int_equal(d->rows, 2);
        assert_int_equal(d->candidates[1], 2);
        assert_string_equal(report.title, "\u00fc\u20ac\U0001F600");
        ennead_description_free(d);
    }
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const struct {
        const char *text, *message;
    } wrong[] = {
        {"{", "the text ends here, expected a quotation mark"},
        {"{\"a\" 1}", "'1' here, expected a colon"},
        {"{\"a\":[1 2]}", "'2' here, expected a comma or ]"},
        {"{\"a\":01}", "'}' here, expected a number"},
        {"{\"a\":1.}", "'}' here, expected a digit"},
        {"{\"a\":1e}", "'}' here, expected a digit"},
        {"{\"a\":tru}", "'t' here, expected a value of JSON"},
        {"{\"a\":\"\\x\"}", "'x' here, expected one of \"\\/bfnrtu after a backslash"},
        {"{\"a\":\"\\u12g4\"}", "'g' here, expected four hexadecimal digits"},
        {"{\"a\":\"", "the text ends here, expected the end of the string"},
        {"{} x", "'x' here, expected the end of the text"},
        {"{\"a\":-0.5e+1}", "there is no 'grid'"},
        {"{\"grid\":3}", "'3' here, expected an array"},
        {"{\"grid\":[]}", "a grid has 1 to 64 rows and columns"},
        {"{\"size\":true,\"grid\":[]}", "'true' here, expected a number"},
        {"{\"grid\":[3]}", "'3' here, expected an array"},
        {"{\"grid\":[[{},{}],[{}]]}", "the row has 1 cells, expected 2"},
        {"{\"grid\":[[3]]}", "'3' here, expected an object"},
        {"{\"size\":3,\"grid\":[[{},{},{}]]}", "the grid has 1 rows, expected 3"},
        {"{\"grid\":[[{},{}]]}", "'{}' here, expected the end of the row"},
        {"{\"grid\":[[{\"value\":3,\"given\":true}]]}", "'3' here, expected a value of the grid"},
        {"{\"grid\":[[{\"givenPencilMarks\":[3]}]]}", "'3' here, expected a value of the grid"},
        {"{\"grid\":[[{\"region\":64}]]}", "'64' here, expected the number of a region"},
        {"{" GRID ",\"leapfrog\":1}", "the rule 'leapfrog' is not known"},
        {"{" GRID ",\"antiking\":3}", "'3' here, expected true or false"},
        {"{" GRID ",\"odd\":3}", "'3' here, expected an array"},
        {"{" GRID ",\"odd\":[3]}", "'3' here, expected an object"},
        {"{" GRID ",\"odd\":[{}]}", "odd has no 'cell' here"},
        {"{" GRID ",\"odd\":[{\"cell\":\"R5C1\"}]}", "'R5C1' here, expected a cell of the grid"},
        {"{" GRID ",\"odd\":[{\"cell\":\"C1R1\"}]}", "'C1R1' here, expected a cell such as R1C1"},
        {"{" GRID ",\"odd\":[{\"cell\":\"R1C1\",\"mood\":1}]}", "'mood' in odd is not known"},
        {"{" GRID ",\"negative\":[\"odd\"]}", "'odd' here, expected ratio, difference or xv"},
        {"{" GRID ",\"xv\":[{\"cells\":[\"R1C1\"],\"value\":\"W\"}]}", "'W' here, expected X or V"},
        {"{" GRID ",\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]}", "xv has no 'value' here"},
        {"{" GRID ",\"xsum\":[{\"cell\":\"R0C1\"}]}", "xsum has no 'value' here"},
        {"{" GRID ",\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":\"\"}]}",
         "sandwichsum has no 'value' here"},
        {"{" GRID ",\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\"}]}",
         "littlekillersum has no 'value' here"},
        {"{" GRID ",\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[]}]}",
         "quadruple has no 'values' here"},
        {"{" GRID ",\"thermometer\":[{\"lines\":[]}]}", "thermometer has no 'lines' here"},
        {"{" GRID ",\"killercage\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\"]]}]}",
         "'lines' in killercage is not known"},
        {"{" GRID ",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":2147483648}]}",
         "'2147483648' here, expected a number"},
        {"{" GRID ",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"a\"}]}",
         "'a' here, expected a number"},
        {"{" GRID ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"5\"}]}",
         "thermo: it takes no number"},
        {"{" GRID ",\"xsum\":[{\"cell\":\"R1C1\",\"value\":\"5\"}]}",
         "'R1C1' here, expected a cell beside the grid"},
        {"{" GRID ",\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"D\",\"value\":\"5\"}]}",
         "'D' here, expected DR, DL, UR or UL"},
        {"https://f-puzzles.com/", "a link without a puzzle"},
        {"https://f-puzzles.com/?load=!",
         "what the link holds is cut off, or not packed by LZ-String"},
        {"https://f-puzzles.com/?load=Q",
         "the link is cut off or damaged: what it holds ends too early"},
        {"https://f-puzzles.com/?load=Qx", "the link goes on after its puzzle"},
        {"https://f-puzzles.com/?load=" LINK_OF_UNKNOWN, "the rule 'leap' is not known"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_variant_refused(wrong[i].text, wrong[i].message);
}

/* A short link could hold 64 MB of it, whose nodes would take a gigabyte. */
static void json_of_too_many_values_is_refused(void **state)
{
    (void)state;
    enum { MOST = 1 << 20 };
    char *const text = test_malloc(2 * MOST + 16);

    strcpy(text, "{\"a\":[");
    for (int i = 0; i < MOST; i++)
        strcpy(text + 6 + 2 * i, "0,");
    assert_variant_refused(text, "JSON with more than 1048576 values");
    test_free(text);
}

static void deep_json_is_refused(void **state)
{
    (void)state;
    char text[200] = "{\"a\":";

    memset(text + 5, '[', 100);
    assert_variant_refused(text, "JSON that is more than 32 deep");
}

static void what_cannot_be_said_is_named(void **state)
{
    (void)state;
    static const struct {
        const char *text, *unsaid;
    } texts[] = {
        {"size 4x6", "a grid that is not square"},
        {"size 4\nvalues 0-3", "these values"},
        {"size 4\nhouses rows", "rows, columns or regions with equal values"},
        {"size 4\nhouses rows columns", "rows, columns or regions with equal values"},
        {"size 4\ngrid\n[] . . .\n. . . .\n. . . .\n. . . .\n", "a cell without candidates"},
        {"size 4\nlunchbox 2 r1c1 r1c2 r1c3", "lunchbox"},
        {"size 4\nminimum r1c1\nminimum r3c3 r1c2", "minimum"},
        {"size 4\nmaximum r1c1 r2c1\nmaximum r2c1", "maximum"},
        {"size 4\nnonconsecutive\nwhite-dot r1c1 r1c2", "nonconsecutive"},
        {"size 4\nclone r1c1 : r2c2 : r3c3", "clone"},
        {"size 4\nsandwich 3 r1c1 r1c2", "sandwich"},
        {"size 4\nlittle-killer 3 r1c1 r1c2 r1c3 r1c4", "little-killer"},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_description *d = variant_of(texts[i].text);
        const char *unsaid;
        char json[64];
        assert_int_equal(ennead_variant_write_fpuzzles(d, NULL, json, sizeof json, &unsaid), 0);
        assert_string_equal(unsaid, texts[i].unsaid);
        ennead_description_free(d);
    }
}

static ennead_status read_link(const ennead_allocator *memory)
{
    static const char link[] = "https://f-puzzles.com/?load=" LINK;

    return try_variant(link, memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_link);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_are_rules),
        cmocka_unit_test(givens_marks_and_regions_are_read),
        cmocka_unit_test(drawings_and_progress_are_seen),
        cmocka_unit_test(titles_are_read),
        cmocka_unit_test(titles_are_written_as_utf8),
        cmocka_unit_test(boxes_of_any_shape_are_kept),
        cmocka_unit_test(links_are_unpacked),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(json_of_too_many_values_is_refused),
        cmocka_unit_test(deep_json_is_refused),
        cmocka_unit_test(what_cannot_be_said_is_named),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
