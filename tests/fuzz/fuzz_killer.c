/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the reader of killer puzzles as strings of characters or of numbers.
 */
#include "fuzz.h"
#include "strings.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_string(ENNEAD_VARIANT_FORM_KILLER, "", data, size);
    return 0;
}
