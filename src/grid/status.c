/* SPDX-License-Identifier: MIT */
/*
 * The library's version, and the names of statuses and verdicts.
 */
#include "ennead.h"

const char *ennead_version(void)
{
    return ENNEAD_VERSION;
}

const char *ennead_status_text(ennead_status status)
{
    switch (status) {
    case ENNEAD_STATUS_OK:
        return "ok";
    case ENNEAD_STATUS_END:
        return "no more";
    case ENNEAD_STATUS_NEEDS_INPUT:
        return "more input is needed";
    case ENNEAD_STATUS_BAD_ARGUMENT:
        return "an argument is out of range";
    case ENNEAD_STATUS_OUT_OF_MEMORY:
        return "out of memory";
    }
    return "unknown status";
}

const char *ennead_verdict_name(ennead_verdict verdict)
{
    switch (verdict) {
    case ENNEAD_VERDICT_NONE:
        return "none";
    case ENNEAD_VERDICT_UNIQUE:
        return "unique";
    case ENNEAD_VERDICT_SEVERAL:
        return "several";
    case ENNEAD_VERDICT_FOUND:
        return "found";
    case ENNEAD_VERDICT_LIMIT:
        return "limit";
    }
    return "unknown verdict";
}
