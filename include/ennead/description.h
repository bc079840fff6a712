/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of any size and shape, with or without variant rules, as plain data; and the table of the
 * rules.
 */
#ifndef ENNEAD_DESCRIPTION_H
#define ENNEAD_DESCRIPTION_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The most rows, columns and values of a puzzle (a set of values is 64 bits), and the most
 * cells. */
#define ENNEAD_MOST_SIZE 64
#define ENNEAD_MOST_CELLS (ENNEAD_MOST_SIZE * ENNEAD_MOST_SIZE)

/* The houses in which all values differ; a set. */
typedef enum ennead_houses {
    ENNEAD_HOUSES_ROWS = 1,
    ENNEAD_HOUSES_COLUMNS = 2,
    ENNEAD_HOUSES_REGIONS = 4, /* boxes, or the regions of a jigsaw */
} ennead_houses;

/* The region number of a cell that is in no region. */
#define ENNEAD_NO_REGION 255

/* A variant rule, by its name (see ENNEAD_CONSTRAINTS). Cells are numbered row by row from 0. They
 * may come in parts, such as an arrow's circle and its shaft: the first parts[0] cells are the
 * first part, and so on; without parts all cells are one part. What the numbers and the text mean
 * depends on the rule. Members that a rule does not use are 0 or NULL. `line` and `column` are used
 * in messages only. */
typedef struct ennead_constraint {
    const char *name;
    const uint16_t *cells;
    size_t cell_count;
    const int32_t *numbers;
    size_t number_count;
    const uint16_t *parts;
    size_t part_count;
    const char *text;                      /* a regular expression, a table of pairs */
    const struct ennead_constraint *inner; /* of "and" and "or": the rules inside */
    size_t inner_count;
    uint64_t line, column; /* in the text that it was read from, from 1; 0: none */
} ennead_constraint;

/* How deep rules may be nested. */
#define ENNEAD_CONSTRAINT_DEPTH 8

/* In the table below: any number of cells, numbers or parts. */
#define ENNEAD_MANY 65535

/* What a rule has besides cells and numbers. */
typedef enum ennead_constraint_extra {
    ENNEAD_CONSTRAINT_EXTRA_NONE,
    ENNEAD_CONSTRAINT_EXTRA_TEXT,
    ENNEAD_CONSTRAINT_EXTRA_RULES,
} ennead_constraint_extra;

/* The rules. Name; least and most numbers; least and most parts; least and most cells in each part;
 * what else it has; what it requires, in one sentence; an example in the form of docs/variants.md.
 */
