import type { Db } from './connection.ts'

/**
 * A named prepared statement for a hot path, built once per database: every connection parses and plans it once.
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
