/* SPDX-License-Identifier: MIT */
/* Sue de Coq as HoDoKu chooses it (choice.h): see choose_sue_de_coq.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_SUE_DE_COQ_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_SUE_DE_COQ_H

#include "logic/hunt.h"

flow choose_sue_de_coq(hunt *h);

#endif
