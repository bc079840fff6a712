/* SPDX-License-Identifier: MIT */
/*
 * Formulas and proofs as text: a table of formats, and the formats that need only the numbers of
 * the certificate.
 */
#include "proof/proof_text.h"

#include "proof/lrat.h"

static void add_line(text_buffer *text, const char *line)
{
    buffer_text(text, line);
    buffer_character(text, '\n');
}

static void add_cells(text_buffer *text, const uint8_t values[ENNEAD_CELLS])
{
    char line[ENNEAD_LINE_SIZE];

    ennead_write_line(values, line);
    buffer_text(text, line);
}

/* 81 characters, or 729 if candidates are missing. */
static void add_puzzle(text_buffer *text, const ennead_puzzle *puzzle)
{
    if (formula_is_plain(puzzle)) {
        add_cells(text, puzzle->givens);
        return;
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
            buffer_character(
                text, formula_digits(puzzle, cell) >> (digit - 1) & 1 ? (char)('0' + digit) : '.');
}

void add_number(text_buffer *text, int number)
{
    buffer_signed(text, number);
    buffer_character(text, ' ');
}

static int solutions_of(const ennead_certificate *c)
{
    return c->verdict == ENNEAD_VERDICT_UNIQUE ? 1 : c->verdict == ENNEAD_VERDICT_SEVERAL ? 2 : 0;
}

static void write_short(const proof_source *source, text_buffer *text)
{
    const ennead_certificate *c = source->certificate;
    const int solutions = solutions_of(c);

    add_puzzle(text, source->puzzle);
    buffer_character(text, ' ');
    buffer_text(text, ennead_verdict_name(c->verdict));
    for (int i = 0; i < solutions; i++) {
        buffer_character(text, ' ');
        add_cells(text, c->solutions[i]);
    }
    for (size_t i = 0; i < c->length; i++) {
        buffer_character(text, ' ');
        buffer_signed(text, c->proof[i]);
    }
    buffer_character(text, '\n');
}

static void write_cnf(const proof_source *source, text_buffer *text)
{
    const formula_layout *layout = source->layout;
    const bool unique = source->certificate->verdict == ENNEAD_VERDICT_UNIQUE;
    int16_t units[FORMULA_CANDIDATES];
    const int count = formula_units(source->puzzle, units);

    buffer_text(text, "p cnf 729 ");
    buffer_number(text, FORMULA_CHOICES_CLAUSES + count + unique);
    buffer_character(text, '\n');
    for (int choice = 0; choice < FORMULA_CHOICES; choice++) {
        const uint16_t *members = layout->members[choice];
        for (int i = 0; i < 9; i++)
            add_number(text, members[i] + 1);
        add_line(text, "0");
        for (int i = 0; i < 9; i++)
            for (int j = i + 1; j < 9; j++) {
                add_number(text, -(members[i] + 1));
                add_number(text, -(members[j] + 1));
                add_line(text, "0");
            }
    }
    for (int i = 0; i < count; i++) {
        add_number(text, units[i]);
        add_line(text, "0");
    }
    if (!unique)
        return;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        add_number(text, -(9 * cell + source->certificate->solutions[0][cell]));
    add_line(text, "0");
}

static void write_drat(const proof_source *source, text_buffer *text)
{
    const ennead_certificate *c = source->certificate;

    for (size_t i = 0; i < c->length; i++) {
        buffer_signed(text, c->proof[i]);
        buffer_character(text, c->proof[i] == 0 ? '\n' : ' ');
    }
}

/* A literal as a term: "1 x5", or "1 ~x5" where it is negative. */
static void add_term(text_buffer *text, int literal)
{
    buffer_text(text, literal < 0 ? "1 ~x" : "1 x");
    add_number(text, literal < 0 ? -literal : literal);
}

static void write_opb(const proof_source *source, text_buffer *text)
{
    int16_t units[FORMULA_CANDIDATES];
    const int count = formula_units(source->puzzle, units);

    buffer_text(text, "* #variable= 729 #constraint= ");
    buffer_number(text, FORMULA_CHOICES + count);
    buffer_character(text, '\n');
    for (int choice = 0; choice < FORMULA_CHOICES; choice++) {
        for (int i = 0; i < 9; i++)
            add_term(text, source->layout->members[choice][i] + 1);
        add_line(text, "= 1 ;");
    }
    for (int i = 0; i < count; i++) {
        add_term(text, units[i]);
        add_line(text, ">= 1 ;");
    }
}

/* The keywords of a version of VeriPB. */
typedef struct veripb_words {
    const char *version, *solution, *end; /* of a line */
} veripb_words;

/* The number of constraints that the checker makes of the formula and of everything before the
 * lemmas; an equation counts as two. */
static int veripb_constraints(const proof_source *source)
{
    int16_t units[FORMULA_CANDIDATES];

    return 2 * FORMULA_CHOICES + formula_units(source->puzzle, units);
}

static void add_veripb(const proof_source *source, text_buffer *text, const veripb_words *words)
{
    const ennead_certificate *c = source->certificate;
    const int solutions = solutions_of(c);
    bool begins = true;

    add_line(text, words->version);
    buffer_text(text, "f ");
    buffer_number(text, veripb_constraints(source));
    add_line(text, words->end);
    for (int i = 0; i < solutions; i++) {
        buffer_text(text, words->solution);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            buffer_text(text, " x");
            buffer_number(text, 9 * cell + c->solutions[i][cell]);
        }
        add_line(text, words->end);
    }
    for (size_t i = 0; i < c->length; i++) {
        if (begins)
            buffer_text(text, "rup ");
        begins = c->proof[i] == 0;
        if (begins)
            add_line(text, ">= 1 ;");
        else
            add_term(text, c->proof[i]);
    }
}

