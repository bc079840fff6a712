/* SPDX-License-Identifier: MIT */
/*
 * The sizes of the structs in the running library: for programs and bindings that may run with
 * another version of the library than the one whose header they were compiled with.
 */
#ifndef ENNEAD_STRUCTS_H
#define ENNEAD_STRUCTS_H

#include "backdoors.h"
#include "deduce.h"
#include "exchange.h"
#include "model.h"
#include "picture.h"
#include "pipeline.h"
#include "proof.h"
#include "rate.h"
#include "session.h"
#include "symmetry.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The structs without a member `size`: those that the library fills, returns or is given. They grow
 * as follows:
 *
 *     - New members are added at the end; existing members keep their places and types. A
 *       struct that is a member of another struct does not grow.
 *     - Structs that the library only returns by pointer (such as ennead_technique_row) may
 *       grow in any version.
 *     - Structs that callers allocate by sizeof grow only when the soversion changes, so that a
 *       library never writes beyond what a program allocated.
 *     - A caller that takes the size of each struct, and the stride of each array, from
 *       ennead_struct_size, and addresses members by their offsets, works with every later
 *       library, whatever its soversion. Bindings should do so.
 *
 * Structs that begin with `size` (options, ennead_request, ennead_pipeline) may grow in any
 * version. If a struct comes from an older header, the members that it lacks have their defaults;
 * if it comes from a newer header, members that this library does not know must be 0. A size that
 * is 0, or not a multiple of sizeof(size_t), is ENNEAD_STATUS_BAD_ARGUMENT. */
