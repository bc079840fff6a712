/* SPDX-License-Identifier: MIT */
/* BUG + 1: see bug.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_UNIQUENESS_BUG_H
#define ENNEAD_LOGIC_TECHNIQUES_UNIQUENESS_BUG_H

#include "logic/hunt.h"

flow find_bug_1(hunt *h);

#endif
