import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import type { Schema } from '../testing/bad-input.ts'
import { buildTestApp } from '../testing/test-app.ts'

type TextSchema = Schema & { format?: string; examples?: unknown[] | undefined }
type Described = {
  requestBody?: { content: Record<string, { schema: TextSchema }> }
  parameters?: { name: string; in: string; required?: boolean; example?: unknown; schema: TextSchema }[]
  operationId?: string
  summary?: string
  tags?: string[]
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type ServedDocument = {
  paths: Record<string, Record<string, Described>>
  tags: { name: string }[]
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> }
}
const shop = await buildTestApp()
const document: ServedDocument = (await shop.get('/api/openapi.json')).json()
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]): [string, Described] => [`${method} ${path}`, call]),
)

test('every operation has a unique id, a summary and one of the tags', () => {
  const known = document.tags.map(({ name }) => name)
  const nameless = calls.filter(
    ([, { operationId, summary, tags }]) => !operationId || !summary || !known.includes(tags?.[0] ?? ''),
  )
  expect(nameless.map(([name]) => name)).toEqual([])
  const ids = calls.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the cookies of holder and admin are declared, and every operation names the ones it accepts', () => {
  expect(document.components.securitySchemes).toMatchObject({
    session: { in: 'cookie', name: 'session' },
    access: { in: 'cookie', name: 'access' },
  })
  expect(calls.filter(([, { security }]) => !security?.length).map(([name]) => name)).toEqual([])
  expect(document.paths['/api/orders/{id}']?.get?.security).toContainEqual({ access: [] })
})

test('every error response uses the shared component schema', () => {
  expect(Object.keys(document.components.schemas)).toContain('ErrorAnswer')
  const schema = { $ref: '#/components/schemas/ErrorAnswer' }
  for (const [name, { responses }] of calls)
    for (const status of ['4XX', '5XX'])
      expect(responses[status]?.content?.['application/json']?.schema, `${name} ${status}`).toEqual(schema)
})

test('every operation accepts Accept-Language and keeps its other headers', () => {
  const headersOf = ({ parameters = [] }: Described) => parameters.filter((each) => each.in === 'header')
  for (const [name, call] of calls) {
    expect(headersOf(call), name).toContainEqual(
      expect.objectContaining({
        name: 'shop-language',
        required: false,
        schema: expect.objectContaining({ enum: ['id', 'en'] }),
      }),
    )
  }
  const placing = document.paths['/api/orders']?.post
  expect(placing && headersOf(placing).map(({ name }) => name)).toContain('idempotency-key')
})

/** Every text in a value of this schema with its path; enum values are not included. */
const textsOf = (schema: TextSchema, path: string): [path: string, text: TextSchema][] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  const fields = { ...schema.properties, ...(schema.additionalProperties || {}) } as Record<
    string,
    TextSchema
  >
  const isText =
    [schema.type].flat().includes('string') && schema.enum === undefined && schema.const === undefined
  return [
    ...(isText ? [[path, schema] as [string, TextSchema]] : []),
    ...parts.flatMap((part) => textsOf({ examples: schema.examples, ...part } as TextSchema, path)),
    ...Object.entries(fields).flatMap(([name, field]) => textsOf(field, `${path}.${name}`)),
  ]
}
const sentTexts = () =>
  calls
    .flatMap(([name, { requestBody, parameters = [] }]) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textsOf(schema, `${name} body`)),
      ...parameters.flatMap(({ name: parameter, example, schema }) =>
        textsOf({ examples: example === undefined ? [] : [example], ...schema }, `${name} ${parameter}`),
      ),
    ])
    // These texts are only compared with stored ones: initial values of a form, facts of a printed label.
    .filter(([path]) => !/ body\.(expected|printed)\b/.test(path))

test('every text in a request has an example, and a maxLength, a format or a pattern', () => {
  const texts = sentTexts()
  expect(texts.length).toBeGreaterThan(60)
  const wrong = texts.filter(
    ([, { maxLength, format, pattern, examples }]) =>
      !examples?.length || (maxLength === undefined && !format && !pattern),
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('the lengths of an order equal those of its form', () => {
  const form = document.paths['/api/orders']?.post?.requestBody?.content['application/json']?.schema
  expect(form?.properties).toMatchObject({
    customerName: { minLength: 1, maxLength: 100 },
    customerPhone: { minLength: 10, maxLength: 30 },
    customerAddress: { minLength: 10, maxLength: 500 },
  })
})

test("the document follows Redocly's recommended rules, its examples their own schemas", async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // `menu/choices/{id}` is no photo of a package: no package gets the key `choices`.
    rules: { 'no-invalid-schema-examples': 'error', 'no-ambiguous-paths': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const lines = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  )
  expect(lines).toEqual([])
})
