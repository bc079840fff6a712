/* SPDX-License-Identifier: MIT */
/*
 * Descriptions that a caller has made or changed: every public function that takes one refuses
 * what is out of range before it looks at anything else, and writes nothing. What is odd but in
 * range (rules without cells, numbers that no grid has) is handled. Meant for ASan and UBSan.
 */
#include "support/support.h"

#include <limits.h>

enum { SIDE = 4, CELLS_HERE = SIDE * SIDE, ROOM = 4096 };

/* A description of 4x4 as a caller may make it, with one rule. */
struct made {
    ennead_description d;
    uint8_t regions[CELLS_HERE];
    uint64_t candidates[CELLS_HERE];
    ennead_constraint rule;
};

static const uint16_t some_cells[] = {0, 1, 5};
static const uint16_t wrong_cells[] = {0, CELLS_HERE};
static const uint16_t some_parts[] = {1, 2};
static const uint16_t short_parts[] = {1, 1};
static const int32_t some_numbers[] = {7, INT32_MIN, INT32_MAX};

/* Its padding is zero, too: tests compare its bytes. */
static void make(struct made *m)
{
    memset(m, 0, sizeof *m);
    m->d.rows = m->d.columns = m->d.values = SIDE;
    m->d.first_value = 1;
    m->d.box_rows = m->d.box_columns = 2;
    m->d.houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS;
    m->d.regions = m->regions;
    m->d.candidates = m->candidates;
    m->d.constraints = &m->rule;
    m->d.constraint_count = 1;
    m->rule.name = "cage";
    m->rule.cells = some_cells;
    m->rule.cell_count = 3;
    m->rule.numbers = some_numbers;
    m->rule.number_count = 1;
    for (int cell = 0; cell < CELLS_HERE; cell++) {
        m->regions[cell] = (uint8_t)(cell / 8 * 2 + cell % 4 / 2);
        m->candidates[cell] = 0xf;
    }
}

/* What a description is refused for: all functions ask for the shape, most for the cells and
 * rules. */
enum refused_part { SHAPE, RULE, CELLS };

