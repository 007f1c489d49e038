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

const audit = (vulnerabilities) => ({
  auditReportVersion: 2,
  vulnerabilities,
  metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } },
})

test('nothing known: counted, and nothing to say', async () => {
  registrySays(audit({}))
  const { figures, failure } = await countPackages()
  expect(failure).toBeUndefined()
  expect(figures).toEqual([{ productionPackages: expect.any(Number), packagesWithFaults: 0 }])
  expect(figures[0].productionPackages).toBeGreaterThan(50)
})

test('a known fault is counted and named, with what mends it', async () => {
  const about = (name, fixAvailable) => ({ name, severity: 'high', range: '<=9.3.0', fixAvailable })
  registrySays(
    audit({
      files: about('files', { name: 'files', version: '10.1.11' }),
      words: about('words', true),
      dates: about('dates', false),
    }),
  )
  const { figures, failure } = await countPackages()
  expect(figures).toMatchObject([{ packagesWithFaults: 3 }])
  expect(failure.split('\n')).toEqual([
    'files <=9.3.0: high; mended by files 10.1.11',
    'words <=9.3.0: high; npm update mends it',
    'dates <=9.3.0: high; not mended yet',
  ])
})

test('a registry that answers no audits is not a registry that knows of no faults', async () => {
  registrySays({ message: '405 Method Not Allowed', statusCode: 405 })
  const { figures, failure } = await countPackages()
  expect(figures).toEqual([{ productionPackages: expect.any(Number) }])
  expect(failure).toContain('405 Method Not Allowed')
})
