import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPackages } from './packages.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dimsum-audit-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Puts a program in the place of npm that warns and prints what the registry is said to have answered. */
const registrySays = (answer) => {
  const file = join(folder, 'npm.js')
  const text = JSON.stringify(JSON.stringify(answer))
  writeFileSync(file, `console.error('npm warn a setting'); console.log(${text}); process.exit(1)`)
  vi.stubEnv('npm_execpath', file)
}

test('a known fault is counted and named', async () => {
  registrySays({
    vulnerabilities: { files: { name: 'files', severity: 'high', range: '<=9.3.0' } },
    metadata: { vulnerabilities: { total: 1 } },
  })
  expect(await countPackages()).toEqual({
    figures: [{ productionPackages: expect.any(Number), packagesWithFaults: 1 }],
    failure: 'files <=9.3.0: high',
  })
})

test('a registry that answers no audits is not a registry that knows of no faults', async () => {
  registrySays({ message: '405 Method Not Allowed', statusCode: 405 })
  const { figures, failure } = await countPackages()
  expect(figures).toEqual([{ productionPackages: expect.any(Number) }])
  expect(failure).toContain('405 Method Not Allowed')
})
