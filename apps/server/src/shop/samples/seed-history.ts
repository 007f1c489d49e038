import { StartProblem } from '../../platform/config/start-problem.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import {
  analyse,
  countOrders,
  deleteSamples,
  findRealHistory,
  insertOrders,
  insertWhatFollows,
  setTriggers,
} from './seed-history.queries.ts'

/** A busy kitchen's day. More orders mean more days, not busier ones. */
const ordersPerDay = 300

/**
 * Fills a shop with a sample history of so many orders in one transaction; an earlier seed is replaced.
 * @throws StartProblem when the shop has an order, a review or a kitchen day's settings that no seed made
 */
export const seedHistory = async (db: Db, orders: number): Promise<{ replaced: number }> =>
  inTransaction(db, async (tx) => {
    const real = await findRealHistory(tx)
    if (real !== null) {
      throw new StartProblem(
        `This shop has ${real}; a sample history is only for a shop without any.`,
        'Choose another folder for the samples: DATA_DIR=./data/samples npm run seed -- --orders 1000',
      )
    }
    const replaced = await countOrders(tx)
    await setTriggers(tx, 'disable')
    await deleteSamples(tx)
    await insertOrders(tx, { orders, perDay: ordersPerDay })
    await insertWhatFollows(tx)
    await setTriggers(tx, 'enable')
    await analyse(tx)
    return { replaced }
  })
