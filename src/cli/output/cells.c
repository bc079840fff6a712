/* SPDX-License-Identifier: MIT */
#include "cli/output/cells.h"

#include "cli/output/variant_text.h"

void output_cells(struct text *text, const uint8_t cells[ENNEAD_CELLS])
{
    char line[ENNEAD_LINE_SIZE];
    ennead_write_line(cells, line);
    text_add(text, line, ENNEAD_CELLS);
}

void output_givens(struct text *text, const struct puzzle_answer *answer)
{
    if (answer->variant != NULL)
        variant_add_givens(text, answer->variant);
    else
        output_cells(text, answer->puzzle->givens);
}

void output_solution(struct text *text, const struct puzzle_answer *answer, const uint8_t *cells)
{
    if (answer->variant != NULL)
        variant_add_values(text, answer->variant, cells);
    else
        output_cells(text, cells);
}

void output_cell_name(int cell, char name[CELL_NAME_SIZE])
{
    name[0] = 'r';
    name[1] = (char)('1' + cell_row(cell));
    name[2] = 'c';
    name[3] = (char)('1' + cell_column(cell));
    name[4] = '\0';
}