#define ENNEAD_STRUCTS(STRUCT) \
    STRUCT(ENNEAD_STRUCT_ALLOCATOR, ennead_allocator) \
    STRUCT(ENNEAD_STRUCT_STOP, ennead_stop) \
    STRUCT(ENNEAD_STRUCT_PUZZLE, ennead_puzzle) \
    STRUCT(ENNEAD_STRUCT_CONFLICT, ennead_conflict) \
    STRUCT(ENNEAD_STRUCT_TALLY, ennead_tally) \
    STRUCT(ENNEAD_STRUCT_SOLVE_COUNTERS, ennead_solve_counters) \
    STRUCT(ENNEAD_STRUCT_SOLVE_RESULT, ennead_solve_result) \
    STRUCT(ENNEAD_STRUCT_SOLVE_ANSWER, ennead_solve_answer) \
    STRUCT(ENNEAD_STRUCT_SOLVE_TOTALS, ennead_solve_totals) \
    STRUCT(ENNEAD_STRUCT_PUZZLE_BATCH, ennead_puzzle_batch) \
    STRUCT(ENNEAD_STRUCT_PUZZLE_LINES, ennead_puzzle_lines) \
    STRUCT(ENNEAD_STRUCT_RECORD, ennead_record) \
    STRUCT(ENNEAD_STRUCT_READER_LINES, ennead_reader_lines) \
    STRUCT(ENNEAD_STRUCT_CELL_SET, ennead_cell_set) \
    STRUCT(ENNEAD_STRUCT_STATE, ennead_state) \
    STRUCT(ENNEAD_STRUCT_CONTRADICTION, ennead_contradiction) \
    STRUCT(ENNEAD_STRUCT_STATE_CHECK, ennead_state_check) \
    STRUCT(ENNEAD_STRUCT_TECHNIQUE_ROW, ennead_technique_row) \
    STRUCT(ENNEAD_STRUCT_TECHNIQUE_SET, ennead_technique_set) \
    STRUCT(ENNEAD_STRUCT_CASE, ennead_case) \
    STRUCT(ENNEAD_STRUCT_CHAIN_NODE, ennead_chain_node) \
    STRUCT(ENNEAD_STRUCT_STEP, ennead_step) \
    STRUCT(ENNEAD_STRUCT_SCORE, ennead_score) \
    STRUCT(ENNEAD_STRUCT_SE_NODE, ennead_se_node) \
    STRUCT(ENNEAD_STRUCT_SE_CHAINS, ennead_se_chains) \
    STRUCT(ENNEAD_STRUCT_SE_STEP, ennead_se_step) \
    STRUCT(ENNEAD_STRUCT_RATING, ennead_rating) \
    STRUCT(ENNEAD_STRUCT_DEDUCER_MOVE, ennead_deducer_move) \
    STRUCT(ENNEAD_STRUCT_DEDUCER, ennead_deducer) \
    STRUCT(ENNEAD_STRUCT_MAP, ennead_map) \
    STRUCT(ENNEAD_STRUCT_CREATED_PUZZLE, ennead_created_puzzle) \
    STRUCT(ENNEAD_STRUCT_MINIMIZE_RESULT, ennead_minimize_result) \
    STRUCT(ENNEAD_STRUCT_PUZZLE_CHECK, ennead_puzzle_check) \
    STRUCT(ENNEAD_STRUCT_CONSTRAINT, ennead_constraint) \
    STRUCT(ENNEAD_STRUCT_CONSTRAINT_ROW, ennead_constraint_row) \
    STRUCT(ENNEAD_STRUCT_DESCRIPTION, ennead_description) \
    STRUCT(ENNEAD_STRUCT_DESCRIPTION_REPORT, ennead_description_report) \
    STRUCT(ENNEAD_STRUCT_VARIANT_REPORT, ennead_variant_report) \
    STRUCT(ENNEAD_STRUCT_MODEL_RESULT, ennead_model_result) \
    STRUCT(ENNEAD_STRUCT_MODEL_STEP, ennead_model_step) \
    STRUCT(ENNEAD_STRUCT_REPLY, ennead_reply) \
    STRUCT(ENNEAD_STRUCT_POSITION, ennead_position) \
    STRUCT(ENNEAD_STRUCT_CERTIFICATE, ennead_certificate) \
    STRUCT(ENNEAD_STRUCT_PROOF_TEXT, ennead_proof_text) \
    STRUCT(ENNEAD_STRUCT_VERIFICATION, ennead_verification) \
    STRUCT(ENNEAD_STRUCT_PAINT, ennead_paint) \
    STRUCT(ENNEAD_STRUCT_PATH_STEP, ennead_path_step) \
    STRUCT(ENNEAD_STRUCT_SHAPE, ennead_shape) \
    STRUCT(ENNEAD_STRUCT_PICTURE_BOUNDS, ennead_picture_bounds) \
    STRUCT(ENNEAD_STRUCT_EXCHANGE_REPORT, ennead_exchange_report) \
    STRUCT(ENNEAD_STRUCT_CANDIDATES_RESULT, ennead_candidates_result) \
    STRUCT(ENNEAD_STRUCT_ESTIMATE, ennead_estimate) \
    STRUCT(ENNEAD_STRUCT_BACKDOORS, ennead_backdoors)

typedef enum ennead_struct {
#define ENNEAD_STRUCT_CODE(code, type) code,
    ENNEAD_STRUCTS(ENNEAD_STRUCT_CODE)
#undef ENNEAD_STRUCT_CODE
        ENNEAD_STRUCT_COUNT,
} ennead_struct;

/* The size of a struct in the running library, in bytes; 0 for a struct that it does not know, such
 * as one of a newer header. (sizeof is the size in the header.) */
ENNEAD_API size_t ennead_struct_size(ennead_struct which);

/* The name of a struct, such as "ennead_puzzle". A constant string; NULL for a number that is not
 * in the enumeration, so a loop that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_struct_name(ennead_struct which);

/* Whether the structs of the header are large enough for the running library. They are in every
 * library of the same soversion; a program that loads a library by hand should ask first. */
static inline bool ennead_structs_fit(void)
{
    static const size_t sizes[] = {
#define ENNEAD_STRUCT_BYTES(code, type) sizeof(type),
        ENNEAD_STRUCTS(ENNEAD_STRUCT_BYTES)
#undef ENNEAD_STRUCT_BYTES
    };

    for (int which = 0; which < (int)ENNEAD_STRUCT_COUNT; which++)
        if (ennead_struct_size((ennead_struct)which) > sizes[which])
            return false;
    return true;
}

#ifdef __cplusplus
}
#endif

#endif
