import { expect, it, vi } from 'vitest'
import { newRequestKey } from './request-key.ts'

it('generates unique keys on plain HTTP pages too', () => {
  // Browsers hide `randomUUID` on plain HTTP.
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = [newRequestKey(), newRequestKey()]
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(2)
})
