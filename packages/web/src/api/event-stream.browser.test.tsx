import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { subscribeToStream } from './event-stream.ts'

/** The open streams of this browser. */
const streams = new Set<OpenSource>()
class OpenSource extends EventTarget {
  static readonly CLOSED = 2
  constructor() {
    super()
    streams.add(this)
  }
  close() {
    streams.delete(this)
  }
}

beforeEach(() => void vi.stubGlobal('EventSource', OpenSource))

const openPage = (onMessage: Parameters<typeof subscribeToStream>[0]['onMessage'] = () => {}) => {
  const close = subscribeToStream({ path: '/api/admin/events', events: ['changed'], onMessage })
  onTestFinished(close)
  return close
}
const send = (event: string) => {
  for (const stream of streams) stream.dispatchEvent(new MessageEvent(event, { data: '' }))
}

test('seven pages of a browser have one stream, and one takes over when its page closes', async () => {
  const heard: string[][] = []
  const pages = Array.from({ length: 7 }, (_, n) => {
    const own: string[] = []
    heard.push(own)
    return openPage(({ event }) => own.push(`${n} ${event}`))
  })
  await expect.poll(() => streams.size).toBe(1)
  const [first] = streams
  send('open')
  send('changed')
  await expect
    .poll(() => heard)
    .toEqual(heard.map((_, n) => [n === 0 ? '0 open' : `${n} return`, `${n} changed`]))
  pages[0]?.()
  expect([...streams]).not.toContain(first)
  await expect.poll(() => streams.size).toBe(1)
  send('open')
  const told = heard.slice(1).map((_, n) => `${n + 1} return`)
  await expect.poll(() => heard.slice(1).map((own) => own.at(-1))).toEqual(told)
  expect(heard[0]).toHaveLength(2)
})

test('without Web Locks, as on a page without HTTPS, each page has its own stream', () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
  openPage()
  openPage()
  expect(streams.size).toBe(2)
})

test('a hidden page has no stream, and is told to load what it missed once it is visible', async () => {
  const heard: string[] = []
  openPage(({ event }) => heard.push(event))
  await expect.poll(() => streams.size).toBe(1)
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  expect([streams.size, heard]).toEqual([0, []])
  turn('visible')
  expect(heard).toEqual(['return'])
  await expect.poll(() => streams.size).toBe(1)
})
