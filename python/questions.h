/* SPDX-License-Identifier: MIT */
#ifndef QUESTIONS_H
#define QUESTIONS_H

#include "plain.h"

/* The questions of the glue. */
question_function candidates, canonical, check, convert, count, explain, forms, generate, hint,
    minimize, picture, rate, rules, session_greet, session_line, session_load, session_position,
    solve, techniques, variant;

/* And those that are answered here: the neighbors of a puzzle, a verdict with its proof, a proof
 * checked; a search for solutions, begun and gone on with; and rate and minimize for a puzzle of
 * any kind. */
question_function neighbors, prove, verify, search_begin, search_go_on, rate_any, minimize_any;

#endif
