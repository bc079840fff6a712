/* SPDX-License-Identifier: MIT */
/* The stack of readers and writers of puzzles and states. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

static ennead_state state;
static ennead_record record;

/* Reads a text to its end; a state of each record is written in every form. */
static void measure_states(void)
{
    static char marks[ENNEAD_MARKS_SIZE], sdx[ENNEAD_SDX_SIZE], sukaku[ENNEAD_SUKAKU_SIZE],
        library[ENNEAD_LIBRARY_SIZE], line[ENNEAD_LINE_SIZE], almanac[ENNEAD_ALMANAC_SIZE],
        compact[ENNEAD_COMPACT_SIZE];

    MEASURE(ennead_write_marks, &state, marks);
    MEASURE(ennead_write_sdx, &state, sdx);
    MEASURE(ennead_write_sukaku, &state, sukaku);
    MEASURE(ennead_write_library, &state, library);
    MEASURE(ennead_write_line, state.values, line);
    MEASURE(ennead_write_almanac, state.values, almanac);
    MEASURE(ennead_write_compact, state.values, compact);
}

static void read_all(const char *text, size_t length, ennead_form form)
{
    static ennead_reader_options options;
    static char message[ENNEAD_MESSAGE_SIZE], memory[1 << 16];
    ennead_reader *reader;
    ennead_reader_lines lines;
    ennead_status status = ENNEAD_STATUS_OK;

    MEASURE(ennead_reader_options_init_sized, &options, sizeof options);
    options.form = form;
    MEASURE_TO(status, ennead_reader_new, &options, NULL, &reader);
    if (status != ENNEAD_STATUS_OK)
        return;
    for (size_t at = 0; status != ENNEAD_STATUS_END;) {
        MEASURE_TO(status, ennead_reader_next, reader, &record);
        if (status == ENNEAD_STATUS_NEEDS_INPUT && at == length) {
            MEASURE(ennead_reader_finish, reader);
        } else if (status == ENNEAD_STATUS_NEEDS_INPUT) {
            size_t room;
            char *to;
            MEASURE_TO(to, ennead_reader_reserve, reader, &room);
            MEASURE_TO(to, ennead_reader_reserve_in, reader, memory, sizeof memory, &room);
            room = room < length - at ? room : length - at;
            memcpy(to, text + at, room);
            MEASURE(ennead_reader_add, reader, room);
            at += room;
            MEASURE(ennead_reader_next_lines, reader, 2, &lines);
        } else if (status == ENNEAD_STATUS_OK) {
            MEASURE(ennead_record_message, &record, message);
            MEASURE(ennead_state_from_record, &record, &state);
            measure_states();
        } else if (status != ENNEAD_STATUS_END) {
            break;
        }
    }
    MEASURE(ennead_reader_restart, reader);
    MEASURE(ennead_reader_free, reader);
}

/* A text of many puzzles in a form that the library writes, or reads. */
static size_t text_of(int kind, char *text)
{
    size_t length = 0;

    for (int i = 0; i < HARD_PUZZLES; i++) {
        const ennead_puzzle puzzle = puzzle_of(hard_puzzles[i]);
        (void)ennead_state_from_puzzle(&puzzle, &state);
        switch (kind) {
        case 0:
            ennead_write_marks(&state, text + length);
            break;
        case 1:
            ennead_write_sukaku(&state, text + length);
            break;
        case 2:
            ennead_write_library(&state, text + length);
            break;
        case 3:
            ennead_write_sdx(&state, text + length);
            break;
        case 4:
            length += (size_t)sprintf(text + length, "number,puzzle,note\n%d,\"%s\",x\n", i,
                                      hard_puzzles[i]) *
                      0;
            break;
        default:
            for (int row = 0; row < 9; row++)
                sprintf(text + length + 10 * row, "%.9s\n", hard_puzzles[i] + 9 * row);
        }
        length += strlen(text + length);
        text[length++] = '\n';
    }
    return length;
}

void measure_reading(void)
{
    static char text[1 << 17];

    for (int kind = 0; kind < 6; kind++) {
        const size_t length = text_of(kind, text);
        for (int form = 0; ennead_form_name((ennead_form)form) != NULL && form < 32; form++) {
            MEASURE(ennead_form_name, (ennead_form)form);
            read_all(text, length, (ennead_form)form);
        }
    }
}
