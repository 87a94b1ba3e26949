# The content backend. Build from the root of the repository: docker build -f deploy/container/backend.Dockerfile -t website-backend .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY contract contract
COPY web/package.json web/
COPY packages/import/package.json packages/import/
RUN npm ci --no-audit --no-fund --workspace contract --include-workspace-root \
  && npx tsc -p contract \
  # Only what the contract needs when it runs; `npm prune` would leave the tools of the root.
  && npm ci --omit=dev --no-audit --no-fund --workspace contract
COPY content/package.json content/package-lock.json content/.npmrc content/
# With scripts, npm would compile better-sqlite3, whose package has its binaries, and the image has no compiler.
RUN cd content && npm ci --no-audit --no-fund --ignore-scripts
COPY content content
ENV STRAPI_TELEMETRY_DISABLED=true
RUN cd content && node build.mjs && npm prune --omit=dev --no-audit --no-fund --ignore-scripts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 DATA_DIR=/data BRAND_DIR=/app/brand
WORKDIR /app/content
COPY --from=build /app/package.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/contract /app/contract
COPY brand /app/brand
COPY --from=build /app/content /app/content
# A volume mounted here takes over the owner of the folder.
RUN mkdir -p /data/public /data/private && chown -R node:node /data
USER node
EXPOSE 1337
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/_health').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
