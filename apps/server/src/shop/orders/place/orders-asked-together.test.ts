import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenHash } from '../../../platform/config/secret-token.ts'
import { connect, type Db } from '../../../platform/db/connection.ts'
import { isDatabaseUnavailable } from '../../../platform/db/database-errors.ts'
import { openShopFloor, type ShopFloor } from '../../../testing/shop-floor.ts'
import { findOrder, findOrderFor } from '../read/orders.queries.ts'
import {
  insertOrderEvent,
  listOrderEvents,
  listOrderEventsTogether,
} from '../timeline/order-events.queries.ts'

const customers = 40
const noSuchId = 900_000_000

let floor: ShopFloor
let placed: { id: number; phone: string; name: string; cookieHash: Buffer | null }[]

beforeAll(async () => {
  floor = await openShopFloor()
  placed = await Promise.all(
    Array.from({ length: customers }, async (_, n) => {
      const [phone, name] = [`08127000${1000 + n}`, `Pelanggan ${n}`]
      const { order, accessToken } = await floor.place({
        customerPhone: phone,
        customerName: name,
        quantity: 1 + n,
        items: [
          { packageType: '20pcs', quantity: 1 + n },
          { packageType: '100pcs', quantity: 1 },
        ],
      })
      return { id: order.id, phone, name, cookieHash: tokenHash(accessToken) }
    }),
  )
})
afterAll(() => floor.drop())

const idAt = (n: number) => placed[n]?.id ?? noSuchId

describe('orders asked for at the same moment', () => {
  test('come to who asked, with the right of that cookie alone, whatever ids do not exist in between', async () => {
    const asked = placed.flatMap((order, row) =>
      placed.flatMap(({ cookieHash }, column) => [
        { order, id: order.id, cookieHash, isHolder: row === column },
        ...((row + column) % 3 === 0 ? [{ order: undefined, id: noSuchId + column, cookieHash }] : []),
        ...(column === 0 ? [{ order, id: order.id, cookieHash: null, isHolder: false }] : []),
      ]),
    )
    const answers = await Promise.all(
      asked.map(({ id, cookieHash }) => findOrderFor(floor.db, { id, cookieHash })),
    )
    const seen = answers.map(
      (found) =>
        found && {
          id: found.order.id,
          phone: found.order.customerPhone,
          name: found.order.customerName,
          quantity: found.order.items[0]?.quantity,
          isHolder: found.isHolder,
        },
    )
    expect(seen).toEqual(
      asked.map(
        ({ order, isHolder }) =>
          order && {
            id: order.id,
            phone: order.phone,
            name: order.name,
            quantity: 1 + placed.indexOf(order),
            isHolder,
          },
      ),
    )
  })

  test('are the same as each asked for by itself, field by field', async () => {
    const together = await Promise.all(
      placed.map(({ id, cookieHash }) => findOrderFor(floor.db, { id, cookieHash })),
    )
    const each = await Promise.all(placed.map(({ id }) => findOrder(floor.db, id)))
    expect(together).toEqual(each.map((order) => ({ order, isHolder: true })))
  })

  test('show every caller what it has just written itself, however many ask meanwhile', async () => {
    const writeAndRead = async (worker: number) => {
      const { id, cookieHash } = placed[worker] ?? { id: noSuchId, cookieHash: null }
      for (let round = 0; round < 5; round++) {
        const notes = `${worker} ${round}`
        await floor.rows('update orders set notes = $2 where id = $1', [id, notes])
        await floor.rows('update order_access set expires_at = $2 where order_id = $1', [
          id,
          round % 2 === 0 ? '2000-01-01' : '2100-01-01',
        ])
        const found = await findOrderFor(floor.db, { id, cookieHash })
        expect([found?.order.notes, found?.isHolder]).toEqual([notes, round % 2 === 1])
      }
      await floor.rows(`update order_access set expires_at = '2100-01-01' where order_id = $1`, [id])
    }
    await Promise.all(placed.map((_, worker) => writeAndRead(worker)))
  })

  test('fail alone when the database cannot read the question, and those beside it are answered', async () => {
    const ids = [idAt(0), 2 ** 40, idAt(1), noSuchId, idAt(2)]
    const answers = await Promise.allSettled(
      ids.map((id) => findOrderFor(floor.db, { id, cookieHash: null })),
    )
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value?.order.id : 'failed')),
    ).toEqual([idAt(0), 'failed', idAt(1), undefined, idAt(2)])
  })
})

