import { scryptSync } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { isSignedBy, signatureOf } from '../payments/midtrans/signature.ts'
import { users } from '../platform/db/tables/people.ts'
import { isMatchingPhone } from '../shop/orders/access/matching-phone.ts'
import { reportFigures, sized } from '../testing/figures.ts'
import { buildTestApp, testAdmin } from '../testing/test-app.ts'
import { timeOf } from '../testing/turns.ts'

/**
 * Threats T28 and T54 (docs/security.md): response times reveal nothing. Two cases alternate and the min of each is
 * compared: other load only ever adds to a time, and disappears with enough turns.
 */

vi.setConfig({ testTimeout: 600_000 })
const many = { points: 1_000_000, seconds: 60 }
const shop = await buildTestApp({ limits: { 'sign-in-per-address': many, 'sign-in-per-name': many } })
afterAll(() => shop.close())

/** Max difference in percent on a busy machine; the target is ten. */
const bearable = 40

/** Difference in percent between the min of two cases, over so many turns or more until it is within the limit. */
const difference = async (times: number, one: () => unknown, other: () => unknown): Promise<number> => {
  let [least, leastOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const percent = () => 100 * (Math.max(least / leastOther, leastOther / least) - 1)
  for (let n = 0; n < 40 * times && !(n >= times && percent() < bearable); n += 1) {
    least = Math.min(least, await timeOf(one))
    leastOther = Math.min(leastOther, await timeOf(other))
  }
  return percent()
}

const repeated = (what: () => boolean) => () => {
  for (let n = 0; n < 2_000; n += 1) what()
}

test('an unknown name takes as long as a wrong password, with the same response', async () => {
  // As expensive as the hash that is computed when there is no such account.
  const salt = Buffer.from('dimsum-test-salt')
  const costs = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 }
  const key = scryptSync(testAdmin.password, salt, 32, costs).toString('base64url')
  await shop.database.db
    .update(users)
    .set({ password: `scrypt$N=32768,r=8,p=3$${salt.toString('base64url')}$${key}` })
  const login = (username: string) => async () => {
    const payload = { username, password: 'bukan-ini-sandinya' }
    const answer = await shop.call({ method: 'POST', url: '/api/admin/login', payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { message: 'Invalid username or password', code: 'unauthenticated' },
    ])
  }
  const percent = await difference(sized(4, 24), login(testAdmin.username), login('tidak-ada'))
  reportFigures({ loginTimingPercent: percent })
  expect(percent).toBeLessThan(bearable)
})

test('a matching phone takes as long as an unknown one', async () => {
  const key = '81234567890'
  const percent = await difference(
    sized(40, 200),
    repeated(() => isMatchingPhone('081234567890', key)),
    repeated(() => isMatchingPhone('089876543210', key)),
  )
  reportFigures({ phoneTimingPercent: percent })
  expect(percent).toBeLessThan(bearable)
})

test('a signature that is wrong at its first character takes as long as one wrong at its last', async () => {
  const fields = { orderId: 'ORDER-1-1764000000000', statusCode: '200', grossAmount: '58000.00' }
  const right = signatureOf(fields, 'server-key')
  const swap = (sign: string) => (sign === '0' ? '1' : '0')
  const atStart = swap(right[0] ?? '') + right.slice(1)
  const atEnd = right.slice(0, -1) + swap(right.at(-1) ?? '')
  expect([atStart, atEnd].map((signature) => isSignedBy(fields, signature, 'server-key'))).toEqual([
    false,
    false,
  ])
  const percent = await difference(
    sized(40, 200),
    repeated(() => isSignedBy(fields, atStart, 'server-key')),
    repeated(() => isSignedBy(fields, atEnd, 'server-key')),
  )
  reportFigures({ signatureTimingPercent: percent })
  expect(percent).toBeLessThan(bearable)
})
