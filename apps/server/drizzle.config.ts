import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate --name <what-changed>` in apps/server writes the next numbered migration and a snapshot of the
 * schema under `meta/`. It reads the newest snapshot only: the one before is deleted.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/tables/*.ts',
  out: './src/platform/db/migrations',
})
