import { afterEach, describe, expect, it, vi } from 'vitest'
import { forget, keep, recall } from './session-memory.ts'

/** A `Storage` backed by a map. */
function workingStorage(values = new Map<string, string>()) {
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, text: string) => values.set(name, text),
    removeItem: (name: string) => values.delete(name),
  }
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  forget('basket')
})

describe('session memory', () => {
  it('returns stored values from the browser storage', () => {
    const values = new Map<string, string>()
    vi.stubGlobal('sessionStorage', workingStorage(values))
    keep('basket', { pieces: 20 })
    expect(values.get('basket')).toBe('{"pieces":20}')
    expect(recall('basket')).toEqual({ pieces: 20 })
    forget('basket')
    expect(recall('basket')).toBeUndefined()
    expect(values.size).toBe(0)
  })

  it('falls back to memory when storage is blocked', () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keep('basket', { pieces: 10 })
    expect(recall('basket')).toEqual({ pieces: 10 })
    forget('basket')
    expect(recall('basket')).toBeUndefined()
  })

  it('falls back to memory when accessing the storage throws', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keep('basket', [1])
    expect(recall('basket')).toEqual([1])
  })

  it('falls back to memory when the storage is full', () => {
    vi.stubGlobal('sessionStorage', { ...workingStorage(), setItem: refuse })
    keep('basket', 'full')
    expect(recall('basket')).toBe('full')
  })

  it('returns undefined for an invalid value', () => {
    vi.stubGlobal('sessionStorage', workingStorage(new Map([['basket', '{"pieces":']])))
    expect(recall('basket')).toBeUndefined()
  })
})
