/* SPDX-License-Identifier: MIT */
/*
 * Why a slot's output ends early.
 */
#ifndef CLI_CUT_H
#define CLI_CUT_H

enum cut { NOT_CUT, CUT_BY_STOP, CUT_BY_MEMORY, CUT_BY_WRITER };

#endif
