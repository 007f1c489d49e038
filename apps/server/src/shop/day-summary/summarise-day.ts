import { isLowStock } from '@dimsum/domain/inventory'
import { rupiah } from '@dimsum/domain/money'
import { addWibDays, startOfWibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { listInventory } from '../inventory/inventory.queries.ts'
import { listClosedShifts, sumMovedByMethod, sumMovedByPerson } from '../revenue/money-moves.queries.ts'
import { sumOwed } from '../revenue/revenue.queries.ts'
import { countOrdersPlaced, findPiecesTaken } from './day-summary.queries.ts'

/** The summary of a WIB day, with the unpaid total and low stock at this moment. */
export const summariseDay = async (db: Db, day: string) => {
  const next = addWibDays(day, 1)
  const from = startOfWibDay(day)
  const to = startOfWibDay(next)
  const [placed, methods, people, shifts, { owed, owedOrders }, pieces, stock] = await Promise.all([
    countOrdersPlaced(db, from, to),
    sumMovedByMethod(db, day),
    sumMovedByPerson(db, day),
    listClosedShifts(db, day),
    sumOwed(db),
    findPiecesTaken(db, next),
    listInventory(db),
  ])
  return {
    day,
    ...placed,
    received: methods
      .filter(({ received }) => received > 0)
      .map(({ method, orders, received }) => ({ method, orders, amount: rupiah(received) })),
    givenBack: rupiah(methods.reduce((sum, { givenBack }) => sum + givenBack, 0)),
    methods,
    people,
    shifts,
    unpaid: { orders: owedOrders, amount: rupiah(owed) },
    tomorrow: { day: next, pieces },
    lowStock: stock
      .filter((item) => item.isActive && isLowStock(item))
      .map(({ packageType, name, currentStock }) => ({ packageType, name, left: currentStock })),
  }
}
