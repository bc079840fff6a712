/* SPDX-License-Identifier: MIT */
/* Sue de Coq: see sue_de_coq.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_SETS_SUE_DE_COQ_H
#define ENNEAD_LOGIC_TECHNIQUES_SETS_SUE_DE_COQ_H

#include "logic/hunt.h"

flow find_sue_de_coq(hunt *h);

#endif