/* Fails the test unless every function refuses the description. */
static void assert_refused(const ennead_description *d, enum refused_part part)
{
    char text[ROOM] = "before", message[ENNEAD_MESSAGE_SIZE] = "";
    uint64_t candidates[ENNEAD_MOST_CELLS];
    const char *unsaid = NULL;
    size_t length = 1;
    ennead_model *model;
    ennead_creation_outcome creation;
    const ennead_model_step step = {.reason = ENNEAD_MODEL_REASON_RULE};

    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_null(model);
    assert_true(strlen(message) > 10);
    assert_int_equal(
        ennead_variant_generate(d,
                                &(ennead_variant_request){
                                    .size = sizeof(ennead_variant_request), .seed = 1, .number = 1},
                                NULL, message, candidates, &creation),
        ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_variant_write(d, "title", text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(ennead_variant_write(d, NULL, NULL, 0), 0);
    assert_int_equal(ennead_variant_write_marks(d, text, sizeof text), 0);
    assert_int_equal(ennead_variant_write_fpuzzles(d, NULL, text, sizeof text, &unsaid), 0);
    assert_non_null(unsaid);
    assert_int_equal(
        ennead_variant_draw(d,
                            &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                      .drawing = ENNEAD_DRAWING_FINE},
                            NULL, text, sizeof text, &length),
        ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(length, 0);
    if (part != CELLS)
        assert_int_equal(ennead_variant_write_rule(d, 0, text, sizeof text), 0);
    if (part == SHAPE)
        assert_int_equal(
            ennead_write_model_hint(d, &step, ENNEAD_HINT_CELLS, NULL, text, sizeof text), 0);
}

/* The same of those that change a description, which ask for its shape. */
static void assert_unchanged(ennead_description *d)
{
    const ennead_constraint sound = {.name = "anti-knight"};
    ennead_description before = {0};

    if (d != NULL)
        memcpy(&before, d, sizeof before);
    assert_int_equal(ennead_description_add(d, &sound), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_description_set_boxes(d, 2, 2), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_true(d == NULL || memcmp(d, &before, sizeof before) == 0);
}

static void each_member_has_a_range(void **state)
{
    (void)state;
    static const struct {
        size_t member;
        int value;
    } bad[] = {
#define BAD(member, value) {offsetof(ennead_description, member), value}
        BAD(rows, 0),
        BAD(rows, -1),
        BAD(rows, 65),
        BAD(rows, INT_MAX),
        BAD(rows, INT_MIN),
        BAD(columns, 0),
        BAD(columns, -4),
        BAD(columns, 65),
        BAD(columns, INT_MAX),
        BAD(values, 0),
        BAD(values, -1),
        BAD(values, 65),
        BAD(values, INT_MAX),
        BAD(first_value, -1),
        BAD(first_value, 2),
        BAD(first_value, 99),
        BAD(box_rows, 0),
        BAD(box_rows, -2),
        BAD(box_rows, 3),
        BAD(box_rows, 5),
        BAD(box_rows, INT_MAX),
        BAD(box_rows, 4),
        BAD(box_columns, 0),
        BAD(box_columns, -2),
        BAD(box_columns, 3),
        BAD(box_columns, 4),
        BAD(box_columns, INT_MAX),
        BAD(box_rows, INT_MIN),
        BAD(box_columns, INT_MIN),
        BAD(houses, 8),
        BAD(houses, -1),
#undef BAD
    };
    struct made m;

    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        make(&m);
        memcpy((char *)&m.d + bad[i].member, &bad[i].value, sizeof bad[i].value);
        assert_refused(&m.d, SHAPE);
        assert_unchanged(&m.d);
    }
    assert_refused(NULL, SHAPE);
    assert_unchanged(NULL);
}

static void arrays_must_be_there(void **state)
{
    (void)state;
    struct made m;

    make(&m);
    m.d.regions = NULL;
    assert_refused(&m.d, SHAPE);
    assert_unchanged(&m.d);
    make(&m);
    m.d.candidates = NULL;
    assert_refused(&m.d, SHAPE);
    assert_unchanged(&m.d);
    make(&m);
    m.d.constraints = NULL;
    assert_refused(&m.d, SHAPE);
    assert_unchanged(&m.d);
}

static void cells_hold_values_and_are_in_regions(void **state)
{
    (void)state;
    struct made m;

    for (int cell = 0; cell < CELLS_HERE; cell += 5) {
        make(&m);
        m.candidates[cell] = 0x10;
        assert_refused(&m.d, CELLS);
        m.candidates[cell] = UINT64_MAX;
        assert_refused(&m.d, CELLS);
        make(&m);
        m.regions[cell] = 64;
        assert_refused(&m.d, CELLS);
        m.regions[cell] = 254;
        assert_refused(&m.d, CELLS);
    }
}

/* Rules that are none, whatever their name. */
static const ennead_constraint bad_rules[] = {
    {.name = NULL},
    {.name = "cage", .cells = NULL, .cell_count = 3},
    {.name = "cage", .cells = wrong_cells, .cell_count = 2},
    {.name = "cage", .cells = some_cells, .cell_count = SIZE_MAX},
    {.name = "cage", .cells = some_cells, .cell_count = SIZE_MAX / 2 + 1},
    {.name = "cage", .cells = some_cells, .cell_count = 3, .numbers = NULL, .number_count = 1},
    {.name = "cage",
     .cells = some_cells,
     .cell_count = 3,
     .numbers = some_numbers,
     .number_count = SIZE_MAX / 4 + 1},
    {.name = "arrow", .cells = some_cells, .cell_count = 3, .parts = NULL, .part_count = 2},
    {.name = "arrow", .cells = some_cells, .cell_count = 3, .parts = short_parts, .part_count = 2},
    {.name = "arrow", .cells = some_cells, .cell_count = 2, .parts = some_parts, .part_count = 2},
    {.name = "arrow", .cells = NULL, .cell_count = 0, .parts = some_parts, .part_count = 2},
    {.name = "arrow",
     .cells = some_cells,
     .cell_count = 3,
     .parts = some_parts,
     .part_count = SIZE_MAX},
    {.name = "or", .inner = NULL, .inner_count = 2},
    {.name = "or", .inner = bad_rules, .inner_count = 1},
    {.name = "or", .inner = bad_rules, .inner_count = SIZE_MAX},
    {.name = "no such rule", .cells = wrong_cells, .cell_count = 2},
};

static void rules_are_whole(void **state)
{
    (void)state;
    ennead_description *d;
    struct made m;

    assert_int_equal(ennead_description_new(SIDE, SIDE, SIDE, NULL, &d), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < COUNT_OF(bad_rules); i++) {
        assert_int_equal(ennead_description_add(d, &bad_rules[i]), ENNEAD_STATUS_BAD_ARGUMENT);
        make(&m);
        m.rule = bad_rules[i];
        assert_refused(&m.d, RULE);
        const ennead_constraint outer = {.name = "and", .inner = &bad_rules[i], .inner_count = 1};
        assert_int_equal(ennead_description_add(d, &outer), ENNEAD_STATUS_BAD_ARGUMENT);
        m.rule = outer;
        assert_refused(&m.d, RULE);
    }
    assert_int_equal(ennead_description_add(d, NULL), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(d->constraint_count, 0);
    ennead_description_free(d);
    assert_false(ennead_variant_is_drawn(NULL));
    assert_false(ennead_variant_is_drawn(&bad_rules[0]));
    assert_null(ennead_constraint_find(NULL));
}

static void rules_are_not_too_deep(void **state)
{
    (void)state;
    ennead_constraint nested[ENNEAD_CONSTRAINT_DEPTH + 1] = {{.name = "anti-king"}};
    struct made m;

    for (int i = 1; i <= ENNEAD_CONSTRAINT_DEPTH; i++)
        nested[i] = (ennead_constraint){.name = "and", .inner = &nested[i - 1], .inner_count = 1};
    make(&m);
    m.rule = nested[ENNEAD_CONSTRAINT_DEPTH];
    assert_refused(&m.d, RULE);
    m.rule = nested[ENNEAD_CONSTRAINT_DEPTH - 1];
    assert_true(ennead_variant_write(&m.d, NULL, NULL, 0) > 0);
}

/* Calls everything with a description that may be any; what is written is a text. */
static void call_all(const ennead_description *d, struct generator *g)
{
    char text[ROOM], message[ENNEAD_MESSAGE_SIZE];
    const size_t room = generator_below(g, 2) == 0 ? sizeof text : generator_below(g, 40);
    uint8_t values[ENNEAD_MOST_CELLS];
    ennead_model_options options;
    const char *unsaid;
    size_t length;
    ennead_model *model;

    for (size_t i = 0; i < sizeof values; i++)
        values[i] = (uint8_t)generator_below(g, generator_below(g, 20) == 0 ? 256 : 4);
    assert_true(ennead_variant_write(d, "t", text, room) == 0 || room == 0 || strlen(text) < room);
    for (size_t i = 0; i < 3; i++)
        (void)ennead_variant_write_rule(d, i, text, room);
    (void)ennead_variant_write_marks(d, text, room);
    (void)ennead_variant_write_fpuzzles(d, "t", text, room, &unsaid);
    (void)ennead_variant_draw(d,
                              &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                        .drawing = ENNEAD_DRAWING_PLAIN},
                              NULL, text, room, &length);
    (void)ennead_variant_draw(d,
                              &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                        .drawing = ENNEAD_DRAWING_FINE,
                                                        .values = values},
                              NULL, text, room, &length);
    ennead_model_options_init(&options);
    options.node_limit = 4;
    if (ennead_model_new(d, &options, NULL, message, &model) != ENNEAD_STATUS_OK) {
        assert_true(strlen(message) > 0);
        return;
    }
    while (ennead_model_next(model, values) == ENNEAD_STATUS_OK)
        assert_true(ennead_model_check(model, values));
    ennead_model_free(model);
}

/* A rule with nothing but its name, and all numbers that there are. */
static void rules_may_lack_everything(void **state)
{
    (void)state;
    const ennead_constraint_row *row;
    struct generator g = {.state = 17};
    struct made m;

    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        make(&m);
        m.rule = (ennead_constraint){.name = row->name};
        call_all(&m.d, &g);
        assert_true(ennead_variant_write_rule(&m.d, 0, NULL, 0) == strlen(row->name));
        assert_int_equal(ennead_variant_write_rule(&m.d, 1, NULL, 0), 0);
        m.rule.numbers = some_numbers;
        m.rule.number_count = COUNT_OF(some_numbers);
        call_all(&m.d, &g);
        m.rule.number_count = 1;
        m.rule.cells = some_cells;
        m.rule.cell_count = COUNT_OF(some_cells);
        call_all(&m.d, &g);
        m.rule.numbers = &some_numbers[1];
        m.rule.parts = some_parts;
        m.rule.part_count = COUNT_OF(some_parts);
        call_all(&m.d, &g);
        m.rule.text = "";
        call_all(&m.d, &g);
    }
}

