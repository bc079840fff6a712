/* SPDX-License-Identifier: MIT */
/*
 * Reads the JSON of f-puzzles.com (E. Fosse, 2020).
 */
#include "text/fpuzzles/fpuzzles.h"

#include "text/fpuzzles/fpuzzles_grid.h"
#include "text/fpuzzles/fpuzzles_rules.h"

bool fpuzzles_read(description_builder *d)
{
    fp f = {.d = d};
    const bool good = json_read(&f.j, d) && fpuzzles_grid(&f) && fpuzzles_rules(&f);

    json_free(&f.j);
    return good;
}
