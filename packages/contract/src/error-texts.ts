import type { $ZodRawIssue } from 'zod/v4/core'
import { config } from 'zod/v4/core'

/**
 * The generic schema messages of product.md section 5 ('Required', 'Expected X, received Y', 'String must
 * contain at least N character(s)', …), for server and browser alike. A message given in a schema
 * comes first; these fill in where a schema says nothing.
 */

/** Long input is cut: a message tells what was wrong, it does not carry the body back. */
const shown = (value: unknown) => {
  const text = String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const typeOf = (input: unknown): string => {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'array'
  if (Number.isNaN(input)) return 'nan'
  if (input instanceof Date) return 'date'
  return typeof input
}

const quoted = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ')

type Bound = { exact: string; inclusive: string; exclusive: string }
const boundWords: Record<'string' | 'array' | 'number' | 'date', { low: Bound; high: Bound }> = {
  string: {
    low: { exact: 'exactly', inclusive: 'at least', exclusive: 'over' },
    high: { exact: 'exactly', inclusive: 'at most', exclusive: 'under' },
  },
  array: {
    low: { exact: 'exactly', inclusive: 'at least', exclusive: 'more than' },
    high: { exact: 'exactly', inclusive: 'at most', exclusive: 'less than' },
  },
  number: {
    low: { exact: 'exactly equal to', inclusive: 'greater than or equal to', exclusive: 'greater than' },
    high: { exact: 'exactly', inclusive: 'less than or equal to', exclusive: 'less than' },
  },
  date: {
    low: { exact: 'exactly equal to', inclusive: 'greater than or equal to', exclusive: 'greater than' },
    high: { exact: 'exactly', inclusive: 'smaller than or equal to', exclusive: 'smaller than' },
  },
}

const boundText = (
  issue: { origin: string; exact?: boolean | undefined; inclusive?: boolean | undefined },
  side: 'low' | 'high',
  limit: number | bigint,
): string => {
  const kind = issue.origin === 'int' || issue.origin === 'bigint' ? 'number' : issue.origin
  if (kind !== 'string' && kind !== 'array' && kind !== 'number' && kind !== 'date') return 'Invalid input'
  const words = boundWords[kind][side]
  const word = issue.exact ? words.exact : issue.inclusive === false ? words.exclusive : words.inclusive
  switch (kind) {
    case 'string':
      return `String must contain ${word} ${limit} character(s)`
    case 'array':
      return `Array must contain ${word} ${limit} element(s)`
    case 'number':
      return `Number must be ${word} ${limit}`
    case 'date':
      return `Date must be ${word} ${new Date(Number(limit)).toISOString()}`
  }
}

const wrongType = (expected: string, input: unknown): string => {
  if (input === undefined) return 'Required'
  if (expected === 'date' && input instanceof Date) return 'Invalid date'
  if (expected === 'int')
    return `Expected integer, received ${typeof input === 'number' ? 'float' : typeOf(input)}`
  return `Expected ${expected}, received ${typeOf(input)}`
}

const wrongFormat = (issue: Extract<$ZodRawIssue, { code: 'invalid_format' }>): string => {
  switch (issue.format) {
    case 'regex':
      return 'Invalid'
    case 'datetime':
    case 'date':
      return 'Invalid date'
    case 'starts_with':
      return `Invalid input: must start with "${shown(issue.prefix)}"`
    case 'ends_with':
      return `Invalid input: must end with "${shown(issue.suffix)}"`
    case 'includes':
      return `Invalid input: must include "${shown(issue.includes)}"`
    default:
      return `Invalid ${issue.format}`
  }
}

/** The sentence for one broken rule. */
const errorText = (issue: $ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input)
    case 'invalid_value':
      if (issue.input === undefined) return 'Required'
      if (issue.values.length === 1)
        return `Invalid literal value, expected ${JSON.stringify(issue.values[0])}`
      if (typeof issue.input !== 'string')
        return `Expected ${quoted(issue.values)}, received ${typeOf(issue.input)}`
      return `Invalid enum value. Expected ${quoted(issue.values)}, received '${shown(issue.input)}'`
    case 'too_small':
      return boundText(issue, 'low', issue.minimum)
    case 'too_big':
      return boundText(issue, 'high', issue.maximum)
    case 'invalid_format':
      return wrongFormat(issue)
    case 'not_multiple_of':
      return `Number must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${issue.keys.map((key) => `'${shown(key)}'`).join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? 'Required' : 'Invalid input'
    default:
      return 'Invalid input'
  }
}

/** Makes zod speak these sentences. Once, where the program starts: server, browser, tests. */
export const useErrorTexts = (): void => {
  config({ customError: errorText })
}
