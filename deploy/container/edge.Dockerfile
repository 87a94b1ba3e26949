# nginx with brotli in front of all. Build from the root of the repository: docker build -f deploy/container/edge.Dockerfile -t website-edge .
FROM debian:bookworm-20261005-slim
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl gettext-base libnginx-mod-http-brotli-filter nginx \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled \
  && mkdir /edge && chown www-data:www-data /edge
COPY deploy/nginx/nginx.conf.template /etc/website/nginx.conf.template
COPY --chmod=755 deploy/container/edge.sh /usr/local/bin/edge
ENV EDGE_DIR=/edge EDGE_HTTP=8080 EDGE_HTTPS=8443 EDGE_PLAIN_HTTP=redirect EDGE_ACCESS_LOG=/dev/stdout \
  EDGE_CERTIFICATE=/certificates/fullchain.pem EDGE_KEY=/certificates/privkey.pem \
  NGINX_MODULES=/usr/lib/nginx/modules CONTENT_LISTEN=1338 ADMIN_NAME=admin.localhost \
  SITE_SERVERS="server site:3000;" CONTENT_SERVERS="server backend:1337;"
USER www-data
# Open requests are finished; on SIGTERM nginx drops them.
STOPSIGNAL SIGQUIT
EXPOSE 8080 8443
VOLUME /edge
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["curl", "--fail", "--silent", "--insecure", "--output", "/dev/null", "https://127.0.0.1:8443/api/health/live"]
CMD ["edge"]
