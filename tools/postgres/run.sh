#!/usr/bin/env bash
# Runs a command with DATABASE_URL set to a temporary PostgreSQL on a free local port, and removes it afterwards. Fails
# where PostgreSQL is not installed. PostgreSQL refuses to run as root, so then it runs as the user postgres.
# Usage: tools/postgres/run.sh <command> [argument ...]
set -euo pipefail

pg_bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$pg_bin" ] || pg_bin=$(dirname "$(command -v initdb || echo /missing/initdb)")
if [ ! -x "$pg_bin/initdb" ]; then
  echo "PostgreSQL is not installed. Install its server package (Debian: postgresql), then run this again." >&2
  exit 1
fi

pg_home=$(mktemp -d)
pg_as=()
if [ "$(id -u)" = 0 ]; then
  chown postgres:postgres "$pg_home"
  pg_as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
fi
remove_postgres() {
  "${pg_as[@]}" "$pg_bin/pg_ctl" --pgdata "$pg_home/data" --mode immediate stop >/dev/null || true
  rm -rf "$pg_home"
}
trap remove_postgres EXIT

"${pg_as[@]}" "$pg_bin/initdb" --pgdata "$pg_home/data" --username placard --auth trust --encoding UTF8 --locale C >/dev/null
# PostgreSQL does not let the operating system choose a port, so it tries another where one is taken.
pg_tries=10
until
  pg_port=$((20000 + RANDOM % 20000))
  "${pg_as[@]}" "$pg_bin/pg_ctl" --pgdata "$pg_home/data" --wait --log "$pg_home/log" \
    --options "-p $pg_port -k $pg_home -c listen_addresses=127.0.0.1 -c fsync=off" start >/dev/null 2>&1
do
  pg_tries=$((pg_tries - 1))
  if [ "$pg_tries" = 0 ] || ! grep -q "Address already in use" "$pg_home/log"; then
    cat "$pg_home/log" >&2
    exit 1
  fi
done

DATABASE_URL="postgres://placard@127.0.0.1:$pg_port/postgres" "$@"
