import { afterEach, expect, it, vi } from 'vitest'
import { newRequestKey } from './request-key.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('makes keys on a page of plain http too, each of them new', () => {
  // There the browser keeps `randomUUID` to itself.
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = [newRequestKey(), newRequestKey()]
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(2)
})
