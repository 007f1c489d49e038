import type { Db } from './connection.ts'
import { isConnectionLost, sqlStateOf } from './database-errors.ts'
import { readReplicaAge } from './replica-age.queries.ts'

/** The shop's database, and a replica of it for what may take long and be some seconds old, if there is one. */
export interface ReportParts {
  db: Db
  reports?: Db
}

/** A replica ends a statement that stands in the way of what it must apply (40001). */
const isReplicasFault = (error: unknown): boolean => sqlStateOf(error) === '40001' || isConnectionLost(error)

/** Where an answer says how old it may be: the reply of a route. */
interface Answer {
  header: (name: 'age', seconds: number) => unknown
}

/**
 * Reads from the replica; from the shop's own database when there is none or it does not answer.
 * @param answer gets an `Age` when the replica is behind (RFC 9111: seconds since this was true at its origin)
 */
export const readForReport = async <T>(
  { db, reports }: ReportParts,
  read: (from: Db) => Promise<T>,
  answer?: Answer,
): Promise<T> => {
  if (reports === undefined) return await read(db)
  try {
    const [age, found] = await Promise.all([answer ? readReplicaAge(reports) : 0, read(reports)])
    if (age) answer?.header('age', age)
    return found
  } catch (error) {
    if (!isReplicasFault(error)) throw error
    return await read(db)
  }
}
