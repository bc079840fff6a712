/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the reader of killers as SumoCue writes them: what comes after SumoCueV1.
 */
#include "fuzz.h"
#include "strings.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_string(ENNEAD_VARIANT_FORM_KILLER, "SumoCueV1", data, size);
    return 0;
}
