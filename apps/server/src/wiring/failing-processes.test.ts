import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildShopProgram, eventually, type ShopProgram } from '../testing/shop-program.ts'

// Whole programs start here, which takes its time on a busy machine.
describe('a build whose serving processes end at once', () => {
  let program: ShopProgram
  let dataDir: string
  /** While this file is there, the build is broken. */
  let broken: string

  beforeAll(async () => {
    program = await buildShopProgram()
    dataDir = program.newDataDir()
    broken = join(dataDir, 'broken')
    const sound = readFileSync(program.file, 'utf8')
    writeFileSync(
      program.file,
      `import shopCluster from 'node:cluster'
      import { existsSync as isBroken } from 'node:fs'
      if (shopCluster.isWorker && isBroken(${JSON.stringify(broken)})) process.exit(1)
      ${sound}`,
    )
  })
  afterAll(() => program.remove())

  const start = () => program.start({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' })
  const times = (text: string, words: string) => text.split(words).length - 1

  test('is given up, and never called open', async () => {
    writeFileSync(broken, '')
    const shop = start()
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('The processes that serve end again and again')
    expect(shop.said()).not.toContain('is open')
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  })

  test('is called open when one serves, and a broken one put in its place changes nothing', async () => {
    writeFileSync(broken, '')
    const shop = start()
    const another = 'A serving process ended by itself; starting another.'
    await eventually(async () => times(shop.said(), another) >= 3)
    expect(shop.said()).not.toContain('is open')
    rmSync(broken)
    await shop.says('/admin\n')
    const origin = /Shop\s+(http:\S+)\//.exec(shop.said())?.[1] ?? ''
    const processes = async () =>
      /^serving_processes (\d+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    await eventually(async () => (await processes()) === '2')

    const before = times(shop.said(), another)
    writeFileSync(broken, '')
    shop.process.kill('SIGHUP')
    await shop.says('Not all of them are replaced.')
    expect(times(shop.said(), another)).toBe(before)
    rmSync(broken)
    shop.process.kill('SIGHUP')
    await shop.says('All of them are replaced.')
    expect(await processes()).toBe('2')
    expect((await shop.end('SIGTERM')).code).toBe(0)
  })
})
