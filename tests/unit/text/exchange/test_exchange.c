/* SPDX-License-Identifier: MIT */
/*
 * Puzzles and states in every form in which they are written: what each says comes back, what it
 * cannot say is named, and links that are wrong are refused with a message.
 */
#include "support/variants.h"

enum { ROOM = 1 << 16 };

static char written[ROOM];

/* Returns what the form cannot say; NULL: nothing. */
static const char *write_as(const ennead_exchanged *from, ennead_exchange form)
{
    static ennead_exchange_report report;
    char cut[16];

    assert_int_equal(ennead_write_exchange(from, form, NULL, written, sizeof written, &report),
                     ENNEAD_STATUS_OK);
    assert_int_equal(strlen(written), report.length);
    ennead_exchange_report again;
    assert_int_equal(ennead_write_exchange(from, form, NULL, cut, sizeof cut, &again),
                     ENNEAD_STATUS_OK);
    assert_int_equal(again.length, report.length);
    assert_memory_equal(cut, written,
                        report.length < sizeof cut - 1 ? report.length : sizeof cut - 1);
    return report.unsaid[0] != '\0' ? report.unsaid : NULL;
}

static ennead_state state_of_line(const char *line)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_state state;

    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    return state;
}

/* The state that a link holds. */
static ennead_state state_of_link(const char *link)
{
    ennead_variant_report report;
    ennead_description *d = read_variant(link, &report);
    ennead_puzzle puzzle;
    ennead_state state;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const uint64_t left = d->candidates[cell];
        puzzle.givens[cell] = report.has_state           ? report.givens[cell]
                              : (left & (left - 1)) == 0 ? (uint8_t)(__builtin_ctzll(left) + 1)
                                                         : 0;
        puzzle.candidates[cell] = (uint16_t)left;
    }
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (report.placed[cell] != 0)
            assert_int_equal(ennead_state_place(&state, cell, report.placed[cell]),
                             ENNEAD_STATUS_OK);
    ennead_description_free(d);
    return state;
}

static bool is_link(ennead_exchange form)
{
    return form >= ENNEAD_EXCHANGE_FPUZZLES_LINK;
}

static void forms_have_names(void **state)
{
    (void)state;
    int count = 0;

    while (ennead_exchange_name((ennead_exchange)count) != NULL)
        assert_non_null(ennead_exchange_help((ennead_exchange)count++));
    assert_int_equal(count, ENNEAD_EXCHANGE_LINK + 1);
    assert_null(ennead_exchange_help((ennead_exchange)count));
    assert_int_equal(ennead_exchange_get_says((ennead_exchange)count), 0);
    assert_int_equal(ennead_exchange_get_says(ENNEAD_EXCHANGE_LINK), 31);
}

static void plain_puzzles_are_written_in_every_form(void **state)
{
    (void)state;
    const ennead_state from = state_of_line(EXAMPLE_PUZZLE);
    const ennead_exchanged exchanged = {.size = sizeof exchanged, .state = &from};

    for (int form = 0; ennead_exchange_name((ennead_exchange)form) != NULL; form++) {
        const char *unsaid = write_as(&exchanged, (ennead_exchange)form);
        if (form == ENNEAD_EXCHANGE_SUKAKU)
            assert_string_equal(unsaid, "which digits are given");
        else if (form == ENNEAD_EXCHANGE_SDX)
            assert_string_equal(unsaid, "that a cell with one candidate is empty");
        else
            assert_null(unsaid);
        if (!is_link((ennead_exchange)form))
            continue;
        const ennead_state read = state_of_link(written);
        assert_memory_equal(read.givens, from.givens, sizeof from.givens);
        assert_memory_equal(read.candidates, from.candidates, sizeof from.candidates);
    }
}

