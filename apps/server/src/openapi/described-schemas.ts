import { type FieldWords, wordsOfName, wordsOfRule } from './field-words.ts'

type Words = FieldWords & {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Words[]
  required?: string[]
  properties?: Record<string, Words>
  propertyNames?: Words
  additionalProperties?: unknown
}
type Rule = { _zod: { def: { fn?: unknown; params?: FieldWords } } }
type Described = {
  zodSchema: { _zod: { def: { type: string; checks?: readonly unknown[] | undefined } } }
  jsonSchema: object
}

const isText = (words: Words): boolean =>
  words.anyOf?.some(isText) ??
  (words.enum === undefined && words.const === undefined && [words.type].flat().includes('string'))

/** JSON schema keywords of the shop's own checks: lengths from their `params`, the rest by the function they check with. */
const addRules = (words: Words, schema: unknown, rules: readonly Rule[]): void => {
  Object.assign(words, wordsOfRule.get(schema))
  for (const { _zod } of rules) Object.assign(words, wordsOfRule.get(_zod.def.fn), _zod.def.params)
}

/** A record with known keys, as an object with these properties: from which client generators make fields. */
const spellOut = (words: Words): void => {
  const { propertyNames, additionalProperties } = words
  if (!propertyNames?.enum) return
  words.properties = Object.fromEntries(
    propertyNames.enum.map((key) => [String(key), additionalProperties as Words]),
  )
  words.additionalProperties = false
  delete words.propertyNames
}

/** Whether the rule of a part gave an example: a day is a day, whatever its field is called. */
const hasExample = ({ anyOf }: Words): boolean => anyOf?.some((part) => part.examples !== undefined) === true

const addExamples = (properties: Record<string, Words>): void => {
  for (const [name, words] of Object.entries(properties)) {
    if (!isText(words)) continue
    // Asked twice of a schema with checks, the first time before its parts are written.
    if (hasExample(words)) delete words.examples
    else Object.assign(words, { ...wordsOfName[name], ...words })
  }
}

/**
 * Adds to a JSON schema what the contract's own checks know and what stands in `field-words.ts`; given to zod as its
 * `override`, which calls it for every schema from the inside out.
 */
export const describeSchema = ({ zodSchema, jsonSchema }: Described): void => {
  const { type, checks = [] } = zodSchema._zod.def
  const words = jsonSchema as Words
  // An answer without a body.
  if (type === 'undefined') words.type = 'null'
  if (isText(words)) addRules(words, zodSchema, checks as Rule[])
  if (type === 'record') spellOut(words)
  if (type === 'object') addExamples(words.properties ?? {})
}
