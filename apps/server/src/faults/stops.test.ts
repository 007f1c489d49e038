import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { faultSeed, sized } from '../testing/figures.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { seededRandom } from '../testing/random.ts'
import { buildShopProgram } from '../testing/shop-program.ts'

/**
 * Fault F18 and threat T45 (docs/security.md): a shop that receives SIGTERM while orders arrive finishes all accepted
 * ones, and callers who send their requests byte by byte do not delay it.
 */

vi.setConfig({ testTimeout: 600_000 })

/** Requests written to their connection so far: from then on the shop must answer them. */
let written = 0
const noteWritten = () => {
  written += 1
}

const program = await buildShopProgram()
const dataDir = program.newDataDir()
subscribe('undici:client:sendHeaders', noteWritten)
afterAll(async () => {
  unsubscribe('undici:client:sendHeaders', noteWritten)
})

test('SIGTERM under load: the shop finishes every order it accepted', async () => {
  const random = seededRandom(faultSeed)
  const ledger = openLedger(`ends ${faultSeed}`)
  for (let round = 0; round < sized(1, 7); round += 1) {
    const shop = await program.open({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
    const sent: Promise<unknown>[] = []
    // Keep-alive connections: requests sent over them before the signal count as accepted.
    await Promise.all(Array.from({ length: 20 }, () => ledger.place(shop.origin)))
    const timer = setInterval(() => sent.push(ledger.place(shop.origin)), 20)
    await wait(100 + random() * 300)
    clearInterval(timer)
    const burst = Array.from({ length: 20 }, () => ledger.place(shop.origin))
    await expect.poll(() => written, { interval: 1 }).toBe(ledger.entries.length)
    const end = await shop.shop.end('SIGTERM')
    await Promise.all([...sent, ...burst])
    expect(end).toEqual({ code: 0, signal: null })
    expect(ledger.count('ok')).toBe(ledger.entries.length)
  }
})
