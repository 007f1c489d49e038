import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/checks/chromium.mjs'

/**
 * Tests of popup and payment page in a real browser on a laptop, embedded in a minimal shop page; the test of a phone
 * sets its own viewport. Needs no build and no database.
 */
export default defineConfig({
  testDir: './browser-tests',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/stand-in',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT
      ? ([
          ['json', { outputFile: process.env.E2E_REPORT }],
          ['../../scripts/checks/progress-reporter.mjs'],
        ] as const)
      : []),
  ],
  use: {
    locale: 'id-ID',
    viewport: { width: 1280, height: 800 },
    // Recording takes a fifth of the run: only outside of CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: launchOptions(),
  },
})
