/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the reader of OpenSudoku's XML. The first byte chooses the pieces; the rest is the
 * text.
 */
#include "fuzz.h"
#include "reading.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ennead_reader_options options;

    if (size < 1)
        return 0;
    ennead_reader_options_init(&options);
    options.form = ENNEAD_FORM_OPENSUDOKU;
    check_reading(&options, data + 1, size - 1, 1 + (uint32_t)data[0]);
    return 0;
}
