import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { mutants } from './mutant-list.mjs'
import { plantMutant } from './plant-mutant.mjs'
import { groups } from './suite.mjs'

const page = readFileSync(inProject('docs/security.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| [TF]\d/.test(line))
const numbers = rows.flatMap((row) => {
  const [, letter, from, to] = /^\| ([TF])(\d+)(?: to F(\d+))? /.exec(row) ?? []
  return Array.from(
    { length: Number(to ?? from) - Number(from) + 1 },
    (_, n) => `${letter}${Number(from) + n}`,
  )
})

test('every threat and every fault has its row', () => {
  const wanted = (letter, count) => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)
  expect(numbers).toEqual([...wanted('T', 62), ...wanted('F', 31)])
})

/** The files that a name on the page may refer to. */
const filesOf = (name) => {
  const bases = /^(packages|apps|e2e|scripts|deploy|docs|testing)\//.test(name)
    ? [name, `apps/server/src/${name}`]
    : [`apps/server/src/${name}`]
  const endings = ['', '.ts', '.test.ts', '.e2e.ts', '.laptop.e2e.ts', '.test.tsx']
  return bases.flatMap((base) => endings.map((ending) => base + ending))
}

test('every file named on the page exists', () => {
  const names = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name]) => name)
  const missing = names.filter(
    (name) => !name.startsWith('test-results/') && !filesOf(name).some((file) => existsSync(inProject(file))),
  )
  expect(missing).toEqual([])
  expect(names.length).toBeGreaterThan(100)
})

test('every row that code cites is on the page', async () => {
  const { output } = await run('git', [
    'grep',
    '-ohE',
    'docs/security.md, [TF][0-9]+',
    '--',
    'apps',
    'packages',
    'e2e',
  ])
  const cited = output.split('\n').flatMap((line) => /[TF]\d+$/.exec(line) ?? [])
  expect(cited.length).toBeGreaterThan(5)
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([])
})

test('there are at most 60 planted mutants; each matches its file once, and the tests that must detect it exist', () => {
  expect(mutants.length).toBeLessThanOrEqual(60)
  for (const { name, file, find, put, in: where, test } of mutants) {
    const text = readFileSync(inProject('apps/server/src', file), 'utf8')
    const changed = plantMutant(text, { find, put })
    expect(changed, `«${find}» stands once in ${file} (${name})`).toBeDefined()
    expect(changed, name).not.toBe(text)
    const tests = filesOf(where).filter((path) => existsSync(inProject(path)))
    expect(tests.map((path) => readFileSync(inProject(path), 'utf8')).join(), `${name}: ${where}`).toContain(
      test,
    )
    expect(tests, name).not.toEqual([])
  }
})

test('every group of the long run names existing tests', () => {
  const files = Object.values(groups).flat()
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !filesOf(file).some((path) => existsSync(inProject(path))))).toEqual([])
})
