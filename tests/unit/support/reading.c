/* SPDX-License-Identifier: MIT */
/*
 * Reads a text and writes its records as text: see reading.h.
 */
#include "support/reading.h"

enum { SHOWN = 12, LONGEST_WINDOW = 256 };

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

struct written_records {
    char *text;
    size_t length, size;
};

static void write_bytes(struct written_records *out, const char *bytes, size_t length)
{
    while (out->length + length + 1 > out->size) {
        out->size = 2 * out->size + length + 1;
        out->text = test_realloc(out->text, out->size);
    }
    memcpy(out->text + out->length, bytes, length);
    out->length += length;
    out->text[out->length] = '\0';
}

static void write_text(struct written_records *out, const char *text)
{
    write_bytes(out, text, strlen(text));
}

/* Bytes that would be hard to see in a log as <00>. */
static void write_visible(struct written_records *out, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)bytes[i];
        char code[8];

        snprintf(code, sizeof code, c < 0x20 || c > 0x7e ? "<%02x>" : "%c", c);
        write_text(out, code);
    }
}

/* A state as a library line without its fixed ends. */
static void write_state(struct written_records *out, const ennead_record *record)
{
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_state state;

    assert_int_equal(ennead_state_from_record(record, &state), ENNEAD_STATUS_OK);
    ennead_write_library(&state, line);
    write_bytes(out, line + strlen(":0000::"), strlen(line) - strlen(":0000:::::"));
}

static void write_puzzle(struct written_records *out, const ennead_record *record)
{
    static const struct {
        const char *cells, *letter;
    } known[] = {{A_CELLS, "A"}, {B_CELLS, "B"}, {C_CELLS, "C"}, {Z_CELLS, "Z"}};
    const ennead_puzzle *puzzle = &record->puzzle;
    char cells[ENNEAD_LINE_SIZE];
    ennead_puzzle check;

    assert_int_equal(ennead_puzzle_from_givens(puzzle->givens, &check), ENNEAD_STATUS_OK);
    assert_memory_equal(check.candidates, puzzle->candidates, sizeof check.candidates);
    ennead_write_line(puzzle->givens, cells);
    for (size_t i = 0; i < COUNT_OF(known); i++)
        if (strcmp(known[i].cells, cells) == 0) {
            write_text(out, known[i].letter);
            return;
        }
    write_text(out, cells);
}

static void write_place(struct written_records *out, const ennead_record *record)
{
    char place[64];

    snprintf(place, sizeof place, " %llu:%llu+%llu ", (unsigned long long)record->line,
             (unsigned long long)record->column, (unsigned long long)record->offset);
    write_text(out, place);
}

static void write_fault(struct written_records *out, const ennead_record *record)
{
    char message[ENNEAD_MESSAGE_SIZE];

    memset(message, 'X', sizeof message);
    const size_t length = ennead_record_message(record, message);
    assert_int_equal(length, strlen(message));
    assert_true(record->caret <= record->text_length);
    const size_t before = smaller(record->caret, SHOWN);
    const size_t after = smaller(record->text_length - record->caret, SHOWN);
    write_text(out, record->kind == ENNEAD_RECORD_KIND_ERROR ? "error" : "notice");
    write_place(out, record);
    write_text(out, message);
    write_text(out, " |");
    write_visible(out, record->text + record->caret - before, before);
    write_text(out, "^");
    write_visible(out, record->text + record->caret, after);
    write_text(out, "|\n");
}

static void write_record(struct written_records *out, const ennead_record *record)
{
    if (record->kind != ENNEAD_RECORD_KIND_PUZZLE && record->kind != ENNEAD_RECORD_KIND_VARIANT) {
        assert_int_not_equal(record->error, ENNEAD_INPUT_ERROR_NONE);
        write_fault(out, record);
        return;
    }
    assert_int_equal(record->error, ENNEAD_INPUT_ERROR_NONE);
    if (record->kind == ENNEAD_RECORD_KIND_VARIANT)
        write_visible(out, record->text, record->text_length);
    else if (record->form >= ENNEAD_FORM_MARKS)
        write_state(out, record);
    else
        write_puzzle(out, record);
    write_text(out, " ");
    write_text(out, ennead_form_name(record->form));
    write_place(out, record);
    write_text(out, "'");
    write_visible(out, record->note, record->note_length);
    write_text(out, "'\n");
}

