/* SPDX-License-Identifier: MIT */
/*
 * Structs that begin with their size: every one that the interface has takes those of older and
 * newer headers by the same rule.
 */
#include "ennead.h"
#include "support/support.h"

#include <stddef.h>

enum { NEWER = 64 };

typedef struct sized_struct {
    const char *name;
    size_t size;
    void (*init)(void *, size_t);
    ennead_status (*use)(const void *);
    size_t least; /* a struct of fewer bytes lacks what has no default */
} sized_struct;

/* A creator needs much memory, so all calls have the same one. */
static ennead_creator *creator;

static void init_solve(void *options, size_t size)
{
    ennead_solve_options_init_sized(options, size);
}

static ennead_status use_solve(const void *options)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_solve_result result;
    const ennead_status status = ennead_solve(&puzzle, options, NULL, 0, &result);

    if (status == ENNEAD_STATUS_OK)
        assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
    return status;
}

static void init_reader(void *options, size_t size)
{
    ennead_reader_options_init_sized(options, size);
}

static ennead_status use_reader(const void *options)
{
    ennead_reader *reader;
    const ennead_status status = ennead_reader_new(options, NULL, &reader);

    ennead_reader_free(reader);
    return status;
}

static void init_rater(void *options, size_t size)
{
    ennead_rater_options_init_sized(options, size);
}

static ennead_status use_rater(const void *options)
{
    ennead_rater *rater;
    const ennead_status status = ennead_rater_new(options, NULL, &rater);

    ennead_rater_free(rater);
    return status;
}

static void init_neighbors(void *options, size_t size)
{
    ennead_neighbor_options_init_sized(options, size);
}

static ennead_status use_neighbors(const void *options)
{
    ennead_neighbors *neighbors;
    const ennead_status status = ennead_neighbors_new(options, NULL, &neighbors);

    ennead_neighbors_free(neighbors);
    return status;
}

static void init_request(void *request, size_t size)
{
    ennead_request_init_sized(request, size);
}

static ennead_status use_request(const void *request)
{
    return ennead_generate(creator, request, 0, 0, NULL);
}

static void init_model(void *options, size_t size)
{
    ennead_model_options_init_sized(options, size);
}

static ennead_status use_model(const void *options)
{
    ennead_description *description;
    ennead_model *model;
    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &description), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_model_new(description, options, NULL, NULL, &model);

    ennead_model_free(model);
    ennead_description_free(description);
    return status;
}

static void init_minimize(void *options, size_t size)
{
    ennead_minimize_options_init_sized(options, size);
}

static ennead_status use_minimize(const void *options)
{
    return ennead_minimize(creator, NULL, 0, options, NULL, NULL);
}

static void init_boxes(void *options, size_t size)
{
    ennead_description_options_init_sized(options, size);
}

static ennead_status use_boxes(const void *options)
{
    static const char cells[] = "1...............";
    ennead_description *description;
    ennead_description_report report;
    const ennead_status status =
        ennead_description_read(cells, strlen(cells), options, NULL, &description, &report);

    if (status == ENNEAD_STATUS_OK)
        assert_true((description->houses & ENNEAD_HOUSES_REGIONS) != 0);
    ennead_description_free(description);
    return status;
}

static void init_variant(void *request, size_t size)
{
    ennead_variant_request_init_sized(request, size);
}

static ennead_status use_variant(const void *request)
{
    uint64_t candidates[4 * 4];
    ennead_creation_outcome outcome;
    ennead_description *rules;
    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &rules), ENNEAD_STATUS_OK);
    const ennead_status status =
        ennead_variant_generate(rules, request, NULL, NULL, candidates, &outcome);

    ennead_description_free(rules);
    return status;
}

static void init_drawing(void *options, size_t size)
{
    ennead_drawing_options_init_sized(options, size);
}

static ennead_status use_drawing(const void *options)
{
    size_t length;
    ennead_description *description;
    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &description), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_variant_draw(description, options, NULL, NULL, 0, &length);

    ennead_description_free(description);
    return status;
}

static void init_candidates(void *options, size_t size)
{
    ennead_candidates_options_init_sized(options, size);
}

static ennead_status use_candidates(const void *options)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    uint64_t counts[ENNEAD_CELLS][9];
    uint16_t undecided[ENNEAD_CELLS];
    ennead_candidates_result result;

    return ennead_count_candidates(&puzzle, options, counts, undecided, &result);
}