static void drawn_numbers_are_values(void **state)
{
    (void)state;
    uint8_t values[CELLS_HERE] = {0, 1, 2, 3, 4};
    size_t length;
    struct made m;

    make(&m);
    assert_int_equal(
        ennead_variant_draw(&m.d,
                            &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                      .drawing = ENNEAD_DRAWING_FINE,
                                                      .values = values},
                            NULL, NULL, 0, &length),
        ENNEAD_STATUS_OK);
    assert_true(length > 0);
    values[7] = 5;
    assert_int_equal(
        ennead_variant_draw(&m.d,
                            &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                      .drawing = ENNEAD_DRAWING_FINE,
                                                      .values = values},
                            NULL, NULL, 0, &length),
        ENNEAD_STATUS_BAD_ARGUMENT);
}

static void hints_are_of_the_grid(void **state)
{
    (void)state;
    static ennead_model_step step;
    char text[ROOM];
    struct made m;

    make(&m);
    step = (ennead_model_step){.reason = ENNEAD_MODEL_REASON_RULE, .changed = {1}};
    assert_true(ennead_write_model_hint(&m.d, &step, ENNEAD_HINT_CELLS, NULL, text, sizeof text) >
                0);
    step.changed[0] = (uint64_t)1 << CELLS_HERE;
    assert_int_equal(
        ennead_write_model_hint(&m.d, &step, ENNEAD_HINT_CELLS, NULL, text, sizeof text), 0);
    step.changed[0] = 0;
    step.changed[63] = (uint64_t)1 << 63;
    assert_int_equal(
        ennead_write_model_hint(&m.d, &step, ENNEAD_HINT_CELLS, NULL, text, sizeof text), 0);
    step.changed[63] = 0;
    step.reason = (ennead_model_reason)99;
    assert_int_equal(
        ennead_write_model_hint(&m.d, &step, ENNEAD_HINT_TECHNIQUE, NULL, text, sizeof text), 0);
    step.reason = ENNEAD_MODEL_REASON_RULE;
    memset(step.where, 'x', sizeof step.where);
    assert_int_equal(
        ennead_write_model_hint(&m.d, &step, ENNEAD_HINT_WHERE, NULL, text, sizeof text), 0);
}

