import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

type Described = {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
let shop: TestApp
let document: {
  paths: Record<string, Record<string, Described>>
  tags: { name: string }[]
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> }
}
let calls: [name: string, call: Described][]
beforeAll(async () => {
  shop = await buildTestApp()
  document = (await shop.call({ method: 'GET', url: '/api/openapi.json' })).json()
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, Described] => [`${method} ${path}`, call]),
  )
})
afterAll(() => shop.close())

test('every call has a name of its own, a line for people, and one of the tags', () => {
  const nameless = calls.filter(
    ([, { operationId, summary, tags }]) => !operationId || !summary || !tags?.[0],
  )
  expect(nameless.map(([name]) => name)).toEqual([])
  const ids = calls.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const known = document.tags.map(({ name }) => name)
  expect(calls.filter(([, { tags }]) => !known.includes(tags?.[0] ?? '')).map(([name]) => name)).toEqual([])
})

test('the cookies of holder and admin are declared, and every call says which it takes', () => {
  expect(document.components.securitySchemes).toMatchObject({
    session: { in: 'cookie', name: 'session' },
    access: { in: 'cookie', name: 'access' },
  })
  expect(calls.filter(([, { security }]) => !security?.length).map(([name]) => name)).toEqual([])
  expect(document.paths['/api/orders/{id}']?.get?.security).toContainEqual({ access: [] })
})

test('every refusal has the one shape of the components', () => {
  expect(Object.keys(document.components.schemas)).toContain('ErrorAnswer')
  for (const [name, { responses }] of calls) {
    for (const status of ['4XX', '5XX']) {
      expect(responses[status]?.content?.['application/json']?.schema, `${name} ${status}`).toEqual({
        $ref: '#/components/schemas/ErrorAnswer',
      })
    }
  }
})
