/* SPDX-License-Identifier: MIT */
#include "cli/record/fields.h"

const struct field_row field_rows[FIELD_COUNT] = {
#define FIELD_ROW(code, name, kind, help, commands) {name, commands, FIELD_##kind},
    FIELDS(FIELD_ROW)
#undef FIELD_ROW
};

const char *field_word(enum field field, size_t index)
{
    static const char *const flags[] = {"no", "yes"};
    static const char *const outcomes[] = {
        [OUTCOME_MISTAKE] = "mistake", [OUTCOME_ALL] = "all",     [OUTCOME_SOLVED] = "solved",
        [OUTCOME_STUCK] = "stuck",     [OUTCOME_LIMIT] = "limit", [OUTCOME_STEP] = "step",
    };
    switch (field) {
    case FIELD_OF_VERDICT:
        return index <= ENNEAD_VERDICT_LIMIT ? ennead_verdict_name((ennead_verdict)index)
               : index == VERDICT_STUCK      ? "stuck"
               : index == VERDICT_ERROR      ? "error"
                                             : NULL;
    case FIELD_OF_OUTCOME:
        return index < sizeof outcomes / sizeof outcomes[0] ? outcomes[index] : NULL;
    case FIELD_OF_LEVEL:
        return index <= ENNEAD_LEVEL_EXTREME ? ennead_level_name((ennead_level)index) : NULL;
    default:
        return index < 2 ? flags[index] : NULL;
    }
}
