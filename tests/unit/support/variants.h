/* SPDX-License-Identifier: MIT */
/*
 * Variants for tests, from text in any form.
 */
#ifndef UNIT_VARIANTS_H
#define UNIT_VARIANTS_H

#include "support/support.h"

/* The puzzle of a text, to be freed; fails the test, saying why, when it cannot be read. */
ennead_description *variant_of(const char *text);

/* The same, with what is reported of it. */
ennead_description *read_variant(const char *text, ennead_variant_report *report);

/* Fails the test unless the text is refused with this message; returns what else is reported. */
ennead_variant_report assert_variant_refused(const char *text, const char *message);

/* Reads a text with memory that may fail, and frees the result. */
ennead_status try_variant(const char *text, const ennead_allocator *memory);

#endif
