/* SPDX-License-Identifier: MIT */
/*
 * Conditions on records: what they mean, and for what is wrong the column and what was expected.
 */
#include "support/support.h"

#include "cli/record/where.h"

static int number_in(const char *const *names, const char *name, size_t length)
{
    for (int i = 0; names[i] != NULL; i++)
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
            return i;
    return -1;
}

static const char *level_word(size_t index)
{
    static const char *const levels[] = {"easy", "medium", "hard", "unfair", "extreme", NULL};
    return levels[index];
}

static const char *verdict_word(size_t index)
{
    static const char *const verdicts[] = {"unique", "stuck", "several", "none", "limit", NULL};
    return verdicts[index];
}

enum {
    ER,
    EP,
    ED,
    SCORE,
    CLUES,
    STEPS,
    COUNT,
    LEVEL,
    VERDICT,
    TECHNIQUE,
    NOTE,
    TITLE,
    LIST,
    NEVER,
    YEAR,
    BOOK,
    SCALE,
    ALL
};

static const struct where_field fields[] = {
    [ER] = {.name = "er", .kind = WHERE_NUMBER},
    [EP] = {.name = "ep", .kind = WHERE_NUMBER},
    [ED] = {.name = "ed", .kind = WHERE_NUMBER},
    [SCORE] = {.name = "score", .kind = WHERE_NUMBER},
    [CLUES] = {.name = "clues", .kind = WHERE_NUMBER},
    [STEPS] = {.name = "steps", .kind = WHERE_NUMBER},
    [COUNT] = {.name = "count", .kind = WHERE_NUMBER},
    [LEVEL] = {.name = "level", .kind = WHERE_RANK, .word = level_word},
    [VERDICT] = {.name = "verdict", .kind = WHERE_WORD, .word = verdict_word},
    [TECHNIQUE] = {.name = "technique", .kind = WHERE_TECHNIQUE},
    [NOTE] = {.name = "note", .kind = WHERE_TEXT},
    [TITLE] = {.name = "title", .kind = WHERE_TEXT},
    [LIST] = {.name = "symmetry", .kind = WHERE_LIST},
    [NEVER] = {.name = "never", .kind = WHERE_NUMBER, .absent = true},
    [YEAR] = {.name = "year", .kind = WHERE_COLUMN},
    [BOOK] = {.name = "book", .kind = WHERE_COLUMN},
    [SCALE] = {.name = "scale", .kind = WHERE_COLUMN},
};

static const char *const techniques[] = {"single", "pair", "x-wing", "chain (+)", NULL};

static bool techniques_named(const char *name, size_t length, struct where_set *set)
{
    const int technique = number_in(techniques, name, length);

    set->words[0] = technique < 0 ? 6 : (uint64_t)1 << technique;
    set->words[1] = 0;
    return technique >= 0 || (length == 4 && memcmp(name, "some", 4) == 0);
}

static const struct where_names names = {
    .fields = fields,
    .field_count = ALL,
    .techniques = techniques_named,
    .technique_count = 4,
};

static bool parses(struct where *where, const char *text, struct where_error *error)
{
    static char exact[600]; /* so that a byte too many is no NUL */
    const size_t length = strlen(text);

    assert_true(length < sizeof exact);
    memset(exact, '9', sizeof exact);
    memcpy(exact, text, length);
    return where_parse(where, exact, length, &names, error);
}

#define TEXT(string) \
    { \
        .known = true, .text = string, .length = sizeof string - 1 \
    }

/* Of a puzzle with ER 7.2, EP 1.2, ED 1.2, no score, 25 clues, level hard, some texts and these
 * steps. */
static bool holds(const char *text)
{
    static const uint32_t counts[] = {50, 3, 1, 0};
    static const struct where_value known[ALL] = {
        [ER] = {.known = true, .number = 7200},
        [EP] = {.known = true, .number = 1200},
        [ED] = {.known = true, .number = 1200},
        [CLUES] = {.known = true, .number = 25000},
        [STEPS] = {.known = true, .number = 54000},
        [COUNT] = {.known = true, .number = 2000},
        [LEVEL] = {.known = true, .number = 2000},
        [VERDICT] = {.known = true, .number = 0},
        [TECHNIQUE] = {.known = true, .number = 2000},
        [NOTE] = TEXT("one, two"),
        [LIST] = TEXT("half-turn vertical"),
        [YEAR] = TEXT("1979.5"),
        [BOOK] = TEXT("one, two"),
        [SCALE] = TEXT("-3"),
    };
    const struct where_values values = {known, counts};
    struct where_error error = {.message = ""};
    struct where where;

    if (!parses(&where, text, &error))
        fail_msg("'%s', column %zu: %s", text, error.column, error.message);
    return where_holds(&where, &values);
}

