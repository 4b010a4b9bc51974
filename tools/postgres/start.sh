# Starts a throw-away PostgreSQL on a free local port and exports DATABASE_URL; does nothing where the binaries are
# missing. Sourced by .ci/run. PostgreSQL refuses to run as root, so then it runs as the user postgres.
pg_bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$pg_bin" ] || { command -v initdb >/dev/null 2>&1 && pg_bin=$(dirname "$(command -v initdb)"); }

stop_postgres() {
  "${pg_as[@]}" "$pg_bin/pg_ctl" --pgdata "$pg_home/data" --mode immediate stop >/dev/null || true
  rm -rf "$pg_home"
}

if [ -n "$pg_bin" ] && [ -x "$pg_bin/initdb" ]; then
  pg_home=$(mktemp -d)
  pg_as=()
  if [ "$(id -u)" = 0 ]; then
    chown postgres:postgres "$pg_home"
    pg_as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
  fi
  pg_port=$((20000 + RANDOM % 20000))
  "${pg_as[@]}" "$pg_bin/initdb" --pgdata "$pg_home/data" --username placard --auth trust --encoding UTF8 --locale C >/dev/null
  "${pg_as[@]}" "$pg_bin/pg_ctl" --pgdata "$pg_home/data" --wait --log "$pg_home/log" \
    --options "-p $pg_port -k $pg_home -c listen_addresses=127.0.0.1 -c fsync=off" start >/dev/null
  trap stop_postgres EXIT
  export DATABASE_URL="postgres://placard@127.0.0.1:$pg_port/postgres"
fi
