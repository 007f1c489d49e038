import { PlaceOrder } from '@dimsum/contract/place-order'
import { getTableColumns } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { type OrderColumnName, orderColumns } from '../../shop/orders/read/order-columns.ts'
import { anOrder } from '../../testing/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { orders } from './tables/orders.ts'

/** Max lengths of all text that people write: the API accepts exactly this much, the database no more. */
const maxima = [
  ['orders', 'customer_name', 100],
  ['orders', 'customer_phone', 30],
  ['orders', 'customer_email', 150],
  ['orders', 'customer_address', 500],
  ['orders', 'notes', 1000],
  ['orders', 'cancel_reason', 1000],
  ['reviews', 'customer_name', 100],
  ['reviews', 'customer_email', 150],
  ['reviews', 'review_text', 2000],
  ['reviews', 'reply', 1000],
  ['order_notes', 'text', 1000],
  ['customer_notes', 'note', 1000],
  ['blocked_phones', 'reason', 300],
  ['kitchen_days', 'note', 300],
  ['attention_items', 'close_note', 500],
  ['cash_shifts', 'reason', 300],
  ['packages', 'name', 60],
  ['packages', 'name_en', 60],
  ['packages', 'description', 200],
  ['packages', 'description_en', 200],
  ['packages', 'category', 60],
  ['packages', 'category_en', 60],
  ['choice_groups', 'name', 60],
  ['choice_groups', 'name_en', 60],
  ['choice_options', 'name', 60],
  ['choice_options', 'name_en', 60],
] as const

const shop = await buildTestApp()
const admin = await shop.signIn()

describe('stored text', () => {
  test('has a max length in this list for every one of the database, and for every text of the order form', async () => {
    const rows = await shop.rows(`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
      where conname like '%_text_maxima'`)
    const ofDatabase = rows.flatMap(({ table, rule }) =>
      [...rule.matchAll(/char_length\((\w+)\) <= (\d+)/g)].map(([, column, most]) => [
        table,
        column,
        Number(most),
      ]),
    )
    // Names of reviews have a type with a max length.
    const listed = maxima.filter(([table, column]) => table !== 'reviews' || !column.startsWith('customer'))
    expect(ofDatabase.sort()).toEqual([...listed].sort())

    const isText = (column: AnyPgColumn) => column.columnType === 'PgText' && !column.enumValues
    const ofForm = Object.entries(getTableColumns(orders)).flatMap(([name, column]) =>
      isText(column) && orderColumns[name as OrderColumnName].from === 'form' && name !== 'timeWindow'
        ? [column.name]
        : [],
    )
    const inOrders = maxima.flatMap(([table, column]) => (table === 'orders' ? [column] : []))
    expect(inOrders).toEqual(expect.arrayContaining(ofForm))
  })

  test('of the form is accepted up to the max length of its column, and not one character further', () => {
    for (const [table, column, most] of maxima) {
      if (table !== 'orders' || column === 'cancel_reason') continue
      const name = column.replace(/_./g, ([, letter]) => String(letter).toUpperCase())
      const written = (length: number) => {
        if (column === 'customer_phone') return '0'.repeat(length)
        return column === 'customer_email' ? `${'a'.repeat(length - 8)}@toko.id` : 'x'.repeat(length)
      }
      const isTaken = (length: number) =>
        PlaceOrder.safeParse({ ...anOrder(), [name]: written(length) }).success
      expect([column, isTaken(most + 1)]).toEqual([column, false])
    }
  })

  const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) => {
    const answer = await shop.send(method, url, payload, admin)
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300)
    return answer.statusCode === 204 ? {} : answer.json()
  }

  test('of the max length of the API is stored whole, and one character more is refused by the database', async () => {
    // A letter of two UTF-16 units, and an invisible one: each counts as one.
    const long = (most: number) => `x${'\u3164'.repeat(most - 3)}👍x`
    const customerEmail = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(28)}`
    const { id } = await send(
      'POST',
      '/api/orders',
      anOrder({
        customerName: long(100),
        customerPhone: `0812 3456 7890${'-'.repeat(16)}`,
        customerEmail,
        customerAddress: `Jl. Kenanga No. 5${long(483)}`,
        notes: long(1000),
      }),
    )
    await send('PATCH', `/api/orders/${id}/status`, { status: 'cancelled', reason: long(300) })
    await send('POST', `/api/orders/${id}/notes`, { note: long(1000) })
    await send('PUT', `/api/admin/customers/${id}/note`, { note: long(1000) })
    await send('POST', '/api/admin/blocked-phones', { phone: '089912345678', reason: long(300) })
    const closed = { capacity: null, isClosed: true, note: long(300) }
    await send('PUT', '/api/admin/kitchen/days/2027-03-01', closed)
    const review = { customerName: long(100), customerEmail, rating: 5 }
    await send('POST', '/api/reviews', { ...review, reviewText: `Enak sekali, mantap${long(1981)}` })
    await send('PATCH', '/api/reviews/1/reply', { reply: long(1000) })
    await shop.rows("insert into attention_items (kind, reference) values ('backup', 'x')")
    await send('POST', '/api/admin/attention/1/close', { note: long(500) })

    const shift = await send('POST', '/api/admin/cash/shifts', { openingFloat: 100_000 })
    const counted = { expected: 100_000, counted: 99_000, reason: long(300) }
    await send('POST', `/api/admin/cash/shifts/${shift.id}/close`, counted)

    const name = { id: long(60), en: `y${long(59)}` }
    const description = { id: long(200), en: `y${long(199)}` }
    await send('PATCH', '/api/admin/menu/20pcs', { name, description, category: name })
    const option = { name, priceDifference: 0, isDefault: false, soldOutUntil: null }
    await send('POST', '/api/admin/menu/choices', { name, min: 0, max: 1, options: [option], packages: [] })

    for (const [table, column, most] of maxima) {
      const rows = await shop.rows(`select max(char_length(${column})) as longest from ${table}`)
      // A reason shares its column with text that the shop itself writes.
      const stored = column === 'cancel_reason' ? 300 : most
      expect([table, column, rows[0].longest]).toEqual([table, column, stored])
      await expect(
        shop.database.pool.query(`update ${table} set ${column} = repeat('x', ${most + 1})`),
        `${table}.${column}`,
      ).rejects.toThrow(/violates check constraint|value too long/)
    }
  })
})
