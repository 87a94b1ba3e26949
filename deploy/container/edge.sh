#!/usr/bin/env bash
# Fills the variables of the environment into the nginx configuration and runs nginx.
set -euo pipefail

template=${EDGE_TEMPLATE:-/etc/website/nginx.conf.template}
# nginx listens on no Unix socket, so this trusts nobody.
EDGE_TRUSTS=${EDGE_TRUSTS:-set_real_ip_from unix:;}
names=(NGINX_MODULES EDGE_DIR EDGE_HTTP EDGE_HTTPS EDGE_PLAIN_HTTP EDGE_CERTIFICATE EDGE_KEY EDGE_ACCESS_LOG
  ADMIN_NAME EDGE_TRUSTS CONTENT_LISTEN SITE_SERVERS CONTENT_SERVERS)

for name in "${names[@]}"; do
  if [[ -z ${!name:-} ]]; then
    echo "The edge cannot start: $name is not set. Mend: give it a value, as deploy/README.md lists them." >&2
    exit 1
  fi
  # envsubst reads variables from the environment only.
  export "${name?}"
done
# Without a list, envsubst would also replace nginx's own variables.
envsubst "$(printf '${%s} ' "${names[@]}")" <"$template" >"$EDGE_DIR/nginx.conf"
# A service of systemd has a socket there, which nginx cannot open as its log.
if [[ -S /dev/stdout ]]; then exec > >(exec cat); fi
exec nginx -e stderr -c "$EDGE_DIR/nginx.conf" -g 'daemon off;'
