/* SPDX-License-Identifier: MIT */
#include "cli/create/create_options.h"

#include "cli/create/numbers.h"
#include "cli/output/output.h"

static const char *symmetry_name(size_t index)
{
    return ennead_symmetry_name((ennead_symmetry)index);
}

static const char *const symmetry_helps[] = {
    [ENNEAD_SYMMETRY_NONE] = "no symmetry",
    [ENNEAD_SYMMETRY_HALF_TURN] = "unchanged by half a turn",
    [ENNEAD_SYMMETRY_QUARTER_TURN] = "unchanged by a quarter turn",
    [ENNEAD_SYMMETRY_HORIZONTAL] = "the upper half mirrors the lower half",
    [ENNEAD_SYMMETRY_VERTICAL] = "the left half mirrors the right half",
    [ENNEAD_SYMMETRY_DIAGONAL] = "mirrored in the diagonal from r1c1 to r9c9",
    [ENNEAD_SYMMETRY_ANTIDIAGONAL] = "mirrored in the diagonal from r1c9 to r9c1",
    [ENNEAD_SYMMETRY_BOTH_AXES] = "horizontal and vertical",
    [ENNEAD_SYMMETRY_BOTH_DIAGONALS] = "diagonal and antidiagonal",
    [ENNEAD_SYMMETRY_FULL] = "all of these",
};

const struct choices symmetry_choices = {"Symmetries", .name = symmetry_name,
                                         .helps = symmetry_helps};

enum exit_code create_options_complete(const char *command, struct settings *settings)
{
    enum exit_code code = settings_complete(command, settings);
    if (code == EXIT_ANSWERED && !settings->output_chosen)
        settings->output = output_named(settings->to_terminal ? "grid" : "line");
    settings->record_form =
        settings->output == output_named("line") ? RECORDS_AS_LINE : settings->output->records;
    if (code == EXIT_ANSWERED && !settings->seed_chosen)
        code = settings_draw_seed(command, settings);
    return code;
}
