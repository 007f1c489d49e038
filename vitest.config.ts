import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { appPlugins } from './packages/web/build/web-app.ts'
import { launchOptions } from './scripts/checks/chromium.mjs'
import { useTemporaryFolder } from './scripts/checks/temporary-folder.mjs'

useTemporaryFolder()

/** What a reader chose in the browser. */
type Media = { forcedColors?: 'active' | 'none'; reducedMotion?: 'reduce' | 'no-preference' }
const emulateMedia = defineBrowserCommand<[Media]>(({ page }, media) => page.emulateMedia(media))
/** Moves the mouse to the corner of the page. Playwright's `hover` would first wait until an element stands still. */
const restMouse = defineBrowserCommand(({ page }) => page.mouse.move(0, 0))

const seeded = ['scripts/checks/random-seed.mjs']

/** Tests of components in a real browser. React's development build reports mistakes, but takes twice the CPU time. */
const inBrowser = (
  name: string,
  isProduction: boolean,
  files: { include: string[]; exclude?: string[] },
) => ({
  extends: true as const,
  plugins: appPlugins(),
  ...(isProduction && { oxc: { jsx: { development: false } } }),
  // Found while a test runs, a package would reload the page.
  optimizeDeps: {
    entries: ['apps/{shop,desk}/src/main.tsx', 'apps/{shop,desk}/src/pages/*.tsx'],
    include: ['axe-core', isProduction ? 'react/jsx-runtime' : 'react/jsx-dev-runtime', 'react-dom/client'],
    // Vitest would apply a `define` of the project to every other project as well.
    ...(isProduction && {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } },
    }),
  },
  test: {
    name,
    ...files,
    // A state of a page comes within milliseconds: at the default of 50 ms, tests waited mostly for the next look.
    expect: { poll: { interval: 15 } },
    setupFiles: ['packages/web/src/testing/each-browser-test.ts'],
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      commands: { emulateMedia, restMouse },
      viewport: { width: 360, height: 740 },
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { locale: 'id-ID', timezoneId: 'America/New_York', reducedMotion: 'reduce' as const },
        actionTimeout: 60_000,
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})
const screens = 'apps/*/src/testing/screens.browser.test.tsx'

/**
 * One run, one project per kind of code. Only `server` starts a PostgreSQL, and only when one of its files runs.
 * Two workers and two pages: beside PostgreSQL they keep two cores busy, and three of each take a tenth longer. A file
 * that hangs is cut by its time-outs, and its worker is ended with the run.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Reading its modules anew for each file took a third of the run. They keep nothing from file to file: what a module of
    // the server remembers hangs on a connection or an app (WeakMap), which each test makes for itself, and no test replaces
    // one; what a test puts in the place of a global or a setting is taken away before the next.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    // A test that hangs is ended; none is judged by its time, on a machine however slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 10_000,
    // A state that is waited for may take long on a busy machine; one that never comes is said as what was expected.
    // A planted fault keeps it from coming (npm run faults), and what comes by itself after a minute must not hide that.
    expect: { poll: { timeout: 1000 * Number(process.env.POLL_SECONDS ?? 120) } },
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          setupFiles: seeded,
          include: ['packages/*/{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          setupFiles: seeded,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          setupFiles: seeded,
          include: ['apps/{shop,desk}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] },
      },
      // Each screen in each of its states, with React's warnings.
      inBrowser('screens', false, { include: [screens] }),
      inBrowser('components', true, {
        include: ['{apps,packages}/*/src/**/*.browser.test.tsx'],
        exclude: [screens],
      }),
    ],
  },
})
