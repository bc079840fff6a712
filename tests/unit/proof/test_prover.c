/* SPDX-License-Identifier: MIT */
/*
 * Certificates: the verdict agrees with the oracle's; our verifier, and this test's own
 * propagation over clause lists, accept every form; and about a changed proof both agree.
 */
#include "support/support.h"

#include <stdlib.h>

#include "proof/clauses.h"

enum { TEXT = 1 << 18 };

static ennead_prover *prover;
static ennead_verifier *verifier;
static char short_text[TEXT], cnf[TEXT], drat[TEXT], lrat[TEXT];
static struct clause_list formula;

static int make_both(void **state)
{
    (void)state;
    return ennead_prover_new(NULL, &prover) == ENNEAD_STATUS_OK &&
                   ennead_verifier_new(NULL, &verifier) == ENNEAD_STATUS_OK
               ? 0
               : -1;
}

static int free_both(void **state)
{
    (void)state;
    ennead_prover_free(prover);
    ennead_verifier_free(verifier);
    return 0;
}

static ennead_certificate proved(const ennead_puzzle *puzzle)
{
    ennead_certificate certificate;

    assert_int_equal(ennead_prove(prover, puzzle, NULL, &certificate), ENNEAD_STATUS_OK);
    return certificate;
}

static size_t write_form(const ennead_puzzle *puzzle, const ennead_certificate *certificate,
                         ennead_proof_form form, char *text)
{
    const size_t length = ennead_write_proof(prover, puzzle, certificate, form, text, TEXT);

    assert_true(length < TEXT);
    return length;
}

static ennead_verification verified(const char *line)
{
    ennead_verification verification;

    ennead_verify(verifier, (ennead_proof_text){line, strlen(line)}, &verification);
    return verification;
}

static ennead_verification verified_formula(const char *proof)
{
    ennead_verification verification;

    ennead_verify_formula(verifier, (ennead_proof_text){cnf, strlen(cnf)},
                          (ennead_proof_text){proof, strlen(proof)}, &verification);
    return verification;
}

static ennead_verdict truth(const ennead_puzzle *puzzle)
{
    unsigned short candidates[ORACLE_CELLS];
    board found[2];

    oracle_view(puzzle, candidates);
    switch (oracle_solve(candidates, ORACLE_ASCENDING, 2, found, 2)) {
    case 0:
        return ENNEAD_VERDICT_NONE;
    case 1:
        return ENNEAD_VERDICT_UNIQUE;
    default:
        return ENNEAD_VERDICT_SEVERAL;
    }
}

/* The certificate of a puzzle is right in every form. Returns how many lemmas it has. */
static size_t check_puzzle(const ennead_puzzle *puzzle)
{
    const ennead_certificate certificate = proved(puzzle);

    assert_int_equal(certificate.verdict, truth(puzzle));
    write_form(puzzle, &certificate, ENNEAD_PROOF_FORM_SHORT, short_text);
    ennead_verification said = verified(short_text);
    if (!said.accepted)
        fail_msg("%s%s", short_text, said.message);
    assert_int_equal(said.verdict, certificate.verdict);
    assert_int_equal(said.lemmas, certificate.lemmas);
    write_form(puzzle, &certificate, ENNEAD_PROOF_FORM_CNF, cnf);
    const size_t has_drat = write_form(puzzle, &certificate, ENNEAD_PROOF_FORM_DRAT, drat);
    const size_t has_lrat = write_form(puzzle, &certificate, ENNEAD_PROOF_FORM_LRAT, lrat);
    if (certificate.verdict == ENNEAD_VERDICT_SEVERAL) {
        assert_true(has_drat == 0 && has_lrat == 0 && certificate.length == 0);
        assert_memory_not_equal(certificate.solutions[0], certificate.solutions[1], ENNEAD_CELLS);
        return 0;
    }
    said = verified_formula(drat);
    assert_true(said.accepted && said.verdict == certificate.verdict);
    assert_true(verified_formula(lrat).accepted);
    clauses_read(&formula, cnf);
    if (!clauses_refuted_by_hints(&formula, lrat))
        fail_msg("%s\n%.3000s", short_text, lrat);
    assert_true(clauses_refuted_by(&formula, drat));
    return certificate.lemmas;
}

