import type { ChangeOrderStatus } from '@dimsum/contract/orders'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import type { OrderStatus } from '@dimsum/domain/order-status'
import type pg from 'pg'
import { orderPayments } from '../payments/order-payments.ts'
import { changeOrderStatus } from '../shop/orders/change/change-order-status.ts'
import { placeAsCustomer, type SentForm } from '../shop/orders/place/place-as-customer.ts'
import { anOrder } from './orders.ts'
import { defaultShopRules } from './shop-rules.ts'
import { createTestDatabase } from './test-database.ts'

/** The time of these tests: Saturday 21 November 2026, 10:00 WIB, and the first day an order can be for. */
export const shopMoment = { now: new Date('2026-11-21T03:00:00Z'), tomorrow: '2026-11-22' }

/**
 * A database for placing orders, with access to everything an order changes: stock, kitchen days, keys, rights,
 * timeline.
 * @param overrides limits of the pool
 */
export const openShopFloor = async (overrides: pg.PoolConfig = {}) => {
  // Hundreds of parallel orders wait for a connection, however slow the machine.
  const database = await createTestDatabase({ connectionTimeoutMillis: 60_000, ...overrides })
  const { rows } = database
  const one = async (query: string, values: unknown[] = []) => (await rows(query, values))[0]
  return {
    ...database,
    one,
    place: (order: Partial<PlaceOrderInput> = {}, placing: Partial<SentForm> = {}, at = shopMoment.now) =>
      placeAsCustomer({ db: database.db, now: () => at }, anOrder(order), {
        rules: defaultShopRules,
        ...placing,
      }),
    /** Changes the status of an order like an admin. */
    changeStatus: (
      id: number,
      status: OrderStatus,
      extra: Partial<ChangeOrderStatus> = {},
      { actor = 'admin:ibu', rules = defaultShopRules } = {},
    ) =>
      changeOrderStatus(
        { db: database.db, now: () => new Date(), orderPayments },
        actor,
        id,
        { status, ...extra },
        rules,
      ),
    stock: (packageType: string, currentStock: number, isActive = true) =>
      rows(
        'insert into inventory (package_type, current_stock, unit_price, is_active) values ($1, $2, 1, $3)',
        [packageType, currentStock, isActive],
      ),
    stockOf: async (packageType: string): Promise<number> =>
      (await one('select current_stock from inventory where package_type = $1', [packageType])).current_stock,
    /** Row counts and sums of everything an order writes to: a refused order changes none of them. */
    countRows: () =>
      one(`select (select count(*) from orders) as orders, (select count(*) from order_items) as items,
        (select count(*) from order_access) as rights, (select count(*) from idempotency_keys) as keys,
        (select count(*) from order_events) as events, (select count(*) from inventory_movements) as movements,
        (select coalesce(sum(current_stock), 0) from inventory) as stock,
        (select count(*) from kitchen_days) as days, (select coalesce(sum(taken), 0) from kitchen_days) as taken,
        (select sum(orders) from order_counts) as counted`),
    /** Clears stock, kitchen days and blocked phones; orders stay. */
    clear: async () => {
      await rows('alter table inventory_movements disable trigger user; delete from inventory_movements')
      await rows('alter table inventory_movements enable trigger user; delete from inventory')
      await rows('update order_items set holds_stock = false')
      await rows('update orders set delivery_date = null')
      await rows('delete from kitchen_days; delete from blocked_phones')
    },
  }
}
