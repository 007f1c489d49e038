import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAlive } from '../platform/db/embedded/process-identity.ts'
import {
  buildShopProgram,
  databasePidOf,
  eventually,
  type OpenShop,
  type ShopProgram,
} from '../testing/shop-program.ts'

// The tests follow each other on one shop. Whole programs start here, which takes its time on a busy machine.
// Only Linux lists the children of a process; elsewhere there is nothing to look at.
describe.runIf(process.platform === 'linux')('a shop of two serving processes', () => {
  let program: ShopProgram
  let dataDir: string
  let open: OpenShop

  beforeAll(async () => {
    program = await buildShopProgram()
    dataDir = program.newDataDir()
    open = await program.open({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' })
  })
  afterAll(() => program.remove())

  /** Process ids of those that serve: children of the first process that run the same program. */
  function serving({ pid } = open.shop.process): number[] {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
    return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program.file))
  }

  /** Asked over a connection of its own, which `fetch` does not promise: a kept one may lead to a process that was ended. */
  const readiness = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${open.origin}/readyz`, { agent: false }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      )
    })

  /** Both have reported, so both have begun to serve: a process that only runs may not take requests yet. */
  const bothServe = async () => /^serving_processes 2$/m.test(await (await open.get('/metrics')).text())

  test('has both of them and is ready', async () => {
    await eventually(bothServe)
    expect(serving()).toHaveLength(2)
    expect(await readiness()).toBe(200)
  })

  test('replaces one that is killed; the other goes on', async () => {
    const [victim = 0, survivor] = serving()
    process.kill(victim, 'SIGKILL')
    await eventually(async () => serving().length === 2 && !serving().includes(victim))
    expect(serving()).toContain(survivor)
    // Until the first process has noticed the death it may hand a connection to the dead.
    await eventually(bothServe)
    expect(await readiness()).toBe(200)
  })

  test('replaces all of them on SIGHUP', async () => {
    const before = serving()
    open.shop.process.kill('SIGHUP')
    await open.shop.says('All of them are replaced.')
    expect(serving().filter((pid) => before.includes(pid))).toEqual([])
    expect(await readiness()).toBe(200)
  })

  test('answers with the metrics of all of them, whichever is asked', async () => {
    await eventually(bothServe)
    const metrics = await (await open.get('/metrics')).text()
    expect(metrics).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} \d+$/m,
    )
    expect(metrics).toMatch(/^database_statements_total \d+$/m)
  })

  test('ends all of them, and the database, when the first receives SIGTERM', async () => {
    const pids = [...serving(), databasePidOf(dataDir)]
    expect(await open.shop.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(pids.filter(isAlive)).toEqual([])
  })

  test('ends cleanly when SIGTERM comes while they start', async () => {
    const shop = program.start({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' })
    await eventually(async () => serving(shop.process).length === 2)
    expect(await shop.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