/* A digit is placed, and a candidate is removed. */
static void states_come_back(void **state)
{
    (void)state;
    static const ennead_exchange forms[] = {ENNEAD_EXCHANGE_LINK, ENNEAD_EXCHANGE_SUDOKUWIKI};
    ennead_state from = state_of_line(EXAMPLE_PUZZLE);
    const ennead_exchanged exchanged = {.size = sizeof exchanged, .state = &from};

    assert_int_equal(ennead_state_place(&from, 40, 5), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_place(&from, 70, 3), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_place(&from, 69, 6), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_place(&from, 68, 9), ENNEAD_STATUS_BAD_ARGUMENT);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (__builtin_popcount(from.candidates[cell]) == 3)
            from.candidates[cell] &= (uint16_t)(from.candidates[cell] - 1);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        while (__builtin_popcount(from.candidates[cell]) == 1)
            assert_int_equal(
                ennead_state_place(&from, cell, __builtin_ctz(from.candidates[cell]) + 1),
                ENNEAD_STATUS_OK);
    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        const char *unsaid = write_as(&exchanged, forms[i]);
        if (forms[i] == ENNEAD_EXCHANGE_LINK)
            assert_null(unsaid);
        const ennead_state read = state_of_link(written);
        assert_memory_equal(read.givens, from.givens, sizeof from.givens);
        if (forms[i] == ENNEAD_EXCHANGE_LINK || unsaid == NULL)
            assert_memory_equal(read.values, from.values, sizeof from.values);
        if (forms[i] == ENNEAD_EXCHANGE_LINK)
            assert_memory_equal(read.candidates, from.candidates, sizeof from.candidates);
    }
    assert_string_equal(write_as(&exchanged, ENNEAD_EXCHANGE_LINE),
                        "candidates and which digits were placed");
    assert_string_equal(write_as(&exchanged, ENNEAD_EXCHANGE_FPUZZLES),
                        "which digits were placed and that a cell with one candidate is empty");
    assert_true(written[0] == '{');
}

static void titles_of_states_come_back(void **state)
{
    (void)state;
    ennead_state from = state_of_line(EXAMPLE_PUZZLE);
    const ennead_exchanged exchanged = {
        .size = sizeof exchanged, .state = &from, .title = "Gr\u00f6\u00dfe 12"};
    ennead_variant_report report;

    for (int placed = 0; placed < 2; placed++) {
        assert_null(write_as(&exchanged, ENNEAD_EXCHANGE_LINK));
        ennead_description_free(read_variant(written, &report));
        assert_string_equal(report.title, exchanged.title);
        assert_int_equal(report.has_state, placed);
        assert_int_equal(ennead_state_place(&from, 40, 5), ENNEAD_STATUS_OK);
    }
    assert_string_equal(write_as(&exchanged, ENNEAD_EXCHANGE_HODOKU), "the title");
}

