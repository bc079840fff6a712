/* SPDX-License-Identifier: MIT */
/*
 * Indexers.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_INDEXER_H
#define ENNEAD_MODEL_RULES_CELLS_INDEXER_H

#include "model/rule.h"

rule_build build_column_indexer;
rule_build build_row_indexer;

#endif
