/* SPDX-License-Identifier: MIT */
/*
 * The functions of examination.h for puzzles with variant rules or of another size.
 */
#ifndef ENNEAD_SESSION_VARIANT_EXAMINATION_H
#define ENNEAD_SESSION_VARIANT_EXAMINATION_H

#include "session/commands/examination.h"

/* Examines a position. `e` must be zeroed. */
ennead_status examine_variant(const ennead_session *s, const game_position *p, examination *e);
void reply_findings_in_variant(ennead_session *s, const game_position *p, const examination *e);

#endif
