/* SPDX-License-Identifier: MIT */
/*
 * Grids as people and programs write them: see decorate.h.
 */
#include "support/decorate.h"

struct style {
    char empty;       /* the sign for an empty cell */
    const char *gap;  /* between cells */
    const char *bar;  /* between boxes */
    const char *edge; /* at both ends of a row */
    const char *rule; /* a line between bands, or NULL */
    const char *end;  /* of lines */
};

static struct style random_style(struct generator *g)
{
    static const char empties[] = "0.*_xX";
    static const char *const gaps[] = {"", " ", "  ", "\t", ",", " : "};
    static const char *const bars[] = {"", " ", "|", " | ", "||"};
    static const char *const edges[] = {"", "|", "| ", " ", "\t"};
    static const char *const rules[] = {NULL, "---+---+---", "------+-------+------",
                                        "+===+===+===+", ""};
    static const char *const ends[] = {"\n", "\r\n", "\r"};

    return (struct style){
        empties[generator_below(g, sizeof empties - 1)], gaps[generator_below(g, COUNT_OF(gaps))],
        bars[generator_below(g, COUNT_OF(bars))],        edges[generator_below(g, COUNT_OF(edges))],
        rules[generator_below(g, COUNT_OF(rules))],      ends[generator_below(g, COUNT_OF(ends))],
    };
}

static size_t put(char *text, size_t length, const char *more)
{
    memcpy(text + length, more, strlen(more) + 1);
    return length + strlen(more);
}

static size_t put_cell(char *text, size_t length, const struct style *style, uint8_t digit)
{
    text[length] = digit == 0 ? style->empty : (char)('0' + digit);
    return length + 1;
}

size_t decorate(struct generator *g, const board cells, char text[DECORATED_SIZE])
{
    const struct style style = random_style(g);
    size_t length = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int column = cell % 9;

        if (cell > 0 && cell % 27 == 0 && style.rule != NULL) {
            length = put(text, length, style.rule);
            length = put(text, length, style.end);
        }
        if (column == 0)
            length = put(text, length, style.edge);
        else
            length = put(text, length, column % 3 == 0 ? style.bar : style.gap);
        length = put_cell(text, length, &style, cells[cell]);
        if (column == 8) {
            length = put(text, length, style.edge);
            length = put(text, length, style.end);
        }
    }
    text[length] = '\0';
    return length;
}
