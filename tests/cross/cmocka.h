/* SPDX-License-Identifier: MIT */
/*
 * The part of cmocka that the unit tests use, for builds for a processor for which the system has
 * no cmocka. It reports in TAP. A test that fails ends the program, because what it held would be
 * lost anyway. The tests after it count as failed, because their number is announced first.
 */
#ifndef CROSS_CMOCKA_H
#define CROSS_CMOCKA_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct CMUnitTest {
    const char *name;
    void (*test)(void **state);
};

#define cmocka_unit_test(function) \
    { \
#function, function \
    }

#define FAIL_AT(file, line, ...) \
    do { \
        printf("# %s:%d: ", file, line); \
        printf(__VA_ARGS__); \
        printf("\n"); \
        exit(1); \
    } while (0)
#define fail_msg(...) FAIL_AT(__FILE__, __LINE__, __VA_ARGS__)

#define print_error(...) fprintf(stderr, __VA_ARGS__)

#define CROSS_EXPECT(right) \
    do { \
        if (!(right)) \
            fail_msg("%s", #right); \
    } while (0)

/* Values are shown as cmocka shows them: as numbers of 64 bits. */
#define CROSS_COMPARE(a, relation, b) \
    do { \
        const uintmax_t actual_ = (uintmax_t)(a), expected_ = (uintmax_t)(b); \
        if (!(actual_ relation expected_)) \
            fail_msg("%s (%" PRIuMAX ") " #relation " %s (%" PRIuMAX ")", #a, actual_, #b, \
                     expected_); \
    } while (0)

#define _assert_true(value, what, file, line) \
    do { \
        if (!(value)) \
            FAIL_AT(file, line, "%s", what); \
    } while (0)
#define assert_true(value) CROSS_EXPECT(value)
#define assert_false(value) CROSS_EXPECT(!(value))
#define assert_null(pointer) CROSS_EXPECT((pointer) == NULL)
#define assert_non_null(pointer) CROSS_EXPECT((pointer) != NULL)
#define assert_int_equal(a, b) CROSS_COMPARE(a, ==, b)
#define assert_int_not_equal(a, b) CROSS_COMPARE(a, !=, b)
#define assert_in_range(value, least, most) \
    do { \
        CROSS_COMPARE(value, >=, least); \
        CROSS_COMPARE(value, <=, most); \
    } while (0)
#define assert_ptr_equal(a, b) CROSS_EXPECT((const void *)(a) == (const void *)(b))
#define assert_memory_equal(a, b, size) CROSS_EXPECT(memcmp(a, b, size) == 0)
#define assert_string_not_equal(a, b) CROSS_EXPECT(strcmp(a, b) != 0)
#define assert_string_equal(a, b) \
    do { \
        if (strcmp(a, b) != 0) \
            fail_msg("\"%s\" is not \"%s\"", a, b); \
    } while (0)

#define test_malloc(size) malloc(size)
#define test_calloc(count, size) calloc(count, size)
#define test_realloc(memory, size) realloc(memory, size)
#define test_free(memory) free(memory)

static inline int cross_run(const struct CMUnitTest tests[], size_t count, int (*begin)(void **),
                            int (*end)(void **))
{
    void *state = NULL;

    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    printf("1..%zu\n", count);
    if (begin != NULL && begin(&state) != 0)
        return 1;
    for (size_t i = 0; i < count; i++) {
        tests[i].test(&state);
        printf("ok %zu - %s\n", i + 1, tests[i].name);
    }
    return end != NULL && end(&state) != 0;
}

#define cmocka_run_group_tests(tests, begin, end) \
    cross_run(tests, sizeof(tests) / sizeof((tests)[0]), begin, end)

#endif
