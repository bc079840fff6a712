/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/files/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/writer.h"
#include "cli/files/source.h"

int spool_open_nameless(void)
{
    const char *folder = getenv("TMPDIR");
    return open(folder != NULL && *folder != '\0' ? folder : "/tmp", O_RDWR | O_TMPFILE | O_CLOEXEC,
                0600);
}

/* Whether the file can be read from any place as it is. */
static bool is_plain_file(const struct source *source, const char *name, uint64_t *size)
{
    struct stat status;
    if (strcmp(name, "-") == 0 || source->packing != SOURCE_PLAIN ||
        fstat(source->fd, &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    *size = (uint64_t)status.st_size;
    return true;
}

struct unpacking {
    struct source source;
    struct writer writer;
    char text[SOURCE_ROOM];
};

static enum exit_code refuse(const char *name, const char *what, const char *why)
{
    message("%s: %s%s", name, what, why);
    return EXIT_IO;
}

/* Writes text that has been read, and all that follows it. */
static enum exit_code unpack(struct unpacking *unpacking, struct spool *spool, const char *name,
                             size_t got)
{
    enum source_status status = SOURCE_DATA;
    spool->fd = spool_open_nameless();
    if (spool->fd < 0)
        return refuse(name, "cannot be unpacked into a file in $TMPDIR: ", strerror(errno));
    writer_start(&unpacking->writer, spool->fd);
    while (status == SOURCE_DATA) {
        spool->size += got;
        writer_put(&unpacking->writer, unpacking->text, got);
        status = source_read(&unpacking->source, unpacking->text, sizeof unpacking->text,
                             SOURCE_WAIT, &got);
    }
    if (!writer_flush(&unpacking->writer))
        return refuse(
            name, "cannot be unpacked into a file in $TMPDIR: ", strerror(unpacking->writer.error));
    if (status == SOURCE_FAILED)
        return refuse(name, unpacking->source.trouble, "");
    return status == SOURCE_NO_MEMORY ? EXIT_MEMORY : EXIT_ANSWERED;
}

enum exit_code spool_open(struct spool *spool, const char *name)
{
    enum exit_code code = EXIT_ANSWERED;
    size_t got = 0;
    *spool = (struct spool){.fd = -1};
    struct unpacking *unpacking = malloc(sizeof *unpacking);
    if (unpacking == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    if (source_open(&unpacking->source, name) == 0) {
        const enum source_status status = source_read(&unpacking->source, unpacking->text,
                                                      sizeof unpacking->text, SOURCE_WAIT, &got);
        if (status == SOURCE_DATA && !is_plain_file(&unpacking->source, name, &spool->size))
            code = unpack(unpacking, spool, name, got);
        source_close(&unpacking->source);
    }
    free(unpacking);
    if (code != EXIT_ANSWERED)
        spool_close(spool);
    return code;
}

void spool_close(struct spool *spool)
{
    if (spool->fd >= 0)
        close(spool->fd);
    spool->fd = -1;
}
