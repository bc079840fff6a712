/* SPDX-License-Identifier: MIT */
#include "text/fpuzzles.h"

static const fpuzzles_row rows[] = {
    {"size", FP_HEAD, NULL, 0},
    {"grid", FP_HEAD, NULL, 0},
    {"title", FP_HEAD, NULL, 0},
    /* words, and what the author or a solver's settings leave behind */
    {"author", FP_IGNORED, NULL, 0},
    {"ruleset", FP_IGNORED, NULL, 0},
    {"solution", FP_IGNORED, NULL, 0},
    {"successMessage", FP_IGNORED, NULL, 0},
    {"highlightConflicts", FP_IGNORED, NULL, 0},
    {"disabledlogic", FP_IGNORED, NULL, 0},
    {"truecandidatesoptions", FP_IGNORED, NULL, 0},
    /* for the eye */
    {"line", FP_IGNORED, NULL, 0},
    {"rectangle", FP_IGNORED, NULL, 0},
    {"circle", FP_IGNORED, NULL, 0},
    {"text", FP_IGNORED, NULL, 0},
    {"cage", FP_IGNORED, NULL, 0},
    /* rules of the whole grid */
    {"diagonal+", FP_FLAG, "diagonal-up", 0},
    {"diagonal-", FP_FLAG, "diagonal-down", 0},
    {"antiknight", FP_FLAG, "anti-knight", 0},
    {"antiking", FP_FLAG, "anti-king", 0},
    {"disjointgroups", FP_FLAG, "disjoint-groups", 0},
    {"nonconsecutive", FP_FLAG, "nonconsecutive", 0},
    {"negative", FP_NEGATIVE, NULL, 0},
    /* cells */
    {"killercage", FP_CELLS, "cage", 0},
    {"extraregion", FP_CELLS, "extra-region", 0},
    {"difference", FP_CELLS, "white-dot", 1},
    {"ratio", FP_CELLS, "black-dot", 2},
    {"xv", FP_XV, NULL, 0},
    {"clone", FP_CLONE, "clone", 0},
    {"quadruple", FP_QUADRUPLE, "quadruple", 0},
    {"odd", FP_EACH_CELL, "odd", 0},
    {"even", FP_EACH_CELL, "even", 0},
    {"minimum", FP_EACH_CELL, "minimum", 0},
    {"maximum", FP_EACH_CELL, "maximum", 0},
    {"rowindexer", FP_EACH_LIST, "row-indexer", 0},
    {"columnindexer", FP_EACH_LIST, "column-indexer", 0},
    /* lines */
    {"thermometer", FP_LINES, "thermo", 0},
    {"slowthermometer", FP_LINES, "slow-thermo", 0},
    {"palindrome", FP_LINES, "palindrome", 0},
    {"renban", FP_LINES, "renban", 0},
    {"whispers", FP_LINES, "whisper", 5},
    {"dutchwhispers", FP_LINES, "whisper", 4},
    {"regionsumline", FP_LINES, "region-sum", 0},
    {"entropicline", FP_LINES, "entropic", 0},
    {"modularline", FP_LINES, "modular", 3},
    {"zipperline", FP_LINES, "zipper", 0},
    {"betweenline", FP_LINES, "between", 0},
    {"arrow", FP_ARROW, "arrow", 0},
    {"doublearrow", FP_LINES, "double-arrow", 0},
    /* clues beside the grid */
    {"littlekillersum", FP_DIAGONAL, "little-killer", 0},
    {"sandwichsum", FP_OUTSIDE, "sandwich", 0},
    {"xsum", FP_OUTSIDE, "x-sum", 0},
    {"skyscraper", FP_OUTSIDE, "skyscraper", 0},
};

const fpuzzles_row *fpuzzles_row_at(size_t index)
{
    return index < sizeof rows / sizeof *rows ? &rows[index] : NULL;
}
