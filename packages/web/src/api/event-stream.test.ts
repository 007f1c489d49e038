import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { subscribeToStream } from './event-stream.ts'

/** The open streams of this browser. */
const streams = new Set<FakeSource>()
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  constructor() {
    super()
    streams.add(this)
  }
  close() {
    streams.delete(this)
  }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('EventSource', FakeSource)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const path = '/api/admin/events'
const openPage = (onMessage: Parameters<typeof subscribeToStream>[0]['onMessage'] = () => {}) => {
  const close = subscribeToStream({ path, events: ['changed'], onMessage })
  onTestFinished(close)
  return close
}

test('seven pages of a browser have one stream, and exactly one takes over when its page closes', () => {
  const pages = Array.from({ length: 7 }, () => openPage())
  vi.advanceTimersByTime(60_000)
  const [first] = streams
  expect(streams.size).toBe(1)
  pages[0]?.()
  expect(streams.size).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(streams.size).toBe(1)
  expect([...streams]).not.toEqual([first])
})

test('a page takes over from one that ended without closing, after its lease', () => {
  const crashed = { page: 'crashed', path, at: Date.now() }
  localStorage.setItem('live-stream-0', JSON.stringify(crashed))
  openPage()
  openPage()
  vi.advanceTimersByTime(8_000)
  expect(streams.size).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(streams.size).toBe(1)
})

test('a hidden page has no stream, and is told to load what it missed once it is visible', () => {
  const heard: string[] = []
  openPage(({ event }) => heard.push(event))
  const turn = (visibilityState: 'hidden' | 'visible') => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
    return streams.size
  }
  expect([streams.size, turn('hidden'), heard]).toEqual([1, 0, []])
  expect([turn('visible'), heard]).toEqual([1, ['return']])
})
