import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoKeysIn } from './demo-keys.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimsum-demo-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const file = () => join(dataDir, 'demo-keys.json')

describe('the keys of a demo shop', () => {
  it('survive a restart, so that an open payment page stays valid', () => {
    const first = demoKeysIn(dataDir)
    expect(demoKeysIn(dataDir)).toEqual(first)
    expect(first.serverKey).toMatch(/^SB-Mid-server-DIMSUM-DEMO-[0-9a-f]{32}$/)
    expect(first.clientKey).toMatch(/^SB-Mid-client-DIMSUM-DEMO-[0-9a-f]{32}$/)
  })

  it('differ between shops, and only the shop’s account can read them', () => {
    const here = demoKeysIn(join(dataDir, 'one'))
    expect(demoKeysIn(join(dataDir, 'another')).serverKey).not.toBe(here.serverKey)
    expect(statSync(join(dataDir, 'one/demo-keys.json')).mode & 0o777).toBe(0o600)
  })

  it.each([
    'cut off',
    '{"serverKey":"Mid-server-somebody-else","clientKey":"Mid-client-somebody-else"}',
    '{"serverKey":"SB-Mid-server-DIMSUM-DEMO-1","clientKey":"SB-Mid-client-DIMSUM-DEMO-1"}',
    'null',
  ])('are made anew when the file holds «%s»', (text) => {
    writeFileSync(file(), text)
    const made = demoKeysIn(dataDir)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(made)
    expect(demoKeysIn(dataDir)).toEqual(made)
    expect(made.serverKey).not.toContain('somebody')
  })
})
