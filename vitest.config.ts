import { defineConfig } from 'vitest/config'

/**
 * One run, one project per kind of code. Only `server` starts a PostgreSQL, and only when one of its files runs.
 * Two cores: two workers; a file that hangs is cut by its time-outs and its worker is ended with the run. Files of a
 * worker share its modules: reading them anew for each took a third of the run, and no test replaces or changes one.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] },
      },
    ],
  },
})
