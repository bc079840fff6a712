/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the verifier. The first byte decides what the others are: a certificate on a
 * line, which may be accepted only if the oracle confirms it; or a proof for a formula that has a
 * solution, which must not be accepted.
 */
#include "fuzz.h"

#include <string.h>

#include "ennead.h"
#include "oracle/exact_cover.h"

enum { ORACLE_STEPS = 100000, FORMULA_ROOM = 1 << 18 };

static const char puzzle_line[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* What the candidates of the line's puzzle are: 81 or 729 characters. */
static void read_candidates(const char *text, size_t length, unsigned short *candidates)
{
    for (size_t cell = 0; cell < ORACLE_CELLS; cell++) {
        candidates[cell] = length == ORACLE_CELLS ? ENNEAD_ALL_DIGITS : 0;
        if (length == ORACLE_CELLS && text[cell] != '.')
            candidates[cell] = (unsigned short)(1u << (text[cell] - '1'));
        for (size_t digit = 0; digit < 9 && length != ORACLE_CELLS; digit++)
            if (text[9 * cell + digit] != '.')
                candidates[cell] |= (unsigned short)(1u << digit);
    }
}

static void check_line(ennead_verifier *verifier, const char *text, size_t length)
{
    ennead_verification said;
    unsigned short candidates[ORACLE_CELLS];
    unsigned char found[2][ORACLE_CELLS];
    size_t puzzle = 0;

    ennead_verify(verifier, (ennead_proof_text){text, length}, &said);
    HOLDS(said.accepted == (said.message == NULL));
    HOLDS(said.line >= 1 && said.column >= 1 && said.column <= length + 1);
    if (!said.accepted)
        return;
    while (text[puzzle] != ' ')
        puzzle++;
    read_candidates(text, puzzle, candidates);
    const size_t count =
        oracle_solve_within(ORACLE_STEPS, candidates, ORACLE_ASCENDING, 2, found, 2);
    if (count == ORACLE_GAVE_UP)
        return;
    HOLDS(said.verdict == (count == 0   ? ENNEAD_VERDICT_NONE
                           : count == 1 ? ENNEAD_VERDICT_UNIQUE
                                        : ENNEAD_VERDICT_SEVERAL));
}

static void check_proof(ennead_verifier *verifier, ennead_proof_text formula,
                        ennead_proof_text proof)
{
    ennead_verification said;

    ennead_verify_formula(verifier, formula, proof, &said);
    HOLDS(!said.accepted && said.message != NULL && said.line >= 1 && said.column >= 1);
}

/* The formula of a puzzle with one solution, which it does not exclude. */
static ennead_proof_text satisfiable(void)
{
    static char text[FORMULA_ROOM];
    static ennead_proof_text formula;
    ennead_certificate certificate = {.verdict = ENNEAD_VERDICT_NONE};
    ennead_prover *prover;
    ennead_puzzle puzzle;

    if (formula.text != NULL)
        return formula;
    HOLDS(ennead_prover_new(NULL, &prover) == ENNEAD_STATUS_OK);
    HOLDS(ennead_puzzle_from_line(puzzle_line, &puzzle) == ENNEAD_STATUS_OK);
    formula.length =
        ennead_write_proof(prover, &puzzle, &certificate, ENNEAD_PROOF_FORM_CNF, text, sizeof text);
    formula.text = text;
    ennead_prover_free(prover);
    return formula;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static ennead_verifier *verifier;
    const char *text = (const char *)data + 1;

    if (verifier == NULL)
        HOLDS(ennead_verifier_new(NULL, &verifier) == ENNEAD_STATUS_OK);
    if (size == 0)
        return 0;
    const ennead_proof_text all = {text, size - 1};
    if (data[0] % 2 == 0)
        check_line(verifier, text, size - 1);
    else
        check_proof(verifier, satisfiable(), all);
    return 0;
}
