import { OrderListQuery } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import { isUsablePhone, normalisePhone } from '@dimsum/domain/phone'
import { listOrders } from '../shop/orders/list/list-orders.ts'
import { buildTestApp } from './test-app.ts'

/** An order of the list under test. */
export type BookedOrder = {
  id: number
  name: string
  phone: string
  status: string
  isPaid: boolean
  isDelivery: boolean
}

/** Names and phones with everything that makes searching hard. */
export const bookedNames = [
  'Siti Rahma',
  'siti_aminah',
  'SITI 100%',
  'Budi Santoso',
  'budi.santoso',
  'Ni Luh Éka',
  'Ana',
  'Al',
  'Bu Ana Al-Fatih',
  '100% Halal',
  'under_score',
  'back\\slash',
  "O'Neil; DROP TABLE orders",
  'Zulkarnain 08123',
  'Dewi  Ayu',
]
export const bookedPhones = [
  ...['0812-3456-7890', '+62 812 3456 7891', '6285711112222', '085711112223', '0622 123 4567', '021-5551234'],
]

const book: BookedOrder[] = Array.from({ length: 300 }, (_, n) => ({
  id: 7000 + n,
  name: bookedNames[n % bookedNames.length] ?? '',
  phone: bookedPhones[(n * 5 + Math.floor(n / 7)) % bookedPhones.length] ?? '',
  status: orderStatuses[(n * 7) % orderStatuses.length] ?? 'pending',
  isPaid: n % 3 === 0,
  isDelivery: n % 4 !== 0,
}))

/** The whole app with three hundred different orders, every fifth for 22 November, and calls to list them. */
export const openOrderBook = async () => {
  const shop = await buildTestApp()
  const { pool } = shop.database
  await pool.query(
    `insert into orders (id, customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
       total_price, status, is_paid, paid_at, is_delivery, delivery_date)
     select r.id, r.name, r.phone, r.key, 'Jl. Kenanga No. 5', '10pcs', 1, 10, 30000, r.status, r."isPaid",
       case when r."isPaid" then now() end, r."isDelivery", case when r.id % 5 = 0 then date '2026-11-22' end
     from json_to_recordset($1) as r(id int, name text, phone text, key text, status text, "isPaid" bool, "isDelivery" bool)`,
    [JSON.stringify(book.map((order) => ({ ...order, key: normalisePhone(order.phone) })))],
  )
  await pool.query(
    `insert into order_items (order_id, package_type, name, name_en, pieces, quantity, unit_price, total_price)
     select id, '10pcs', 'Paket Kecil', 'Small Pack', 10, 1, 30000, 30000 from orders`,
  )
  const list = (query: Record<string, unknown> = {}) =>
    listOrders(shop.parts.db, OrderListQuery.parse({ limit: 100, ...query }))
  return {
    ...shop,
    book,
    list,
    idsOf: async (query: Record<string, unknown> = {}) => (await list(query)).orders.map(({ id }) => id),
    /** Ids of the first hundred matching orders, newest first. */
    expected: (fits: (order: BookedOrder) => boolean) =>
      book
        .filter(fits)
        .map(({ id }) => id)
        .sort((a, b) => b - a)
        .slice(0, 100),
  }
}

/** Ids that a search found, with the order whose number was typed in front. */
export const numberFirst = (text: string, ids: readonly number[]): number[] => {
  const number = /^\s*0*(\d{1,9})\s*$/.exec(text)?.[1]
  return [...ids.filter((id) => id === Number(number)), ...ids.filter((id) => id !== Number(number))]
}

/** A reference implementation of the search over the plain list. */
export const plainSearch =
  (text: string) =>
  (order: BookedOrder): boolean => {
    const words = text.trim().toLowerCase()
    if (words === '') return true
    const number = /^#?\s*0*(\d{1,9})$/.exec(words)?.[1] ?? /^order(\d{6,9})$/.exec(words)?.[1]
    const isNumberOnly = words.startsWith('#') || words.startsWith('order')
    if (isNumberOnly && Number(number) > 0) return order.id === Number(number)
    const isId = /^\d{1,9}$/.test(words) && order.id === Number(words)
    return isId || isInName(order.name.toLowerCase(), words) || isInPhone(order.phone, words)
  }

const isInName = (name: string, words: string): boolean => {
  if (!/[a-zé0-9]/.test(words)) return false
  return words.length > 2 ? name.includes(words) : name.startsWith(words) || name.includes(` ${words}`)
}

const isInPhone = (phone: string, words: string): boolean => {
  if (!/^[\d\s+().\-/]+$/.test(words)) return false
  const digits = words.replace(/\D/g, '').replace(/^0+/, '')
  const parts = [digits, digits.replace(/^62/, '').replace(/^0+/, '')]
  const number = normalisePhone(phone)
  const isWhole = /^[0+]/.test(words) && isUsablePhone(words)
  return parts.some((part) => part.length >= 3 && (isWhole ? number.startsWith(part) : number.includes(part)))
}