static void every_kind_of_puzzle(void **state)
{
    (void)state;
    struct generator generator = {26};
    const unsigned long rounds = test_size(30, 2000);
    unsigned long puzzles = 0, lemmas = 0;

    for (unsigned long i = 0; i < rounds; i++)
        for (int kind = PUZZLE_FULL; kind <= PUZZLE_EMPTY; kind++, puzzles++) {
            board cells;
            ennead_puzzle puzzle;
            generate_puzzle(&generator, (enum puzzle_kind)kind, cells);
            assert_int_equal(ennead_puzzle_from_givens(cells, &puzzle), ENNEAD_STATUS_OK);
            lemmas += check_puzzle(&puzzle);
        }
    report_figure("proofs: %lu puzzles, %lu lemmas", puzzles, lemmas);
}

static void pencil_marks(void **state)
{
    (void)state;
    struct generator generator = {27};

    for (unsigned long i = 0; i < test_size(60, 4000); i++) {
        unsigned short candidates[ORACLE_CELLS];
        uint16_t digits[ENNEAD_CELLS];
        ennead_puzzle puzzle;
        generate_candidates(&generator, 30 + (unsigned)(i % 60), candidates);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            digits[cell] = candidates[cell];
        assert_int_equal(ennead_puzzle_from_candidates(digits, &puzzle), ENNEAD_STATUS_OK);
        /* a cell without candidates, and a given that is not one of its candidates */
        if (i % 20 == 18)
            puzzle.candidates[40] = 0;
        if (i % 20 == 19) {
            puzzle.givens[40] = 1;
            puzzle.candidates[40] = 2;
        }
        check_puzzle(&puzzle);
    }
}

static const char *const hard[] = {
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
};

static void hard_puzzles_have_lemmas(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(hard); i++) {
        const ennead_puzzle puzzle = puzzle_of(hard[i]);
        const size_t lemmas = check_puzzle(&puzzle);
        report_figure("proofs: hard puzzle %zu: %zu lemmas", i + 1, lemmas);
        assert_true(lemmas > 0 && lemmas < 120);
    }
}

/* Writes the lemmas of a certificate with lemma number `out` left out, or literal number `change`
 * replaced; -1: none. */
static void write_changed(const ennead_certificate *certificate, int out, int change, int literal)
{
    char *to = drat;
    int lemma = 0, number = 0;

    for (size_t i = 0; i < certificate->length; i++) {
        const int16_t at = certificate->proof[i];
        if (lemma != out)
            to += sprintf(to, "%d%c", number == change && at != 0 ? literal : at,
                          at == 0 ? '\n' : ' ');
        number += at != 0;
        lemma += at == 0;
    }
}

static void assert_same_answer(bool *accepted)
{
    clauses_read(&formula, cnf);
    *accepted = clauses_refuted_by(&formula, drat);
    const ennead_verification said = verified_formula(drat);
    assert_int_equal(said.accepted, *accepted);
    assert_true(said.accepted || (said.line >= 1 && said.message != NULL && !said.in_formula));
}

static void changed_proofs_get_the_same_answer(void **state)
{
    (void)state;
    unsigned long refused = 0, all = 0;
    const int lemmas_apart = is_short_run() ? 7 : 1;
    const int literals_apart = is_long_run() ? 1 : 7 * lemmas_apart;

    for (size_t i = 0; i < COUNT_OF(hard); i++) {
        const ennead_puzzle puzzle = puzzle_of(hard[i]);
        const ennead_certificate certificate = proved(&puzzle);
        bool accepted;
        int literals = 0;
        write_form(&puzzle, &certificate, ENNEAD_PROOF_FORM_CNF, cnf);
        for (int lemma = 0; lemma < (int)certificate.lemmas; lemma += lemmas_apart, all++) {
            write_changed(&certificate, lemma, -1, 0);
            assert_same_answer(&accepted);
            refused += !accepted;
        }
        for (size_t k = 0; k < certificate.length; k++)
            literals += certificate.proof[k] != 0;
        for (int k = 0; k < literals; k += literals_apart, all++) {
            write_changed(&certificate, -1, k, (k * 37 + 5) % 729 + 1);
            assert_same_answer(&accepted);
            refused += !accepted;
        }
    }
    report_figure("proofs: %lu changed, %lu refused by both checkers", all, refused);
    assert_true(refused > all / 2);
}