static void write_veripb(const proof_source *source, text_buffer *text)
{
    static const veripb_words words = {"pseudo-Boolean proof version 1.1", "v", ""};
    const ennead_certificate *c = source->certificate;

    add_veripb(source, text, &words);
    if (c->length == 0)
        return;
    buffer_text(text, "c ");
    buffer_number(text, veripb_constraints(source) + (c->verdict == ENNEAD_VERDICT_UNIQUE) +
                            (int)c->lemmas + 1);
    buffer_character(text, '\n');
}

static void write_veripb3(const proof_source *source, text_buffer *text)
{
    static const veripb_words words = {"pseudo-Boolean proof version 3.0", "solx", " ;"};
    const ennead_verdict verdict = source->certificate->verdict;

    add_veripb(source, text, &words);
    add_line(text, "output NONE ;");
    add_line(text, verdict == ENNEAD_VERDICT_UNIQUE    ? "conclusion ENUMERATION_COMPLETE 1 ;"
                   : verdict == ENNEAD_VERDICT_SEVERAL ? "conclusion ENUMERATION_PARTIAL 2 ;"
                                                       : "conclusion UNSAT : -1 ;");
    add_line(text, "end pseudo-Boolean proof ;");
}

size_t ennead_write_proof(ennead_prover *prover, const ennead_puzzle *puzzle,
                          const ennead_certificate *certificate, ennead_proof_form form, char *text,
                          size_t size)
{
    /* needs: a formula exists for any puzzle, a proof needs a verdict, a clausal proof a
     * refutation */
    static const struct {
        enum { OF_ALL, OF_VERDICTS, OF_REFUTATIONS } of;
        void (*write)(const proof_source *source, text_buffer *text);
    } forms[ENNEAD_PROOF_FORM_COUNT] = {
        [ENNEAD_PROOF_FORM_SHORT] = {OF_ALL, write_short},
        [ENNEAD_PROOF_FORM_CNF] = {OF_ALL, write_cnf},
        [ENNEAD_PROOF_FORM_DRAT] = {OF_REFUTATIONS, write_drat},
        [ENNEAD_PROOF_FORM_LRAT] = {OF_REFUTATIONS, write_lrat},
        [ENNEAD_PROOF_FORM_OPB] = {OF_ALL, write_opb},
        [ENNEAD_PROOF_FORM_VERIPB] = {OF_VERDICTS, write_veripb},
        [ENNEAD_PROOF_FORM_VERIPB3] = {OF_VERDICTS, write_veripb3},
    };
    const proof_source source = {
        .prover = prover,
        .layout = &prover->refutation.s.layout,
        .puzzle = puzzle,
        .certificate = certificate,
    };
    text_buffer buffer = {.text = text, .room = size};

    if ((unsigned)form >= ENNEAD_PROOF_FORM_COUNT ||
        (forms[form].of == OF_VERDICTS && certificate->verdict == ENNEAD_VERDICT_LIMIT) ||
        (forms[form].of == OF_REFUTATIONS && certificate->length == 0))
        return 0;
    forms[form].write(&source, &buffer);
    return buffer_end(&buffer);
}
