/* SPDX-License-Identifier: MIT */
/*
 * Links of Penpa+: what of them is a Sudoku, and what is refused. The links are packed here, as
 * blocks of bytes as they are; tests/cli/sites has links that Penpa+ made.
 */
#include "grid/memory.h"
#include "support/variants.h"
#include "text/penpa/penpa_unpack.h"

enum { ROOM = 1 << 16 };

/* Packs a text as one block of DEFLATE, as base64. */
static size_t pack(const char *text, char *to)
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned length = (unsigned)strlen(text);
    const unsigned char head[] = {1, length & 255, length >> 8 & 255, ~length & 255,
                                  (~length >> 8) & 255};
    unsigned bits = 0;
    int count = 0;
    size_t done = 0;

    for (size_t i = 0; i < sizeof head + length + 1; i++) {
        const unsigned byte = i < sizeof head            ? head[i]
                              : i < sizeof head + length ? (unsigned char)text[i - sizeof head]
                                                         : 0;
        bits = bits << 8 | byte;
        for (count += 8; count >= 6; count -= 6)
            to[done++] = signs[bits >> (count - 6) & 63];
    }
    to[done] = '\0';
    return done;
}

static const char *link_of(const char *text)
{
    static const char address[] = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
    static char link[ROOM];

    strcpy(link, address);
    (void)pack(text, link + strlen(address));
    return link;
}

#define HEAD "sudoku,4,4,38,0,1,1,190,190,36,36,0,0,0,0,Title: ,Author: ,,,OFF,false,"
#define CELLS "[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]"
#define LINES \
    "zE:{\"75,83\":2,\"83,91\":2,\"91,99\":2,\"99,107\":2," \
    "\"89,90\":2,\"90,91\":8,\"91,92\":21,\"92,93\":2,\"82,83\":1,\"83,84\":80}"
#define BETWEEN(head, drawn, cells, genres) \
    head "\n[0,0,0,0]\n{}\n" drawn "\n{}\n" cells "\n[]\n{}\n1\n2\n3\n4\n5\n6\n7\n8\n9\n" genres
#define DRAWN(drawn) BETWEEN(HEAD, "{" LINES drawn "}", CELLS, "[]")

static void words_are_made_full(void **state)
{
    (void)state;
    const ennead_allocator memory = allocator_or_default(NULL);
    char packed[ROOM], *text;
    size_t length;

    assert_int_equal(
        penpa_unpack(packed, pack("{z_:zO,zZ9:zN}z old z", packed), &memory, &text, &length),
        LZ_UNPACKED);
    assert_string_equal(text, "{\"__a\":null,z9:\"number\"}z old z");
    assert_int_equal(length, strlen(text));
    release(&memory, text);
}

static void a_puzzle_is_read(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant(
        link_of(
            BETWEEN("sudoku,4,4,38,0,1,1,190,190,36,36,0,0,0,0,Title: Four%2C 4,Author: A,,All "
                    "of 1-4,OFF,false,",
                    "{" LINES ",zN:{\"18\":[\"3\",1,\"1\"],\"19\":[\"\",1,\"1\"],\"20\":[]},"
                    "z6:[[26,18,19],[],[45]],zC:{\"1,2\":10},z1:{\"328\":[\"6\",1]},zT:[],zS:{}}",
                    CELLS, "[\"classic\",\"killer\",\"nonconsecutive\"]")),
        &report);

    assert_int_equal(report.form, ENNEAD_VARIANT_FORM_PENPA);
    assert_string_equal(ennead_variant_form_name(report.form), "penpa");
    assert_string_equal(report.title, "Four, 4");
    assert_true(report.has_author && report.has_words && !report.has_progress);
    assert_int_equal(d->box_rows, 2);
    assert_int_equal(d->candidates[0], 4);
    assert_int_equal(d->candidates[1], 15);
    assert_int_equal(d->constraint_count, 3);
    assert_string_equal(d->constraints[0].name, "nonconsecutive");
    assert_int_equal(d->constraints[1].numbers[0], 6);
    assert_int_equal(d->constraints[1].cell_count, 3);
    assert_int_equal(d->constraints[2].number_count, 0);
    ennead_description_free(d);
}

