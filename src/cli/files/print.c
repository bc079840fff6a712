/* SPDX-License-Identifier: MIT */
#include "cli/files/print.h"

#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/writer.h"
#include "cli/files/destination.h"

enum exit_code print_text(struct text *text)
{
    struct writer out;
    enum exit_code code = EXIT_ANSWERED;
    if (text->failed) {
        message("out of memory");
        code = EXIT_MEMORY;
    } else {
        writer_start(&out, STDOUT_FILENO);
        writer_put(&out, text->bytes, text->length);
        writer_finish(&out);
        code = destination_check(out.error);
    }
    text_free(text);
    return code;
}
