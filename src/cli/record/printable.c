/* SPDX-License-Identifier: MIT */
#include "cli/record/printable.h"

#include "cli/base/utf8.h"

void printable_add(struct text *text, const struct settings *settings, const char *bytes,
                   size_t length)
{
    size_t begin = 0;
    if (!settings->to_terminal) {
        text_add(text, bytes, length);
        return;
    }
    for (size_t at = 0; at < length; at++) {
        if (bytes[at] != '\n' && bytes[at] != '\t')
            continue;
        utf8_add_printable(text, bytes + begin, at - begin);
        text_character(text, bytes[at]);
        begin = at + 1;
    }
    utf8_add_printable(text, bytes + begin, length - begin);
}

static int add_piece(const char *bytes, size_t length, void *text)
{
    text_add(text, bytes, length);
    return 0;
}

void printable_add_json(struct text *text, const struct settings *settings, const json_t *object,
                        size_t flags)
{
    struct text dump = {0};
    struct text *to = settings->to_terminal ? &dump : text;
    if (object == NULL || json_dump_callback(object, add_piece, to, flags) != 0)
        text->failed = true;
    utf8_add_escaped(text, dump.bytes, dump.length);
    text->failed = text->failed || dump.failed;
    text_free(&dump);
}
