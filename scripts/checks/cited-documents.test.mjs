import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** Text files under version control, except these, whose example documents do not exist on purpose. */
const inventing =
  /^(scripts\/deploy\/documents\.test\.mjs|scripts\/checks\/cited-documents\.test\.mjs|package-lock\.json)$/

const { output } = await run('git', ['grep', '-Il', ''])
const files = output
  .split('\n')
  .filter((path) => path !== '' && !inventing.test(path) && existsSync(inProject(path)))
  .map((path) => ({ path, text: readFileSync(inProject(path), 'utf8') }))
const isCode = ({ path }) => /^(apps|packages|e2e|bench|scripts)\//.test(path)

const product = readFileSync(inProject('docs/product.md'), 'utf8')
const sections = [...product.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number)
const checks = [...product.matchAll(/^(\d+)\. /gm)].map(([, number]) => number)

/** Matches of `pattern` in the files, as «path: match», for which `isWrong` returns true for the first group. */
const found = (pattern, isWrong, among = files) =>
  among.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, group]) => isWrong(group ?? '', path))
      .map(([all]) => `${path}: ${all}`),
  )

test('the product page has its sections and its forty checks', () => {
  expect(sections).toEqual(Array.from({ length: 11 }, (_, i) => String(i + 1)))
  expect(checks).toEqual(Array.from({ length: 40 }, (_, i) => String(i + 1)))
})

test('every cited section of the product page exists, and none is cited without its page', () => {
  const cited = /product\.md,? sections? ((?:\d+(?:, | and )?)+)/g
  const numbers = (list) => list.match(/\d+/g) ?? []
  expect(found(cited, () => true).length).toBeGreaterThan(100)
  expect(found(cited, (list) => numbers(list).some((number) => !sections.includes(number)))).toEqual([])
  expect(found(/\bspec(?:ification)?(?:'s)? sections? \d/gi, () => true)).toEqual([])
})

test('every check has its test in a browser, and every such test its check', () => {
  const journeys = files.filter(({ path }) => /\.(e2e\.ts|browser\.test\.tsx)$/.test(path))
  const named = journeys.flatMap(({ text }) => [...text.matchAll(/\bcheck (\d+)\b/gi)].map(([, n]) => n))
  expect([...new Set(named)].sort((a, b) => a - b)).toEqual(checks)
})

test('every named document is in the project', () => {
  const isMissing = (name, path) =>
    ![name, join('docs', name), join(dirname(path), name)].some((place) => existsSync(inProject(place)))
  const named = /(?<![\w:./-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g
  expect(found(named, () => true).length).toBeGreaterThan(200)
  expect(found(named, isMissing)).toEqual([])
})

test('every cited decision is in the project', () => {
  const listed = readFileSync(inProject('docs/decisions/README.md'), 'utf8')
  const isMissing = (number) => !listed.includes(`[${number}]`)
  const cited = /\bdecisions?[ /](\d{4})\b/g
  expect(found(cited, () => true).length).toBeGreaterThan(20)
  expect(found(cited, isMissing)).toEqual([])
})

test('decisions are at most 40 pages and 10,000 words, each of at most 300 words', () => {
  const words = files
    .filter(({ path }) => path.startsWith('docs/decisions/'))
    .map(({ path, text }) => ({ path, count: text.split(/\s+/).length }))
  expect(words.length).toBeLessThanOrEqual(40)
  expect(words.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(10_000)
  const isLong = ({ path, count }) => /\/\d{4}-/.test(path) && count > 305
  expect(words.filter(isLong)).toEqual([])
})

test('the README has at most 800 words, and the other documents 24,000', () => {
  const wordsOf = (isWanted) =>
    files
      .filter(({ path }) => isWanted(path))
      .reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
  expect(wordsOf((path) => path === 'README.md')).toBeLessThanOrEqual(800)
  expect(wordsOf((path) => /^docs\/(?!decisions\/).*\.md$/.test(path))).toBeLessThanOrEqual(24_000)
})

test('a threat or fault is cited beside the page that explains it', () => {
  const cited = files.filter((file) => isCode(file) && /\b(?:threats?|faults?) [TF]\d+\b/i.test(file.text))
  expect(cited.length).toBeGreaterThan(10)
  expect(cited.filter(({ text }) => !text.includes('docs/security.md')).map(({ path }) => path)).toEqual([])
})
