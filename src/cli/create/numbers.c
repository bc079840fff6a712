/* SPDX-License-Identifier: MIT */
#include "cli/create/numbers.h"

#include <inttypes.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/batch/slice.h"

enum exit_code numbers_check(const char *command, const struct numbers *numbers,
                             const struct settings *settings)
{
    if (numbers->count == 0 && settings->slice.parts > 0)
        return message_usage(command, "--part needs a --number of which it is a part");
    if (numbers->count > 0 && numbers->first > UINT64_MAX - (numbers->count - 1))
        return message_usage(command,
                             "--number=%" PRIu64 " from --first=%" PRIu64
                             " on goes beyond the last number, %" PRIu64,
                             numbers->count, numbers->first, UINT64_MAX);
    return EXIT_ANSWERED;
}

void numbers_begin(struct numbers *numbers, const struct settings *settings)
{
    const double limit = settings->solving.time_limit;
    numbers->end = limit > 0 ? progress_clock() + limit : 0;
}

double numbers_time_left(const struct numbers *numbers)
{
    static const double least = 0.001;
    if (numbers->end == 0)
        return 0;
    const double left = numbers->end - progress_clock();
    return left > least ? left : least;
}

/* Says which numbers of a range were never begun; `end` is excluded. */
static void report_not_begun(const struct numbers *numbers, uint64_t begin, uint64_t end,
                             const char *made)
{
    const uint64_t first = numbers->first + begin, last = numbers->first + end - 1;
    if (first == last)
        message("the time limit came before %s %" PRIu64 " was begun", made, first);
    else
        message("the time limit came before %ss %" PRIu64 " to %" PRIu64 " were begun", made, first,
                last);
}

enum exit_code numbers_code(const struct numbers *numbers, const struct settings *settings,
                            const char *made)
{
    const struct slice_settings *slice = &settings->slice;
    uint64_t begin = slice->skip, end = numbers->count;
    /* A run that its journal says is finished assigns none. */
    if (numbers->next == 0 && settings->journal.file != NULL && !numbers->time_is_up)
        return EXIT_ANSWERED;
    if (slice->parts > 0) {
        begin = slice_bound(numbers->count, slice->part - 1, slice->parts);
        end = slice_bound(numbers->count, slice->part, slice->parts);
    } else if (slice->takes && (end < slice->skip || slice->take < end - slice->skip)) {
        end = slice->take == 0 ? 0 : slice->skip + slice->take;
    }
    if (end > numbers->count)
        end = numbers->count;
    if (begin < numbers->next)
        begin = numbers->next;
    if (begin >= end)
        return EXIT_ANSWERED;
    if (numbers->time_is_up && !settings->quiet)
        report_not_begun(numbers, begin, end, made);
    return EXIT_UNANSWERED;
}

size_t numbers_items(const struct numbers *numbers, size_t wanted, size_t threads)
{
    const uint64_t share = numbers->count / threads + 1;
    return numbers->count != 0 && share < wanted ? (size_t)share : wanted;
}

bool numbers_fill(struct numbers *numbers, struct slot *slot, size_t items)
{
    if (numbers->end > 0 && progress_clock() >= numbers->end) {
        numbers->time_is_up = true;
        return false;
    }
    const uint64_t left = numbers->count - numbers->next;
    size_t count = numbers->count == 0 || left > items ? items : (size_t)left;
    for (size_t i = 0; i < count; i++) {
        const uint64_t number = numbers->first + numbers->next + i;
        slot->items[i] = (struct item){.kind = ITEM_PUZZLE, .name = "number", .line = number};
    }
    slot->item_count = slot->puzzle_count = count;
    slot->first_puzzle = numbers->first + numbers->next;
    numbers->next += count;
    slot->bytes = numbers->next;
    return count > 0;
}
