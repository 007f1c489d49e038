import { expect, onTestFinished, test, vi } from 'vitest'
import type { Popup } from './popup.ts'
import { createScriptLoader, type ScriptHost } from './provider-script.ts'

const script = { scriptUrl: 'https://provider.example/snap.js', clientKey: 'client-key' }

/** A document that records its script tags, with loading controlled by the test. */
function page() {
  const tags: { src: string; key: string; load: () => void; fail: () => void }[] = []
  let snap: Popup | null = null
  const host: ScriptHost = {
    add: ({ scriptUrl, clientKey }, onLoad, onError) => {
      const tag = { src: scriptUrl, key: clientKey, load: onLoad, fail: onError }
      tags.push(tag)
      return () => {
        tags.splice(tags.indexOf(tag), 1)
      }
    },
    popup: () => snap,
  }
  const define = () => {
    snap = { pay: () => {} }
  }
  return { load: createScriptLoader(host), tags, define }
}

test('Midtrans’s script is added once, with the public key, however often it is requested', async () => {
  const { load, tags, define } = page()
  const [first, second] = [load(script), load(script)]
  expect(tags).toMatchObject([{ src: script.scriptUrl, key: 'client-key' }])
  define()
  tags[0]?.load()
  expect(await first).toBe(await second)
  expect(await load(script)).toBe(await first)
  expect(tags).toHaveLength(1)
})

test.each([
  ['fails to load', 'fail'],
  ['defines no popup', 'load'],
] as const)('a script that %s rejects, is removed, and is loaded again next time', async (_, end) => {
  const { load, tags, define } = page()
  const first = load(script)
  tags[0]?.[end]()
  await expect(first).rejects.toThrow('Failed to load Midtrans script')
  expect(tags).toHaveLength(0)
  const second = load(script)
  define()
  tags[0]?.load()
  await expect(second).resolves.toHaveProperty('pay')
})

test('a script times out after ten seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { load, tags } = page()
  const failed = expect(load(script)).rejects.toThrow('Failed to load Midtrans script')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(tags).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(tags).toHaveLength(0)
})
