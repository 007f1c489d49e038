import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import type { Role } from '@dimsum/domain/roles'
import type { HTTPMethods, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import type { AppFeature, AppParts } from '../app-parts.ts'
import type { Config } from '../platform/config/config.ts'
import { newToken, tokenHash } from '../platform/config/secret-token.ts'
import { users } from '../platform/db/tables/people.ts'
import { servesHttps } from '../platform/http/request/public-origin.ts'
import { insertSession } from '../shop/team/sessions.queries.ts'
import { atTheEnd } from './at-the-end.ts'
import { instanceParts } from './instance-parts.ts'
import { anOrder } from './orders.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase } from './test-database.ts'

/** The body of an answer with its status, so that one assertion shows both. */
export const answered = (answer: LightMyRequestResponse) => ({
  statusCode: answer.statusCode,
  ...answer.json(),
})

/** The admin of every test app. */
export const testAdmin = { username: 'pemilik', password: 'kukusan-bambu-72' } as const

/** The username per role in every test app. */
export const usernameOf: Record<Role, string> = {
  owner: testAdmin.username,
  cashier: 'kasir',
  kitchen: 'dapur',
}

/** The stored hash of its password, with costs so low that comparing takes no time. */
export const cheapHash =
  'scrypt$N=16,r=8,p=1$ZGltc3VtLXRlc3Qtc2FsdA$a9NNOkY59NY4otXbrYmO2UElsIQCwvCZIUWUMAGQusk'

type Overrides = Partial<Omit<AppParts, 'config' | 'db'>> & {
  config?: Partial<Config>
  /** Routes instead of the shop's, for tests of shared behaviour. */
  features?: AppFeature[]
}

type Cookies = Record<string, string>
type Form = Partial<PlaceOrderInput>
type Payload = InjectOptions['payload']

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/**
 * The whole app on a database of its own, with an admin account. It ends with its test, or with its file.
 *
 *     const shop = await buildTestApp()
 *     const answer = await shop.call({ method: 'GET', url: '/api/orders', cookies: await shop.signIn() })
 */
export const buildTestApp = async ({ config: settings, features, ...overrides }: Overrides = {}) => {
  const database = await createTestDatabase()
  const config = testConfig(settings)
  const parts = instanceParts(database, config, overrides)
  const account = async (role: Role) => {
    const [user] = await database.db
      .insert(users)
      .values({ username: usernameOf[role], password: cheapHash, role })
      .onConflictDoUpdate({ target: users.username, set: { password: users.password } })
      .returning({ id: users.id })
    if (!user) throw new Error(`There is no account of the ${role}`)
    return user.id
  }
  const adminId = await account('owner')
  const signIn = async (role: Role = 'owner'): Promise<Cookies> => {
    const token = newToken()
    const hash = tokenHash(token)
    if (!hash) throw new Error('A new token has no hash')
    const userId = role === 'owner' ? adminId : await account(role)
    await insertSession(database.db, hash, userId, 'Chrome, Linux')
    return { [servesHttps(config) ? '__Host-session' : 'session']: token }
  }
  const app = await buildApp(parts, features)
  atTheEnd(() => app.close())
  let senders = 0
  let ownerSession: Promise<Cookies> | undefined
  // `inject` alone would start only when it is awaited.
  const call = async (request: InjectOptions) => app.inject(request)
  const order = (form: Form = {}, headers: Record<string, string> = {}) => {
    senders += 1
    return call({
      method: 'POST',
      url: '/api/orders',
      remoteAddress: `10.1.${senders >> 8}.${senders & 255}`,
      headers,
      payload: { ...anOrder(), ...form },
    })
  }
  const callAsOwner = async (method: 'PATCH' | 'POST' | 'PUT', url: string, payload: object) => {
    ownerSession ??= signIn()
    return call({ method, url, payload, cookies: await ownerSession })
  }
  return {
    app,
    database,
    parts,
    /** Sends a request without cookies unless they are given. */
    call,
    get: (url: string, cookies: Cookies = {}) => call({ url, cookies }),
    send: (method: HTTPMethods, url: string, payload?: Payload, cookies: Cookies = {}) =>
      call({ method: method as 'GET', url, cookies, ...(payload !== undefined && { payload }) }),
    /** Sends a picture, as JPEG unless said otherwise. */
    upload: (url: string, payload: NonNullable<Payload>, cookies: Cookies, type = 'image/jpeg') =>
      call({ method: 'PUT', url, payload, cookies, headers: { 'content-type': type } }),
    /** The rows of an SQL query. */
    rows: database.rows,
    /** Sends a filled order form, from an address of its own. */
    order,
    /** Places the order of a filled form, with the cookie that makes its browser the holder. */
    placeOrder: async (form?: Form) => {
      const answer = await order(form)
      if (answer.statusCode !== 201) throw new Error(`No order: ${answer.body}`)
      const access = answer.cookies.find(({ name }) => name === 'access')?.value ?? ''
      const placed: Order = answer.json()
      return { id: placed.id, order: placed, cookies: { access } }
    },
    /** The owner changes the status of an order. */
    setStatus: (orderId: number, status: string, more: object = {}) =>
      callAsOwner('PATCH', `/api/orders/${orderId}/status`, { status, ...more }),
    /** The owner types in an order. */
    enter: (form: Form = {}, more: object = {}) =>
      callAsOwner('POST', '/api/admin/orders', {
        order: { ...anOrder(), ...form },
        source: 'phone',
        ...more,
      }),
    /** The owner gives an order another day. */
    moveToDay: (orderId: number, day: string | null, more: object = {}) =>
      callAsOwner('PUT', `/api/admin/kitchen/orders/${orderId}/day`, { day, ...more }),
    changeSettings: (change: object) => callAsOwner('PATCH', '/api/admin/settings', change),
    /** The owner records a payment by hand. */
    payByHand: (orderId: number, more: object = {}) =>
      callAsOwner('POST', '/api/payment/manual-update', {
        ...{ orderId, isPaid: true, paymentMethod: 'tunai' },
        ...more,
      }),
    /** A new session of the admin, or of a member with this role; pass the result as `cookies` of a call. */
    signIn,
  }
}