static size_t piece_length(struct pieces pieces, struct generator *g, size_t left)
{
    size_t length = left;

    if (pieces.cut == PIECE_BYTES)
        length = 1;
    if (pieces.cut == PIECE_RANDOM)
        length = 1 + generator_below(g, generator_below(g, 4) == 0 ? 200 : 12);
    return smaller(length, left);
}

/* Asks for room in the reader or in memory of the test, and overwrites what the reader must have
 * left. */
static char *make_room(ennead_reader *reader, struct generator *g, size_t *room)
{
    enum { SIZE = 300 };
    static char memory[2][SIZE];
    const size_t which = generator_below(g, 3), size = generator_below(g, SIZE + 1);
    char *place;

    if (which == COUNT_OF(memory))
        place = ennead_reader_reserve(reader, room);
    else
        place = ennead_reader_reserve_in(reader, memory[which], size, room);
    for (size_t i = 0; i < COUNT_OF(memory); i++)
        if (i != which)
            memset(memory[i], '5', SIZE);
    return place;
}

/* Gives the reader its next piece; true: there was one. */
static bool feed(ennead_reader *reader, struct test_text *rest, struct pieces pieces,
                 struct generator *g)
{
    size_t room, length;
    char *place;

    if (rest->length == 0) {
        ennead_reader_finish(reader);
        return false;
    }
    place = make_room(reader, g, &room);
    assert_true(room >= 1);
    length = piece_length(pieces, g, rest->length);
    length = smaller(length, room);
    memcpy(place, rest->bytes, length);
    ennead_reader_add(reader, length);
    rest->bytes += length;
    rest->length -= length;
    return true;
}

static void assert_is_window(const ennead_record *record, struct test_text text)
{
    assert_true(record->text_length <= LONGEST_WINDOW);
    assert_true(record->offset >= record->caret);
    assert_true(record->offset - record->caret + record->text_length <= text.length);
    if (record->text_length > 0)
        assert_memory_equal(record->text, text.bytes + record->offset - record->caret,
                            record->text_length);
    assert_null(memchr(record->text, '\n', record->text_length));
    assert_null(memchr(record->text, '\r', record->text_length));
}

struct text_place {
    uint64_t line, offset;
};

/* That a text has no puzzle is reported for the whole text, at its first line. */
static void assert_in_place(const ennead_record *record, struct test_text text,
                            struct text_place *last)
{
    if (record->error == ENNEAD_INPUT_ERROR_NO_PUZZLE)
        return;
    assert_true(record->line >= last->line && record->offset >= last->offset);
    assert_true(record->column >= 1 && record->offset <= text.length);
    if (record->kind != ENNEAD_RECORD_KIND_PUZZLE && record->kind != ENNEAD_RECORD_KIND_VARIANT)
        assert_is_window(record, text);
    *last = (struct text_place){record->line, record->offset};
}

/* Writes down a run as what its lines would have been one by one. */
static void write_run(struct written_records *out, ennead_reader *reader, struct test_text text,
                      size_t most, struct text_place *last)
{
    ennead_reader_lines run;

    const size_t count = ennead_reader_next_lines(reader, most, &run);
    assert_int_equal(run.count, count);
    assert_true(count <= most);
    for (size_t i = 0; i < run.count; i++) {
        ennead_record record = {
            .kind = ENNEAD_RECORD_KIND_PUZZLE,
            .form = ENNEAD_FORM_LINE,
            .line = run.line + i,
            .column = 1,
            .offset = run.offset + i * run.stride,
            .note = "",
        };
        const char *cells = run.text + i * run.stride;
        assert_int_equal(ennead_puzzle_from_line(cells, &record.puzzle), ENNEAD_STATUS_OK);
        assert_true(record.offset + ENNEAD_CELLS <= text.length);
        assert_memory_equal(cells, text.bytes + record.offset, ENNEAD_CELLS);
        assert_in_place(&record, text, last);
        write_record(out, &record);
    }
}

