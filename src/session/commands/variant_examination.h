/* SPDX-License-Identifier: MIT */
/*
 * What examination.h says, of puzzles with rules of their own or of another size.
 */
#ifndef ENNEAD_SESSION_VARIANT_EXAMINATION_H
#define ENNEAD_SESSION_VARIANT_EXAMINATION_H

#include "session/commands/examination.h"

/* Finds out about a position; `e` is zero before. */
ennead_status examine_variant(const ennead_session *s, const game_position *p, examination *e);
void reply_findings_in_variant(ennead_session *s, const game_position *p, const examination *e);

#endif
