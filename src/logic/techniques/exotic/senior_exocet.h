/* SPDX-License-Identifier: MIT */
/* Senior exocets: see senior_exocet.c. */
#ifndef ENNEAD_LOGIC_TECHNIQUES_EXOTIC_SENIOR_EXOCET_H
#define ENNEAD_LOGIC_TECHNIQUES_EXOTIC_SENIOR_EXOCET_H

#include "logic/hunt.h"

flow find_senior_exocet(hunt *h);

#endif