char *read_text(ennead_reader *reader, struct test_text text, struct pieces pieces)
{
    struct written_records out = {test_calloc(1, 1), 0, 1};
    struct generator g = {pieces.seed};
    struct test_text rest = text;
    struct text_place last = {1, 0};
    ennead_record record;
    ennead_status status;
    bool finished = false;

    for (;;) {
        if (pieces.lines == LINES_IN_RUNS)
            write_run(&out, reader, text, generator_below(&g, 6), &last);
        status = ennead_reader_next(reader, &record);
        if (status == ENNEAD_STATUS_END)
            break;
        if (status == ENNEAD_STATUS_NEEDS_INPUT) {
            assert_false(finished);
            finished = !feed(reader, &rest, pieces, &g);
            continue;
        }
        assert_int_equal(status, ENNEAD_STATUS_OK);
        assert_in_place(&record, text, &last);
        write_record(&out, &record);
    }
    assert_true(finished);
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_END);
    return out.text;
}

ennead_reader *reader_for(ennead_form form)
{
    ennead_reader_options options;
    ennead_reader *reader;

    ennead_reader_options_init(&options);
    options.form = form;
    assert_int_equal(ennead_reader_new(&options, NULL, &reader), ENNEAD_STATUS_OK);
    return reader;
}

static void assert_reads_in(ennead_reader *reader, struct test_text text, struct pieces pieces,
                            const char *expected)
{
    char *actual = read_text(reader, text, pieces);

    if (strcmp(actual, expected) != 0) {
        struct written_records shown = {test_calloc(1, 1), 0, 1};

        write_visible(&shown, text.bytes, smaller(text.length, 4000));
        print_error("pieces %d, seed %llu, lines %d, of this text:\n%s\n", (int)pieces.cut,
                    pieces.seed, (int)pieces.lines, shown.text);
        test_free(shown.text);
    }
    assert_string_equal(actual, expected);
    test_free(actual);
    ennead_reader_restart(reader);
}

void assert_reads(const ennead_reader_options *options, struct test_text text, const char *expected)
{
    ennead_reader *reader;

    assert_int_equal(ennead_reader_new(options, NULL, &reader), ENNEAD_STATUS_OK);
    assert_reads_in(reader, text, (struct pieces){.cut = PIECE_WHOLE}, expected);
    assert_reads_in(reader, text, (struct pieces){.cut = PIECE_BYTES}, expected);
    for (unsigned long long seed = 1; seed <= 5; seed++)
        assert_reads_in(reader, text, (struct pieces){.cut = PIECE_RANDOM, .seed = seed}, expected);
    for (unsigned long long seed = 1; seed <= 3; seed++) {
        assert_reads_in(reader, text, (struct pieces){PIECE_WHOLE, seed, LINES_IN_RUNS}, expected);
        assert_reads_in(reader, text, (struct pieces){PIECE_RANDOM, seed, LINES_IN_RUNS}, expected);
    }
    ennead_reader_free(reader);
}

/* A table goes on after a case that fails, so that one run shows all of them. */
void assert_cases(ennead_form form, const struct reading_case *cases, size_t count)
{
    ennead_reader *reader = reader_for(form);
    ennead_reader_options options;
    size_t failed = 0;

    ennead_reader_options_init(&options);
    options.form = form;
    for (size_t i = 0; i < count; i++) {
        const struct test_text text = {cases[i].text, strlen(cases[i].text)};
        char *actual = read_text(reader, text, (struct pieces){.cut = PIECE_WHOLE});

        if (strcmp(actual, cases[i].expected) == 0) {
            assert_reads(&options, text, cases[i].expected);
        } else {
            print_error("%s:\n--- expected\n%s--- read\n%s", cases[i].name, cases[i].expected,
                        actual);
            failed++;
        }
        test_free(actual);
        ennead_reader_restart(reader);
    }
    ennead_reader_free(reader);
    assert_int_equal(failed, 0);
}
