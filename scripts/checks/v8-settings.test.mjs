import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { v8Settings } from '../prepare/v8-settings.mjs'

const root = join(import.meta.dirname, '../..')

test.each([
  'package.json',
  'Dockerfile',
  'deploy/dimsum.service',
])('%s starts the shop with the settings of every other start: what is measured is what is run', (file) => {
  const settings = readFileSync(join(root, file), 'utf8').match(
    /--(?:v8-pool|max-semi-space|initial-old-space)-size=\d+/g,
  )
  expect(settings).toEqual(v8Settings)
})
