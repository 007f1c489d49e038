import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep, recall } from './session-memory.ts'

/** A `Storage` backed by a map. */
const workingStorage = (values = new Map<string, string>()) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, text: string) => values.set(name, text),
  removeItem: (name: string) => values.delete(name),
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => forget('basket'))

test('session memory returns stored values from the browser storage', () => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', workingStorage(values))
  keep('basket', { pieces: 20 })
  expect(values.get('basket')).toBe('{"pieces":20}')
  expect(recall('basket')).toEqual({ pieces: 20 })
  forget('basket')
  expect(recall('basket')).toBeUndefined()
  expect(values.size).toBe(0)
})

test.each([
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['missing', undefined],
  ['full', { ...workingStorage(), setItem: refuse }],
])('session memory falls back to memory when the storage is %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  keep('basket', { pieces: 10 })
  expect(recall('basket')).toEqual({ pieces: 10 })
  forget('basket')
  expect(recall('basket')).toBeUndefined()
})

test('session memory returns undefined for an invalid value', () => {
  vi.stubGlobal('sessionStorage', workingStorage(new Map([['basket', '{"pieces":']])))
  expect(recall('basket')).toBeUndefined()
})
