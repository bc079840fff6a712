/* SPDX-License-Identifier: MIT */
/*
 * Answers of `solve` as records.
 */
#ifndef CLI_ANSWER_RECORD_H
#define CLI_ANSWER_RECORD_H

#include "cli/output/answer.h"
#include "cli/record/records.h"

/* A record, and the cells that it shows. */
struct answer_record {
    struct record record;
    struct text texts;
};

/* Makes the record of an answer, which must exist as long as the record is used. */
void answer_record_make(struct answer_record *made, const struct settings *settings,
                        struct puzzle_answer *answer);
void answer_record_free(struct answer_record *made);

/* How records of answers are written. */
struct records answer_records(const struct settings *settings);

#endif
