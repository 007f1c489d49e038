import { fields, limits } from '@dimsum/words/fields'
import type { $ZodRawIssue } from 'zod/v4/core'
import { config } from 'zod/v4/core'

/**
 * The generic schema messages of product.md section 5 ('Required', 'Expected X, received Y', 'String must contain at
 * least N character(s)', …), for server and browser. A message given in a schema takes precedence.
 */

/** Long input is cut: a message must not echo the request body. */
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

type Broken = { origin: string; exact?: boolean | undefined; inclusive?: boolean | undefined }

/** zod reports a bound on a date in milliseconds; readers need a date. */
const ofDate = (word: string, { inclusive }: Broken, limit: number): string => {
  const kind = `${word}${inclusive === false ? '' : ' or equal to'}`
  return `Date must be ${kind} ${new Date(limit).toISOString()}`
}

/** The message for a value below the minimum. */
const below = (broken: Broken, limit: number): string => {
  const { origin, exact, inclusive } = broken
  if (origin === 'date') return ofDate('greater than', broken, limit)
  if (origin === 'string') return (exact ? limits.textExactly : limits.textAtLeast)(limit).en
  if (origin === 'array') return (exact ? limits.listExactly : limits.listAtLeast)(limit).en
  return (inclusive === false ? limits.numberAbove : limits.numberAtLeast)(limit).en
}

/** The message for a value above the maximum. */
const above = (broken: Broken, limit: number): string => {
  const { origin, exact, inclusive } = broken
  if (origin === 'date') return ofDate('less than', broken, limit)
  if (origin === 'string') return (exact ? limits.textExactly : limits.textAtMost)(limit).en
  if (origin === 'array') return (exact ? limits.listExactly : limits.listAtMost)(limit).en
  return (inclusive === false ? limits.numberBelow : limits.numberAtMost)(limit).en
}

const wrongType = (expected: string, input: unknown): string => {
  if (input === undefined) return fields.required.en
  if (expected === 'date' && input instanceof Date) return fields.invalidDate.en
  if (expected === 'int')
    return `Expected integer, received ${typeof input === 'number' ? 'float' : typeOf(input)}`
  return `Expected ${expected}, received ${typeOf(input)}`
}

const wrongFormat = (issue: Extract<$ZodRawIssue, { code: 'invalid_format' }>): string => {
  switch (issue.format) {
    case 'regex':
      return fields.invalid.en
    case 'datetime':
    case 'date':
      return fields.invalidDate.en
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

const errorText = (issue: $ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input)
    case 'invalid_value':
      if (issue.input === undefined) return fields.required.en
      if (issue.values.length === 1)
        return `Invalid literal value, expected ${JSON.stringify(issue.values[0])}`
      if (typeof issue.input !== 'string')
        return `Expected ${quoted(issue.values)}, received ${typeOf(issue.input)}`
      return `Invalid enum value. Expected ${quoted(issue.values)}, received '${shown(issue.input)}'`
    case 'too_small':
      return below(issue, Number(issue.minimum))
    case 'too_big':
      return above(issue, Number(issue.maximum))
    case 'invalid_format':
      return wrongFormat(issue)
    case 'not_multiple_of':
      return limits.multipleOf(Number(issue.divisor)).en
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${issue.keys.map((key) => `'${shown(key)}'`).join(', ')}`
    case 'invalid_union':
      return issue.input === undefined ? fields.required.en : fields.invalidInput.en
    default:
      return fields.invalidInput.en
  }
}

/** Installs these messages as zod's global error map. Called once at the start of server, browser and tests. */
export const installErrorMessages = (): void => {
  config({ customError: errorText })
}
