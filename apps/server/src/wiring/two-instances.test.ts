import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { orderForm } from '../testing/order-calls.ts'
import { buildShopProgram, eventually, type OpenShop } from '../testing/shop-program.ts'
import { createTestDatabase } from '../testing/test-database.ts'

// Two programs on one database are one shop: the tests depend on each other. They start whole programs.
const program = await buildShopProgram()
const database = await createTestDatabase()
const openOne = () =>
  program.open({ DATA_DIR: program.newDataDir(), DATABASE_URL: database.url, TRUST_PROXY: 'loopback' })
const instances = [await openOne(), await openOne()]

test('a session opened at one is valid at both; a session ended at one has ended at both', async () => {
  const [one, other] = instances as [OpenShop, OpenShop]
  const headers = { cookie: await one.signIn(), 'content-type': 'application/json' }
  const statuses = () =>
    Promise.all(
      instances.map(async ({ origin }) => (await fetch(`${origin}/api/admin/session`, { headers })).status),
    )
  expect(await statuses()).toEqual([200, 200])
  await fetch(`${other.origin}/api/admin/logout`, { method: 'POST', headers, body: '{}' })
  expect(await statuses()).toEqual([401, 401])
})

test('upgraded one after the other, they lose, cut or refuse no order behind a proxy that checks readiness', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  const ready = new Set(instances)
  const lost: unknown[] = []
  let placed = 0
  let isOver = false
  /** Like a proxy: only sends to an instance whose last readiness check succeeded. */
  const watch = async () => {
    while (!isOver) {
      for (const instance of instances) {
        const isReady = await fetch(`${instance.origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isReady) ready.add(instance)
        else ready.delete(instance)
      }
      await wait(100)
    }
  }
  const order = (number: number) =>
    new Promise<void>((resolve) => {
      const choice = [...ready]
      const instance = choice[number % choice.length] ?? (instances[0] as OpenShop)
      const body = JSON.stringify(orderForm)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': `10.1.${(number >> 8) & 255}.${number & 255}`,
      }
      const end = (reason?: unknown) => {
        if (reason === undefined) placed += 1
        else lost.push(reason)
        resolve()
      }
      request(`${instance.origin}/api/orders`, { method: 'POST', agent, headers }, (answer) => {
        const { statusCode } = answer.resume()
        answer.once('end', () => end(statusCode === 201 ? undefined : statusCode))
      })
        .once('error', end)
        .end(body)
    })
  let count = 0
  const customer = async () => {
    // Some orders per second from each: the program that starts needs the processor too.
    for (; !isOver; await wait(40)) {
      count += 1
      await order(count)
    }
  }
  const busy = [watch(), customer(), customer()]
  for (const [index, instance] of [...instances].entries()) {
    const exit = once(instance.shop.process, 'exit')
    instance.shop.process.kill('SIGTERM')
    expect((await exit)[0]).toBe(0)
    instances[index] = await openOne()
    await eventually(async () => ready.has(instances[index] as OpenShop))
    ready.delete(instance)
  }
  isOver = true
  await Promise.all(busy)
  agent.destroy()
  expect(lost).toEqual([])
  const rows = await database.rows(
    'select count(*)::int as orders from orders where customer_phone is not null',
  )
  expect(rows[0].orders).toBe(placed)
})
