/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the reader of game IDs of Solo.
 */
#include "fuzz.h"
#include "strings.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_string(ENNEAD_VARIANT_FORM_SGT, "", data, size);
    return 0;
}
