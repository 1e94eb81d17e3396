# Bewezen as one image: built once, started without a build, not as root, on a file system that may be read-only.
# Any OCI builder takes it: docker build, podman build, buildah bud. docs/operations.md, 'In containers', says how to run it.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

# The manifests alone, so that packages are fetched anew only when these change.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/
COPY stories/package.json stories/
COPY tools/package.json tools/

# The browser's files and the renderer, the server in a few files, and the database that an empty folder begins with.
FROM manifests AS built
RUN npm ci
COPY tsconfig.base.json ./
COPY domain domain/
COPY server server/
COPY web web/
COPY tools tools/
RUN node tools/build.ts

# What the server needs and nothing that only builds or tests.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=domain --workspace=server

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
# For the doctor, who compares what was built with its sources, and for backup and restore.
COPY tsconfig.base.json ./
COPY domain domain/
COPY server server/
COPY web web/
COPY tools tools/
COPY --from=built /app/dist dist/
RUN mkdir -p /data /backups && chown 1000:1000 /data /backups
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "dist/server/main.js"]
