/* SPDX-License-Identifier: MIT */
/*
 * Whispers.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_WHISPER_H
#define ENNEAD_MODEL_RULES_PAIRS_WHISPER_H

#include "model/rule.h"

rule_build build_whisper;

#endif
