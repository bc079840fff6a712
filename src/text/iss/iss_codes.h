/* SPDX-License-Identifier: MIT */
/*
 * Tables, regular expressions and automata, encoded as in Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_CODES_H
#define ENNEAD_TEXT_ISS_ISS_CODES_H

#include "text/iss/iss_words.h"

/* How the arguments of a type are written, and what rules they become. */
typedef enum iss_way {
    ISS_IGNORED,        /* a setting for the search */
    ISS_HEAD,           /* defines the grid; read first */
    ISS_FLAG,           /* no arguments: a rule without cells */
    ISS_KROPKI,         /* no arguments: two rules, for white and black dots */
    ISS_DIAGONAL,       /* 1 or -1 */
    ISS_CELLS,          /* cells */
    ISS_NUMBER,         /* a number and cells; there is a default number */
    ISS_CAGE,           /* the same, but 0 or no number means no sum */
    ISS_SUM,            /* a number, maybe with factors, and cells */
    ISS_FIRST_CELL,     /* a cell that is a part of its own, then cells */
    ISS_PILL,           /* the number of cells of the first part, then cells */
    ISS_PAIRS,          /* cells: a rule for each two neighbors among them */
    ISS_SEGMENTS,       /* parts separated by hyphens */
    ISS_SETS,           /* the number of parts, all of the same size, then cells */
    ISS_QUAD,           /* the first of four cells, and numbers */
    ISS_LINE_OR_LOOP,   /* a number, cells, and LOOP for a closed line */
    ISS_AT_LEAST,       /* values separated by underscores, then cells */
    ISS_EXACTLY,        /* the same: a rule for each value */
    ISS_LOOK_AND_SAY,   /* pairs of a count and a value, then cells: a rule for each pair */
    ISS_EQUALITY,       /* cells */
    ISS_FLATMATES,      /* no arguments */
    ISS_VALUE_INDEXING, /* cells */
    ISS_REGIONS,        /* no arguments */
    ISS_CONNECTED,      /* no group of cells, values, and maybe how many cells hold one */
    ISS_CHAOS,          /* regions that the solution makes */
    ISS_CHAOS_ARROW,    /* a run in one of these */
    ISS_CHAOS_COUNT,    /* cells of one of these */
    ISS_INDEXING,       /* R or C, and cells */
    ISS_TWO_SIDES,      /* a line, and clues at both of its ends */
    ISS_TIES,           /* none: a rule without cells; any: another rule for ranks; only-unclued */
    ISS_ONE_SIDE,       /* a clue and a line */
    ISS_DIAGONAL_CLUE,  /* a clue and the first cell */
    ISS_TABLE,          /* pairs in base64, and groups of cells */
    ISS_EACH_TABLE,     /* the same for every two cells of a group */
    ISS_OLD_TABLE,      /* the same, with two characters of base64 exchanged */
    ISS_OLD_EACH_TABLE,
    ISS_REGEX,     /* base64, and groups of cells */
    ISS_AUTOMATON, /* the same */
} iss_way;

struct text_buffer;

/* An empty text in memory of the builder; it has no room if memory ran out. */
struct text_buffer iss_new_text(description_builder *d, size_t room);

/* Writes a transition of an automaton; without values, one between the parts of a line. */
void iss_write_step(struct text_buffer *p, const description_builder *d, int state, uint64_t set,
                    int target);

/* Decodes to the text of a rule, in memory of the builder. Returns NULL if the code is wrong,
 * which has been reported. */
char *iss_table_text(description_builder *d, iss_word code, iss_way way, size_t *length);
char *iss_regex_text(description_builder *d, iss_word code, size_t *length);
char *iss_automaton_text(description_builder *d, iss_word code, size_t *length);

#endif