#define ENNEAD_CONSTRAINTS(CONSTRAINT) \
    CONSTRAINT("all-different", 0, 0, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of its cells are all different", "all-different r1c1 r2c2 r3c3") \
    /* lines and dots */ \
    CONSTRAINT("thermo", 0, 0, 1, 1, 2, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "values rise along the line from its first cell, the bulb", \
               "thermo r1c1 r1c2 r2c3") \
    CONSTRAINT("slow-thermo", 0, 0, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "values rise or stay along the line from its first cell", \
               "slow-thermo r1c1 r1c2 r2c3") \
    CONSTRAINT("greater", 0, 0, 1, 1, 2, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "each cell has a greater value than the next", "greater r1c1 r1c2") \
    CONSTRAINT("white-dot", 0, 1, 1, 1, 2, 2, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of the two cells differ by the number, or by 1", "white-dot r1c1 r1c2") \
    CONSTRAINT("black-dot", 0, 1, 1, 1, 2, 2, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "one value is the other times the number, or twice the other", \
               "black-dot r1c1 r1c2") \
    CONSTRAINT("x", 0, 0, 1, 1, 2, 2, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of the two cells add up to 10", "x r1c1 r1c2") \
    CONSTRAINT("v", 0, 0, 1, 1, 2, 2, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of the two cells add up to 5", "v r1c1 r1c2") \
    CONSTRAINT("no-other-white-dots", 0, ENNEAD_MANY, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "neighbors without a dot do not differ by one of the numbers; without numbers, by " \
               "those of the white dots, or 1", \
               "no-other-white-dots") \
    CONSTRAINT("no-other-black-dots", 0, ENNEAD_MANY, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "of neighbors without a dot, neither is the other times one of the numbers; " \
               "without numbers, those of the black dots, or 2", \
               "no-other-black-dots") \
    CONSTRAINT("no-other-xv", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "neighbors without X or V do not add up to 5 or 10", "no-other-xv") \
    CONSTRAINT("whisper", 0, 1, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "neighbors on the line differ by the number or more; without one by half of the " \
               "values, rounded up", \
               "whisper 5 r1c1 r1c2 r2c3") \
    CONSTRAINT("renban", 0, 0, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values are successive numbers in any order", "renban r1c1 r1c2 r2c3") \
    CONSTRAINT("palindrome", 0, 0, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the line reads the same from both ends", "palindrome r1c1 r1c2 r2c3 r3c3") \
    CONSTRAINT("between", 0, 0, 1, 1, 3, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "values of the line are between those of its first and its last cell", \
               "between r1c1 r2c2 r2c3 r3c3") \
    CONSTRAINT( \
        "lockout", 0, 1, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "the ends differ by the number (or 4) or more, and no value of the line is between " \
        "theirs or one of them", \
        "lockout 4 r1c1 r2c2 r2c3 r3c3") \
    CONSTRAINT( \
        "entropic", 0, 0, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "any three successive cells of the line have a low, a middle and a high value; a line of " \
        "two cells has two of these", \
        "entropic r1c1 r1c2 r2c3 r3c3") \
    CONSTRAINT("modular", 0, 1, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "of any n successive cells of the line (n is the number, or 3) the remainders " \
               "modulo n all differ; of all cells, if there are fewer", \
               "modular 3 r1c1 r1c2 r2c3 r3c3") \
    /* cells and groups */ \
    CONSTRAINT("odd", 0, 0, 1, 1, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values are odd", "odd r1c1 r2c2") \
    CONSTRAINT("even", 0, 0, 1, 1, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values are even", "even r1c1 r2c2") \
    CONSTRAINT("given", 1, ENNEAD_MOST_SIZE, 1, 1, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "each of the cells holds one of the numbers", "given 1 2 r1c1") \
    CONSTRAINT("extra-region", 0, 0, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "one more region: its values are all different", \
               "extra-region r1c1 r1c2 r2c3 r3c3") \
    CONSTRAINT("diagonal-up", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of the diagonal from the lower left are all different", "diagonal-up") \
    CONSTRAINT("diagonal-down", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of the diagonal from the upper left are all different", \
               "diagonal-down") \
    CONSTRAINT( \
        "windoku", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "extra regions of the shape of a box: the first starts at r2c2, the others lie one line " \
        "apart, and none touches the border; four in a 9x9 grid", \
        "windoku") \
    CONSTRAINT("disjoint-groups", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "cells at the same place in their boxes are all different", "disjoint-groups") \
    CONSTRAINT("anti-knight", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "cells a knight's move apart differ", "anti-knight") \
    CONSTRAINT("anti-king", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "cells a king's move apart differ", "anti-king") \
    CONSTRAINT("anti-taxicab", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "two cells with the same value n are never exactly n orthogonal steps apart", \
               "anti-taxicab") \
    CONSTRAINT("global-entropy", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "every square of 2x2 cells has a low, a middle and a high value", "global-entropy") \
    CONSTRAINT("global-modular", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "every square of 2x2 cells has values of each remainder modulo 3", \
               "global-modular") \
    CONSTRAINT("doppelganger", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "in a square grid with values from 0 to its size, each row, column and region has " \
               "0 and misses one other value; no two rows, columns or regions miss the same " \
               "one, and those of a 0 miss different ones", \
               "doppelganger") \
    CONSTRAINT("nonconsecutive", 0, 1, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "neighbors do not differ by 1, or by the number", "nonconsecutive") \
    CONSTRAINT("clone", 0, 0, 2, ENNEAD_MANY, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the parts hold the same, cell by cell", "clone r1c1 r1c2 : r5c5 r5c6") \
    CONSTRAINT("same-values", 0, 0, 2, ENNEAD_MANY, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the parts hold the same values in any order", "same-values r1c1 r1c2 : r5c5 r6c6") \
    /* rules that a setter spells out */ \
    CONSTRAINT("pairs", 0, 0, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_TEXT, \
               "each cell of the line and the next have a pair of values that the text allows", \
               "pairs r1c1 r1c2 r1c3 \"1:2,3 2-4:7-9 7-9:1\"") \
    CONSTRAINT("regex", 0, 0, 1, 1, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_TEXT, \
               "the values of the line, one character each, match the regular expression", \
               "regex r1c1 r1c2 r1c3 r1c4 \"[1-4]+9.*\"") \
    CONSTRAINT("automaton", 0, 0, 1, ENNEAD_MANY, 0, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_TEXT, \
               "the values of the line lead from a start to an accepted state, with a step / " \
               "between its parts", \
               "automaton r1c1 r1c2 r1c3 \"start 0; accept 1; 0 1-4 0; 0 9 1; 1 . 1\"") \
    CONSTRAINT("or", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_RULES, \
               "one of the rules holds, or more", \
               "or { white-dot r1c1 r1c2; black-dot r1c1 r1c2 }") \
    CONSTRAINT("and", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_RULES, "all of the rules hold", \
               "and { odd r1c1; greater r1c1 r1c2 }") \
    /* sums */ \
    CONSTRAINT("cage", 0, 1, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of its cells are all different and sum to the number, if there is one", \
               "cage 15 r1c1 r1c2 r2c1") \
    CONSTRAINT("sum", 1, ENNEAD_MANY, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "its cells sum to the number, whether they repeat a value or not; further numbers " \
               "are factors, one for each cell", \
               "sum 10 r1c1 r2c3") \
    CONSTRAINT("little-killer", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the cells of a diagonal sum to the number", "little-killer 20 r1c6-r4c9") \
    CONSTRAINT( \
        "arrow", 0, 0, 2, 2, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "its shaft sums to the number in its circle, which in a pill of two or three cells " \
        "has a digit in each", \
        "arrow r1c1 : r1c2 r1c3") \
    CONSTRAINT("double-arrow", 0, 0, 1, 1, 3, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the two ends of its line together are the sum of the cells between them", \
               "double-arrow r1c1-r1c5") \
    CONSTRAINT("region-sum", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "each piece of its line, which regions cut, has the same sum", \
               "region-sum r2c1-r2c6") \
    CONSTRAINT("equal-sum", 0, 0, 2, ENNEAD_MANY, 1, ENNEAD_MOST_CELLS, \
               ENNEAD_CONSTRAINT_EXTRA_NONE, "each of its parts has the same sum", \
               "equal-sum r1c1 r1c2 : r3c1 r3c2 : r5c5") \
    CONSTRAINT("sum-line", 1, 1, 1, 1, 1, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "its line can be cut into pieces that sum to the number each", \
               "sum-line 10 r1c1-r1c6") \
    CONSTRAINT("sum-loop", 1, 1, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "as sum-line, but the line is closed: a piece may run across its end", \
               "sum-loop 10 r1c1 r1c2 r2c2 r2c1") \
    CONSTRAINT( \
        "zipper", 0, 0, 1, 1, 2, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "two cells at the same distance from the middle of the line sum to the middle cell; " \
        "without a middle cell, all such pairs have the same sum", \
        "zipper r1c1-r1c5") \
    CONSTRAINT( \
        "sandwich", 1, 1, 1, 1, 2, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "in its line, whose values all differ, the cells between the least and the greatest " \
        "value of the grid sum to the number", \
        "sandwich 12 row 3") \
    CONSTRAINT( \
        "lunchbox", 1, 1, 1, 1, 2, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "in its line, whose values all differ, the cells between its least and its greatest " \
        "value sum to the number", \
        "lunchbox 12 r1c1-r1c5") \
    CONSTRAINT("x-sum", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the first cells of its line, as many as the first one says, sum to the number", \
               "x-sum 20 column 4") \
    CONSTRAINT("skyscraper", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "so many cells of its line are greater than all before them, and than 0", \
               "skyscraper 4 row 2") \
    CONSTRAINT("hidden-skyscraper", 1, 1, 1, 1, 2, ENNEAD_MANY, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the first cell of its line that is less than one before it has the number", \
               "hidden-skyscraper 4 row 2") \
    CONSTRAINT("numbered-room", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the first cell of its line says which cell of the line holds the number", \
               "numbered-room 7 row 2") \
    CONSTRAINT("full-rank", 1, 1, 1, 1, 2, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the number that its row or column reads as has that rank among those of all rows " \
               "and columns, read from both ends, from the lowest; no other is equal to it", \
               "full-rank 17 row 1") \
    CONSTRAINT("full-rank-ties", 1, 1, 1, 1, 2, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "as full-rank, but others may be equal to it", "full-rank-ties 17 row 1") \
    CONSTRAINT("different-lines", 0, 0, 0, 0, 0, 0, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "no two of all rows and columns, read from both ends, are equal", \
               "different-lines") \
    CONSTRAINT("rellik", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "the values of its cells are all different, and no choice of one or more of them " \
               "sums to the number", \
               "rellik 9 r1c1 r1c2 r2c1") \
    CONSTRAINT( \
        "minimum", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "each of its cells is less than the cells that share an edge with it and are not named", \
        "minimum r2c2 r5c5") \
    CONSTRAINT("maximum", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "each of its cells is greater than the cells that share an edge with it and are " \
               "not named", \
               "maximum r2c2 r5c5") \
    CONSTRAINT("counting-circles", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "a value that is in one of its cells is in as many of them as it says", \
               "counting-circles r1c1 r2c4 r5c5 r7c8") \
    CONSTRAINT("row-indexer", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "each of its cells says in which row of its column the number of its own row is", \
               "row-indexer row 1") \
    CONSTRAINT( \
        "column-indexer", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "each of its cells says in which column of its row the number of its own column is", \
        "column-indexer column 1") \
    CONSTRAINT("count", 2, 2, 1, 1, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "as many of its cells as the first number says have the value of the second", \
               "count 2 7 r1c1 r1c2 r2c4 r5c5") \
    CONSTRAINT("distinct", 0, 0, 1, 1, 2, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "its first cell says how many different values its other cells have", \
               "distinct r1c1 r2c4 r5c5 r7c8") \
    CONSTRAINT( \
        "connected", 1, ENNEAD_MOST_SIZE, 1, 1, 1, ENNEAD_MOST_CELLS, \
        ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "those of its cells that hold one of the numbers are connected by edges, and there " \
        "is at least one", \
        "connected 1 3 5 7 9 all") \
    CONSTRAINT( \
        "unknown-regions", 0, 1, 2, 2, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "the cells of its first part are divided into regions of as many cells as there are " \
        "values, or as the number says; the cells of a region are connected by edges and all " \
        "different; each cell of the second part holds the number of the region of the cell at " \
        "the same place in the first part; regions are numbered in the order of their first " \
        "cells, from the lowest value", \
        "unknown-regions r1-3c1-3 : r4-6c4-6") \
    CONSTRAINT("alike", 0, 1, 1, 1, 2, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "its first cell says how many of its other cells have the value of the second " \
               "cell, which itself is counted unless the number is 1", \
               "alike r1c1 r2c4 r5c5 r7c8") \
    CONSTRAINT( \
        "run", 0, 1, 2, ENNEAD_MANY, 1, ENNEAD_MOST_CELLS, ENNEAD_CONSTRAINT_EXTRA_NONE, \
        "the lines after its first cell all begin in the same cell, and the first cell says how " \
        "many of their cells have the value of that one, on each line until another value " \
        "comes; that one is counted once, or not at all if the number is 1", \
        "run r1c1 : r2c4-r2c7 : r2c4-r5c4") \
    CONSTRAINT("quadruple", 1, ENNEAD_MOST_SIZE, 1, 1, 1, ENNEAD_MOST_SIZE, \
               ENNEAD_CONSTRAINT_EXTRA_NONE, \
               "each of the numbers is in one of its cells, and one that is named twice in two", \
               "quadruple 1 3 5 r1c1 r1c2 r2c1 r2c2")

/* A row of the table of rules. */
typedef struct ennead_constraint_row {
    const char *name;
    uint16_t least_numbers, most_numbers;
    uint16_t least_parts, most_parts;
    uint16_t least_cells, most_cells; /* in each part */
    ennead_constraint_extra extra;
    const char *help;
    const char *example;
} ennead_constraint_row;

/* Row `index` of the table, counted from 0, or NULL past the last. A constant. */
ENNEAD_API const ennead_constraint_row *ennead_constraint_info(size_t index);

/* The row with that name; NULL if there is none, or if `name` is NULL. */
ENNEAD_API const ennead_constraint_row *ennead_constraint_find(const char *name);

/* A puzzle of any size and shape, as plain data. Value i, counted from 0, stands for the number
 * first_value + i, and is bit i of a set of values. Callers may change members within their ranges,
 * or fill a description of their own. The arrays belong to the description and have one entry per
 * cell. A classic Sudoku has 9 rows, columns and values, first value 1, all houses, and boxes of 3
 * rows and 3 columns.
 *
 * Every function that takes a description first checks that it is valid: sizes, values, regions and
 * candidates are within the ranges below; boxes are 0 by 0 or such as ennead_description_set_boxes
 * accepts; each rule, and each rule inside one, has a name, no NULL array with a count above 0,
 * only cells of the grid, and parts that add up to its cells; and rules are nested at most
 * ENNEAD_CONSTRAINT_DEPTH deep. If the description is not valid, the function returns
 * ENNEAD_STATUS_BAD_ARGUMENT; a function that returns a length writes nothing and returns 0. Life
 * cycle:
 *
 *     ennead_description_new --> ennead_description_set_boxes --+--> ennead_model_new and so on
 *                                ennead_description_add         |       |
 *     ennead_description_read, ennead_variant_read -------------+       v
 *                                                               +--> ennead_description_free
 */
typedef struct ennead_description {
    int rows, columns;         /* 1 to 64 each */
    int values;                /* the number of values: 1 to 64 */
    int first_value;           /* the smallest value: 0 or 1 */
    int box_rows, box_columns; /* the size of a box; 0 when the regions are not boxes */
    unsigned houses;           /* a set of ENNEAD_HOUSES_ROWS, ENNEAD_HOUSES_COLUMNS and
                                  ENNEAD_HOUSES_REGIONS */
    uint8_t *regions;          /* per cell: 0 to 63, or ENNEAD_NO_REGION */
    uint64_t *candidates;      /* per cell: the set of values that it may hold */
    ennead_constraint *constraints;
    size_t constraint_count, constraint_room;
    ennead_allocator allocator;
} ennead_description;

/* Makes the description of an empty grid: every cell may hold any value, the values in each row and
 * column differ, and no cell is in a region. ennead_description_free frees it (NULL is allowed).
 * ENNEAD_STATUS_BAD_ARGUMENT: a number is out of the ranges above, or a row or column has more
 * cells than there are values. On an error *description is NULL. */
ENNEAD_API ennead_status ennead_description_new(int rows, int columns, int values,
                                                const ennead_allocator *allocator,
                                                ennead_description **description);
ENNEAD_API void ennead_description_free(ennead_description *description);

/* Divides the grid into boxes, numbered row by row, in which the values differ.
 * ENNEAD_STATUS_BAD_ARGUMENT: the boxes do not cover the grid exactly, there are more than 64, or a
 * box has more cells than there are values. */
ENNEAD_API ennead_status ennead_description_set_boxes(ennead_description *description, int box_rows,
                                                      int box_columns);

/* Adds a deep copy of a rule. ENNEAD_STATUS_BAD_ARGUMENT: it has no name, a cell outside the grid,
 * parts that do not add up to its cells, a NULL array with a count above 0, or rules nested deeper
 * than ENNEAD_CONSTRAINT_DEPTH. The rules that are already in the description are not checked
 * again. Whether the rule exists and makes sense is checked by ennead_model_new. */
ENNEAD_API ennead_status ennead_description_add(ennead_description *description,
                                                const ennead_constraint *constraint);

/* How values are written. */
typedef enum ennead_notation {
    /* one character each: 1-9, A-Z for 10 to 35, a-z for 36 to 61; . for an empty cell */
    ENNEAD_NOTATION_SIGNS,
    /* numbers with blanks between them; 0 for an empty cell */
    ENNEAD_NOTATION_NUMBERS,
    /* as ENNEAD_NOTATION_SIGNS, with the character 0 for the value 0 */
    ENNEAD_NOTATION_SIGNS_FROM_0,
} ennead_notation;

/* The most values that can be written as one character. */
#define ENNEAD_MOST_SIGNS 61

/* What else ennead_description_read reports. */
typedef struct ennead_description_report {
    ennead_notation
        notation; /* how the puzzle was written; ENNEAD_NOTATION_NUMBERS above 61 values */
    size_t place; /* of an error: in bytes from the start of the text */
    char message[ENNEAD_MESSAGE_SIZE]; /* of an error */
} ennead_description_report;

/* Which boxes to assume when the text does not say. ennead_description_options_init sets the
 * defaults, in brackets below. */
typedef struct ennead_description_options {
    size_t size;  /* sizeof(ennead_description_options) */
    int box_rows; /* rows of a box; 0: the squarest boxes with as many cells as there are values; 1:
                     no boxes, that is a Latin square [0] */
    int box_columns; /* columns of a box, when box_rows is above 1 [0] */
} ennead_description_options;

/* The function behind ennead_description_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_description_options_init_sized(ennead_description_options *options,
                                                      size_t size);

static inline void ennead_description_options_init(ennead_description_options *options)
{
    ennead_description_options_init_sized(options, sizeof *options);
}

/* Reads a square puzzle of any size up to 64x64 from `length` bytes of text. Cells are single
 * characters (with up to 35 values, letters in either case) or numbers; 0 and any of . _ * - mean
 * an empty cell. Between them there may be blanks, line ends, commas, | and +. The number of cells
 * determines the size. Twice as many characters are a jigsaw: the cells, then one character for the
 * region of each; otherwise the options say which boxes there are (NULL for the defaults).
 * ENNEAD_STATUS_BAD_ARGUMENT: `report` says what is wrong. On an error *description is NULL. */
ENNEAD_API ennead_status ennead_description_read(const char *text, size_t length,
                                                 const ennead_description_options *options,
                                                 const ennead_allocator *allocator,
                                                 ennead_description **description,
                                                 ennead_description_report *report);

/* Writes `count` values, 0 for an empty cell, and a terminating NUL; returns the length without the
 * NUL. `text` needs 3 * count + 1 bytes. Values above 61 can only be written as numbers. */
ENNEAD_API size_t ennead_write_values(const uint8_t *values, size_t count, ennead_notation notation,
                                      char *text);

#ifdef __cplusplus
}
#endif

#endif
