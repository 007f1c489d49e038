import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what-changed>` in apps/server writes the next numbered migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/tables/*.ts',
  out: './src/db/migrations',
})
