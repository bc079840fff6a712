/* SPDX-License-Identifier: MIT */
/* The stack of descriptions, variants as text, and models: every rule, and large grids. */
#include "support/instances.h"
#include "support/variants.h"

#include "interface/measure.h"

enum { TEXT = 1 << 17, MOST_CELLS = 62 * 62 };

enum {
    EVERY_REDUNDANT =
        ENNEAD_MODEL_REDUNDANT_LOCKED | ENNEAD_MODEL_REDUNDANT_FISH | ENNEAD_MODEL_REDUNDANT_SAME
};

static char text[TEXT];
static uint64_t left[MOST_CELLS];
static uint8_t solution[MOST_CELLS];
static char message[ENNEAD_MESSAGE_SIZE];

/* ------------------------------------------------------------------------------------- variants */

static void measure_text(const ennead_description *d)
{
    const char *unsaid;
    size_t length;
    ennead_drawing_options options;
    ennead_description *again;
    ennead_variant_report report;
    ennead_status status;

    MEASURE(ennead_variant_write_fpuzzles, d, "title", text, sizeof text, &unsaid);
    for (size_t i = 0; i < d->constraint_count; i++) {
        MEASURE(ennead_variant_write_rule, d, i, text, sizeof text);
        MEASURE(ennead_variant_is_drawn, &d->constraints[i]);
    }
    MEASURE(ennead_variant_write_marks, d, text, sizeof text);
    MEASURE(ennead_drawing_options_init_sized, &options, sizeof options);
    for (int drawing = 0; drawing <= ENNEAD_DRAWING_PLAIN; drawing++) {
        options.drawing = (ennead_drawing)drawing;
        MEASURE(ennead_variant_draw, d, &options, NULL, text, sizeof text, &length);
    }
    MEASURE_TO(length, ennead_variant_write, d, "title", text, sizeof text);
    if (length >= sizeof text)
        return;
    MEASURE(ennead_variant_recognize, text, length);
    MEASURE(ennead_variant_extent, text, length);
    MEASURE_TO(status, ennead_variant_read, text, length, NULL, &again, &report);
    if (status == ENNEAD_STATUS_OK)
        MEASURE(ennead_description_free, again);
}

#define LINK \
    "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn"

/* A puzzle in every form in which it is written. */
static void measure_exchange(const ennead_description *d)
{
    const ennead_exchanged exchanged = {.size = sizeof exchanged, .description = d, .title = "A"};
    ennead_exchange_report report;

    for (int form = 0; ennead_exchange_name((ennead_exchange)form) != NULL; form++) {
        MEASURE(ennead_exchange_name, (ennead_exchange)form);
        MEASURE(ennead_exchange_help, (ennead_exchange)form);
        MEASURE(ennead_exchange_get_says, (ennead_exchange)form);
        MEASURE(ennead_write_exchange, &exchanged, (ennead_exchange)form, NULL, NULL, 0, &report);
    }
}

/* Links and lines of other programs. */
static void measure_forms(void)
{
    static const char *const forms[] = {
        "3x3:1..2..3..4..5..",
        ".Cage~15~R1C1~R1C2~R1C3.Thermo~R4C4~R5C5~R6C6.AntiKnight",
        "variant\nsize 9\ncage 15 r1c1 r1c2 r1c3\n",
        "{\"size\":9,\"grid\":[]}",
        LINK,
    };
    ennead_description *d;
    ennead_variant_report report;
    ennead_status status;

    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        MEASURE(ennead_variant_recognize, forms[i], strlen(forms[i]));
        MEASURE_TO(status, ennead_variant_read, forms[i], strlen(forms[i]), NULL, &d, &report);
        if (status != ENNEAD_STATUS_OK)
            continue;
        measure_exchange(d);
        ennead_description_free(d);
    }
    MEASURE(ennead_variant_form_name, ENNEAD_VARIANT_FORM_ISS);
    MEASURE(ennead_variant_has_link, LINK, sizeof LINK - 1);
    MEASURE(ennead_variant_is_rule, "anti-knight", 11);
}

