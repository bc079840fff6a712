/* SPDX-License-Identifier: MIT */
/*
 * Runs a fuzz target on every file of a folder, and on small changes of each. The tests do this
 * with the corpus, with any compiler. If FUZZ_LAST is set in the environment, the last input is
 * stored in the file of that name.
 *
 *     replay FOLDER CHANGES
 *
 * Exit code 1 if a file or folder cannot be read, or there are no files.
 */
#define _POSIX_C_SOURCE 200809L

#include "change.h"
#include "fuzz.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>

enum { LARGEST_FILE = 1 << 20 };

static int complain(const char *name)
{
    fprintf(stderr, "%s: %s\n", name, strerror(errno));
    return 1;
}

static void keep_last(const uint8_t *bytes, size_t size)
{
    const char *name = getenv("FUZZ_LAST");
    FILE *file = name != NULL ? fopen(name, "wb") : NULL;

    if (file == NULL)
        return;
    fwrite(bytes, 1, size, file);
    fclose(file);
}

static int run_target(const uint8_t *bytes, size_t size)
{
    /* Of exactly the right size, so that a sanitizer detects reading one byte too many. */
    uint8_t *exact = malloc(size > 0 ? size : 1);

    if (exact == NULL)
        return complain("an input");
    memcpy(exact, bytes, size);
    keep_last(exact, size);
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return 0;
}

static int replay_file(const char *name, unsigned long changes)
{
    static uint8_t bytes[LARGEST_FILE], changed[LARGEST_FILE + MOST_ADDED];
    FILE *file = fopen(name, "rb");

    if (file == NULL)
        return complain(name);
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    int failed = ferror(file) ? complain(name) : 0;
    fclose(file);
    if (failed)
        return failed;

    fprintf(stderr, "%s\n", name);
    failed = run_target(bytes, size);
    for (unsigned long number = 1; number <= changes && !failed; number++) {
        fprintf(stderr, "%s, change %lu\n", name, number);
        failed = run_target(changed, change_input(bytes, size, number, changed));
    }
    return failed;
}

static int replay_folder(const char *name, unsigned long changes, unsigned *files)
{
    DIR *folder = opendir(name);
    int failed = 0;

    if (folder == NULL)
        return complain(name);
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        char path[4096];

        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", name, entry->d_name);
        failed |= replay_file(path, changes);
        ++*files;
    }
    closedir(folder);
    return failed;
}

int main(int count, char **arguments)
{
    unsigned files = 0;

    if (count != 3)
        return 1;
    const char *brief = getenv("ENNEAD_SHORT");
    const unsigned long all = strtoul(arguments[2], NULL, 10);
    const unsigned long changes = brief != NULL && *brief != '\0' ? all / 10 : all;
    const int failed = replay_folder(arguments[1], changes, &files);
    printf("%u inputs replayed, each with %lu changes, too\n", files, changes);
    return failed || files == 0;
}