/* No text at all is a text of length 0. */
static void no_text_is_empty(void **state)
{
    (void)state;
    ennead_description *d;
    ennead_variant_report report;
    ennead_description_report sized;
    ennead_session *session;
    ennead_reply reply;

    assert_int_equal(ennead_variant_recognize(NULL, 0), ENNEAD_VARIANT_FORM_NONE);
    assert_int_equal(ennead_variant_extent(NULL, 0), 0);
    const ennead_status nothing = ennead_variant_read(NULL, 0, NULL, &d, &report);
    ennead_description_free(d);
    assert_int_equal(ennead_variant_read("", 0, NULL, &d, &report), nothing);
    ennead_description_free(d);
    assert_int_equal(ennead_description_read(NULL, 0, NULL, NULL, &d, &sized),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_session_new(NULL, &session), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_session_line(session, NULL, 0, &reply), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_session_load(session, NULL, 0, &reply), ENNEAD_STATUS_OK);
    ennead_session_free(session);
}

/* ------------------------------------------------------------------------------------- random */

enum { MOST_RULES = 3, MOST_IN_RULE = 8, MOST_SIDE = 7 };

struct random_rule {
    uint16_t cells[MOST_IN_RULE], parts[MOST_IN_RULE];
    int32_t numbers[MOST_IN_RULE];
};

/* A number that is mostly from 1 to `most`. */
static int odd_number(struct generator *g, int most)
{
    static const int odd[] = {0, -1, 64, 65, INT_MAX, INT_MIN, 1 << 16, 2};

    return generator_below(g, 40) == 0 ? odd[generator_below(g, COUNT_OF(odd))]
                                       : 1 + (int)generator_below(g, (unsigned)most);
}

static const void *odd_list(struct generator *g, const void *list, size_t count)
{
    return generator_below(g, count == 0 ? 2 : 40) == 0 ? NULL : list;
}

