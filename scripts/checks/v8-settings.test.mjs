import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What V8 is told, in order (docs/decisions/0033 and 0034). */
const settingsIn = (file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /--(?:v8-pool|max-semi-space|initial-old-space)-size=\d+/g,
    ),
  ].map(([setting]) => setting)

test.each([
  'Dockerfile',
  'scripts/dev.mjs',
  'bench/shop.ts',
  'e2e/shop/shop-process.ts',
  'apps/server/src/testing/child-program.ts',
])('%s starts the shop with the settings of npm start: what is measured is what is run', (file) => {
  const settings = settingsIn('package.json')
  expect(settings).toHaveLength(3)
  expect(settingsIn(file)).toEqual(settings)
})
