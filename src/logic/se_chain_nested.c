#include "logic/se_chain_memory.h"
#include "logic/se_chain_rules.h"
bool advance_by_chains(chain_advance *a)
{
    (void)a;
    return false;
}
