import type { SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/**
 * A statement of a hot path, built and named once per database: every connection then parses and plans it once.
 *
 *     const findStatement = preparedPer((db) => db.select()….prepare('find_order'))
 *     await findStatement(db).execute({ id: 7 })
 */
export const preparedPer = <Statement>(prepare: (db: Db) => Statement): ((db: Db) => Statement) => {
  const known = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}

const dialect = new PgDialect()

/**
 * The same for rows that come by the thousand, made of their cells by a function of our own: the builder asks of every
 * cell of every row anew what kind of column it came from, which took a twelfth of the time of reading an order.
 * @param read gets the cells in the order of the selection, as the driver gives them (connection.ts says how)
 */
export const preparedRows = <Row>(
  name: string,
  select: (db: Db) => SQLWrapper,
  read: (cells: readonly unknown[]) => Row,
) =>
  preparedPer((db) =>
    db._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
      dialect.sqlToQuery(select(db).getSQL()),
      undefined,
      name,
      true,
      (rows) => rows.map(read),
    ),
  )
