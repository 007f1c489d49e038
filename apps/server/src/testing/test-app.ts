import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import type { Role } from '@dimsum/domain/roles'
import type { HTTPMethods, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import type { AppFeature, AppParts } from '../app-parts.ts'
import type { Config } from '../platform/config/config.ts'
import { newToken, tokenHash } from '../platform/config/secret-token.ts'
import { users } from '../platform/db/tables/people.ts'
import type { App } from '../platform/http/app.ts'
import { servesHttps } from '../platform/http/request/public-origin.ts'
import { insertSession } from '../shop/team/sessions.queries.ts'
import { atTheEnd } from './at-the-end.ts'
import { instanceParts } from './instance-parts.ts'
import { anOrder } from './orders.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

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

export type TestApp = {
  app: App
  /** The test file's own migrated database. */
  database: TestDatabase
  parts: AppParts
  /** Sends a request without cookies unless they are given. */
  call: (request: InjectOptions) => Promise<LightMyRequestResponse>
  get: (url: string, cookies?: Record<string, string>) => Promise<LightMyRequestResponse>
  send: (
    method: HTTPMethods,
    url: string,
    payload?: InjectOptions['payload'],
    cookies?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Sends a picture, as JPEG unless said otherwise. */
  upload: (
    url: string,
    payload: NonNullable<InjectOptions['payload']>,
    cookies: Record<string, string>,
    type?: string,
  ) => Promise<LightMyRequestResponse>
  /** The rows of an SQL query. */
  rows: TestDatabase['rows']
  /** Sends a filled order form, from an address of its own. */
  order: (
    form?: Partial<PlaceOrderInput>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Places the order of a filled form, with the cookie that makes its browser the holder. */
  placeOrder: (
    form?: Partial<PlaceOrderInput>,
  ) => Promise<{ id: number; order: Order; cookies: { access: string } }>
  /** The owner changes the status of an order. */
  setStatus: (orderId: number, status: string, more?: object) => Promise<LightMyRequestResponse>
  /** The owner types in an order. */
  enter: (form?: Partial<PlaceOrderInput>, more?: object) => Promise<LightMyRequestResponse>
  /** The owner gives an order another day. */
  moveToDay: (orderId: number, day: string | null, more?: object) => Promise<LightMyRequestResponse>
  /** The owner changes settings. */
  changeSettings: (change: object) => Promise<LightMyRequestResponse>
  /** The owner records a payment by hand. */
  payByHand: (orderId: number, more?: object) => Promise<LightMyRequestResponse>
  /** A new session of the admin, or of a member with this role; pass the result as `cookies` of a call. */
  signIn: (role?: Role) => Promise<Record<string, string>>
}

type Overrides = Partial<Omit<AppParts, 'config' | 'db'>> & {
  config?: Partial<Config>
  /** Routes instead of the shop's, for tests of shared behaviour. */
  features?: AppFeature[]
}

/**
 * The whole app on a database of its own, with an admin account. It ends with its test, or with its file.
 *
 *     const shop = await buildTestApp()
 *     const answer = await shop.call({ method: 'GET', url: '/api/orders', cookies: await shop.signIn() })
 */
export const buildTestApp = async ({
  config: settings,
  features,
  ...overrides
}: Overrides = {}): Promise<TestApp> => {
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
  const signIn = async (role: Role = 'owner') => {
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
  let ownerSession: Promise<Record<string, string>> | undefined
  // `inject` alone would start only when it is awaited.
  const call = async (request: InjectOptions) => app.inject(request)
  const order: TestApp['order'] = (form = {}, headers = {}) => {
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
    call,
    get: (url, cookies = {}) => call({ url, cookies }),
    send: (method, url, payload, cookies = {}) =>
      call({ method: method as 'GET', url, cookies, ...(payload !== undefined && { payload }) }),
    upload: (url, payload, cookies, type = 'image/jpeg') =>
      call({ method: 'PUT', url, payload, cookies, headers: { 'content-type': type } }),
    rows: database.rows,
    order,
    placeOrder: async (form) => {
      const answer = await order(form)
      if (answer.statusCode !== 201) throw new Error(`No order: ${answer.body}`)
      const access = answer.cookies.find(({ name }) => name === 'access')?.value ?? ''
      return { id: answer.json().id, order: answer.json(), cookies: { access } }
    },
    setStatus: (orderId, status, more = {}) =>
      callAsOwner('PATCH', `/api/orders/${orderId}/status`, { status, ...more }),
    enter: (form = {}, more = {}) =>
      callAsOwner('POST', '/api/admin/orders', {
        order: { ...anOrder(), ...form },
        source: 'phone',
        ...more,
      }),
    moveToDay: (orderId, day, more = {}) =>
      callAsOwner('PUT', `/api/admin/kitchen/orders/${orderId}/day`, { day, ...more }),
    changeSettings: (change) => callAsOwner('PATCH', '/api/admin/settings', change),
    payByHand: (orderId, more = {}) =>
      callAsOwner('POST', '/api/payment/manual-update', {
        orderId,
        isPaid: true,
        paymentMethod: 'tunai',
        ...more,
      }),
    signIn,
  }
}
