import type { Db } from '../../platform/db/connection.ts'
import type { Ticket } from '../../platform/live/live-hub.ts'
import { listLiveRights } from '../orders/access/order-access.queries.ts'
import { listLiveSessions } from '../team/sessions.queries.ts'

const orderRight = (hash: Buffer, orderId: number) => `${hash.toString('base64')}:${orderId}`

/**
 * The tickets whose session or access is still valid, with one query for all sessions and one for all access rights.
 */
export const findAllowedTickets = async (
  db: Db,
  tickets: readonly Ticket[],
): Promise<ReadonlySet<Ticket>> => {
  const hashesOf = (kind: Ticket['kind']) =>
    tickets.flatMap((ticket) => (ticket.kind === kind ? [ticket.hash] : []))
  const [sessions, rights] = await Promise.all([
    listLiveSessions(db, hashesOf('session')),
    listLiveRights(db, hashesOf('right')),
  ])
  const roles = new Map(sessions.map(({ hash, role }) => [hash.toString('base64'), role]))
  const standing = new Set(rights.map(({ hash, orderId }) => orderRight(hash, orderId)))
  return new Set(
    tickets.filter((ticket) =>
      ticket.kind === 'session'
        ? roles.get(ticket.hash.toString('base64')) === ticket.role
        : standing.has(orderRight(ticket.hash, ticket.orderId)),
    ),
  )
}