/* --------------------------------------------------------------------------------------- models */

static bool take_each(void *user, const ennead_model_step *each, const uint64_t *before,
                      const uint64_t *after)
{
    (void)user, (void)each, (void)before, (void)after;
    return true;
}

static void explain_all(const ennead_description *d, ennead_model *model)
{
    static char sentence[ENNEAD_SENTENCE_SIZE];
    static ennead_model_step step;
    static uint64_t begin[ENNEAD_MOST_CELLS];
    ennead_status status;

    memcpy(left, d->candidates, (size_t)(d->rows * d->columns) * sizeof *left);
    MEASURE(ennead_model_set_time_limit, model, d->rows > 16 ? 0.2 : 5.0);
    MEASURE(ennead_model_settle_once, model, left);
    MEASURE(ennead_model_step_all, model, left, take_each, NULL);
    for (int i = 0; i < (d->rows > 9 ? 2 : 10); i++) {
        MEASURE_TO(status, ennead_model_step_next, model, ENNEAD_MODEL_REASON_TRIAL, left, &step);
        if (status != ENNEAD_STATUS_OK)
            break;
        MEASURE(ennead_model_step_begin, model, begin);
        for (int stage = 0; stage <= ENNEAD_HINT_MOVE; stage++)
            MEASURE(ennead_write_model_hint, d, &step, (ennead_hint)stage, NULL, sentence,
                    sizeof sentence);
    }
    for (int i = 0; i < (d->rows > 9 ? 2 : 10); i++) {
        MEASURE_TO(status, ennead_model_explain, model, left, sentence);
        if (status != ENNEAD_STATUS_OK)
            break;
    }
    MEASURE(ennead_model_settle, model, left);
}

static void measure_model(const ennead_description *d)
{
    static ennead_model_options options;
    static ennead_model_result result;
    static ennead_verdict verdicts[ENNEAD_MOST_CELLS];
    static uint64_t counts[MOST_CELLS * ENNEAD_MOST_SIZE], undecided[MOST_CELLS];
    const ennead_candidates_options counting = {
        .size = sizeof counting, .cap = 2, .node_limit = 100};
    ennead_candidates_result counted;
    ennead_estimate_options estimating;
    ennead_estimate estimate;
    ennead_model *model;
    ennead_status status;

    MEASURE(ennead_estimate_options_init_sized, &estimating, sizeof estimating);
    estimating.samples = d->rows > 9 ? 1 : 3;
    estimating.time_limit = d->rows > 16 ? 0.2 : 0; /* each guess of a descent is like the first */
    for (int branch = 0; ennead_model_branch_name((ennead_model_branch)branch) != NULL; branch++) {
        MEASURE(ennead_model_options_init_sized, &options, sizeof options);
        options.branch = (ennead_model_branch)branch;
        options.redundant = branch % 2 == 0 ? EVERY_REDUNDANT : 0;
        options.node_limit = d->rows > 9 ? 10 : 200;
        MEASURE_TO(status, ennead_model_new, d, &options, NULL, message, &model);
        if (status != ENNEAD_STATUS_OK)
            return;
        MEASURE(ennead_model_without_each, model, NULL, 10, verdicts);
        MEASURE(ennead_model_count_candidates, model, NULL, &counting, counts, undecided, &counted);
        if (branch < 2) /* it always branches in the same way */
            MEASURE(ennead_model_estimate, model, NULL, &estimating, &estimate);
        MEASURE(ennead_model_start, model, NULL);
        MEASURE(ennead_model_propagate, model, left);
        MEASURE(ennead_model_next, model, solution);
        MEASURE(ennead_model_next, model, solution);
        MEASURE(ennead_model_check, model, solution);
        MEASURE(ennead_model_get_result, model, &result);
        if (branch == 0)
            explain_all(d, model);
        MEASURE(ennead_model_free, model);
    }
}

