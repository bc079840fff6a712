/* SPDX-License-Identifier: MIT */
#include "text/fpuzzles/fpuzzles_nodes.h"

#include "grid/characters.h"

bool fp_wrong(fp *f, uint32_t node, const char *expected)
{
    const json_node *n = &f->j.nodes[node];
    const builder_quoted quoted = builder_quote(n->text, n->length);

    return builder_wrong(f->d, n->place, "'%t' here, expected %t", quoted.text, expected);
}

/* --------------------------------------------------------------------------------------- cells */

bool fp_place(fp *f, uint32_t node, int *row, int *column)
{
    const json_node *n = &f->j.nodes[node];
    const char *text = n->text;
    int *const numbers[] = {row, column};
    size_t at = 0;

    if (n->kind != JSON_STRING)
        return fp_wrong(f, node, "a cell such as R1C1");
    for (size_t i = 0; i < 2; i++) {
        const size_t begin = at + 1;
        if (at == n->length || (text[at] | 32) != "rc"[i])
            return fp_wrong(f, node, "a cell such as R1C1");
        *numbers[i] = 0;
        for (at++; at < n->length && is_digit(text[at]) && at < begin + 2; at++)
            *numbers[i] = 10 * *numbers[i] + text[at] - '0';
        if (at == begin)
            return fp_wrong(f, node, "a cell such as R1C1");
    }
    return at == n->length || fp_wrong(f, node, "a cell such as R1C1");
}

bool fp_add_cell(fp *f, uint32_t node)
{
    const ennead_description *d = f->d->description;
    int row = 0, column = 0;

    if (!fp_place(f, node, &row, &column))
        return false;
    if (row < 1 || row > d->rows || column < 1 || column > d->columns)
        return fp_wrong(f, node, "a cell of the grid");
    return builder_cell(f->d, f->j.nodes[node].place, (row - 1) * d->columns + column - 1);
}

bool fp_is_array(fp *f, uint32_t node)
{
    return f->j.nodes[node].kind == JSON_ARRAY || fp_wrong(f, node, "an array");
}

bool fp_add_cells(fp *f, uint32_t array)
{
    if (!fp_is_array(f, array))
        return false;
    JSON_EACH(&f->j, node, array)
    if (!fp_add_cell(f, node))
        return false;
    return true;
}