static void limits(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(hard[1]);
    ennead_prove_options options;
    ennead_certificate certificate;
    ennead_stop stop = {0};

    ennead_prove_options_init(&options);
    options.lemmas = 3;
    assert_int_equal(ennead_prove(prover, &puzzle, &options, &certificate), ENNEAD_STATUS_OK);
    assert_int_equal(certificate.verdict, ENNEAD_VERDICT_LIMIT);
    assert_true(certificate.proof == NULL && certificate.length == 0);
    write_form(&puzzle, &certificate, ENNEAD_PROOF_FORM_SHORT, short_text);
    assert_false(verified(short_text).accepted);
    assert_int_equal(write_form(&puzzle, &certificate, ENNEAD_PROOF_FORM_VERIPB, drat), 0);
    ennead_prove_options_init(&options);
    options.stop = &stop;
    ennead_stop_set(&stop);
    assert_int_equal(ennead_prove(prover, &puzzle, &options, &certificate), ENNEAD_STATUS_OK);
    assert_int_equal(certificate.verdict, ENNEAD_VERDICT_LIMIT);
    ennead_prove_options_init(&options);
    options.time_limit = 1e-9;
    assert_int_equal(ennead_prove(prover, &puzzle, &options, &certificate), ENNEAD_STATUS_OK);
    assert_int_equal(certificate.verdict, ENNEAD_VERDICT_LIMIT);
    options.time_limit = 1000;
    assert_int_equal(ennead_prove(prover, &puzzle, &options, &certificate), ENNEAD_STATUS_OK);
    assert_int_equal(certificate.verdict, ENNEAD_VERDICT_UNIQUE);
    options.time_limit = -1;
    assert_int_equal(ennead_prove(prover, &puzzle, &options, &certificate),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    options.time_limit = 0;
    options.lemmas = ENNEAD_MOST_LEMMAS + 1;
    assert_int_equal(ennead_prove(prover, &puzzle, &options, &certificate),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

static void texts_in_little_room(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(hard[0]);
    const ennead_certificate certificate = proved(&puzzle);

    for (int form = 0; form < ENNEAD_PROOF_FORM_COUNT; form++) {
        const size_t length = write_form(&puzzle, &certificate, (ennead_proof_form)form, cnf);
        assert_true(length > 0 && strlen(cnf) == length && cnf[length - 1] == '\n');
        for (size_t room = 0; room < 200; room += 9) {
            memset(drat, '#', 256);
            assert_int_equal(ennead_write_proof(prover, &puzzle, &certificate,
                                                (ennead_proof_form)form, drat, room),
                             length);
            assert_int_equal(drat[room], '#');
            const size_t written = room == 0 || room > length ? length : room - 1;
            if (room > 0)
                assert_true(strlen(drat) == written && memcmp(drat, cnf, written) == 0);
        }
    }
    assert_int_equal(
        ennead_write_proof(prover, &puzzle, &certificate, ENNEAD_PROOF_FORM_COUNT, drat, TEXT), 0);
}

static ennead_status make_prover(const ennead_allocator *memory)
{
    ennead_prover *made;
    const ennead_status status = ennead_prover_new(memory, &made);

    ennead_prover_free(made);
    return status;
}

static ennead_status make_verifier(const ennead_allocator *memory)
{
    ennead_verifier *made;
    const ennead_status status = ennead_verifier_new(memory, &made);

    ennead_verifier_free(made);
    return status;
}

static void memory_may_be_out(void **state)
{
    (void)state;
    assert_survives_failing_allocations(make_prover);
    assert_survives_failing_allocations(make_verifier);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_puzzle),
        cmocka_unit_test(pencil_marks),
        cmocka_unit_test(hard_puzzles_have_lemmas),
        cmocka_unit_test(changed_proofs_get_the_same_answer),
        cmocka_unit_test(limits),
        cmocka_unit_test(texts_in_little_room),
        cmocka_unit_test(memory_may_be_out),
    };

    return cmocka_run_group_tests(tests, make_both, free_both);
}
