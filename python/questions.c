/* SPDX-License-Identifier: MIT */
#include "questions.h"

/* ----------------------------------------------------------------------------------- neighbors */

struct found {
    uint64_t count, most; /* 0: all */
};

static bool put_neighbor(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    struct found *found = user;
    put_line(NULL, cells);
    return ++found->count != found->most;
}

EXPORT(neighbors)(const char *text, size_t length, const char *options)
{
    ennead_neighbor_options by;
    ennead_neighbors *search;
    if (!options_begin(options, "remove add most timeLimit ") ||
        !question_read_givens(text, length))
        return 0;
    struct found found = {.most = option_count("most", 0)};
    ennead_neighbor_options_init(&by);
    by.remove = (unsigned)option_count("remove", 1);
    by.add = (unsigned)option_count("add", 1);
    by.time_limit = option_number("timeLimit", 0);
    by.stop = call_stop;
    ennead_status status = ennead_neighbors_new(&by, NULL, &search);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_question();
    put_open("neighbors", '[');
    status = ennead_neighbors_find(search, asked.puzzle.givens, put_neighbor, &found);
    put_close(']');
    put_flag("complete", status == ENNEAD_STATUS_OK);
    ennead_neighbors_free(search);
    return status == ENNEAD_STATUS_OUT_OF_MEMORY ? answer_refuse_status(status) : answer_end('}');
}

/* -------------------------------------------------------------------------------------- proofs */

static const char *form_name(int number)
{
#define FORM_NAME(value, name, sentence) name,
    static const char *const names[] = {ENNEAD_PROOF_FORMS(FORM_NAME)};
#undef FORM_NAME
    return number < ENNEAD_PROOF_FORM_COUNT ? names[number] : NULL;
}

/* A proof to be written. */
struct proof {
    ennead_prover *prover;
    ennead_certificate certificate;
    ennead_proof_form form;
};

static size_t write_proof(const void *of, char *text, size_t room)
{
    const struct proof *proof = of;
    return ennead_write_proof(proof->prover, &asked.puzzle, &proof->certificate, proof->form, text,
                              room);
}

static int prove_with(struct proof *proof)
{
    ennead_prove_options by;
    ennead_prove_options_init(&by);
    by.time_limit = option_number("timeLimit", 0);
    by.lemmas = (unsigned)option_count("lemmas", by.lemmas);
    by.stop = call_stop;
    const ennead_status status =
        ennead_prove(proof->prover, &asked.puzzle, &by, &proof->certificate);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_question();
    put_string("verdict", ennead_verdict_name(proof->certificate.verdict));
    put_number("lemmas", proof->certificate.lemmas);
    put_text("proof", write_proof, proof);
    return answer_end('}');
}

EXPORT(prove)(const char *text, size_t length, const char *options)
{
    int form = ENNEAD_PROOF_FORM_SHORT;
    struct proof proof;
    if (!options_begin(options, "form lemmas timeLimit ") ||
        !option_choice("form", form_name, &form) || !question_read_plain(text, length))
        return 0;
    proof.form = (ennead_proof_form)form;
    const ennead_status status = ennead_prover_new(NULL, &proof.prover);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    const int answered = prove_with(&proof);
    ennead_prover_free(proof.prover);
    return answered;
}

EXPORT(verify)(const char *text, size_t length, const char *options)
{
    ennead_verifier *verifier;
    ennead_verification found;
    if (!options_begin(options, ""))
        return 0;
    const ennead_status status = ennead_verifier_new(NULL, &verifier);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    ennead_verify(verifier, (ennead_proof_text){text, length}, &found);
    ennead_verifier_free(verifier);
    if (!found.accepted)
        return answer_refuse_at(found.message, found.line, found.column,
                                found.column > 0 ? found.column - 1 : 0);
    answer_begin('{');
    put_string("verdict", ennead_verdict_name(found.verdict));
    put_number("lemmas", found.lemmas);
    return answer_end('}');
}
