import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Midtrans’s script', () => {
  it('is added once, with the public key, however often it is requested', async () => {
    const { load, tags, define } = page()
    const first = load(script)
    const second = load(script)
    expect(tags).toMatchObject([{ src: script.scriptUrl, key: 'client-key' }])
    define()
    tags[0]?.load()
    expect(await first).toBe(await second)
    expect(await load(script)).toBe(await first)
    expect(tags).toHaveLength(1)
  })

  it('that fails to load rejects, is removed, and is loaded again next time', async () => {
    const { load, tags, define } = page()
    const first = load(script)
    tags[0]?.fail()
    await expect(first).rejects.toThrow('Failed to load Midtrans script')
    expect(tags).toHaveLength(0)
    const second = load(script)
    define()
    tags[0]?.load()
    await expect(second).resolves.toHaveProperty('pay')
  })

  it('that defines no popup rejects', async () => {
    const { load, tags } = page()
    const loading = load(script)
    tags[0]?.load()
    await expect(loading).rejects.toThrow('Failed to load Midtrans script')
    expect(tags).toHaveLength(0)
  })

  it('times out after ten seconds', async () => {
    const { load, tags } = page()
    const loading = load(script)
    const failed = expect(loading).rejects.toThrow('Failed to load Midtrans script')
    await vi.advanceTimersByTimeAsync(9_999)
    expect(tags).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(tags).toHaveLength(0)
  })

  it('does not time out after it loaded', async () => {
    const { load, tags, define } = page()
    const loading = load(script)
    define()
    tags[0]?.load()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(loading).resolves.toHaveProperty('pay')
    expect(tags).toHaveLength(1)
  })
})