static void what_a_solver_entered_is_seen(void **state)
{
    (void)state;
    static const char text[] =
        HEAD "\n[0,0,0,0]\n{}\n{" LINES "}\n{zS:{},zN:{\"18\":[\"3\",2,\"1\"]}}\n" CELLS
             "\n[]\n{}\n1\n2\n3\n4\n5\n6\n7\n8\n9\n[]";
    ennead_variant_report report;
    ennead_description *d = read_variant(link_of(text), &report);

    assert_true(report.has_progress);
    assert_int_equal(d->candidates[0], 15);
    ennead_description_free(d);
}

static void lines_are_regions_and_diagonals(void **state)
{
    (void)state;
    ennead_variant_report report;
    /* the lower right corner of r1c1 is at 64 + 18 */
    ennead_description *d = read_variant(
        link_of(BETWEEN(HEAD,
                        "{zE:{\"81,82\":2,\"82,83\":2,\"83,84\":2,\"84,85\":2,\"89,90\":2,"
                        "\"90,91\":2,\"91,92\":2,\"92,93\":2,\"97,98\":2,\"98,99\":2,\"99,100\":2,"
                        "\"100,101\":2,\"73,82\":12,\"82,91\":12,\"91,100\":12,\"100,109\":12,"
                        "\"84,77\":12,\"91,84\":12,\"91,98\":12,\"98,105\":12}}",
                        CELLS, "[\"irregular\"]")),
        &report);

    assert_int_equal(d->box_rows, 0);
    assert_int_equal(d->regions[3], 0);
    assert_int_equal(d->regions[4], 1);
    assert_int_equal(d->constraint_count, 2);
    assert_string_equal(d->constraints[0].name, "diagonal-down");
    assert_string_equal(d->constraints[1].name, "diagonal-up");
    ennead_description_free(d);
    d = read_variant(link_of(BETWEEN(HEAD, "{zT:[[18,27]]}", CELLS, "[\"latin\",\"thermo\"]")),
                     &report);
    assert_int_equal(d->houses & ENNEAD_HOUSES_REGIONS, 0);
    assert_string_equal(d->constraints[0].name, "thermo");
    ennead_description_free(d);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
#define ONLY_DRAWN " are only drawn, so that their rules are not known"
#define NOT_CELLS "these are not cells of the board"
#define NO_RECTANGLE "the cells are not a rectangle"
#define TOO_EARLY "the link is cut off or damaged: what it holds ends too early"
    static const struct {
        const char *text, *message;
    } wrong[] = {
        {"", "the board is not one of squares"},
        {"9,9,38", "a link of the first version of Penpa, which is not read"},
        {"hex,4,4", "the board is not one of squares"},
        {"square,101,4", "a board has 1 to 100 rows and columns"},
        {"square,4,x", "a board has 1 to 100 rows and columns"},
        {"square,4,12345", "a board has 1 to 100 rows and columns"},
        {"square,4,4,38,90,1,1", "the board is turned or mirrored, which is not read"},
        {"square,4,4,38,0,-1,1", "the board is turned or mirrored, which is not read"},
        {"square,4,4,38,0,1,-1", "the board is turned or mirrored, which is not read"},
        {HEAD, TOO_EARLY},
        {BETWEEN(HEAD, "{}", "5", ""), NO_RECTANGLE},
        {BETWEEN(HEAD, "{}", "[]", ""), NO_RECTANGLE},
        {BETWEEN(HEAD, "{}", "[18,1,7]", ""), NO_RECTANGLE},
        {BETWEEN(HEAD, "{}", "[18,9,0,0]", ""), NO_RECTANGLE},
        {BETWEEN(HEAD, "{}", "[\"x\"]", ""), NOT_CELLS},
        {BETWEEN(HEAD, "{}", "[64]", ""), NOT_CELLS},
        {BETWEEN(HEAD, "{}", "[-1]", ""), NOT_CELLS},
        {BETWEEN(HEAD, "{}", "[63,1]", ""), NOT_CELLS},
        {BETWEEN(HEAD, "{}", "[1,-2]", ""), NOT_CELLS},
        {BETWEEN(HEAD, "{}", "[-64]", ""), NOT_CELLS},
        {BETWEEN(HEAD, "{}", CELLS, "[1]"), "the genres are not words"},
        {BETWEEN(HEAD, "{}", CELLS, "[\"outside\"]"), "the genre 'outside' is not known"},
        {BETWEEN(HEAD, "{}", CELLS, "[\"outside"), TOO_EARLY},
        {BETWEEN(HEAD, "{", CELLS, "[]"), TOO_EARLY},
        {BETWEEN(HEAD, "{}", CELLS, "[}"), "the link is cut off or damaged: in what it holds, '}' "
                                           "is where a value of JSON should be"},
        {BETWEEN(HEAD, "[]", CELLS, "[]"), "what is drawn is not an object"},
        {BETWEEN(HEAD, "{}", CELLS, "[]"),
         "the thick lines do not divide the grid into regions of 4 cells"},
        {DRAWN(",zS:{\"18\":3}"), "colors" ONLY_DRAWN},
        {DRAWN(",zT:[[18,27]]"), "thermometers" ONLY_DRAWN},
        {DRAWN(",zC:{\"1,2\":10}"), "lines of cages" ONLY_DRAWN},
        {DRAWN(",zN:[1]"), "the numbers are not an object"},
        {DRAWN(",zN:{\"9\":[\"5\",1,\"1\"]}"),
         "numbers outside of the grid, or between cells" ONLY_DRAWN},
        {DRAWN(",zN:{\"x\":[\"5\",1,\"1\"]}"),
         "numbers outside of the grid, or between cells" ONLY_DRAWN},
        {DRAWN(",zN:{\"18\":[\"5\",1,\"1\"]}"), "something in a cell is not a value of the grid"},
        {DRAWN(",zN:{\"18\":[\"x\",1,\"1\"]}"), "something in a cell is not a value of the grid"},
        {DRAWN(",zE:5"), "the lines are not an object"},
        {DRAWN(",zE:{\"x\":2}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"1,x\":2}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"1,1234567\":2}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"75,83\":\"x\"}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"75,83\":3}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"75,85\":12}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"73,82\":2}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"74,83\":12}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"1,2\":2}"), "lines" ONLY_DRAWN},
        {DRAWN(",zE:{\"73,82\":12}"), "the thick lines do not divide the grid into "
                                      "regions of 4 cells"},
        {BETWEEN(HEAD, "{zE:{\"81,82\":2}}", CELLS, "[\"latin\"]"),
         "thick lines in a Latin square" ONLY_DRAWN},
        {BETWEEN(HEAD, "{zE:{\"73,82\":12,\"82,73\":12,\"82,91\":12,\"91,82\":12}}", CELLS,
                 "[\"latin\"]"),
         "lines" ONLY_DRAWN},
        {BETWEEN(HEAD, "{}", CELLS, "\"classic\""), "the genres are not an array"},
        {DRAWN(",zN:{\"18\":\"3\"}"), "a number is not an array"},
        {DRAWN(",z1:{\"328\":\"6\"}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z6:7"), "cages or thermometers are not an array"},
        {DRAWN(",z6:[[18,19],[18,26]]"), "cages that begin at the same cell" ONLY_DRAWN},
        {DRAWN(",\"newsort\":{\"1\":[1]}"), "drawings of an unknown sort" ONLY_DRAWN},
        {DRAWN(",zS:\"x\""), "colors" ONLY_DRAWN},
        {DRAWN(",z1:5"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z1:{\"329\":[\"6\",1]}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z1:{\"18\":[\"6\",1]}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z1:{\"x\":[\"6\",1]}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z1:{\"256\":[\"6\",1]}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z1:{\"328\":[\"6\",1],\"0328\":[\"6\",1]}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z1:{\"328\":[\"6\",1]}"), "numbers in corners" ONLY_DRAWN},
        {DRAWN(",z6:[[18]],z1:{\"328\":[\"x\",1]}"),
         "the number in the corner of a cage is not its sum"},
        {DRAWN(",z6:[[9]]"), "these are not cells of the grid"},
        {DRAWN(",z6:[18]"), "these are not cells of the grid"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_variant_refused(link_of(wrong[i].text), wrong[i].message);
}

static ennead_status read_link(const ennead_allocator *memory)
{
    return try_variant(link_of(DRAWN(",zN:{\"18\":[\"3\",1]},z6:[[18,19]],z1:{\"328\":[\"6\",1]}")),
                       memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_link);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_made_full),
        cmocka_unit_test(a_puzzle_is_read),
        cmocka_unit_test(what_a_solver_entered_is_seen),
        cmocka_unit_test(lines_are_regions_and_diagonals),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