/* Random rules of every row of the table. */
static void measure_rules(void)
{
    static struct instance made, spare[2];
    static uint8_t hidden[INSTANCE_CELLS];
    struct generator g = {17};
    const ennead_constraint_row *row;

    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        MEASURE(ennead_constraint_info, i);
        MEASURE(ennead_constraint_find, row->name);
        for (unsigned long round = 0; round < test_size(3, 50); round++) {
            ennead_description *d = random_grid(&g, NULL, hidden);
            random_rule(&g, d, row, &made, spare);
            MEASURE(ennead_description_add, d, &made.rule);
            measure_model(d);
            measure_text(d);
            MEASURE(ennead_description_free, d);
        }
    }
}

/* Cages, thermometers and lines that cross a grid of any size. */
static void add_large_rules(ennead_description *d)
{
    const int size = d->rows;
    uint16_t cells[64];

    for (int row = 0; row + 1 < size; row += 3) {
        for (int i = 0; i < size; i++)
            cells[i] = (uint16_t)(row * size + i);
        const int32_t sum = size * (size + 1) / 2 / 2;
        ennead_constraint rules[] = {
            {.name = "cage",
             .cells = cells,
             .cell_count = (size_t)size / 2,
             .numbers = &sum,
             .number_count = 1},
            {.name = "renban", .cells = cells + size / 2, .cell_count = (size_t)size / 2},
            {.name = "skyscraper",
             .cells = cells,
             .cell_count = (size_t)size,
             .numbers = &sum,
             .number_count = 1},
        };
        for (size_t i = 0; i < COUNT_OF(rules); i++)
            (void)ennead_description_add(d, &rules[i]);
    }
}

static void measure_large(int size, int box_rows, int box_columns)
{
    static char grid[MOST_CELLS + 1];
    ennead_description *d;
    ennead_description_options options;
    ennead_description_report report;
    ennead_status status;

    MEASURE(ennead_description_new, size, size, size, NULL, &d);
    MEASURE(ennead_description_set_boxes, d, box_rows, box_columns);
    measure_model(d);
    add_large_rules(d);
    measure_model(d);
    measure_text(d);
    memset(solution, 0, sizeof solution);
    MEASURE(ennead_write_values, solution, (size_t)(size * size), ENNEAD_NOTATION_NUMBERS, text);
    MEASURE(ennead_description_free, d);
    memset(grid, '.', (size_t)(size * size));
    MEASURE(ennead_description_options_init_sized, &options, sizeof options);
    options.box_rows = box_rows;
    options.box_columns = box_columns;
    MEASURE_TO(status, ennead_description_read, grid, (size_t)(size * size), &options, NULL, &d,
               &report);
    if (status == ENNEAD_STATUS_OK)
        ennead_description_free(d);
}

static void measure_generate(void)
{
    ennead_description *rules;
    ennead_creation_outcome outcome;
    ennead_variant_request request;

    (void)ennead_description_new(6, 6, 6, NULL, &rules);
    (void)ennead_description_set_boxes(rules, 2, 3);
    MEASURE(ennead_variant_request_init_sized, &request, sizeof request);
    MEASURE(ennead_variant_generate, rules, &request, NULL, message, left, &outcome);
    ennead_description_free(rules);
}

void measure_models(void)
{
    MEASURE(ennead_model_filter_name, ENNEAD_MODEL_FILTER_DOMAIN);
    MEASURE(ennead_model_redundant_name, 0);
    MEASURE(ennead_model_branch_name, ENNEAD_MODEL_BRANCH_AUTO);
    MEASURE(ennead_model_reason_name, ENNEAD_MODEL_REASON_RULE);
    measure_forms();
    measure_rules();
    measure_large(9, 3, 3);
    measure_large(16, 4, 4);
    measure_large(25, 5, 5);
    measure_large(36, 6, 6);
    measure_generate();
}
