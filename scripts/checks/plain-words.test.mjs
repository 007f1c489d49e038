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

/** All but product texts, whose readers are customers, and migrations, which do not change once released. */
const paths = [
  '.',
  ':!packages/words',
  ':!apps/server/src/platform/db/migrations',
  ':!scripts/checks/plain-words.test.mjs',
]

/** A comment or a line of a document whole; of code the strings that are sentences: titles, log lines, errors. */
const proseOf = (path, line) =>
  path.endsWith('.md') || /^\s*(\/\/|\/?\*|#)/.test(line)
    ? withoutNames(line)
    : [...line.matchAll(/'[^']*'|"[^"]*"|`[^`]*`/g)]
        .map(([text]) => withoutNames(text.slice(1, -1)))
        .filter((text) => text.split(' ').length > 3)
        .join(' ')
/** Without quoted words, which are names of things: "nobody" is an account of Unix. */
const withoutNames = (text) => text.replace(/(["'`])\w+\1/g, '')

test('comments, documents, titles of tests and messages use the words of the field', async () => {
  const { output } = await run('git', ['ls-files', ...paths])
  const files = output.split('\n').filter((path) => /\.(ts|tsx|mjs|css|md|yaml|sh|service|conf)$/.test(path))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((path) =>
    readFileSync(inProject(path), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = words.exec(proseOf(path, line))?.[0]
        return word ? [`${path}:${index + 1} ${word}: ${instead[word.toLowerCase()]} | ${line.trim()}`] : []
      }),
  )
  expect(found).toEqual([])
})
