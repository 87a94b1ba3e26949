#!/bin/bash
set -euo pipefail
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
if [[ $(id -u) == 0 ]]; then
  chown postgres:postgres /var/lib/postgresql/data /run/postgresql
  exec setpriv --reuid postgres --regid postgres --clear-groups "$0"
fi
if [[ ! -e $PGDATA/PG_VERSION ]]; then
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --auth-local=trust --auth-host=scram-sha-256 --pwfile=<(printf '%s' "$POSTGRES_PASSWORD") -E UTF8 --locale=C >/dev/null
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  postgres --single -D "$PGDATA" postgres <<<"CREATE DATABASE \"$POSTGRES_DB\"" >/dev/null
fi
exec postgres -D "$PGDATA" -c 'listen_addresses=*'
