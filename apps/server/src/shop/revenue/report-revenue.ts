import type { RevenueRange, RevenueTotal } from '@dimsum/contract/revenue'
import { addWibDays, wibDay, wibMonth } from '@dimsum/domain/wib-date'
import { reportRefusals } from '@dimsum/words/server/desk'
import type { Db } from '../../platform/db/connection.ts'
import { invalidField } from '../../platform/errors/shop-error.ts'
import { sumDeposits, sumOwed, sumRevenue } from './revenue.queries.ts'

/** Days of a report: both ends included, `YYYY-MM-DD` in WIB. */
export type ReportDays = { from: string; to: string }

const defaultDays = 30
const mostDays = 3660

/** The requested days, or the last 30 up to today in WIB. */
export const reportDays = ({ from, to }: RevenueRange, now: Date): ReportDays => {
  const last = to ?? wibDay(now)
  const first = from ?? addWibDays(last, 1 - defaultDays)
  if (first > last) throw invalidField('from', reportRefusals.backwards)
  if (addWibDays(first, mostDays) < last) throw invalidField('from', reportRefusals.tooLong(mostDays))
  return { from: first, to: last }
}

/** All time, this WIB month, last WIB month, the unpaid total and the deposits held, in rupiah. */
export const reportTotals = async (db: Db, now: Date): Promise<RevenueTotal> => {
  const thisMonth = wibMonth(now)
  const lastMonth = wibMonth(`${addWibDays(`${thisMonth}-01`, -1)}T00:00:00+07:00`)
  const [revenue, owed, deposits] = await Promise.all([
    sumRevenue(db, thisMonth, lastMonth),
    sumOwed(db),
    sumDeposits(db),
  ])
  return { ...revenue, ...owed, ...(deposits && { deposits }) }
}
