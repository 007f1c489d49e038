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

test.each([
  ['package.json', 4],
  ['Dockerfile', 1],
  ['deploy/dimsum.service', 1],
])('%s keeps the warning of the keys of backups, stable but for its name until Node.js 24, from the owner', (file, commands) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text.match(/--disable-warning=ExperimentalWarning/g)).toHaveLength(commands)
})
