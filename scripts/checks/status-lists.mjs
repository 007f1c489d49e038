import { readFileSync } from 'node:fs'
import { inProject } from '../prepare/project.mjs'
import { parse, shippedSources, wordsOf } from './shipped-sources.mjs'

/** Where statuses may be listed, and why. */
const allowed = {
  'packages/domain/src/order-status.ts': 'what is true of them',
  'packages/words/src/order-status.ts': 'their words',
  'packages/words/src/whatsapp-to-customer.ts': 'what the owner writes to the customer',
  'packages/web/src/components/status-look.ts': 'their colours',
  'apps/server/src/payments/midtrans/transaction-status.ts':
    "no status of orders: Midtrans's and what they mean",
}

const domain = readFileSync(inProject('packages/domain/src/order-status.ts'), 'utf8')
const list = /orderStatuses = \[([^\]]+)\]/.exec(domain)?.[1] ?? ''
/** The words of the domain's own list. */
export const statuses = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word)

/**
 * Statuses that one declaration names; two or more make a list.
 * @param {import('typescript').Node} declaration
 */
const statusesIn = (declaration) => {
  /** @type {Set<string>} */
  const found = new Set()
  for (const { text, kind } of wordsOf(declaration)) {
    const words = kind === 'template' ? [...text.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word) : [text]
    for (const word of words) if (statuses.includes(word)) found.add(word)
  }
  return [...found]
}

/** @param {string} path @param {import('typescript').SourceFile} source */
const statusListsIn = (path, source) =>
  source.statements
    .map((statement) => ({
      line: source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1,
      words: statusesIn(statement),
    }))
    .filter(({ words }) => words.length > 1)
    .map(({ line, words }) => `${path}:${line} lists ${words.join(', ')}`)

/** Every list of order statuses outside the domain. */
export const findStatusLists = () =>
  [...shippedSources()]
    .filter(({ path }) => !(path in allowed))
    .flatMap(({ path, source }) => statusListsIn(path, source))

/** The same of a piece of code. @param {string} text */
export const statusListsOf = (text) => statusListsIn('sample.ts', parse('sample.ts', text))
