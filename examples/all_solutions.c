/* SPDX-License-Identifier: MIT */
/*
 * Solutions one by one: an iterator goes over all solutions of a puzzle and can be left at any
 * point. This puzzle is the almanac's third sample; its first five solutions are printed in
 * ascending order, then how many there are in all.
 */
#include <ennead.h>
#include <stdio.h>

enum { SHOWN = 5 };

static const char sample[] = "123456789.6.....3..7.....4.789123456"
                             "..................456789123..................";

int main(void)
{
    ennead_puzzle puzzle;
    ennead_solve_options options;
    ennead_iterator *iterator;
    ennead_solve_result result;
    ennead_status status;
    uint8_t solution[ENNEAD_CELLS];
    char line[ENNEAD_LINE_SIZE];

    if (ennead_puzzle_from_line(sample, &puzzle))
        return 1;
    ennead_solve_options_init(&options);
    options.solutions = 0;
    options.order = ENNEAD_ORDER_LEXICOGRAPHIC;
    if (ennead_iterator_new(&puzzle, &options, NULL, &iterator))
        return 1;

    for (int shown = 0; (status = ennead_iterator_next(iterator, solution)) == ENNEAD_STATUS_OK;
         shown++)
        if (shown < SHOWN) {
            ennead_write_line(solution, line);
            puts(line);
        }
    ennead_iterator_get_result(iterator, &result);
    printf("%s: %llu\n", ennead_verdict_name(result.verdict), (unsigned long long)result.solutions);
    ennead_iterator_free(iterator);
    return status == ENNEAD_STATUS_END ? 0 : 1;
}
