/* SPDX-License-Identifier: MIT */
#include "cli/options/slice_option.h"

#include <string.h>

#include "cli/base/message.h"

const char *read_part(void *to, const char *value)
{
    enum { MOST_PARTS = 1000000, LONGEST = 7 };
    static const char wrong[] = "is not a part such as 2/7, from 1/N to N/N";
    struct slice_settings *slice = to;
    const size_t length = strcspn(value, "/");
    char part[LONGEST + 1];
    if (value[length] == '\0' || length > LONGEST)
        return wrong;
    memcpy(part, value, length);
    part[length] = '\0';
    if (!parse_number(value + length + 1, 1, MOST_PARTS, &slice->parts) ||
        !parse_number(part, 1, slice->parts, &slice->part))
        return wrong;
    return NULL;
}

enum exit_code slice_check(const char *command, const struct settings *settings)
{
    const struct slice_settings *slice = &settings->slice;
    if (slice->parts > 0 && (slice->skip > 0 || slice->takes))
        return message_usage(command, "--part does not go with --skip and --take");
    return EXIT_ANSWERED;
}

bool slice_is_given(const struct settings *settings)
{
    return settings->slice.parts > 0 || settings->slice.skip > 0 || settings->slice.takes;
}
