import fc from 'fast-check'

/** The parts of a JSON schema that the served document uses. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
  examples?: unknown[]
  format?: string
}

/** A body by the document's examples, without what a form showed before; the tests of the document check them. */
export const exampleOf = (schema: Schema): unknown => {
  const { examples = [], const: word, enum: words = [], properties = {}, items = {}, required = [] } = schema
  const type = [schema.type].flat().find((each) => each !== 'null')
  const chosen = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null')
  const given = [...examples, word, ...words].find((value) => value !== undefined)
  const isSent = (name: string) => required.includes(name) || !name.startsWith('expected')
  if (given !== undefined) return given
  if (chosen) return exampleOf(chosen)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, part]) => (isSent(name) ? [[name, exampleOf(part)]] : [])),
    )
  if (type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(items))
  if (type === 'boolean') return true
  return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1)
}

/** A body that breaks a rule of its schema, and the field the refusal must name. */
export type BadBody = { body: unknown; path: string; why: string }

const alternatives = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

const isOf = (type: string, value: unknown): boolean => {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
const mayBe = (schema: Schema, value: unknown): boolean =>
  alternatives(schema).some(
    (one) =>
      one.anyOf?.some((inner) => mayBe(inner, value)) ||
      (one.const !== undefined && one.const === value) ||
      one.enum?.includes(value) ||
      (one.type === undefined && one.const === undefined && !one.anyOf) ||
      (one.type !== undefined &&
        !one.enum &&
        one.const === undefined &&
        [one.type].flat().some((type) => isOf(type, value))),
  )

const swaps: unknown[] = ['teks', 7, 1.5, true, null, [], {}, ['x'], '', '\u0000', '\ud800']

/** Invalid values for a field: of another type, outside its limits, with characters that cannot be stored. */
const badValues = (schema: Schema): { value: unknown; why: string }[] => {
  const found = swaps
    .filter((value) => typeof value !== 'string' && !mayBe(schema, value))
    .map((value) => ({ value, why: `is ${JSON.stringify(value)}` }))
  const add = (value: unknown, why: string) => found.push({ value, why })
  for (const one of alternatives(schema)) {
    if (alternatives(schema).length > 1) continue
    if (one.minimum !== undefined) add(one.minimum - 1, 'is below its least')
    if (one.maximum !== undefined) add(one.maximum + 1, 'is above its most')
    if (one.enum) add('tidak-ada', 'is none of its words')
    if (one.type === 'integer' || one.type === 'number') {
      add('3', 'is a number in a text')
      add(1e308, 'is larger than anything')
    }
    if (one.maxLength !== undefined) add('x'.repeat(one.maxLength + 1), 'is longer than allowed')
    if (one.type === 'boolean') add('true', 'is a truth in a text')
  }
  return found
}

/**
 * Every body that differs from a valid one in one field and breaks a rule of the document: required fields omitted,
 * types swapped, limits exceeded.
 */
export const brokenBodies = (schema: Schema, good: Record<string, unknown>): BadBody[] => {
  const fields = Object.entries(schema.properties ?? {})
  const missing = (schema.required ?? []).map((name) => {
    const { [name]: _, ...rest } = good
    return { body: rest, path: name, why: `${name} is left out` }
  })
  const swapped = fields.flatMap(([name, field]) =>
    badValues(field).map(({ value, why }) => ({
      body: { ...good, [name]: value },
      path: name,
      why: `${name} ${why}`,
    })),
  )
  return [...missing, ...swapped]
}

/** Valid bodies that differ from a given one: each optional field omitted, each enum value, each limit. */
export const goodBodies = (schema: Schema, good: Record<string, unknown>): Record<string, unknown>[] => {
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {})
  const without = fields
    .filter(([name]) => !required.has(name) && name in good)
    .map(([name]) => {
      const { [name]: _, ...rest } = good
      return rest
    })
  const words = fields.flatMap(([name, { enum: values }]) =>
    (name in good ? (values ?? []) : []).map((value) => ({ ...good, [name]: value })),
  )
  return [good, ...without, ...words, { ...good, unknownField: 'x', isPaid2: true }]
}

const tricks = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
  '１２３',
  '99999999999999999999',
  '1e3',
  'x'.repeat(5_000),
  Number.MAX_SAFE_INTEGER,
  -1,
  0,
  1e308,
  2_147_483_648,
  Number.MIN_VALUE,
  [],
  {},
  null,
  true,
  [[[[[[]]]]]],
  { toString: 'x', length: -1 },
)

const anyValue = fc.oneof(
  tricks,
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

/** Bodies with the field names of a schema and arbitrary values, mixed with valid ones. */
export const anyBody = (schema: Schema, good: Record<string, unknown>): fc.Arbitrary<unknown> => {
  const names = Object.keys(schema.properties ?? {})
  const mixed = fc
    .subarray(names, { minLength: Math.min(1, names.length) })
    .chain((chosen) => fc.tuple(...chosen.map((name) => anyValue.map((value) => [name, value] as const))))
    .map((entries) => ({ ...good, ...Object.fromEntries(entries) }))
  return fc.oneof({ weight: 5, arbitrary: mixed }, { weight: 1, arbitrary: anyValue })
}

/** Replaces an id, a day or a query value. */
export const anyPathPart = fc
  .oneof(
    fc.constantFrom(
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      '99999999999',
      '%00',
      '%zz',
      '１',
      '..',
      '%2e%2e',
      'null',
      "1'--",
      '1;2',
    ),
    fc.string({ minLength: 1, maxLength: 120 }),
    fc.nat({ max: 40 }).map(String),
  )
  .map((text) => (text.startsWith('%') ? text : encodeURIComponent(text)))

/** A copy of a body with a value replaced or added at a path. */
export const withValue = (body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value
  if (name === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const fields = typeof body === 'object' && body !== null ? body : {}
  return { ...fields, [name]: withValue((fields as Record<string, unknown>)[name], rest, value) }
}
