/* SPDX-License-Identifier: MIT */
#include "cli/view/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/utf8.h"

bool sheet_clear(struct board_sheet *sheet, int rows, int columns)
{
    const size_t count = (size_t)rows * (size_t)columns;
    if (rows != sheet->rows || columns != sheet->columns) {
        free(sheet->glyphs);
        sheet->glyphs = calloc(count > 0 ? count : 1, sizeof *sheet->glyphs);
        sheet->rows = sheet->glyphs != NULL ? rows : 0;
        sheet->columns = sheet->glyphs != NULL ? columns : 0;
    }
    if (sheet->glyphs == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        sheet->glyphs[i] = (struct sheet_glyph){.code = ' '};
    return true;
}

void sheet_free(struct board_sheet *sheet)
{
    free(sheet->glyphs);
    *sheet = (struct board_sheet){0};
}

struct sheet_glyph *sheet_at(const struct board_sheet *sheet, int row, int column)
{
    if (row < 0 || row >= sheet->rows || column < 0 || column >= sheet->columns)
        return NULL;
    return &sheet->glyphs[(size_t)row * (size_t)sheet->columns + (size_t)column];
}

/* The character at `text`, and its number of bytes. */
static uint32_t character_at(const char *text, size_t left, size_t *size)
{
    static const uint8_t lead[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    *size = utf8_character(text, left);
    if (*size == 0 || utf8_is_control(text, *size)) {
        *size = *size > 0 ? *size : 1;
        return '?';
    }
    uint32_t code = (uint8_t)text[0] & lead[*size];
    for (size_t i = 1; i < *size; i++)
        code = code << 6 | ((uint8_t)text[i] & 0x3f);
    /* Accents that stand over the letter before, and letters two columns wide. */
    const bool narrow = (code < 0x300 || code >= 0x370) && code < 0x1100;
    const bool sign = code >= 0x2010 && code < 0x2e80;
    return narrow || sign ? code : '?';
}

int sheet_write(const struct board_sheet *sheet, int row, int column, int width, enum ink ink,
                const char *text)
{
    size_t left = strlen(text);
    int used = 0;
    while (left > 0 && used < width) {
        size_t size;
        const uint32_t code = character_at(text, left, &size);
        struct sheet_glyph *glyph = sheet_at(sheet, row, column + used);
        if (glyph != NULL) {
            glyph->code = code;
            glyph->ink = (uint8_t)ink;
        }
        used++;
        text += size;
        left -= size;
    }
    return used;
}

void sheet_bar(const struct board_sheet *sheet, int row, enum ground ground)
{
    for (int column = 0; column < sheet->columns; column++) {
        struct sheet_glyph *glyph = sheet_at(sheet, row, column);
        if (glyph != NULL)
            glyph->ground = (uint8_t)ground;
    }
}

size_t sheet_line(const char *text, int width, const char **next)
{
    const char *at = text, *blank = NULL;
    size_t left = strlen(text);
    for (int column = 0; left > 0 && *at != '\n'; column++) {
        if (*at == ' ')
            blank = at;
        if (column == width) {
            const char *end = blank != NULL && blank > text ? blank : at;
            *next = *end == ' ' ? end + 1 : end;
            return (size_t)(end - text);
        }
        size_t size;
        (void)character_at(at, left, &size);
        at += size;
        left -= size;
    }
    *next = *at == '\n' && at[1] != '\0' ? at + 1 : NULL;
    return (size_t)(at - text);
}
