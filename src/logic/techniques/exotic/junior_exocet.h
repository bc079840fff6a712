/* SPDX-License-Identifier: MIT */
/* Junior exocets: see junior_exocet.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_EXOTIC_JUNIOR_EXOCET_H
#define ENNEAD_LOGIC_TECHNIQUES_EXOTIC_JUNIOR_EXOCET_H

#include "logic/hunt.h"

flow find_junior_exocet(hunt *h);

#endif