static void random_rule(struct generator *g, int cells, struct random_rule *room,
                        ennead_constraint *rule)
{
    static const char *const texts[] = {NULL, NULL, "", "1:2,3 2-4:1", "[12]*3?", "0-1>1 1", "(("};
    size_t left;
    const ennead_constraint_row *row;

    do
        row = ennead_constraint_info(generator_below(g, 80));
    while (row == NULL);
    *rule = (ennead_constraint){.name = generator_below(g, 40) == 0 ? "nothing" : row->name};
    rule->cell_count = left = generator_below(g, MOST_IN_RULE + 1);
    rule->number_count = generator_below(g, 3);
    for (size_t i = 0; i < MOST_IN_RULE; i++) {
        room->cells[i] =
            (uint16_t)generator_below(g, (unsigned)cells + (generator_below(g, 60) == 0));
        room->numbers[i] = generator_below(g, 8) == 0 ? some_numbers[generator_below(g, 3)]
                                                      : (int)generator_below(g, 20) - 3;
    }
    while (generator_below(g, 2) == 0 && rule->part_count < MOST_IN_RULE - 1 && left > 0) {
        const size_t here = generator_below(g, (unsigned)left + 1);
        room->parts[rule->part_count++] = (uint16_t)here;
        left -= here;
    }
    if (rule->part_count > 0)
        room->parts[rule->part_count++] = (uint16_t)(left + (generator_below(g, 60) == 0));
    rule->cells = odd_list(g, room->cells, rule->cell_count);
    rule->numbers = odd_list(g, room->numbers, rule->number_count);
    rule->parts = odd_list(g, room->parts, rule->part_count);
    rule->text = texts[generator_below(g, COUNT_OF(texts))];
}

static void random_descriptions(void **state)
{
    (void)state;
    const unsigned long tries = test_size(40000, 1000000);
    struct generator g = {.state = 4};
    static uint8_t regions[ENNEAD_MOST_CELLS];
    static uint64_t candidates[ENNEAD_MOST_CELLS];
    struct random_rule rooms[MOST_RULES + 2];
    ennead_constraint rules[MOST_RULES], inner[2];

    for (unsigned long i = 0; i < tries; i++) {
        ennead_description d = {.rows = odd_number(&g, MOST_SIDE),
                                .columns = odd_number(&g, MOST_SIDE),
                                .values = odd_number(&g, MOST_SIDE),
                                .first_value = generator_below(&g, 40) == 0
                                                   ? odd_number(&g, 2)
                                                   : (int)generator_below(&g, 2),
                                .houses = generator_below(&g, 8),
                                .regions = regions,
                                .candidates = candidates,
                                .constraints = rules,
                                .constraint_count = generator_below(&g, MOST_RULES + 1)};
        const int64_t cells = (int64_t)d.rows * d.columns;
        const int in_grid = cells > 0 && cells < ENNEAD_MOST_CELLS ? (int)cells : 1;
        if (generator_below(&g, 2) == 0) {
            d.box_rows = odd_number(&g, 3);
            d.box_columns = odd_number(&g, 3);
        }
        for (int cell = 0; cell < ENNEAD_MOST_CELLS; cell++) {
            regions[cell] = (uint8_t)generator_below(&g, 5);
            candidates[cell] =
                (UINT64_MAX >> (64 - (d.values >= 1 && d.values <= 64 ? d.values : 1)));
        }
        if (generator_below(&g, 4) == 0)
            candidates[0] = generator_below(&g, 200);
        if (generator_below(&g, 10) == 0)
            regions[0] = (uint8_t)generator_below(&g, 256);
        for (size_t k = 0; k < MOST_RULES; k++)
            random_rule(&g, in_grid, &rooms[k], &rules[k]);
        for (size_t k = 0; k < 2; k++)
            random_rule(&g, in_grid, &rooms[MOST_RULES + k], &inner[k]);
        if (generator_below(&g, 3) == 0) {
            rules[0].inner = inner;
            rules[0].inner_count = 1 + generator_below(&g, 2);
        }
        call_all(&d, &g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_member_has_a_range),
        cmocka_unit_test(arrays_must_be_there),
        cmocka_unit_test(cells_hold_values_and_are_in_regions),
        cmocka_unit_test(rules_are_whole),
        cmocka_unit_test(rules_are_not_too_deep),
        cmocka_unit_test(rules_may_lack_everything),
        cmocka_unit_test(drawn_numbers_are_values),
        cmocka_unit_test(hints_are_of_the_grid),
        cmocka_unit_test(no_text_is_empty),
        cmocka_unit_test(random_descriptions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