describe('timelines asked for at the same moment', () => {
  test('are the same as each asked for by itself, the latest 500 of a long one, with the words in them', async () => {
    const [long, worded] = [idAt(3), idAt(4)]
    await floor.rows(
      `insert into order_events (order_id, actor, kind) select $1, 'customer', 'access' from generate_series(1, 520)`,
      [long],
    )
    const text = 'Telepon dulu'
    await floor.db.transaction((tx) =>
      insertOrderEvent(tx, { orderId: worded, actor: 'admin:pemilik', kind: 'note', text }),
    )
    const ids = [...placed.map(({ id }) => id), noSuchId, long, worded]
    const together = await Promise.all(ids.map((id) => listOrderEventsTogether(floor.db, id)))
    expect(together).toEqual(await Promise.all(ids.map((id) => listOrderEvents(floor.db, id, 500))))
    expect(together.slice(-3).map(({ length }) => length)).toEqual([0, 500, 2])
    expect(together.at(-1)?.map((event) => event.text)).toEqual([null, text])
  })
})

describe('when the database gives no answer', () => {
  const askThree = (db: Db) =>
    Promise.allSettled([0, 1, 2].map((n) => findOrderFor(db, { id: idAt(n), cookieHash: null })))

  /** Runs `work` while nobody can read orders. */
  const whileLocked = async (work: () => Promise<void>) => {
    const locker = new pg.Client({ connectionString: floor.url })
    await locker.connect()
    try {
      await locker.query('begin; lock table orders in access exclusive mode')
      await work()
    } finally {
      await locker.end()
    }
  }

  /** Limits that no statement here comes near, so that only an administrator ends one. */
  const patient = { lock_timeout: 60_000, statement_timeout: 60_000, query_timeout: 60_000 }

  /** Ends the one statement that waits for the lock, as soon as there is one, unless `asked` is over before. */
  const endWaiting = async (how: string, asked: Promise<unknown>) => {
    let isOver = false
    void asked.then(() => {
      isOver = true
    })
    while (!isOver) {
      const ended = await floor.rows(
        `select ${how}(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%with ordinality%'`,
      )
      if (ended.length > 0) return ended.length
    }
    return 0
  }

  test.each([
    'pg_cancel_backend',
    'pg_terminate_backend',
  ] as const)('who asked in a statement that an administrator ends (%s) hear it at once, later ones get their order', async (how) => {
    const { db, close } = connect(floor.url, patient)
    await whileLocked(async () => {
      const asked = askThree(db)
      expect(await endWaiting(how, asked)).toBe(1)
      const errors = (await asked).map((answer) => answer.status === 'rejected' && answer.reason)
      expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true])
    })
    expect((await askThree(db)).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
    await close()
  })

  test.each([
    ['a statement may take', { statement_timeout: 200 }],
    ['a lock may be waited for', { lock_timeout: 200 }],
    ['the driver waits for an answer', { query_timeout: 200 }],
  ])('nobody waits longer than %s, and not once for each question', async (_limit, limits) => {
    const { db, figures, close } = connect(floor.url, limits)
    await whileLocked(async () => {
      const errors = (await askThree(db)).map((answer) => answer.status === 'rejected' && answer.reason)
      expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true])
      expect(figures.statements).toBeLessThanOrEqual(1)
    })
    await close()
  })

  test('what was asked before the pool closes is answered, what comes later fails', async () => {
    const { db, close } = connect(floor.url)
    await askThree(db)
    const early = askThree(db)
    await new Promise(setImmediate)
    const closing = close()
    const late = askThree(db)
    expect((await early).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
    expect((await late).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    await closing
  })
})
