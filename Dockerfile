# To use it, see "Containers" in docs/deploy.md.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS deps
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The base image already has Node 24. The copy from npm is for other machines and would only add its size.
RUN npm ci --omit=dev && rm -rf node_modules/node

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=deps /app/node_modules node_modules
COPY package.json server.ts ./
COPY backend backend
COPY content content
COPY content-sync content-sync
COPY inbox inbox
COPY link-check link-check
COPY page-server page-server
COPY scripts scripts
COPY server server
COPY supabase/migrations supabase/migrations
COPY --from=build /app/build build
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Saves memory, as in `npm start` (docs/decisions/0022-operations.md).
ENV NODE_OPTIONS=--max-semi-space-size=2 MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
