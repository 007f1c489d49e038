import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSignedBy, signatureOf } from '../payments/midtrans/signature.ts'
import { isMatchingPhone } from '../shop/orders/access/matching-phone.ts'
import { buildTestApp, testAdmin } from '../testing/test-app.ts'

/**
 * Threats T28 and T54 (docs/security.md): the duration of a response reveals nothing, because both cases do the same
 * work.
 */

/** The expensive and the comparing calls of Node's crypto, in their order: cost or number of compared bytes. */
const work: string[] = []
const { scrypt, timingSafeEqual } = crypto
beforeAll(() => {
  const recorded = {
    scrypt: (...all: Parameters<typeof scrypt>) => {
      const [, salt, length, { N, r, p }] = all
      work.push(`scrypt N=${N} r=${r} p=${p} salt=${Buffer.from(salt as Uint8Array).length} key=${length}`)
      scrypt(...all)
    },
    timingSafeEqual: (...[one, other]: Parameters<typeof timingSafeEqual>) => {
      work.push(`compare ${one.byteLength} with ${other.byteLength} bytes`)
      return timingSafeEqual(one, other)
    },
  }
  Object.assign(crypto, recorded)
  syncBuiltinESMExports()
})
afterAll(() => {
  Object.assign(crypto, { scrypt, timingSafeEqual })
  syncBuiltinESMExports()
})

const shop = await buildTestApp()
// The first sign-in renews a hash of lower costs, as the accounts of tests have.
const payload = { username: testAdmin.username, password: testAdmin.password }
expect((await shop.send('POST', '/api/admin/login', payload)).statusCode).toBe(200)

const workOf = async (act: () => unknown): Promise<string[]> => {
  work.splice(0)
  await act()
  return [...work]
}

const login = (username: string) => async () => {
  const payload = { username, password: 'bukan-ini-sandinya' }
  const answer = await shop.send('POST', '/api/admin/login', payload)
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { message: 'Invalid username or password', code: 'unauthenticated' },
  ])
}

const key = '81234567890'
const phone = (typed: string) => () => isMatchingPhone(typed, key)

const fields = { orderId: 'ORDER-1-1764000000000', statusCode: '200', grossAmount: '58000.00' }
const right = signatureOf(fields, 'server-key')
const swap = (sign: string) => (sign === '0' ? '1' : '0')
const wrongAtStart = swap(right[0] ?? '') + right.slice(1)
const wrongAtEnd = right.slice(0, -1) + swap(right.at(-1) ?? '')
const signature = (sent: string) => () => isSignedBy(fields, sent, 'server-key')

test('an unknown name costs the same hash as a wrong password, and gets the same response', async () => {
  const wrongPassword = await workOf(login(testAdmin.username))
  expect(wrongPassword).toEqual(['scrypt N=32768 r=8 p=3 salt=16 key=32', 'compare 32 with 32 bytes'])
  expect(await workOf(login('tidak-ada'))).toEqual(wrongPassword)
})

test('a phone is compared as a whole, whether it matches, nearly matches or is no phone', async () => {
  expect(phone('081234567890')()).toBe(true)
  for (const typed of ['081234567890', '081234567891', '089876543210', '12', 'x']) {
    expect(await workOf(phone(typed)), typed).toEqual(['compare 32 with 32 bytes'])
  }
})

test('a signature is compared as a whole, wherever it is wrong', async () => {
  for (const sent of [wrongAtStart, wrongAtEnd]) {
    expect(signature(sent)()).toBe(false)
    expect(await workOf(signature(sent))).toEqual(['compare 64 with 64 bytes'])
  }
})
