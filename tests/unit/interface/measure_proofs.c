/* SPDX-License-Identifier: MIT */
/* The stack of proofs and of their checks. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

void measure_proofs(void)
{
    static char text[ENNEAD_PROOF_FORM_COUNT][1 << 18];
    static size_t lengths[ENNEAD_PROOF_FORM_COUNT];
    static ennead_prove_options options;
    static ennead_certificate certificate;
    static ennead_verification verification;
    ennead_prover *prover;
    ennead_verifier *verifier;

    MEASURE(ennead_prove_options_init_sized, &options, sizeof options);
    MEASURE(ennead_prover_new, NULL, &prover);
    MEASURE(ennead_verifier_new, NULL, &verifier);
    for (int i = 0; i < HARD_PUZZLES; i++) {
        const ennead_puzzle puzzle = puzzle_of(hard_puzzles[i]);
        MEASURE(ennead_prove, prover, &puzzle, &options, &certificate);
        for (int form = 0; form < ENNEAD_PROOF_FORM_COUNT; form++)
            MEASURE_TO(lengths[form], ennead_write_proof, prover, &puzzle, &certificate,
                       (ennead_proof_form)form, text[form], sizeof text[form]);
        MEASURE(
            ennead_verify, verifier,
            (ennead_proof_text){text[ENNEAD_PROOF_FORM_SHORT], lengths[ENNEAD_PROOF_FORM_SHORT]},
            &verification);
        MEASURE(ennead_verify_formula, verifier,
                (ennead_proof_text){text[ENNEAD_PROOF_FORM_CNF], lengths[ENNEAD_PROOF_FORM_CNF]},
                (ennead_proof_text){text[ENNEAD_PROOF_FORM_LRAT], lengths[ENNEAD_PROOF_FORM_LRAT]},
                &verification);
    }
    MEASURE(ennead_prover_free, prover);
    MEASURE(ennead_verifier_free, verifier);
}
