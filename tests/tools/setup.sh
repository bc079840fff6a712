# SPDX-License-Identifier: MIT
# Read by ./check and ./demo: installs what is missing and builds. On Debian the packages come from
# whatever sources the system has; elsewhere the missing tools are named and that is all. Nothing is
# asked of the network when nothing is missing.
# shellcheck shell=sh

PACKAGE_LIST=tests/tools/packages.txt

PROGRAM_TOOLS="cc meson ninja pkg-config python3"
TEST_TOOLS="gcc clang lld gcovr clang-tidy cppcheck aarch64-linux-gnu-gcc qemu-aarch64 pdftotext"
PICTURE_TOOLS="qpdf rsvg-convert xmllint"
PROGRAM_MODULES="zlib libzstd jansson ncurses libedit pangocairo"
TEST_MODULES="cmocka"

say() { printf '%s\n' "$*"; }

# die SENTENCE: the reason why nothing more can be done.
die()
{
    say "$0: $*" >&2
    exit 1
}

# missing_packages WHO...: the lines of the list for these who are not installed yet.
missing_packages()
{
    while read -r package who why; do
        case " # $* " in *" $who "*) ;; *) continue ;; esac
        # The nodejs of other sources brings npm, and forbids that of Debian.
        [ "$package" = npm ] && command -v npm >/dev/null 2>&1 && continue
        case $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) in
        "install ok installed") ;;
        *) printf '%s %s %s\n' "$package" "$who" "$why" ;;
        esac
    done <"$PACKAGE_LIST"
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

# apt_get ARGUMENT...: apt-get, its output in $log. While another package manager is at work, it
# waits up to a quarter of an hour.
apt_get()
{
    tries=0
    until as_root apt-get -q -y -o DPkg::Lock::Timeout=900 "$@" >"$log" 2>&1 </dev/null; do
        grep -q 'Could not get lock\|Unable to lock' "$log" || return 1
        [ "$tries" != 0 ] || say 'waiting for another package manager to finish'
        tries=$((tries + 1))
        [ "$tries" -lt 180 ] || return 1
        sleep 5
    done
}

# install_on_debian WHO...: what they need of the list.
install_on_debian()
{
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    names=$(say "$missing" | cut -d ' ' -f 1 | tr '\n' ' ')
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
        die "these Debian packages are missing, and only root can install them: $names"
    fi
    say 'installing these Debian packages:'
    say "$missing" | while read -r package _ why; do printf '    %-24s%s\n' "$package" "$why"; done
    log=$(mktemp)
    # shellcheck disable=SC2086
    if ! apt_get install --no-install-recommends $names &&
        ! { apt_get update && apt_get install --no-install-recommends $names; }; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "apt-get could not install what is missing: $names"
    fi
    rm -f "$log"
}

# need program|web|tests: what is needed to build the program, the page besides, or to run every
# test.
need()
{
    who=program tools=$PROGRAM_TOOLS modules=$PROGRAM_MODULES
    if [ "$1" = tests ]; then
        who='program tests web' tools="$tools $TEST_TOOLS $PICTURE_TOOLS"
        modules="$modules $TEST_MODULES"
    elif [ "$1" = web ]; then
        who='program web'
    fi
    if [ -e /etc/debian_version ] && command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        install_on_debian $who
    fi
    missing=$(missing_tools "$tools" "$modules")
    [ -z "$missing" ] ||
        die "install these first, then run this again (only on Debian it installs them): $missing"
}

# npm_packages: what some tests of the package for JavaScript need besides, as web/package-lock.json
# says. Where there is no npm, or no network, these tests are skipped.
npm_packages()
{
    command -v npm >/dev/null 2>&1 && [ -e build/web/package-lock.json ] || return 0
    cmp -s web/package-lock.json build/web/node_modules/installed && return
    (cd build/web && npm ci --ignore-scripts --no-audit --no-fund) &&
        cp web/package-lock.json build/web/node_modules/installed ||
        say 'npm ci failed: some tests of the package for JavaScript are skipped'
}

# set_up FOLDER COMPILER OPTION...: if the folder is new or its options have changed. COMPILER is a
# command, or a cross file of meson's.
set_up()
{
    folder=$1 compiler=$2
    shift 2
    if [ ! -e "$folder/build.ninja" ]; then
        case $compiler in
        *.ini) meson setup "$folder" --cross-file "$compiler" "$@" || return ;;
        *) CC=$compiler meson setup "$folder" "$@" || return ;;
        esac
    elif [ "$(cat "$folder/.options" 2>/dev/null)" != "$*" ]; then
        meson setup --reconfigure "$folder" "$@" || return
    fi
    say "$*" >"$folder/.options"
}

# build FOLDER COMPILER OPTION...
build() { set_up "$@" && ninja -C "$1"; }

# build_tests SUITES FOLDER COMPILER OPTION...: only what the tests of these suites run. SUITES are
# options for `meson test`.
build_tests()
{
    suites=$1
    shift
    set_up "$@" || return
    # shellcheck disable=SC2086
    needed=$(python3 tests/tools/needed.py "$1" $suites) && ninja -C "$1" $needed
}

# steps COUNT: so many steps follow.
steps() { step_count=$1 step_number=0; }

# step NAME COMMAND...: says what is done and, at its end, how long it took; the output goes to a
# log, which is shown if the command fails. A terminal shows the last line of the log meanwhile.
step()
{
    step_name=$1 step_start=$(date +%s)
    shift
    step_number=$((step_number + 1))
    step_title=$(printf '%2d of %d  %-30s' "$step_number" "$step_count" "$step_name")
    printf '%s' "$step_title"
    step_log=$(mktemp)
    step_watcher=
    if [ -t 1 ]; then
        show_log "$step_title" "$step_log" &
        step_watcher=$!
    fi
    if ("$@") >"$step_log" 2>&1; then
        step_status=0 word=
    else
        step_status=$? word=' FAILED'
    fi
    if [ -n "$step_watcher" ]; then
        kill "$step_watcher"
        wait "$step_watcher" 2>/dev/null
        printf '\r\033[K%s' "$step_title"
    fi
    printf '%5s s%s\n' "$(($(date +%s) - step_start))" "$word"
    [ "$step_status" = 0 ] || cat "$step_log"
    rm -f "$step_log"
    return "$step_status"
}

# show_log TITLE LOG: until it is killed, or the process that should do so has ended.
show_log()
{
    while sleep 1 && kill -0 $$ 2>/dev/null; do
        printf '\r\033[K%s  %s' "$1" "$(tail -n 1 "$2" | tr -cd '[:print:]' | cut -c 1-36)"
    done
}
