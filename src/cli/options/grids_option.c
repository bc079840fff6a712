/* SPDX-License-Identifier: MIT */
#include "cli/options/grids_option.h"

#include <string.h>

const char *read_boxes(void *to, const char *value)
{
    static const char wrong[] = "is neither a shape such as 2x3, nor 'none', nor 'auto'";
    struct grid_settings *grids = to;
    char rows[3] = "";
    uint64_t numbers[2];
    const size_t length = strcspn(value, "x");
    if (strcmp(value, "none") == 0 || strcmp(value, "auto") == 0) {
        grids->boxes = value[0] == 'n' ? BOXES_NONE : BOXES_SQUAREST;
        return NULL;
    }
    if (length >= sizeof rows || value[length] == '\0')
        return wrong;
    memcpy(rows, value, length);
    if (!parse_number(rows, 1, ENNEAD_MOST_SIZE, &numbers[0]) ||
        !parse_number(value + length + 1, 1, ENNEAD_MOST_SIZE, &numbers[1]) ||
        numbers[0] * numbers[1] > ENNEAD_MOST_SIZE)
        return wrong;
    grids->boxes = BOXES_SHAPE;
    grids->box_rows = (int)numbers[0];
    grids->box_columns = (int)numbers[1];
    return NULL;
}
