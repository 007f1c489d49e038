import type { LightMyRequestResponse as Answer, HTTPMethods } from 'fastify'
import { expect, test } from 'vitest'
import { exampleOf, type Schema, withValue } from '../../../testing/bad-input.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

/** Every day and every moment in any request of the served document has bounds. */

const shop = await buildTestApp()
const admin = await shop.signIn()

const badDays = [
  '0000-01-01',
  '0000-00-00',
  '0001-01-01',
  '1999-12-31',
  '2101-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+010000-01-01',
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-01-32',
  '2026-1-5',
  '2026-01-05T00:00:00Z',
  '2026-01-05 07:00',
  '2026-01-05\n',
  '20260105',
  '２０２６-01-05',
  '07:00',
  'besok',
  ' ',
]
const badMoments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1999-12-31T16:59:59Z',
  '2100-12-31T17:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-05T25:00:00Z',
  '2026-01-05',
  'besok',
]

const lastWord = (name: string) =>
  name
    .split(/(?=[A-Z])|_/)
    .at(-1)
    ?.toLowerCase() ?? ''
const saysWhen = (name: string) =>
  ['day', 'days', 'date', 'dates', 'from', 'to', 'until', 'expires', 'at', 'today', 'since'].includes(
    lastWord(name),
  )

/** Paths of a schema's text fields that hold a day or time, as their name or a parent's name says. */
const whenFields = (schema: Schema, path: string[] = []): { path: string[]; isMoment: boolean }[] => {
  const { properties = {}, additionalProperties, items, anyOf, oneOf } = schema
  if ([schema.type].flat().includes('string'))
    return path.some(saysWhen) ? [{ path, isMoment: schema.format === 'date-time' }] : []
  return [
    ...Object.entries(properties).flatMap(([name, part]) => whenFields(part, [...path, name])),
    ...(items ? whenFields(items, [...path, '0']) : []),
    ...(anyOf ?? oneOf ?? []).flatMap((part) => whenFields(part, path)),
    ...(additionalProperties ? whenFields(additionalProperties, [...path, '*']) : []),
  ]
}

type Call = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
/** A field of an operation, and a request that sends a text there. */
type Field = { name: string; path: string; isMoment: boolean; send: (text: string) => Promise<Answer> }

const document = (await shop.get('/api/openapi.json')).json()
const fields = Object.entries<Record<string, Call>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]): Field[] => {
    const ask = (options: object, day = '2026-01-05') =>
      shop.call({
        method: method.toUpperCase() as HTTPMethods,
        url: path.replace('{day}', encodeURIComponent(day)).replaceAll(/\{\w+\}/g, '999999'),
        cookies: admin,
        ...options,
      })
    const at = (name: string[]) => ({ name: `${method} ${path} ${name.join('.')}`, path: name.join('.') })
    const others = Object.fromEntries(
      parameters.flatMap(({ name, required, in: place }) =>
        required && place === 'query' ? [[name, '2026-01-05']] : [],
      ),
    )
    const inQuery = parameters.flatMap(({ name, in: place, schema }) =>
      whenFields(schema, [name]).map((field) => ({
        ...field,
        ...at([name]),
        send: (text: string) =>
          place === 'path' ? ask({ payload: {} }, text) : ask({ query: { ...others, [name]: text } }),
      })),
    )
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
    /** Only required fields beside this one: a range may depend on the others. */
    const bodyWith = ([own = '']: string[]) =>
      Object.fromEntries(
        Object.entries(exampleOf(schema) as object).filter(
          ([name]) => name === own || schema.required?.includes(name),
        ),
      )
    const inBody = whenFields(schema).map((field) => ({
      ...field,
      ...at(field.path),
      send: (text: string) => ask({ payload: withValue(bodyWith(field.path), field.path, text) as object }),
    }))
    return [...inQuery, ...inBody]
  }),
)
// Initial values of a form or printed facts of a label are only compared with stored values.
const checked = fields.filter(({ path }) => !/^(?:expected|printed)\./.test(path))

test.each(checked)('$name: one that cannot be is refused with its name', async ({
  name,
  path,
  isMoment,
  send,
}) => {
  for (const text of isMoment ? badMoments : badDays) {
    const answer = await send(text)
    // In a path an invalid day is 404.
    if (name.includes(`{${path}}`)) expect([text, answer.statusCode]).toEqual([text, 404])
    else {
      expect([text, answer.statusCode]).toEqual([text, 400])
      expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toContain(path)
    }
  }
})

test('the first and the last allowed day are answered everywhere', async () => {
  // The search finds day fields of bodies and of queries.
  expect(checked.length).toBeGreaterThan(50)
  for (const { name, isMoment, send } of checked)
    for (const text of isMoment
      ? ['1999-12-31T17:00:00Z', '2100-12-31T16:59:59Z']
      : ['2000-01-01', '2100-12-31']) {
      const answer = await send(text)
      // A range or kitchen rule may still refuse it, with its own message.
      expect([name, text, answer.statusCode < 500]).toEqual([name, text, true])
      expect(answer.body, name).not.toMatch(/Invalid date|Tanggal belum benar/)
    }
  // A setting above pauses the shop until the end of the century: its calendar must still be answered.
  for (const url of ['/api/kitchen/days', '/api/config'])
    expect([url, (await shop.get(url)).statusCode]).toEqual([url, 200])
})