static void comparisons_compare(void **state)
{
    (void)state;
    assert_true(holds("er>7"));
    assert_true(holds("er >= 7.2"));
    assert_true(holds("er == 7.2 && er<7.21 && er != 7.1 && er <= 7.200"));
    assert_false(holds("er>7.2"));
    assert_false(holds("er<7.2"));
    assert_true(holds("7<er && 25 == clues"));
    assert_true(holds("8 >= er && 7.2 <= er && 7.1 != er && 7 < er && 8 > er"));
    assert_true(holds("ep == ed"));
    assert_false(holds("er == ep"));
}

static void words_are_names(void **state)
{
    (void)state;
    assert_true(holds("level == hard"));
    assert_true(holds("level > medium && level<unfair"));
    assert_true(holds("easy < level && extreme >= level && hard <= level && unfair > level"));
    assert_false(holds("level != \"hard\""));
    assert_true(holds("verdict == unique && verdict != none"));
    assert_true(holds("technique == x-wing && x-wing == technique"));
    assert_true(holds("technique == some && technique != pair"));
    assert_false(holds("technique == \"chain (+)\""));
    assert_false(holds("technique != some"));
}

static void techniques_are_counted(void **state)
{
    (void)state;
    assert_true(holds("has(x-wing) && has( pair ) && !has(chain (+)) && has(some)"));
    assert_true(holds("!has(\"chain (+)\")"));
    assert_true(holds("count(pair) == 3 && count(some) == 4 && count(single) > count(pair)"));
    assert_false(holds("count(chain (+)) > 0"));
}

static void and_binds_closer_than_or(void **state)
{
    (void)state;
    assert_true(holds("er>9 && er>9 || er>1"));
    assert_true(holds("er>1 || er>9 && er>9"));
    assert_false(holds("(er>1 || er>9) && er>9"));
    assert_true(holds("!(er>9) && !!(er>1)"));
    assert_true(holds("!er>9"));
}

static void words_are_signs(void **state)
{
    (void)state;
    assert_true(holds("er>9 and er>9 or er>1"));
    assert_true(holds("er>1 or er>9 and er>9"));
    assert_false(holds("(er>1 or er>9)and er>9"));
    assert_true(holds("not er>9 and not not(er>1) && !not er > 1"));
    assert_true(holds("not has(chain (+)) and count(single) == 50"));
    assert_true(holds("er > 9 || er > 1 and er < 9"));
}

static void texts_are_compared(void **state)
{
    (void)state;
    assert_true(holds("note == \"one, two\" and \"one, two\" == note"));
    assert_true(holds("note != one"));
    assert_false(holds("note == one or note != \"one, two\" or title == one or title != one"));
    assert_true(holds("note == note and not note != note"));
    assert_false(holds("note == title or note != title"));
    assert_true(holds("symmetry == half-turn and vertical == symmetry and symmetry != turn"));
    assert_false(holds("symmetry == half or symmetry != vertical or symmetry == \"\""));
    assert_true(holds("count == 2 and count (pair) == 3"));
}

static void columns_are_texts_and_numbers(void **state)
{
    (void)state;
    assert_true(holds("year > 1979 and year < 1980 and 1979.5 == year and year != 1979"));
    assert_true(holds("year == \"1979.5\" and \"1979.50\" != year and year == 1979.50"));
    assert_true(holds("scale < 1 and scale < year and er > scale and clues < year"));
    assert_true(holds("book == \"one, two\" and book == note and note == book and book != year"));
    assert_false(holds("book > 1 or book <= 1 or year < book or book == 1 or book != 1"));
    assert_true(holds("book == book and year == year and not year < year"));
}

static void what_is_not_known_compares_as_false(void **state)
{
    (void)state;
    struct where where;
    struct where_error error;
    static const struct where_value unknown[ALL];
    const struct where_values nothing = {unknown, NULL};

    assert_false(holds("score>0"));
    assert_false(holds("score<=0"));
    assert_false(holds("score!=0"));
    assert_true(holds("!(score>0)"));
    assert_true(
        parses(&where, "has(pair) || count(pair)>=0 || technique != pair || er==ed", &error));
    assert_false(where_holds(&where, &nothing));
    where.count = 0;
    assert_true(where_holds(&where, &nothing));
}

