/* SPDX-License-Identifier: MIT */
#include "text/fpuzzles/fpuzzles_rows.h"

static const fpuzzles_row rows[FPUZZLES_ROWS] = {
    {"size", NULL, FP_HEAD, 0},
    {"grid", NULL, FP_HEAD, 0},
    {"title", NULL, FP_HEAD, 0},
    /* texts, and data left by the author or by solvers' settings */
    {"author", NULL, FP_IGNORED, 0},
    {"ruleset", NULL, FP_IGNORED, 0},
    {"solution", NULL, FP_IGNORED, 0},
    {"successMessage", NULL, FP_IGNORED, 0},
    {"highlightConflicts", NULL, FP_IGNORED, 0},
    {"disabledlogic", NULL, FP_IGNORED, 0},
    {"truecandidatesoptions", NULL, FP_IGNORED, 0},
    /* only drawn */
    {"line", NULL, FP_DRAWN, 0},
    {"rectangle", NULL, FP_DRAWN, 0},
    {"circle", NULL, FP_DRAWN, 0},
    {"text", NULL, FP_DRAWN, 0},
    {"cage", NULL, FP_DRAWN, 0},
    /* rules of the whole grid */
    {"diagonal+", "diagonal-up", FP_FLAG, 0},
    {"diagonal-", "diagonal-down", FP_FLAG, 0},
    {"antiknight", "anti-knight", FP_FLAG, 0},
    {"antiking", "anti-king", FP_FLAG, 0},
    {"disjointgroups", "disjoint-groups", FP_FLAG, 0},
    {"nonconsecutive", "nonconsecutive", FP_FLAG, 0},
    {"negative", NULL, FP_NEGATIVE, 0},
    /* cells */
    {"killercage", "cage", FP_CELLS, 0},
    {"extraregion", "extra-region", FP_CELLS, 0},
    {"difference", "white-dot", FP_CELLS, 1},
    {"ratio", "black-dot", FP_CELLS, 2},
    {"xv", NULL, FP_XV, 0},
    {"clone", "clone", FP_CLONE, 0},
    {"quadruple", "quadruple", FP_QUADRUPLE, 0},
    {"odd", "odd", FP_EACH_CELL, 0},
    {"even", "even", FP_EACH_CELL, 0},
    {"minimum", "minimum", FP_EACH_CELL, 0},
    {"maximum", "maximum", FP_EACH_CELL, 0},
    {"rowindexer", "row-indexer", FP_EACH_LIST, 0},
    {"columnindexer", "column-indexer", FP_EACH_LIST, 0},
    /* lines */
    {"thermometer", "thermo", FP_LINES, 0},
    {"slowthermometer", "slow-thermo", FP_LINES, 0},
    {"palindrome", "palindrome", FP_LINES, 0},
    {"renban", "renban", FP_LINES, 0},
    {"whispers", "whisper", FP_LINES, 0},
    {"dutchwhispers", "whisper", FP_LINES, 4},
    {"regionsumline", "region-sum", FP_LINES, 0},
    {"entropicline", "entropic", FP_LINES, 0},
    {"modularline", "modular", FP_LINES, 3},
    {"zipperline", "zipper", FP_LINES, 0},
    {"betweenline", "between", FP_LINES, 0},
    {"lockout", "lockout", FP_LINES, FPUZZLES_HALF},
    {"arrow", "arrow", FP_ARROW, 0},
    {"doublearrow", "double-arrow", FP_LINES, 0},
    /* clues outside the grid */
    {"littlekillersum", "little-killer", FP_DIAGONAL, 0},
    {"sandwichsum", "sandwich", FP_OUTSIDE, 0},
    {"xsum", "x-sum", FP_OUTSIDE, 0},
    {"skyscraper", "skyscraper", FP_OUTSIDE, 0},
};

const fpuzzles_row *fpuzzles_row_at(size_t index)
{
    return index < FPUZZLES_ROWS ? &rows[index] : NULL;
}

int fpuzzles_usual(const fpuzzles_row *row, const ennead_description *d)
{
    return row->value == FPUZZLES_HALF ? d->values / 2 : row->value;
}