static void init_estimate(void *options, size_t size)
{
    ennead_estimate_options_init_sized(options, size);
}

static ennead_status use_estimate(const void *options)
{
    ennead_description *description;
    ennead_model *model;
    ennead_estimate estimate;
    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &description), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(description, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_model_estimate(model, NULL, options, &estimate);

    ennead_model_free(model);
    ennead_description_free(description);
    return status;
}

static void init_backdoors(void *options, size_t size)
{
    ennead_backdoor_options_init_sized(options, size);
}

static ennead_status use_backdoors(const void *options)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    board solution;
    ennead_state state;
    ennead_solve_result result;
    ennead_backdoors found;

    assert_int_equal(ennead_solve(&puzzle, NULL, &solution, 1, &result), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    return ennead_find_backdoors(&state, solution, options, NULL, &found);
}

static void init_proof(void *options, size_t size)
{
    ennead_prove_options_init_sized(options, size);
}

static ennead_status use_proof(const void *options)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_prover *prover;
    ennead_certificate certificate;
    assert_int_equal(ennead_prover_new(NULL, &prover), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_prove(prover, &puzzle, options, &certificate);

    ennead_prover_free(prover);
    return status;
}

static ennead_description *drawn;

static void init_picture(void *to, size_t size)
{
    const size_t at = offsetof(ennead_picture, description);

    ennead_picture_init_sized(to, size);
    if (size > at)
        memcpy((char *)to + at, &drawn, size - at < sizeof drawn ? size - at : sizeof drawn);
}

enum { LEAST_PICTURE = offsetof(ennead_picture, description) + sizeof(ennead_description *) };

static ennead_status use_picture(const void *picture)
{
    ennead_scene *scene;
    assert_int_equal(ennead_scene_new(NULL, &scene), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_scene_draw(scene, picture);

    ennead_scene_free(scene);
    return status;
}

static void init_svg(void *options, size_t size)
{
    ennead_svg_options_init_sized(options, size);
}

static ennead_status use_svg(const void *options)
{
    ennead_scene *scene;
    size_t length;
    assert_int_equal(ennead_scene_new(NULL, &scene), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_scene_write_svg(scene, options, NULL, 0, &length);

    ennead_scene_free(scene);
    return status;
}

static bool produce(void *user, size_t slot)
{
    (void)user, (void)slot;
    return false;
}

static void work(void *user, size_t slot, size_t thread)
{
    (void)user, (void)slot, (void)thread;
}

static bool consume(void *user, size_t slot)
{
    (void)user, (void)slot;
    return true;
}

static void init_pipeline(void *to, size_t size)
{
    const ennead_pipeline pipeline = {.size = size,
                                      .threads = 1,
                                      .slots = 1,
                                      .produce = produce,
                                      .work = work,
                                      .consume = consume};
    memset(to, 0, size);
    memcpy(to, &pipeline, size < sizeof pipeline ? size : sizeof pipeline);
}

static ennead_status use_pipeline(const void *pipeline)
{
    return ennead_pipeline_run(pipeline, NULL);
}

static const sized_struct structs[] = {
    {"ennead_solve_options", sizeof(ennead_solve_options), init_solve, use_solve, 0},
    {"ennead_reader_options", sizeof(ennead_reader_options), init_reader, use_reader, 0},
    {"ennead_rater_options", sizeof(ennead_rater_options), init_rater, use_rater, 0},
    {"ennead_neighbor_options", sizeof(ennead_neighbor_options), init_neighbors, use_neighbors, 0},
    {"ennead_request", sizeof(ennead_request), init_request, use_request, 0},
    {"ennead_model_options", sizeof(ennead_model_options), init_model, use_model, 0},
    {"ennead_minimize_options", sizeof(ennead_minimize_options), init_minimize, use_minimize, 0},
    {"ennead_description_options", sizeof(ennead_description_options), init_boxes, use_boxes, 0},
    {"ennead_variant_request", sizeof(ennead_variant_request), init_variant, use_variant, 0},
    {"ennead_drawing_options", sizeof(ennead_drawing_options), init_drawing, use_drawing, 0},
    {"ennead_candidates_options", sizeof(ennead_candidates_options), init_candidates,
     use_candidates, 0},
    {"ennead_estimate_options", sizeof(ennead_estimate_options), init_estimate, use_estimate, 0},
    {"ennead_backdoor_options", sizeof(ennead_backdoor_options), init_backdoors, use_backdoors, 0},
    {"ennead_prove_options", sizeof(ennead_prove_options), init_proof, use_proof, 0},
    {"ennead_picture", sizeof(ennead_picture), init_picture, use_picture, LEAST_PICTURE},
    {"ennead_svg_options", sizeof(ennead_svg_options), init_svg, use_svg, 0},
    {"ennead_pipeline", sizeof(ennead_pipeline), init_pipeline, use_pipeline,
     sizeof(ennead_pipeline)},
};

/* Room for a struct, and bytes after it that must be neither written nor read. */
typedef union space {
    unsigned char bytes[1024];
    size_t size;
    void *pointer;
    double number;
} space;

static void spoil(space *s)
{
    memset(s->bytes, 0xee, sizeof s->bytes);
}

static void init_writes_the_first_size_bytes(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(structs); i++)
        for (size_t size = 0; size <= structs[i].size + NEWER; size++) {
            space s, full;

            spoil(&s);
            spoil(&full);
            structs[i].init(full.bytes, structs[i].size);
            structs[i].init(s.bytes, size);
            if (size >= sizeof size)
                assert_int_equal(s.size, size);
            for (size_t at = sizeof size; at < sizeof s.bytes; at++)
                assert_int_equal(s.bytes[at], at >= size              ? 0xee
                                              : at >= structs[i].size ? 0
                                                                      : full.bytes[at]);
        }
}

/* The members that an older header lacks have their defaults, whatever lies there. */
static void shorter_structs_are_taken(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(structs); i++)
        for (size_t size = 0; size <= structs[i].size; size++) {
            const bool can_be = size >= sizeof size && size % sizeof size == 0;
            const bool enough = size >= structs[i].least;
            space s;

            spoil(&s);
            structs[i].init(s.bytes, size);
            s.size = size;
            if (structs[i].use(s.bytes) !=
                (can_be && enough ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT))
                fail_msg("%s of %zu bytes", structs[i].name, size);
        }
}

