/* SPDX-License-Identifier: MIT */
/*
 * The stop flag: set, cleared, looked at, from threads and from a signal handler.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include <pthread.h>
#include <signal.h>

static ennead_stop flag;

static void it_is_set_and_cleared(void **state)
{
    (void)state;
    ennead_stop stop = {0};

    assert_false(ennead_stop_is_set(&stop));
    ennead_stop_set(&stop);
    ennead_stop_set(&stop);
    assert_true(ennead_stop_is_set(&stop));
    ennead_stop_clear(&stop);
    assert_false(ennead_stop_is_set(&stop));
}

static void *set_it(void *stop)
{
    ennead_stop_set(stop);
    return NULL;
}

static void another_thread_sets_it(void **state)
{
    (void)state;
    ennead_stop stop = {0};
    pthread_t thread;

    assert_int_equal(pthread_create(&thread, NULL, set_it, &stop), 0);
    while (!ennead_stop_is_set(&stop))
        continue;
    assert_int_equal(pthread_join(thread, NULL), 0);
}

static void on_signal(int number)
{
    (void)number;
    ennead_stop_set(&flag);
}

static void a_signal_handler_sets_it(void **state)
{
    (void)state;
    struct sigaction action = {.sa_handler = on_signal};

    assert_int_equal(sigaction(SIGUSR1, &action, NULL), 0);
    assert_int_equal(raise(SIGUSR1), 0);
    assert_true(ennead_stop_is_set(&flag));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_set_and_cleared),
        cmocka_unit_test(another_thread_sets_it),
        cmocka_unit_test(a_signal_handler_sets_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
