/* SPDX-License-Identifier: MIT */
/*
 * A slot as bytes, for another process of the same program with the same settings: there with its
 * records, and back with their answers.
 */
#ifndef CLI_SLOT_PARCEL_H
#define CLI_SLOT_PARCEL_H

#include "cli/batch/slot.h"

/* BEGINS: the slot is not to be worked on, but has the first record; see puzzle_command.begin. */
enum parcel_kind { PARCEL_WORKS, PARCEL_BEGINS };

/* Adds the records of a slot, which may be NULL if it begins; `id` comes back with the answers. */
void parcel_pack(struct text *text, enum parcel_kind kind, const struct slot *slot, size_t id,
                 const struct settings *settings);

/* Takes them into an empty slot. Returns whether there were any. */
bool parcel_unpack(const struct text *text, struct slot *slot, const struct settings *settings,
                   enum parcel_kind *kind, size_t *id);

/* Adds the answers. If they are to be written later, the results are added, of which `room` says
 * how large they are. */
void parcel_pack_answers(struct text *text, const struct slot *slot, size_t id,
                         const struct room *room);

/* The slot whose answers these are. */
size_t parcel_id(const struct text *text);

/* Takes the answers into the slot that has the records. */
void parcel_unpack_answers(const struct text *text, struct slot *slot, const struct room *room);

#endif