/* What a newer header adds is 0 where its caller does not use it. */
static void longer_structs_are_taken_where_the_rest_is_zero(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(structs); i++)
        for (size_t size = structs[i].size + 1; size <= structs[i].size + NEWER; size++) {
            const bool can_be = size % sizeof size == 0;
            space s;

            spoil(&s);
            structs[i].init(s.bytes, size);
            if (structs[i].use(s.bytes) != (can_be ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT))
                fail_msg("%s of %zu bytes", structs[i].name, size);
            s.bytes[size - 1] = 1;
            assert_int_equal(structs[i].use(s.bytes), ENNEAD_STATUS_BAD_ARGUMENT);
            s.bytes[size - 1] = 0;
            s.bytes[structs[i].size] = 1;
            assert_int_equal(structs[i].use(s.bytes), ENNEAD_STATUS_BAD_ARGUMENT);
        }
}

/* A size that was never set is not read to its end. */
static void sizes_that_cannot_be_are_refused(void **state)
{
    (void)state;
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 7, SIZE_MAX / 2 + 1, (size_t)1 << 20, 0};

    for (size_t i = 0; i < COUNT_OF(structs); i++)
        for (size_t k = 0; k < COUNT_OF(sizes); k++) {
            space s = {0};

            structs[i].init(s.bytes, structs[i].size);
            s.size = sizes[k];
            assert_int_equal(structs[i].use(s.bytes), ENNEAD_STATUS_BAD_ARGUMENT);
        }
}

static int make_all(void **state)
{
    (void)state;
    return ennead_creator_new(NULL, &creator) == ENNEAD_STATUS_OK &&
                   ennead_description_new(4, 4, 4, NULL, &drawn) == ENNEAD_STATUS_OK
               ? 0
               : -1;
}

static int free_all(void **state)
{
    (void)state;
    ennead_creator_free(creator);
    ennead_description_free(drawn);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(init_writes_the_first_size_bytes),
        cmocka_unit_test(shorter_structs_are_taken),
        cmocka_unit_test(longer_structs_are_taken_where_the_rest_is_zero),
        cmocka_unit_test(sizes_that_cannot_be_are_refused),
    };
    return cmocka_run_group_tests(tests, make_all, free_all);
}
