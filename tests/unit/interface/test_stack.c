/* SPDX-License-Identifier: MIT */
/*
 * Every public function on a thread with a stack of 128 KB, none of which needs more than 64 KB.
 * The functions are those that the public headers declare: one that no scenario calls fails the
 * test.
 */
#include "interface/measure.h"

#include <ctype.h>
#include <dirent.h>
#include <stdlib.h>

static void scenarios_fit(void **context)
{
    (void)context;
    static void (*const scenarios[])(void) = {
        measure_solving,  measure_reading, measure_steps,    measure_rating,   measure_symmetry,
        measure_creating, measure_models,  measure_sessions, measure_pictures, measure_proofs,
    };

    for (size_t i = 0; i < COUNT_OF(scenarios); i++)
        run_on_small_stack(scenarios[i]);
    print_highest();
    if (stack_counts)
        assert_true(most_of_all() <= MOST_STACK);
    else
        report_figure("stack: not measured: a sanitizer, or no optimization");
}

/* The name of the function that a declaration declares: what is before its first parenthesis. */
static size_t name_of(const char *declaration, const char **name)
{
    const char *end = strchr(declaration, '(');
    assert_non_null(end);
    const char *begin = end;
    while (isalnum((unsigned char)begin[-1]) || begin[-1] == '_')
        begin--;
    *name = begin;
    return (size_t)(end - begin);
}

/* Looks at the declarations of a header, which begin a line; returns how many there are. */
static int check_header(const char *path)
{
    static char text[1 << 20];
    static const char mark[] = "\nENNEAD_API ";
    FILE *file = fopen(path, "r");
    int functions = 0;

    assert_non_null(file);
    const size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    for (const char *at = strstr(text, mark); at != NULL; at = strstr(at + 1, mark), functions++) {
        char function[128];
        const char *name;
        const size_t bytes = name_of(at + sizeof mark - 1, &name);
        snprintf(function, sizeof function, "%.*s", (int)bytes, name);
        if (!was_measured(function))
            fail_msg("no scenario calls %s", function);
    }
    return functions;
}

static int check_folder(const char *path)
{
    DIR *folder = opendir(path);
    int functions = 0;

    if (folder == NULL)
        return 0;
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        char file[4096];
        const size_t length = strlen(entry->d_name);
        snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
        if (length > 2 && strcmp(entry->d_name + length - 2, ".h") == 0)
            functions += check_header(file);
    }
    closedir(folder);
    return functions;
}

static void every_public_function_was_called(void **context)
{
    (void)context;
    int functions = check_folder(INCLUDE_FOLDER);
    functions += check_folder(INCLUDE_FOLDER "/ennead");
    report_figure("stack: %d public functions", functions);
    assert_true(functions > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scenarios_fit),
        cmocka_unit_test(every_public_function_was_called),
    };

    return cmocka_run_group_tests_name("stack", tests, NULL, NULL);
}
