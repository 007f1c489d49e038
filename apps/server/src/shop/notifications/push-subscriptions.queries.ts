import type { Role } from '@dimsum/domain/roles'
import { and, asc, eq, getTableColumns, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { pushSubscriptions } from '../../platform/db/tables/outbox.ts'
import { sessions, users } from '../../platform/db/tables/people.ts'
import { mustSetUpSecondFactor } from '../team/sessions.queries.ts'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect
/** A device of the team with its user. */
export type TeamDevice = PushSubscriptionRow & { username: string }
const isOf = (userId: number | undefined) =>
  userId === undefined
    ? undefined
    : sql`${pushSubscriptions.sessionId} in (select id from ${sessions} where user_id = ${userId})`
type Target = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>

/** Devices of the team or of one user, the oldest first. */
export const listTeamDevices = (db: Db, userId?: number): Promise<TeamDevice[]> =>
  db
    .select({ ...getTableColumns(pushSubscriptions), username: users.username })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(userId === undefined ? undefined : eq(sessions.userId, userId))
    .orderBy(asc(pushSubscriptions.id))

/** Adds a device of the team or changes its topics; it belongs to the signed-in user from then on. */
export const saveTeamDevice = async (
  db: Db | Tx,
  device: Target & { sessionId: number; topics: string[]; device: string },
): Promise<PushSubscriptionRow> => {
  const { endpoint: _, ...changed } = device
  const [saved] = await db
    .insert(pushSubscriptions)
    .values(device)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      targetWhere: sql`order_id is null`,
      set: changed,
    })
    .returning()
  if (!saved) throw new Error('The device was not stored')
  return saved
}

/** Devices of the team besides this browser. */
export const countOtherTeamDevices = (db: Db | Tx, endpoint: string): Promise<number> =>
  db.$count(
    pushSubscriptions,
    and(isNull(pushSubscriptions.orderId), ne(pushSubscriptions.endpoint, endpoint)),
  )

/**
 * @returns the removed device; undefined when there is none with this id, or it belongs to another user than `userId`
 */
export const removeTeamDevice = async (
  db: Db | Tx,
  id: number,
  userId?: number,
): Promise<PushSubscriptionRow | undefined> =>
  firstRow(
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), isNull(pushSubscriptions.orderId), isOf(userId)))
      .returning(),
  )

/** Adds a customer's browser to an order; the oldest ones are removed when there are more than `most`. */
export const addOrderSubscription = async (
  tx: Tx,
  subscription: Target & { orderId: number },
  most: number,
): Promise<void> => {
  const { orderId, p256dh, auth } = subscription
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: [pushSubscriptions.orderId, pushSubscriptions.endpoint],
      targetWhere: sql`order_id is not null`,
      set: { p256dh, auth },
    })
  await tx.execute(sql`
    delete from ${pushSubscriptions} where order_id = ${orderId} and id not in (
      select id from ${pushSubscriptions} where order_id = ${orderId} order by id desc limit ${most})`)
}

export const removeOrderSubscription = async (db: Db, orderId: number, endpoint: string): Promise<void> => {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.orderId, orderId), eq(pushSubscriptions.endpoint, endpoint)))
}

/** A subscription with its user's current role, null for a customer's, and whether its session may still read
 * totals: not expired, and no second factor is due. */
export type SubscriptionOf = PushSubscriptionRow & { role: Role | null; isSignedIn: boolean }

export const findSubscription = (db: Db, id: number): Promise<SubscriptionOf | undefined> =>
  firstRow(
    db
      .select({
        ...getTableColumns(pushSubscriptions),
        role: users.role,
        isSignedIn: sql<boolean>`coalesce(${sessions.expiresAt} > now() and not (${mustSetUpSecondFactor}), false)`,
      })
      .from(pushSubscriptions)
      .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .leftJoin(users, and(eq(users.id, sessions.userId), isNull(users.removedAt)))
      .where(eq(pushSubscriptions.id, id)),
  )

/** The push service reported this endpoint as gone: all its subscriptions are removed. */
export const removeEndpoint = async (db: Db, endpoint: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

export const noteSent = async (db: Db, id: number): Promise<void> => {
  await db.update(pushSubscriptions).set({ lastSentAt: sql`now()` }).where(eq(pushSubscriptions.id, id))
}

/** Removes customers' subscriptions so many days after they were added: their order is over. */
export const removeOldOrderSubscriptions = async (db: Db, days: number): Promise<void> => {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        isNotNull(pushSubscriptions.orderId),
        lt(pushSubscriptions.createdAt, sql`now() - make_interval(days => ${days}::int)`),
      ),
    )
}
