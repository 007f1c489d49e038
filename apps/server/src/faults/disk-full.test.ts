import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stopServer } from '../platform/db/embedded/postmaster.ts'
import { faultSeed } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { buildShopProgram, eventually, inDatabaseOf } from '../testing/shop-program.ts'

/**
 * Fault F6 (docs/security.md): the shop on a small disk of its own, which fills up with orders. Orders get 503, pages
 * and lists still work, nothing acknowledged is lost, and orders are accepted again without a restart once space is
 * free.
 */

const disk = mkdtempSync(join(tmpdir(), 'dimsum-disk-'))
const mayMount =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0

afterAll(async () => {
  if (mayMount) {
    await stopServer(join(disk, 'postgres', 'data'), 'immediate')
    spawnSync('umount', ['-l', disk])
  }
  rmSync(disk, { recursive: true, force: true })
})

// Only root may mount a disk.
test.runIf(mayMount)(
  'a full disk refuses orders, keeps what was promised, and is over when there is room',
  async () => {
    const program = await buildShopProgram()
    const shop = await program.open({ DATA_DIR: disk, TRUST_PROXY: '1' })
    const ledger = openLedger(`Penuh ${faultSeed}`)
    // A few at a time: a slow machine refuses some when all arrive at once.
    for (let n = 0; n < 4; n += 1)
      await Promise.all(Array.from({ length: 5 }, () => ledger.place(shop.origin)))
    expect(ledger.count('ok')).toBe(20)

    const filler = join(disk, 'filler')
    const [size] = spawnSync('df', ['--output=avail', '-B1', disk]).stdout.toString().split('\n').slice(1)
    writeFileSync(filler, Buffer.alloc(Number(size) - 2 * 1024 * 1024))
    await eventually(async () => (await ledger.place(shop.origin)).status === 503)
    await Promise.all(Array.from({ length: 20 }, () => ledger.place(shop.origin)))
    expect((await shop.get('/api/reviews/public')).status).toBe(200)
    expect((await shop.get('/api/kitchen/days')).status).toBe(200)
    expect((await shop.get(`/api/orders/${ledger.entries[0]?.orderId}`)).status).toBe(200)
    expect(shop.shop.process.exitCode).toBeNull()

    rmSync(filler)
    await eventually(async () => {
      await ledger.place(shop.origin)
      return ledger.entries.at(-1)?.outcome === 'ok'
    })
    const { unknown, settled } = await ledger.settle(shop.origin)
    const [reckoning, broken] = await inDatabaseOf(disk, async (client) => [
      await ledger.reckon(client),
      await brokenInvariants(client),
    ])
    expect(unknown).toBeGreaterThan(0)
    expect(settled).toBe(unknown)
    expect(reckoning).toMatchObject({ lost: 0, doubled: 0, unwanted: 0, found: reckoning.acknowledged })
    expect(broken).toEqual([])
  },
)