static void errors_have_their_column(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t column;
        const char *part;
    } cases[] = {
        {"", 1, "expected a field"},
        {"er", 3, "expected one of"},
        {"er>", 4, "expected a field"},
        {"er>=7 &&", 9, "expected a field"},
        {"er>7 er<8", 6, "or the end"},
        {"(er>7", 6, "')'"},
        {"er>7)", 5, "or the end"},
        {"foo>7", 1, "neither a field"},
        {"er>foo", 4, "neither a field"},
        {"foo", 1, "neither a field"},
        {"foo==bar", 1, "neither a field"},
        {"level==soft", 8, "not one of its values"},
        {"verdict==soft", 10, "not one of its values"},
        {"technique==soft", 12, "no such technique"},
        {"has(soft)", 5, "no such technique"},
        {"count( soft )>1", 8, "no such technique"},
        {"has", 4, "'('"},
        {"count pair", 7, "expected one of"},
        {"never == 1", 1, "do not have this field"},
        {"note == 5", 9, "cannot be compared"},
        {"note == symmetry", 9, "cannot be compared"},
        {"note < one", 6, "no order"},
        {"book < one", 6, "no order"},
        {"level == book", 10, "cannot be compared"},
        {"er > 1 and", 11, "expected a field"},
        {"er > 1 nor er > 2", 8, "or the end"},
        {"note == one two", 13, "or the end"},
        {"has(pair", 9, "')'"},
        {"has(chain (+)", 14, "')'"},
        {"has(pair)>1", 10, "or the end"},
        {"er==level", 5, "cannot be compared"},
        {"level==2", 8, "cannot be compared"},
        {"verdict<none", 8, "no order"},
        {"pair>=technique", 5, "no order"},
        {"\"pair", 1, "not closed"},
        {"er>7.", 6, "after the point"},
        {"er>7.1234", 9, "three digits"},
        {"er>12345678901", 13, "above"},
        {"er>-1", 4, "expected a field"},
        {"er=>7", 3, "expected one of"},
        {"!", 2, "expected a field"},
    };

    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct where where;
        struct where_error error = {.message = ""};
        assert_false(parses(&where, cases[i].text, &error));
        if (error.column != cases[i].column || strstr(error.message, cases[i].part) == NULL)
            fail_msg("'%s': column %zu: %s", cases[i].text, error.column, error.message);
    }
}

/* `times` times `piece`, then `last`. */
static const char *repeated(const char *piece, int times, const char *last)
{
    static char text[4096];
    size_t length = 0;

    for (int i = 0; i < times; i++, length += strlen(piece))
        memcpy(text + length, piece, strlen(piece));
    memcpy(text + length, last, strlen(last) + 1);
    return text;
}

static void there_are_bounds(void **state)
{
    (void)state;
    struct where where;
    struct where_error error;
    const char *text = repeated("!", 19, "er>1");

    assert_true(where_parse(&where, text, strlen(text), &names, &error));
    text = repeated("!", 20, "er>1");
    assert_false(where_parse(&where, text, strlen(text), &names, &error));
    assert_string_equal(error.message, "nested too deep");
    assert_int_equal(error.column, 21);
    text = repeated("(", 300, "er>1");
    assert_false(where_parse(&where, text, strlen(text), &names, &error));
    text = repeated("er>1 && ", 63, "er>1");
    assert_true(where_parse(&where, text, strlen(text), &names, &error));
    text = repeated("er>1 && ", 64, "er>1");
    assert_false(where_parse(&where, text, strlen(text), &names, &error));
    assert_string_equal(error.message, "the condition is too long");
    text = repeated("has(pair) || ", 64, "has(pair)");
    assert_false(where_parse(&where, text, strlen(text), &names, &error));
    assert_string_equal(error.message, "the condition is too long");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comparisons_compare),
        cmocka_unit_test(words_are_names),
        cmocka_unit_test(techniques_are_counted),
        cmocka_unit_test(and_binds_closer_than_or),
        cmocka_unit_test(words_are_signs),
        cmocka_unit_test(texts_are_compared),
        cmocka_unit_test(columns_are_texts_and_numbers),
        cmocka_unit_test(what_is_not_known_compares_as_false),
        cmocka_unit_test(errors_have_their_column),
        cmocka_unit_test(there_are_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
