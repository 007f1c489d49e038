import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/checks/chromium.mjs'
import { useTemporaryFolder } from '../scripts/checks/temporary-folder.mjs'

useTemporaryFolder()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const laptop = { viewport: { width: 1280, height: 800 } }

/** Each has a browser and often a shop: half a gigabyte of memory. */
const mostWorkers = 12

/**
 * Journeys of customers and of the owner in a real browser, on the built shop with its own PostgreSQL and the payment
 * stand-in. The browser is the system's Chromium (`CHROMIUM` names another). Build first: `npm test` does.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './shop/start-shop.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // A journey waits for half of its time.
  workers: Math.min(availableParallelism() * 2, mostWorkers),
  forbidOnly: true,
  // Long enough for a machine that is four times slower and stalls: a state that comes costs nothing, one that never does is said.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT
      ? ([
          ['json', { outputFile: process.env.E2E_REPORT }],
          ['../scripts/checks/progress-reporter.mjs'],
        ] as const)
      : []),
  ],
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'id-ID',
    // A phone far from the kitchen: everything must still read Jakarta's clock.
    timezoneId: 'America/New_York',
    // What a worker fetches is out of a journey's reach; the one about its offline page lets it in.
    serviceWorkers: 'block',
    // Steam and sliding dialogs cost a tenth of all processor time; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a fifth of the run: by hand only.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // A journey is for a phone or for a laptop; without either in its name, for both, because their layouts differ.
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/*.laptop.e2e.ts' },
    {
      name: 'laptop',
      use: laptop,
      // Attacks in a browser belong to `npm run faults`.
      testIgnore: ['**/*.phone.e2e.ts', ...(process.env.FAULTS_SCALE ? [] : ['**/hostile-words*'])],
    },
  ],
})
