/* SPDX-License-Identifier: MIT */
/*
 * Verdicts that others can check. A certificate states that a puzzle has no solution, exactly one,
 * or at least two, and proves it. The verifier accepts only what the certificate proves.
 * docs/proofs.md defines the formula of a puzzle and each form of a proof.
 */
#ifndef ENNEAD_PROOF_H
#define ENNEAD_PROOF_H

#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A verdict and its proof. */
typedef struct ennead_certificate {
    /* ENNEAD_VERDICT_NONE, _UNIQUE or _SEVERAL; or ENNEAD_VERDICT_LIMIT: the limit on lemmas, the
     * time limit or the stop flag ended the search, and nothing is proved */
    ennead_verdict verdict;
    uint8_t solutions[2][ENNEAD_CELLS]; /* UNIQUE: the first entry; SEVERAL: both */
    /* Clauses of the literals 1 to 729 and -1 to -729, each followed by a 0; the last is the empty
     * clause. Each clause follows by unit propagation from the formula and the clauses before it.
     * NULL for _SEVERAL and _LIMIT. */
    const int16_t *proof; /* belongs to the prover */
    size_t length;        /* how many numbers `proof` has */
    size_t lemmas;        /* how many clauses, without the empty one */
} ennead_certificate;

/* How to prove. ennead_prove_options_init sets the defaults, in brackets below. */
typedef struct ennead_prove_options {
    size_t size;             /* sizeof(ennead_prove_options) */
    unsigned lemmas;         /* give up after this many lemmas, at most ENNEAD_MOST_LEMMAS
                                [ENNEAD_MOST_LEMMAS] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    double time_limit;       /* give up after this many seconds of wall time; 0: no limit [0] */
} ennead_prove_options;

#define ENNEAD_MOST_LEMMAS 4000

/* The function behind ennead_prove_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_prove_options_init_sized(ennead_prove_options *options, size_t size);

static inline void ennead_prove_options_init(ennead_prove_options *options)
{
    ennead_prove_options_init_sized(options, sizeof *options);
}

/* The working memory of one thread that proves, about 300 KB. Life cycle:
 *
 *     ennead_prover_new --> ennead_prove --> ennead_write_proof --> ennead_prover_free
 *                      ^                                     |
 *                      +--------------- again ---------------+
 */
typedef struct ennead_prover ennead_prover;

/* Makes a prover; ennead_prover_free frees it (NULL is allowed). On ENNEAD_STATUS_OUT_OF_MEMORY
 * *prover is NULL. */
ENNEAD_API ennead_status ennead_prover_new(const ennead_allocator *allocator,
                                           ennead_prover **prover);
ENNEAD_API void ennead_prover_free(ennead_prover *prover);

/* Finds the verdict of a puzzle and proves it, without allocating. `options` may be NULL for the
 * defaults. The proof that `certificate` points to belongs to the prover and is valid until its
 * next call. The certificate is the same on every machine. ENNEAD_STATUS_BAD_ARGUMENT: as for
 * ennead_solve, or an option is out of range. */
ENNEAD_API ennead_status ennead_prove(ennead_prover *prover, const ennead_puzzle *puzzle,
                                      const ennead_prove_options *options,
                                      ennead_certificate *certificate);

/* The forms in which a proof is written: value, name, what it is. */
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

/* Writes a certificate in one of the forms, as lines that each end in '\n'. `certificate` must be
 * the last one that `prover` made, and `puzzle` its puzzle. At most `size` bytes are written,
 * including a terminating NUL; as snprintf, the function returns the length of the whole text
 * without the NUL (160 KB are enough for cnf and opb). It returns 0 when the form cannot state the
 * verdict (ENNEAD_VERDICT_LIMIT in all forms but short, cnf and opb; ENNEAD_VERDICT_SEVERAL in drat
 * and lrat), or when there is no such form. */
ENNEAD_API size_t ennead_write_proof(ennead_prover *prover, const ennead_puzzle *puzzle,
                                     const ennead_certificate *certificate, ennead_proof_form form,
                                     char *text, size_t size);

/* What the verifier found. */
typedef struct ennead_verification {
    bool accepted;
    ennead_verdict verdict; /* that is proved, if accepted */
    size_t lemmas;          /* that were found to follow */
    /* If not accepted, where and why: */
    bool in_formula;     /* true: in the formula; false: in the proof */
    size_t line, column; /* from 1; columns count bytes */
    const char
        *message; /* a constant string such as "the clause does not follow"; NULL if accepted */
} ennead_verification;

/* The working memory of one thread that verifies, about 3 MB. It never allocates more. */
typedef struct ennead_verifier ennead_verifier;

/* Makes a verifier; ennead_verifier_free frees it (NULL is allowed). On ENNEAD_STATUS_OUT_OF_MEMORY
 * *verifier is NULL. */
ENNEAD_API ennead_status ennead_verifier_new(const ennead_allocator *allocator,
                                             ennead_verifier **verifier);
ENNEAD_API void ennead_verifier_free(ennead_verifier *verifier);

/* A text, which need not end in a NUL. */
typedef struct ennead_proof_text {
    const char *text;
    size_t length;
} ennead_proof_text;

/* Checks a certificate in the short form: one line, with or without its line end. */
ENNEAD_API void ennead_verify(ennead_verifier *verifier, ennead_proof_text line,
                              ennead_verification *verification);

/* Checks a formula of a puzzle, in the form cnf, and its refutation, in the form drat or lrat,
 * whoever made them. The verdict is ENNEAD_VERDICT_UNIQUE if the formula excludes one solution. */
ENNEAD_API void ennead_verify_formula(ennead_verifier *verifier, ennead_proof_text formula,
                                      ennead_proof_text proof, ennead_verification *verification);

#ifdef __cplusplus
}
#endif

#endif
