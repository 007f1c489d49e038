import { afterAll, expect, test } from 'vitest'
import { hubDefaults } from '../../platform/live/live-hub.ts'
import { buildOrder } from '../../testing/orders.ts'
import { buildTestApp, testAdmin, usernameOf } from '../../testing/test-app.ts'
import { liveRoutesWith } from '../live/live.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { reviewRoutes } from '../reviews/reviews.routes.ts'
import { adminSessionRoutes } from './admin-session.routes.ts'
import { teamRoutes } from './team.routes.ts'

/** Streams poll only once an hour here, so that only the notification ends them. */
const announcedOnly = { ...hubDefaults, checkTicketsEveryMs: 3_600_000, readEveryMs: 100 }
const features = [adminSessionRoutes, teamRoutes, orderRoutes, reviewRoutes, liveRoutesWith(announcedOnly)]
const shop = await buildTestApp({ features })
const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const owner = await shop.signIn()
afterAll(() => {
  shop.app.server.closeAllConnections()
})

const follow = async ({ session = '' }: Record<string, string>) => {
  const answer = await fetch(`${origin}/api/admin/events`, { headers: { cookie: `session=${session}` } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const readUntil = async (isDone: () => boolean) => {
    while (!isDone()) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return text
      text += chunk.value
    }
    return text
  }
  await readUntil(() => text.includes('retry: '))
  return {
    status: answer.status,
    readTo: (mark: string) => readUntil(() => text.includes(mark)),
    readToEnd: () => readUntil(() => false),
  }
}
const memberId = async () => {
  const named = [usernameOf.kitchen]
  const rows = await shop.rows('select id from users where username = $1', named)
  return Number(rows[0].id)
}
const act = (method: 'PATCH' | 'DELETE', path: string, payload?: object) =>
  shop.send(method, `/api/admin/team/members/${path}`, payload, owner)

const changePassword = async () => {
  const passwords = { oldPassword: testAdmin.password, newPassword: 'bambu-kukusan-27' }
  return shop.send('POST', '/api/admin/password', passwords, await shop.signIn('kitchen'))
}

test('a stream of the kitchen reports that something happened, without phone or amount', async () => {
  const stream = await follow(await shop.signIn('kitchen'))
  await shop.rows(`select pg_notify('shop', 'reviews')`)
  const placed = { customerPhone: '081299987765', packageType: '20pcs', quantity: 7 } as const
  const { order } = await buildOrder(shop.database.db, placed)
  await shop.setStatus(order.id, 'confirmed')
  await shop.rows(`select pg_notify('shop', 'inventory')`)
  const heard = (await stream.readTo('"status"')) + (await stream.readTo('"inventory"'))
  expect(heard).toContain(`"orderId":${order.id}`)
  for (const mark of ['81299987765', '406000', '"reviews"']) expect(heard).not.toContain(mark)
})

test.each([
  ['her session', (id: number) => act('DELETE', `${id}/sessions`)],
  ['her role', (id: number) => act('PATCH', String(id), { role: 'cashier' })],
  ['the password that she changes on another device', changePassword],
  ['her place in the team', (id: number) => act('DELETE', String(id))],
])('open streams end at once with %s; those of others go on', async (_what, end) => {
  await shop.rows(`update users set role = 'kitchen' where username = $1`, [usernameOf.kitchen])
  const [hers, ours] = [await follow(await shop.signIn('kitchen')), await follow(owner)]
  expect((await end(await memberId())).statusCode).toBe(204)
  let isEnded = false
  void hers.readToEnd().then(() => {
    isEnded = true
  })
  await expect.poll(() => isEnded).toBe(true)
  await shop.rows(`select pg_notify('shop', 'inventory')`)
  expect(await ours.readTo('"inventory"')).toContain('"inventory"')
})
