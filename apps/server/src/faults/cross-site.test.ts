import { expect, test } from 'vitest'
import { pushKeysOf } from '../platform/push/push-keys.ts'
import { accessTable } from '../testing/access-table.ts'
import { databaseContents, requestOf } from '../testing/every-call.ts'
import { orderForm } from '../testing/order-calls.ts'
import { buildOrder } from '../testing/orders.ts'
import { buildTestApp, testAdmin } from '../testing/test-app.ts'

/**
 * Threat T33 (docs/security.md): a page of another site makes the owner's browser, with all its cookies, send every
 * changing request of the shop, in every way a page can. Nothing changes.
 */

const shop = await buildTestApp({ config: { publicOrigin: 'http://shop.test' } })
const { order, accessToken } = await buildOrder(shop.database.db)
const id = order.id
const cookies = { ...(await shop.signIn()), access: accessToken }

/** How a page of another site can send requests: the headers that its browser adds, and the bodies it may send. */
const foreign: Record<string, Record<string, string>> = {
  'a script of another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  'a sibling site': { 'sec-fetch-site': 'same-site', origin: 'http://blog.shop.test' },
  'a sandboxed frame': { origin: 'null' },
  'an old browser': { origin: 'https://evil.test' },
  'the shop’s own, as the browser denies': { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' },
  'a name that begins with the shop’s': { origin: 'http://shop.test.evil.test' },
  'another port': { origin: 'http://shop.test:8080' },
  'https of the same name': { origin: 'https://shop.test' },
  'a form': { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
  'a form of plain text': { origin: 'https://evil.test', 'content-type': 'text/plain' },
}

const more = { thanks: 'diubah', currentStock: 1, unitPrice: 1, phone: orderForm.customerPhone }
const bodies: Record<string, object> = {
  'POST /api/orders': orderForm,
  'POST /api/admin/login': testAdmin,
  'POST /api/reviews': { customerName: 'Sari', rating: 5, reviewText: 'Enak sekali, pasti pesan lagi' },
}
const contents = () => databaseContents(shop.database.db)

/** The provider's notifications have no cookie and come from anywhere: their signature protects them. */
const changing = Object.keys(accessTable).filter(
  (route) => !route.startsWith('GET') && accessTable[route] !== 'signature',
)

test('another site changes nothing, whatever it sends', async () => {
  const before = await contents()
  const passed: string[] = []
  for (const route of changing) {
    const { method, url, payload: anyBody } = requestOf(route, id)
    for (const [how, headers] of Object.entries(foreign)) {
      const payload = JSON.stringify(bodies[route] ?? { ...anyBody, ...more })
      const sent = { host: 'shop.test', 'content-type': 'application/json', ...headers }
      const answer = await shop.call({ method, url, payload, cookies, headers: sent })
      if (answer.statusCode !== 403) passed.push(`${route} by ${how}: ${answer.statusCode}`)
    }
  }
  expect(passed).toEqual([])
  expect(await contents()).toBe(before)
})

test('safe methods and preflight requests change nothing, and no response can be read by another site', async () => {
  // Makes the shop's own keys, once.
  await pushKeysOf(shop.database.db)
  const before = await contents()
  for (const route of Object.keys(accessTable).filter((name) => !name.endsWith('/events'))) {
    const { url } = requestOf(route, id)
    const headers = {
      host: 'shop.test',
      origin: 'https://evil.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const answer = await shop.call({ method, url, cookies, headers })
      const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
      expect([names, answer.headers['cross-origin-resource-policy']], `${method} ${url}`).toEqual([
        [],
        'same-origin',
      ])
    }
  }
  // An export is recorded, whichever page started it: it is a read, and the record is intended.
  await shop.rows(`alter table audit_log disable trigger user;
    delete from audit_log where action like '%export%'; alter table audit_log enable trigger user`)
  expect(await contents()).toBe(before)
})
