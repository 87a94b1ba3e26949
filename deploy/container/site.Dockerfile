# The site. Build from the root of the repository: docker build -f deploy/container/site.Dockerfile -t website-site .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY contract/package.json contract/
COPY web/package.json web/
COPY packages/import/package.json packages/import/
RUN npm ci --no-audit --no-fund
COPY contract contract
COPY brand brand
COPY web web
ENV ASTRO_TELEMETRY_DISABLED=1
RUN npx tsc -p contract \
  && cd web && npx astro build && cd .. \
  && npm prune --omit=dev --no-audit --no-fund \
  # Here npm puts a package of which the root has another version.
  && mkdir -p contract/node_modules web/node_modules

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app/web
COPY --from=build /app/package.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/contract/package.json /app/contract/
COPY --from=build /app/contract/dist /app/contract/dist
COPY --from=build /app/contract/node_modules /app/contract/node_modules
COPY --from=build /app/brand /app/brand
COPY --from=build /app/web/package.json /app/web/
COPY --from=build /app/web/node_modules /app/web/node_modules
COPY --from=build /app/web/public /app/web/public
COPY --from=build /app/web/dist /app/web/dist
# For documents and for pictures of shared links.
COPY --from=build /app/web/src/ui/fonts /app/web/src/ui/fonts
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--heap-growing-percent=20", "dist/server/entry.mjs"]
