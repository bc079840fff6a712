/* SPDX-License-Identifier: MIT */
/* Forcing chains and nets as HoDoKu chooses them (choice.h): see choose_forcing.c. */
#ifndef ENNEAD_LOGIC_HODOKU_CHOOSE_FORCING_H
#define ENNEAD_LOGIC_HODOKU_CHOOSE_FORCING_H

#include "logic/hunt.h"

flow choose_forcing_chain(hunt *h);
flow choose_forcing_net(hunt *h);

#endif
