/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the reader. The first byte chooses the form (the digits 0 to 9, ':' and ';', in
 * the order of ennead_form), the second the pieces and, for a table, the column; the rest is the
 * text.
 */
#include "fuzz.h"
#include "reading.h"

enum { FORMS = 12 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ennead_reader_options options;

    if (size < 2)
        return 0;
    ennead_reader_options_init(&options);
    options.form = (ennead_form)((uint8_t)(data[0] - '0') % FORMS);
    if (options.form == ENNEAD_FORM_AUTO || options.form == ENNEAD_FORM_CSV) {
        options.column = data[1] % 8 == 7 ? 2 : 0;
        options.column_name = data[1] % 8 == 6 ? "puzzle" : NULL;
    }
    check_reading(&options, data + 2, size - 2, 1 + (uint32_t)data[1]);
    return 0;
}
