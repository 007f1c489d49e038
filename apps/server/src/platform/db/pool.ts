import pg from 'pg'
import { isConnectionLost, isReadOnly } from './database-errors.ts'

/**
 * Whether a connection must be closed after this error. An unresponsive one: the database then rolls back. One to a
 * read-only server: after a failover it may still lead to the old leader.
 */
export const endsConnection = (error: unknown): boolean => isConnectionLost(error) || isReadOnly(error)

/**
 * Keeps the connection of a statement that the database refused. `pg.Pool` closes it, so that an order for a full day
 * would cost the next one a new connection, on which PostgreSQL prepares `place_order` again: some 50 ms of CPU.
 */
export class Pool extends pg.Pool {
  // `never` is compatible with every overload of the driver; a promise is returned.
  override query(...parts: unknown[]): never {
    return this.run(parts) as never
  }

  private async run(parts: unknown[]): Promise<unknown> {
    const client = await this.connect()
    try {
      const query = client.query as (...parts: unknown[]) => Promise<unknown>
      const result = await query.apply(client, parts)
      client.release()
      return result
    } catch (error) {
      client.release(endsConnection(error))
      throw error
    }
  }
}
