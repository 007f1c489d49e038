import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/checks/chromium.mjs'
import { useTemporaryFolder } from '../scripts/checks/temporary-folder.mjs'

useTemporaryFolder()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const laptop = { viewport: { width: 1280, height: 800 } }

/** Each worker has a browser and often a shop: half a gigabyte of memory. */
const maxWorkers = 12

/**
 * Journeys in a real browser on the built shop, with its own PostgreSQL and the Midtrans stand-in. They use the
 * system's Chromium (or the one in `CHROMIUM`). Build first; `npm test` does.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './shop/start-shop.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // A journey is idle about half of its time, so two workers per core pay off.
  workers: Math.min(availableParallelism() * 2, maxWorkers),
  forbidOnly: true,
  // For machines that are four times slower and stall. A passing assertion never waits this long.
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
    // Not Jakarta's zone: all times must still be in WIB.
    timezoneId: 'America/New_York',
    // Playwright cannot route a service worker's requests; the journey about the offline page allows it.
    serviceWorkers: 'block',
    // Animations take a tenth of the CPU time; journeys about motion switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a fifth of the run, so only in manual runs.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // The file name selects phone or laptop. A journey without either runs on both, because their layouts differ.
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/*.laptop.e2e.ts' },
    {
      name: 'laptop',
      use: laptop,
      // Attacks in a browser run in `npm run faults` only.
      testIgnore: ['**/*.phone.e2e.ts', ...(process.env.FAULTS_SCALE ? [] : ['**/hostile-words*'])],
    },
  ],
})
