# SPDX-License-Identifier: MIT
# Read by ./check and ./demo: installs what is missing and builds. On Debian the packages come from
# whatever sources the system has; elsewhere the missing tools are named and that is all. Nothing is
# asked of the network when nothing is missing.
# shellcheck shell=sh

PROGRAM_PACKAGES="gcc libc6-dev meson ninja-build pkgconf python3 zlib1g-dev libzstd-dev
libjansson-dev libncurses-dev libedit-dev"
TEST_PACKAGES="g++ clang libclang-rt-dev libcmocka-dev gcovr mandoc
clang-tidy cppcheck gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user"

PROGRAM_TOOLS="cc meson ninja pkg-config python3"
TEST_TOOLS="gcc clang gcovr clang-tidy cppcheck aarch64-linux-gnu-gcc qemu-aarch64"
PROGRAM_MODULES="zlib libzstd jansson ncurses libedit"
TEST_MODULES="cmocka"

say() { printf '%s\n' "$*"; }

# die SENTENCE: the reason why nothing more can be done.
die()
{
    say "$0: $*" >&2
    exit 1
}

missing_packages()
{
    for package in "$@"; do
        case $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) in
        "install ok installed") ;;
        *) printf '%s ' "$package" ;;
        esac
    done
}

missing_tools()
{
    for tool in $1; do
        command -v "$tool" >/dev/null 2>&1 || printf '%s ' "$tool"
    done
    for module in $2; do
        pkg-config --exists "$module" 2>/dev/null || printf '%s(headers) ' "$module"
    done
}

as_root()
{
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

install_on_debian()
{
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
        die "these Debian packages are missing, and only root can install them: $missing"
    fi
    say "installing: $missing"
    log=$(mktemp)
    # shellcheck disable=SC2086
    if ! as_root apt-get -q -y install --no-install-recommends $missing >"$log" 2>&1 </dev/null &&
        ! { as_root apt-get -q update && as_root apt-get -q -y install --no-install-recommends \
            $missing; } >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "apt-get could not install what is missing: $missing"
    fi
    rm -f "$log"
}

# need program|tests: what is needed to build the program, or to run every test besides.
need()
{
    packages=$PROGRAM_PACKAGES tools=$PROGRAM_TOOLS modules=$PROGRAM_MODULES
    if [ "$1" = tests ]; then
        packages="$packages $TEST_PACKAGES" tools="$tools $TEST_TOOLS"
        modules="$modules $TEST_MODULES"
    fi
    if [ -e /etc/debian_version ] && command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        install_on_debian $packages
    fi
    missing=$(missing_tools "$tools" "$modules")
    [ -z "$missing" ] ||
        die "install these first, then run this again (it installs by itself only on Debian): $missing"
}

# build FOLDER COMPILER OPTION...: sets the folder up when it is new or its options have changed.
# COMPILER is a command, or a cross file of meson's.
build()
{
    folder=$1 compiler=$2
    shift 2
    if [ ! -e "$folder/build.ninja" ]; then
        case $compiler in
        *.ini) meson setup "$folder" --cross-file "$compiler" "$@" || return ;;
        *) CC=$compiler meson setup "$folder" "$@" || return ;;
        esac
    elif [ "$(cat "$folder/.options" 2>/dev/null)" != "$*" ]; then
        meson configure "$folder" "$@" || return
    fi
    say "$*" >"$folder/.options"
    ninja -C "$folder"
}

# step NAME COMMAND...: runs it with its output in a log, prints the time, the log if it failed.
step()
{
    step_name=$1 step_start=$(date +%s)
    shift
    step_log=$(mktemp)
    if ("$@") >"$step_log" 2>&1; then
        step_status=0 word=
    else
        step_status=$? word=' FAILED'
    fi
    printf '%-34s %4s s%s\n' "$step_name" "$(($(date +%s) - step_start))" "$word"
    [ "$step_status" = 0 ] || cat "$step_log"
    rm -f "$step_log"
    return "$step_status"
}