static void descriptions_are_written_as_far_as_forms_go(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        ennead_exchange form;
        const char *unsaid, *written; /* NULL: anything */
    } texts[] = {
        {"size 4\ngrid 1...............\n", ENNEAD_EXCHANGE_LINE, NULL, "1..............."},
        {"size 4\nboxes 1x4\n", ENNEAD_EXCHANGE_LINE, NULL, "................aaaabbbbccccdddd"},
        {"size 5\n", ENNEAD_EXCHANGE_LINE, "a grid of this size", ""},
        {"size 4\nvalues 0-3\n", ENNEAD_EXCHANGE_LINE, "a grid of this size", ""},
        {"size 4\nhouses rows regions\n", ENNEAD_EXCHANGE_LINE,
         "rows, columns or regions with equal values", ""},
        {"size 4\nregions AABBAABBCCDDCC.D\n", ENNEAD_EXCHANGE_LINE, "a cell without a region", ""},
        {"size 4\n", ENNEAD_EXCHANGE_SDM, "a grid other than 9x9 with boxes", ""},
        {"anti-king\n", ENNEAD_EXCHANGE_SUDOKUWIKI, "anti-king", ""},
        {"anti-king\n", ENNEAD_EXCHANGE_SUDOKUPAD_SCF, "anti-king", ""},
        {"diagonal-up\n", ENNEAD_EXCHANGE_SUDOKUPAD_SCF, "one diagonal", ""},
        {"windoku\ndiagonal-up\ndiagonal-down\n", ENNEAD_EXCHANGE_SUDOKUPAD_SCF, NULL,
         "https://sudokupad.app/scfoooooooooooooKwx"},
        {"same-values r1c1 : r2c2\n", ENNEAD_EXCHANGE_FPUZZLES_LINK, "same-values", ""},
        {"size 5\nvalues 0-4\nhouses rows\nanti-king\nx r1c1 r1c2\nanti-king\n",
         ENNEAD_EXCHANGE_SUDOKUWIKI, "anti-king, x and a grid other than 9x9 with boxes", ""},
        {"anti-king\nwindoku\nthermo r1c1 r1c2\ndiagonal-up\n", ENNEAD_EXCHANGE_SUDOKUPAD_SCF,
         "anti-king, thermo and one diagonal", ""},
        {"windoku\nminimum r1c1\nminimum r1c2\nsame-values r1c1 : r2c2\n", ENNEAD_EXCHANGE_FPUZZLES,
         "windoku, same-values and minimum", ""},
        {"size 5x6\nhouses rows\nwindoku\n", ENNEAD_EXCHANGE_SUDOKUPAD_FPUZ,
         "a grid that is not square, rows, columns or regions with equal values and windoku", ""},
        {"values 0-8\nwindoku\nodd r1c1\n", ENNEAD_EXCHANGE_SUDOKUPAD_SCL,
         "these values, windoku and odd", ""},
        {"anti-king\ncage 3 r1c1 r1c2\ncage 4 r1c2 r1c3\ndiagonal-up\nodd r1c1\n",
         ENNEAD_EXCHANGE_SGT, "anti-king, cages that overlap, odd and one diagonal", ""},
        {"grid [12]................................................................................"
         "\nanti-king\n",
         ENNEAD_EXCHANGE_SGT, "candidates and anti-king", ""},
        {"houses rows\nor { odd r1c1; even r1c2 }\n", ENNEAD_EXCHANGE_ISS,
         "rows, columns or regions with equal values and or", ""},
        {"same-values r1c1 : r2c2\n", ENNEAD_EXCHANGE_LINK, NULL, NULL},
        {"grid [12]................................................................................"
         "\n",
         ENNEAD_EXCHANGE_SUDOKUEXCHANGE, "candidates", ""},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        char text[256];
        ennead_variant_report report;
        snprintf(text, sizeof text, "variant\n%s", texts[i].text);
        ennead_description *d = read_variant(text, &report);
        const ennead_exchanged exchanged = {.size = sizeof exchanged, .description = d};
        const char *unsaid = write_as(&exchanged, texts[i].form);
        if (texts[i].unsaid == NULL)
            assert_null(unsaid);
        else
            assert_string_equal(unsaid, texts[i].unsaid);
        if (texts[i].written != NULL)
            assert_string_equal(written, texts[i].written);
        ennead_description_free(d);
    }
}

/* However many rules there are, each is named. */
static void all_rules_are_named(void **state)
{
    (void)state;
#define EXAMPLE(name, n1, n2, p1, p2, c1, c2, extra, sentence, example) example "\n"
#define NAME(name, n1, n2, p1, p2, c1, c2, extra, sentence, example) name,
    static const char text[] = "variant\n" ENNEAD_CONSTRAINTS(EXAMPLE);
    static const char *const names[] = {ENNEAD_CONSTRAINTS(NAME)};
    ennead_variant_report report;
    ennead_description *d = read_variant(text, &report);
    const ennead_exchanged exchanged = {.size = sizeof exchanged, .description = d};
    const char *unsaid = write_as(&exchanged, ENNEAD_EXCHANGE_SUDOKUWIKI);

    assert_non_null(unsaid);
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        const size_t length = strlen(names[i]);
        assert_memory_equal(unsaid, names[i], length);
        unsaid += length;
        unsaid += strncmp(unsaid, ", ", 2) == 0 ? 2 : strncmp(unsaid, " and ", 5) == 0 ? 5 : 0;
    }
    assert_int_equal(*unsaid, '\0');
    ennead_description_free(d);
}

