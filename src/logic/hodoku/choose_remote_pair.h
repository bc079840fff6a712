/* SPDX-License-Identifier: MIT */
/* Remote pairs as HoDoKu chooses them (choice.h): see choose_remote_pair.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_REMOTE_PAIR_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_REMOTE_PAIR_H

#include "logic/hunt.h"

flow choose_remote_pair(hunt *h);

#endif
