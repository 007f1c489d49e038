import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/**
 * Words of our own that a reader from outside has to guess at, and what the field says instead. Only words that are wrong
 * wherever they stand: «asked», «room», «look» or «figure» are often the right one, and are left to reviews.
 */
const instead = {
  'drawn ahead': 'prerendered',
  'draws ahead': 'prerenders',
  dear: 'expensive',
  dearer: 'more expensive',
  nobody: 'no one, or who exactly',
  somebody: 'someone, or who exactly',
  told: 'notified, informed, configured',
  heads: 'headers',
  hole: 'fault, gap',
  holes: 'faults, gaps',
}
const words = new RegExp(`\\b(${Object.keys(instead).join('|')})\\b`, 'i')

/** Paths in which no comment and no document uses them; the list grows until it is `apps docs packages scripts`. */
const clean = [
  ...['backup', 'config', 'errors', 'health', 'jobs', 'audit', 'live'].map(
    (folder) => `apps/server/src/platform/${folder}`,
  ),
  ...['wiring', 'cli', 'doctor', 'pages'].map((folder) => `apps/server/src/${folder}`),
  'packages/contract/src',
  'packages/midtrans-stand-in/src',
  'scripts/prepare',
  'scripts/deploy',
  ...[
    '0002',
    '0004',
    '0005',
    '0009',
    '0010',
    '0014',
    '0017',
    '0018',
    '0020',
    '0024',
    '0025',
    '0035',
    '0037',
    '0041',
  ].map((number) => `docs/decisions/${number}-*.md`),
  ...['architecture', 'operations', 'performance', 'scaling', 'stand-in'].map((name) => `docs/${name}.md`),
]

/** Lines that are a comment; in a document all are. */
const isProse = (path, line) => path.endsWith('.md') || /^\s*(\/\/|\/?\*)/.test(line)

test('comments and documents use the words of the field', async () => {
  const { output } = await run('git', ['ls-files', ...clean])
  const files = output.split('\n').filter((path) => /\.(ts|tsx|mjs|md)$/.test(path))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((path) =>
    readFileSync(inProject(path), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = isProse(path, line) ? words.exec(line)?.[0] : undefined
        return word ? [`${path}:${index + 1} ${word}: ${instead[word.toLowerCase()]} | ${line.trim()}`] : []
      }),
  )
  expect(found).toEqual([])
})
