# What access-play needs, and how it gets there. Sourced by tools/play and tools/test, which set `root`.
#
#   set_up play    the packages and the virtual environment to play
#   set_up test    the same, and what the tests need
#
# A set-up that is complete costs one checksum. What is said goes to standard error, a
# sentence at a time in the language of the locale; the rest goes to .venv/setup.log.
# Standard input belongs to the game and is never read.

# Debian and Ubuntu packages; a|b is whichever of the two names the system knows.
play_packages='python3 python3-venv libespeak-ng1 espeak-ng-data libasound2t64|libasound2 python3-louis liblouis-data'
test_packages='espeak-ng liblouis-bin sox brltty python3-brlapi yasr fenrir pulseaudio speech-dispatcher speech-dispatcher-espeak-ng'
# Installed along with what is needed, never insisted on.
optional_packages='python3-brlapi'

venv=$root/.venv
log=$venv/setup.log

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
  fr*) language=fr ;;
  *) language=en ;;
esac

# say ENGLISH FRENCH
say() {
  if [ "$language" = fr ]; then echo "$2" >&2; else echo "$1" >&2; fi
}

set_up() {
  stamp=$venv/ready-$1
  wanted=$(checksum)
  if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    return 0
  fi
  say 'Setting up access-play; this takes a minute or two the first time.' \
    'Installation d’access-play ; comptez une minute ou deux la première fois.'
  if ! mkdir -p "$venv" 2>/dev/null || ! : >>"$log"; then
    say "Nothing can be written in $root." "Impossible d’écrire dans $root."
    return 1
  fi
  (
    if command -v flock >/dev/null; then flock 9; fi # one set-up at a time
    complete=yes
    install_packages "$1" || complete=
    make_environment "$1" || exit 1
    echo "$wanted" >"$venv/ready-play"
    if [ "$1" = test ] && [ "$complete" ]; then echo "$wanted" >"$stamp"; fi
  ) 9>"$venv/lock" </dev/null || return 1
  say 'access-play is set up.' 'access-play est installé.'
}

# What a finished set-up depends on: where the project stands, its project file, this file.
checksum() {
  echo "$root $(cat "$root/pyproject.toml" "$root/tools/setup.sh" | cksum)"
}

# --- packages of the system ---------------------------------------------------

# Install what is missing; fail if something needed stays missing.
install_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
  packages=$play_packages
  if [ "$1" = test ]; then packages="$packages $test_packages"; fi
  needed=$(missing $packages)
  [ "$needed" ] || return 0
  if become_root $needed; then
    apt update
    case " $needed " in *" fenrir "*) hush_fenrir ;; esac
    install_each $needed
    install_each $(missing $optional_packages)
    release_fenrir
    needed=$(missing $needed)
  fi
  [ "$needed" ] || return 0
  say "Something will be missing until an administrator types: apt-get install $(in_words $needed)." \
    "Il manquera quelque chose tant qu’un administrateur n’aura pas tapé : apt-get install $(in_words $needed)."
  return 1
}

# fenrir's package starts it at once and at each boot, and it would read every console aloud: hide its
# service while it is installed, and leave it there for who wishes to enable it.
fenrir_service=/etc/systemd/system/fenrir.service

hush_fenrir() {
  hushed_fenrir=
  [ -e "$fenrir_service" ] || [ -L "$fenrir_service" ] && return 0
  $as_root mkdir -p "$(dirname "$fenrir_service")" &&
    $as_root ln -s /dev/null "$fenrir_service" && hushed_fenrir=yes
}

release_fenrir() {
  [ "${hushed_fenrir:-}" ] || return 0
  $as_root rm -f "$fenrir_service"
  if [ -d /run/systemd/system ]; then $as_root systemctl daemon-reload; fi
}

# Print those of the packages that are not installed.
missing() {
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Status}\n' $(names "$package") 2>/dev/null | grep -qx installed || echo "$package"
  done
}

names() {
  echo "$1" | tr '|' ' '
}

# Write packages as this system knows them.
in_words() {
  for package in "$@"; do known "$package"; done | tr '\n' ' ' | sed 's/ $//'
}

# Set `as_root` to the words that make a command root's; fail if there are none.
become_root() {
  as_root=
  if [ "$(id -u)" -eq 0 ]; then return 0; fi
  command -v sudo >/dev/null || return 1
  as_root='sudo -n'
  if sudo -n true 2>/dev/null; then return 0; fi
  [ -t 2 ] || return 1
  say "sudo asks for your password, to install $(in_words "$@")." \
    "sudo demande votre mot de passe, pour installer $(in_words "$@")."
  as_root=sudo
  sudo true
}

apt() {
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@" >>"$log" 2>&1
}

# Install packages together or, if one spoils it, each that can be.
install_each() {
  set -- $(for package in "$@"; do known "$package"; done)
  [ $# -gt 0 ] || return 0
  apt install -y --no-install-recommends "$@" && return 0
  for package in "$@"; do apt install -y --no-install-recommends "$package"; done
}

# Print the name of a package that this system knows, or else the last.
known() {
  for name in $(names "$1"); do
    if apt-cache policy "$name" 2>/dev/null | grep -q 'Candidate: [0-9]'; then
      echo "$name"
      return
    fi
  done
  echo "$name"
}

# --- the virtual environment --------------------------------------------------

make_environment() {
  python=$(find_python) || {
    say 'access-play needs Python 3.11 or newer.' 'access-play a besoin de Python 3.11 ou plus récent.'
    return 1
  }
  if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    rm -rf "$venv/bin" "$venv/lib" "$venv/lib64" "$venv/include" "$venv/pyvenv.cfg"
    "$python" -m venv "$venv" >>"$log" 2>&1
  fi
  if [ "$1" = test ]; then extras='[test]'; else extras=; fi
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable "$root$extras" >>"$log" 2>&1 && return 0
  say "The Python packages could not be installed, perhaps for lack of a network; details are in $log." \
    "Les paquets Python n’ont pas pu être installés, faute de réseau peut-être ; voir $log."
  return 1
}

# The system's own Python first: its braille modules are made for it.
find_python() {
  for python in /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$python"
      return 0
    fi
  done
  return 1
}

# Print a Python that can run the game, the private one first, as it is.
any_python() {
  for python in "$venv/bin/python" /usr/bin/python3 python3; do
    if PYTHONPATH=$root "$python" -c 'import access_play, babel, platformdirs, prompt_toolkit' </dev/null 2>/dev/null; then
      echo "$python"
      return 0
    fi
  done
  return 1
}
