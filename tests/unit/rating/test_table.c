/* SPDX-License-Identifier: MIT */
/*
 * Ratings against other people's: ratings/se121.tsv of the folder that ENNEAD_DATA names, ER, EP
 * and ED of some 4,000 puzzles as Sukaku Explainer 1.18.1 and sukaku-forge rate them on the scale
 * of 1.2.1, with the techniques where they are known. In a long run every row is compared, but
 * those of 10.5 and more that Sukaku Explainer itself has not rated; else every SLICE-th that is
 * not too hard. ratings/se1181.tsv, if it is there, has in the same columns what Sukaku Explainer
 * says by its own scale.
 */
#include "support/support.h"

#include <stdlib.h>

enum { COLUMNS = 9, SLICE = 16, HARD = 85, HARDEST = 105 };

enum { PUZZLE, ER, EP, ED, SET, RATER, ER_NAME, EP_NAME, ED_NAME };

/* Cuts a line into its columns; those that are missing are empty. */
static void cut(char *line, const char *columns[COLUMNS])
{
    line[strcspn(line, "\r\n")] = '\0';
    for (int i = 0; i < COLUMNS; i++) {
        char *tab = strchr(line, '\t');
        columns[i] = line;
        if (tab == NULL) {
            line += strlen(line);
        } else {
            *tab = '\0';
            line = tab + 1;
        }
    }
}

/* "7.1" in tenths. */
static int tenths(const char *text)
{
    return (int)(10 * atof(text) + 0.5);
}

static bool is_asked(const char *const columns[COLUMNS], unsigned long row)
{
    const int er = tenths(columns[ER]);

    if (!is_long_run())
        return row % SLICE == 0 && er < HARD;
    return er < HARDEST || strcmp(columns[RATER], "java") == 0;
}

static void assert_named(int technique, const char *expected)
{
    if (*expected != '\0')
        assert_string_equal(ennead_se_technique_name(technique), expected);
}

static void compare_row(ennead_rater *rater, const char *const columns[COLUMNS])
{
    ennead_puzzle puzzle;
    ennead_rating rating;

    assert_int_equal(ennead_puzzle_from_line(columns[PUZZLE], &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    if (rating.er != tenths(columns[ER]) || rating.ep != tenths(columns[EP]) ||
        rating.ed != tenths(columns[ED]))
        print_error("%s\n", columns[PUZZLE]);
    assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
    assert_int_equal(rating.er, tenths(columns[ER]));
    assert_int_equal(rating.ep, tenths(columns[EP]));
    assert_int_equal(rating.ed, tenths(columns[ED]));
    assert_named((int)rating.er_technique, columns[ER_NAME]);
    assert_named((int)rating.ep_technique, columns[EP_NAME]);
    assert_named((int)rating.ed_technique, columns[ED_NAME]);
}

static void compare_table(const char *name, ennead_se_scale scale)
{
    const ennead_rater_options options = {.size = sizeof options, .scale = scale};
    const char *folder = getenv("ENNEAD_DATA");
    char path[4096], line[1024];
    const char *columns[COLUMNS];
    unsigned long row = 0, compared = 0;
    ennead_rater *rater;

    if (folder == NULL) {
        report_figure("ratings: ENNEAD_DATA does not name a folder, so its table was not tried");
        return;
    }
    snprintf(path, sizeof path, "%s/ratings/%s", folder, name);
    FILE *table = fopen(path, "r");
    if (table == NULL) {
        report_figure("ratings: there is no %s", path);
        return;
    }
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
    assert_non_null(fgets(line, sizeof line, table));
    while (fgets(line, sizeof line, table) != NULL) {
        cut(line, columns);
        if (is_asked(columns, row++)) {
            compare_row(rater, columns);
            compared++;
        }
    }
    fclose(table);
    ennead_rater_free(rater);
    report_figure("ratings: %lu of %lu rows of %s compared, no difference", compared, row, name);
}

static void ratings_are_those_of_the_table(void **context)
{
    (void)context;
    compare_table("se121.tsv", ENNEAD_SE_SCALE_121);
}

static void ratings_are_those_of_the_table_of_sukaku_explainer(void **context)
{
    (void)context;
    compare_table("se1181.tsv", ENNEAD_SE_SCALE_1181);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ratings_are_those_of_the_table),
        cmocka_unit_test(ratings_are_those_of_the_table_of_sukaku_explainer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
