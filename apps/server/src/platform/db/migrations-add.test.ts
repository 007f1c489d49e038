import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')

/**
 * Changes that break the previous version, which still serves while the next one starts. Instead: drop a column one
 * version after its last use, add a name next to the old one, keep the parameters of a function.
 */
const breaks: readonly [what: string, pattern: RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['drops a function', /\bdrop\s+function\b/i],
  ['renames', /\brename\s+(to|column|constraint)\b/i],
  ['changes the type of a column', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['makes an old column necessary', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
  ['adds a necessary column without a default', /\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i],
]

/** The baseline is in a folder of its own. */
const laterMigrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))

test.each(laterMigrations)('%s leaves the previous version working', (name) => {
  const statements = readFileSync(join(folder, name), 'utf8').replaceAll(/--(?!> statement).*$/gm, '')
  expect(breaks.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)).toEqual([])
})

test('a migration that would break the previous version is detected', () => {
  for (const statement of [
    'DROP TABLE reviews',
    'ALTER TABLE "orders" DROP COLUMN "notes"',
    'ALTER TABLE orders RENAME COLUMN notes TO wishes',
    'ALTER TABLE "orders" ALTER COLUMN "notes" SET DATA TYPE varchar(10)',
    'ALTER TABLE orders ALTER COLUMN notes SET NOT NULL',
    'ALTER TABLE "orders" ADD COLUMN "kitchen" integer NOT NULL',
  ]) {
    expect(
      breaks.some(([, pattern]) => pattern.test(statement)),
      statement,
    ).toBe(true)
  }
  const harmless = 'ALTER TABLE "order_counts" ADD COLUMN "unpaid" bigint DEFAULT 0 NOT NULL'
  expect(breaks.some(([, pattern]) => pattern.test(harmless))).toBe(false)
})
