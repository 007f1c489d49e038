import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Screenshots of the running shop for the documents: `npm run pictures`. In Jakarta's time zone, like the owner. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  globalSetup: '../shop/start-shop.ts',
  outputDir: '../../test-results/pictures',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...journeys.use,
    timezoneId: 'Asia/Jakarta',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
