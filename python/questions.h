/* SPDX-License-Identifier: MIT */
#ifndef QUESTIONS_H
#define QUESTIONS_H

#include "glue.h"

/* The questions of the glue. */
question_function candidates, canonical, check, convert, count, explain, forms, generate, hint,
    minimize, picture, rate, rules, session_greet, session_line, session_load, session_position,
    solve, techniques, variant;

/* And those that are answered here: the neighbors of a puzzle, a verdict with its proof, and a
 * proof checked. */
question_function neighbors, prove, verify;

#endif