static void wrong_links_are_refused(void **state)
{
    (void)state;
#define WIKI "https://www.sudokuwiki.org/sudoku.htm?bd="
#define PAD "https://sudokupad.app/scf"
    static const struct {
        const char *link, *message;
    } links[] = {
        {"#ennead=", "what the link holds is cut off, or not packed by LZ-String"},
        {"#ennead=Q", "no puzzle in this text, expected at least one"},
        {"#ennead=IJA", "no puzzle on this line, expected 81 cells at its start"},
        {WIKI "53", "the link has 2 cells, expected 81"},
        {WIKI "a" EMPTY_BOARD, "stray 'a', expected a cell: 1-9, or 0 or ."},
        {WIKI EMPTY_BOARD "1", "the link has 82 cells, expected 81"},
        {WIKI "S9B0u02", "the link has 4 signs for cells, expected 162"},
        {PAD "oo", "the link has 12 cells, expected 81"},
        {PAD "ooooooooooooozz", "'z' here, expected signs for 81 cells"},
        {PAD "oooooooooooooKy", "a rule 'y' that is not known"},
        {PAD "oooooooooooooKxx", "a rule 'x' that is not known"},
        {"https://sudokupad.app/sclN4",
         "what the link holds is cut off, or not packed by LZ-String"},
    };

    for (size_t i = 0; i < COUNT_OF(links); i++)
        assert_variant_refused(links[i].link, links[i].message);
    char marks[256] = WIKI;
    memset(marks + strlen(WIKI), '0', 162);
    marks[strlen(WIKI) + 3] = 'w';
    assert_variant_refused(marks, "stray 'w', expected two characters for each cell: 0-9 or a-v");
    marks[strlen(WIKI) + 3] = '7';
    assert_variant_refused(marks, "a given that is not one digit");
}

static void links_of_others_are_read(void **state)
{
    (void)state;
    static const char *const links[] = {
        "https://sudokupad.app/scfoooooooooooook", /* as SudokuPad's notes have it */
        "https://sudokupad.app/scfoooooooooooooK",
        "https://sudokuexchange.com/play/?s=" EMPTY_BOARD ".",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=%2EShape~9x9",
        "An empty one (https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~9x9), then.",
    };

    for (size_t i = 0; i < COUNT_OF(links); i++) {
        ennead_variant_report report;
        ennead_description *d = read_variant(links[i], &report);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(d->candidates[cell], ENNEAD_ALL_DIGITS);
        ennead_description_free(d);
    }
}

static void arguments_are_checked(void **state)
{
    (void)state;
    ennead_exchange_report report;
    ennead_exchanged exchanged = {.size = sizeof exchanged};
    ennead_state none = {.limited = false};

    assert_int_equal(ennead_write_exchange(NULL, ENNEAD_EXCHANGE_LINE, NULL, NULL, 0, &report),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(
        ennead_write_exchange(&exchanged, ENNEAD_EXCHANGE_LINE, NULL, NULL, 0, &report),
        ENNEAD_STATUS_BAD_ARGUMENT);
    exchanged.state = &none;
    assert_int_equal(ennead_write_exchange(&exchanged, (ennead_exchange)99, NULL, NULL, 0, &report),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    exchanged.size = 3;
    assert_int_equal(
        ennead_write_exchange(&exchanged, ENNEAD_EXCHANGE_LINE, NULL, NULL, 0, &report),
        ENNEAD_STATUS_BAD_ARGUMENT);
}

static ennead_status write_and_read(const ennead_allocator *memory)
{
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    const ennead_exchanged exchanged = {.size = sizeof exchanged, .state = &state};
    ennead_exchange_report report;
    const ennead_status status = ennead_write_exchange(&exchanged, ENNEAD_EXCHANGE_LINK, memory,
                                                       written, sizeof written, &report);

    return status == ENNEAD_STATUS_OK ? try_variant(written, memory) : status;
}

static ennead_status read_copied(const ennead_allocator *memory)
{
    return try_variant(PAD "oooooooooooooK", memory);
}

static ennead_status read_decoded(const ennead_allocator *memory)
{
    return try_variant("https://sigh.github.io/Interactive-Sudoku-Solver/?q=%2EAntiKing", memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(write_and_read);
    assert_survives_failing_allocations(read_copied);
    assert_survives_failing_allocations(read_decoded);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forms_have_names),
        cmocka_unit_test(plain_puzzles_are_written_in_every_form),
        cmocka_unit_test(states_come_back),
        cmocka_unit_test(titles_of_states_come_back),
        cmocka_unit_test(descriptions_are_written_as_far_as_forms_go),
        cmocka_unit_test(all_rules_are_named),
        cmocka_unit_test(wrong_links_are_refused),
        cmocka_unit_test(links_of_others_are_read),
        cmocka_unit_test(arguments_are_checked),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
