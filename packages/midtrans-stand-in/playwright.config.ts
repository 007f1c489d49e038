import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/**
 * The popup and the payment page in a real browser on a laptop, with a bare shop page around them; the test of what a phone
 * shows otherwise says so itself. Needs no build and no database.
 */
const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

export default defineConfig({
  testDir: './browser-tests',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/stand-in',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : []),
  ],
  use: {
    locale: 'id-ID',
    viewport: { width: 1280, height: 800 },
    // Recording takes a fifth of the run: by hand only.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
