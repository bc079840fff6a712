/* SPDX-License-Identifier: MIT */
/*
 * Verdicts that others can check: a certificate says that a puzzle has no solution, exactly this one,
 * or these two, and proves it. The verifier believes nothing that it is not shown. docs/proofs.md
 * defines the formula of a puzzle and each form of a proof.
 */
#ifndef ENNEAD_PROOF_H
#define ENNEAD_PROOF_H

#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A verdict and its proof. */
typedef struct ennead_certificate {
    /* ENNEAD_VERDICT_NONE, _UNIQUE or _SEVERAL; ENNEAD_VERDICT_LIMIT: the limit of lemmas or the stop
     * flag ended the search first, and nothing is proved */
    ennead_verdict verdict;
    uint8_t
        solutions[2][ENNEAD_CELLS]; /* the first where there is one, both where there are several */
    /* Clauses of the literals 1 to 729 and -1 to -729, each with a 0 behind it; the last is the empty
     * one. Each follows by unit propagation from the formula and those before it. Of several
     * solutions there is none. */
    const int16_t *proof; /* NULL: none */
    size_t length;        /* numbers at `proof` */
    size_t lemmas;        /* clauses at `proof`, without the empty one */
} ennead_certificate;

/* How to prove. ennead_prove_options_init gives each member the value in brackets. */
typedef struct ennead_prove_options {
    size_t size;             /* sizeof(ennead_prove_options) */
    unsigned lemmas;         /* give up after so many lemmas, at most ENNEAD_MOST_LEMMAS
                                [ENNEAD_MOST_LEMMAS] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
} ennead_prove_options;

#define ENNEAD_MOST_LEMMAS 4000

/* The function behind ennead_prove_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_prove_options_init_sized(ennead_prove_options *options, size_t size);

static inline void ennead_prove_options_init(ennead_prove_options *options)
{
    ennead_prove_options_init_sized(options, sizeof *options);
}

/* The working memory of one thread that proves, some 300 KB. Life cycle:
 *
 *     ennead_prover_new --> ennead_prove --> ennead_write_proof --> ennead_prover_free
 *                      ^                                     |
 *                      +--------------- again ---------------+
 */
typedef struct ennead_prover ennead_prover;

/* Makes a prover; ennead_prover_free gives it back (NULL is allowed). On ENNEAD_STATUS_OUT_OF_MEMORY
 * *prover is NULL. */
ENNEAD_API ennead_status ennead_prover_new(const ennead_allocator *allocator,
                                           ennead_prover **prover);
ENNEAD_API void ennead_prover_free(ennead_prover *prover);

/* Finds the verdict of a puzzle and proves it, without allocating. What `certificate` points to is the
 * prover's, until it proves again. `options` may be NULL for the defaults. The same certificate on
 * every machine. ENNEAD_STATUS_BAD_ARGUMENT: as ennead_solve, or options out of range. */
ENNEAD_API ennead_status ennead_prove(ennead_prover *prover, const ennead_puzzle *puzzle,
                                      const ennead_prove_options *options,
                                      ennead_certificate *certificate);

/* Value, name, a sentence. */
#define ENNEAD_PROOF_FORMS(FORM) \
    FORM(ENNEAD_PROOF_FORM_SHORT, "short", \
         "the puzzle, verdict, solutions and lemmas on one line") \
    FORM(ENNEAD_PROOF_FORM_CNF, "cnf", "the formula in DIMACS form, for every SAT solver") \
    FORM(ENNEAD_PROOF_FORM_DRAT, "drat", "the lemmas, for drat-trim and others") \
    FORM(ENNEAD_PROOF_FORM_LRAT, "lrat", "the lemmas with hints, for lrat-check and cake_lpr") \
    FORM(ENNEAD_PROOF_FORM_OPB, "opb", "the formula as pseudo-Boolean constraints") \
    FORM(ENNEAD_PROOF_FORM_VERIPB, "veripb", "the proof for opb, for VeriPB 0.3") \
    FORM(ENNEAD_PROOF_FORM_VERIPB3, "veripb3", \
         "the same in the syntax of VeriPB 3, which is untested")

#define ENNEAD_PROOF_FORM_ENUM(value, name, sentence) value,
typedef enum ennead_proof_form {
    ENNEAD_PROOF_FORMS(ENNEAD_PROOF_FORM_ENUM) ENNEAD_PROOF_FORM_COUNT
} ennead_proof_form;
#undef ENNEAD_PROOF_FORM_ENUM

/* Writes the certificate that ennead_prove has made last of this puzzle, in one of the forms, as
 * lines that each end in '\n'. Up to `size` bytes are written, the last of them a NUL; returns the
 * number of bytes without it that all of it has, as snprintf does: 160 KB are enough for cnf and opb.
 * 0: that form has nothing to say, which is so of a limit in all forms but short, cnf and opb, and
 * of several solutions in drat and lrat; or the form is not one of these. */
ENNEAD_API size_t ennead_write_proof(ennead_prover *prover, const ennead_puzzle *puzzle,
                                     const ennead_certificate *certificate, ennead_proof_form form,
                                     char *text, size_t size);

/* What the verifier says of a certificate. */
typedef struct ennead_verification {
    bool accepted;
    ennead_verdict verdict; /* that is proved, when it is accepted */
    size_t lemmas;          /* that were shown to follow */
    /* Where and why it is not accepted: */
    bool in_formula;     /* in the formula, not in the proof */
    size_t line, column; /* from 1; the column in bytes */
    const char
        *message; /* a constant string such as "the clause does not follow"; NULL: accepted */
} ennead_verification;

/* The working memory of one thread that verifies, some 3 MB, which is all that it ever takes. */
typedef struct ennead_verifier ennead_verifier;

/* Makes a verifier; ennead_verifier_free gives it back (NULL is allowed). On
 * ENNEAD_STATUS_OUT_OF_MEMORY *verifier is NULL. */
ENNEAD_API ennead_status ennead_verifier_new(const ennead_allocator *allocator,
                                             ennead_verifier **verifier);
ENNEAD_API void ennead_verifier_free(ennead_verifier *verifier);

/* A text, which need not end in a NUL. */
typedef struct ennead_proof_text {
    const char *text;
    size_t length;
} ennead_proof_text;

/* Checks one line of the short form, with or without the end of the line. */
ENNEAD_API void ennead_verify(ennead_verifier *verifier, ennead_proof_text line,
                              ennead_verification *verification);

/* Checks a formula of a puzzle, in the form cnf, and its refutation, in the form drat or lrat, whoever
 * made them. Accepted with ENNEAD_VERDICT_UNIQUE where the formula excludes a solution. */
ENNEAD_API void ennead_verify_formula(ennead_verifier *verifier, ennead_proof_text formula,
                                      ennead_proof_text proof, ennead_verification *verification);

#ifdef __cplusplus
}
#endif

#endif
