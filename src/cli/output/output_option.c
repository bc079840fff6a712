/* SPDX-License-Identifier: MIT */
#include "cli/output/output_option.h"

#include "cli/output/output.h"

const struct choices output_choices = {"Formats", output_name, output_help};

void choose_output(void *settings, size_t index)
{
    struct settings *all = settings;
    all->output = output_at(index);
    all->output_chosen = true;
}
