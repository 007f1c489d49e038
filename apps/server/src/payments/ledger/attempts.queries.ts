import { isLiveState, liveStates } from '@dimsum/domain/payment-attempt'
import { demoPaymentMethod } from '@dimsum/domain/payment-method'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { paymentAttempts } from '../../platform/db/tables/payments.ts'
import { clock, lockPayableOrder, msBetween } from './payable-orders.queries.ts'

/** `method` of attempts that exist only for the simulation; no provider knows them. */
export const simulationMethod = 'simulation'

const { adopted: _, ...stored } = getTableColumns(paymentAttempts)

/** The row, and intervals by the database's clock in milliseconds. */
const columns = {
  ...stored,
  ageMs: msBetween(paymentAttempts.createdAt, clock),
  paidAgeMs: msBetween<number | null>(paymentAttempts.paidAt, clock),
  /** Until it expires; negative when it has. */
  leftMs: msBetween<number | null>(clock, paymentAttempts.expiresAt),
  /** Since the latest notification about it that the provider did not confirm. */
  doubtAgeMs: msBetween<number | null>(
    sql`(select max(e.received_at) from payment_events e
      where e.attempt_id = payment_attempts.id and e.verdict = 'unconfirmed')`,
    clock,
  ),
  /** Since the call to the provider began; only for `creating`. */
  leaseMs: msBetween(paymentAttempts.updatedAt, clock),
}

const selectAttempts = (db: Db) => db.select(columns).from(paymentAttempts)
export type Attempt = Awaited<ReturnType<typeof selectAttempts>>[number]

/** The payment method to store on the order: the customer's choice, or the simulated one. */
export const methodOf = ({ method }: Pick<Attempt, 'method'>, simulated: string | null): string =>
  method === simulationMethod ? demoPaymentMethod(simulated ?? simulationMethod) : method

const isLive = inArray(paymentAttempts.state, [...liveStates])
const isReal = ne(paymentAttempts.method, simulationMethod)

export const findAttempt = (db: Db, id: number): Promise<Attempt | undefined> =>
  firstRow(selectAttempts(db).where(eq(paymentAttempts.id, id)))

/** Locks the order of an attempt and reads the attempt again, since it may have changed before the lock. */
export const lockAttempt = async (tx: Tx, id: number) => {
  const found = await findAttempt(tx, id)
  const order = found && (await lockPayableOrder(tx, found.orderId))
  const attempt = order && (await findAttempt(tx, id))
  return order && attempt && { order, attempt }
}

export const findAttemptByProviderOrderId = (db: Db, id: string): Promise<Attempt | undefined> =>
  firstRow(selectAttempts(db).where(eq(paymentAttempts.providerOrderId, id)))

export const findAttemptByTransactionId = (db: Db, id: string): Promise<Attempt | undefined> =>
  firstRow(selectAttempts(db).where(eq(paymentAttempts.transactionId, id)).limit(1))

export const listAttempts = (db: Db, orderId: number): Promise<Attempt[]> =>
  selectAttempts(db).where(eq(paymentAttempts.orderId, orderId)).orderBy(desc(paymentAttempts.id))

/** The attempts of an order that a customer could still pay, oldest first. */
export const listLiveAttempts = (db: Db, orderId: number): Promise<Attempt[]> =>
  selectAttempts(db)
    .where(and(eq(paymentAttempts.orderId, orderId), isLive, isReal))
    .orderBy(asc(paymentAttempts.id))

/** The attempts of an order whose status may still change at the provider. */
export const listWatchedAttempts = (db: Db, orderId: number): Promise<Attempt[]> =>
  selectAttempts(db)
    .where(and(eq(paymentAttempts.orderId, orderId), isNotNull(paymentAttempts.nextCheckAt), isReal))
    .orderBy(desc(paymentAttempts.id))

export const findOpenSimulation = (db: Db, orderId: number): Promise<Attempt | undefined> =>
  firstRow(
    selectAttempts(db).where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.method, simulationMethod),
        eq(paymentAttempts.state, 'open'),
      ),
    ),
  )

/** The database's clock in milliseconds, but later than the time in any provider order id of this order. */
export const nextTimestamp = async (tx: Tx, orderId: number): Promise<number> => {
  const { rows } = await tx.execute<{ ms: string }>(sql`
    select greatest(
      (extract(epoch from clock_timestamp()) * 1000)::bigint,
      1 + coalesce((
        select max(split_part(provider_order_id, '-', 3)::bigint) from payment_attempts
        where order_id = ${orderId} and provider_order_id ~ '^ORDER-[0-9]+-[0-9]{1,16}$'), 0)
    )::text as ms`)
  return Number(rows[0]?.ms)
}

type NewAttempt = Omit<
  typeof paymentAttempts.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'expiresAt' | 'nextCheckAt'
> & {
  /** Lifetime in minutes; null when unknown. */
  lifetimeMinutes: number | null
  /** Milliseconds until the next status check; null for never. */
  nextCheckMs: number | null
}

const inMs = (ms: number | null) =>
  ms === null ? null : sql`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** Whole milliseconds, because a JavaScript `Date` has no more precision. */
const stamp = sql`date_trunc('milliseconds', clock_timestamp())`

export const insertAttempt = async (tx: Tx, attempt: NewAttempt): Promise<Attempt> => {
  const { lifetimeMinutes, nextCheckMs, ...values } = attempt
  const [inserted] = await tx
    .insert(paymentAttempts)
    .values({
      ...values,
      createdAt: stamp,
      updatedAt: stamp,
      expiresAt: lifetimeMinutes === null ? null : sql`${stamp} + ${lifetimeMinutes} * interval '1 minute'`,
      nextCheckAt: inMs(nextCheckMs),
    })
    .returning(columns)
  if (!inserted) throw new Error('The payment attempt was not stored')
  return inserted
}

/** Takes over a `creating` attempt: its lease starts again, and the previous caller can no longer store a token. */
export const renewAttempt = async (tx: Tx, id: number, lifetimeMinutes: number): Promise<Attempt> => {
  const [renewed] = await tx
    .update(paymentAttempts)
    .set({ updatedAt: stamp, expiresAt: sql`${stamp} + ${lifetimeMinutes} * interval '1 minute'` })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'creating')))
    .returning(columns)
  if (!renewed) throw new Error('The payment attempt is no longer being made')
  return renewed
}

/** The attempt of a caller that called the provider. */
type OwnAttempt = Pick<Attempt, 'id' | 'updatedAt'>

/** No other caller took it over, and it was not ended. */
const isStillOwn = ({ id, updatedAt }: OwnAttempt) =>
  and(
    eq(paymentAttempts.id, id),
    eq(paymentAttempts.state, 'creating'),
    eq(paymentAttempts.updatedAt, updatedAt),
  )

/** Releases the lease, so that the next caller can take over at once; only if this caller still owns the attempt. */
export const releaseAttempt = async (tx: Tx, attempt: OwnAttempt): Promise<void> => {
  await tx
    .update(paymentAttempts)
    .set({ updatedAt: sql`${stamp} - interval '1 hour'` })
    .where(isStillOwn(attempt))
}

/** Stores the token if this caller still owns the attempt; false when another caller took it over. */
export const openAttempt = async (
  tx: Tx,
  attempt: OwnAttempt,
  page: { token: string; redirectUrl: string },
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(paymentAttempts)
    .set({ ...page, state: 'open', updatedAt: stamp })
    .where(isStillOwn(attempt))
  return rowCount === 1
}

export type AttemptChange = Partial<
  Pick<Attempt, 'state' | 'transactionId' | 'transactionStatus' | 'paymentType' | 'expiresAt' | 'checks'>
> & {
  /** `'now'` for the database's current time. */
  paidAt?: Date | 'now'
}

/** The page of an expired attempt is not kept once its customer is erased, because it shows the name. */
const unlessForgotten = (column: typeof paymentAttempts.token | typeof paymentAttempts.redirectUrl) =>
  sql`case when exists (select from orders o where o.id = ${paymentAttempts.orderId} and o.anonymised_at is not null)
    then null else ${column} end`
const forgottenPage = {
  token: unlessForgotten(paymentAttempts.token),
  redirectUrl: unlessForgotten(paymentAttempts.redirectUrl),
}

/** Leaves the time of the next status check unchanged. */
export const keepNextCheck = 'keep'

/**
 * Updates an attempt. `updatedAt` of a `creating` attempt is its lease and does not change. `nextCheckMs` is the wait
 * until the next status check, null for never.
 */
export const changeAttempt = async (
  tx: Tx,
  id: number,
  { paidAt, ...change }: AttemptChange,
  nextCheckMs: number | null | typeof keepNextCheck,
): Promise<void> => {
  await tx
    .update(paymentAttempts)
    .set({
      ...change,
      ...(change.state !== undefined && !isLiveState(change.state) ? forgottenPage : {}),
      ...(paidAt === undefined ? {} : { paidAt: paidAt === 'now' ? stamp : paidAt }),
      ...(nextCheckMs === keepNextCheck ? {} : { nextCheckAt: inMs(nextCheckMs) }),
      updatedAt: sql`case when ${paymentAttempts.state} = 'creating' then ${paymentAttempts.updatedAt} else ${stamp} end`,
    })
    .where(eq(paymentAttempts.id, id))
}

/** Makes the order's unfinished attempts due for a status check now: the order was cancelled or paid otherwise. */
export const checkAttemptsNow = async (tx: Tx, orderId: number): Promise<void> => {
  await tx
    .update(paymentAttempts)
    .set({ nextCheckAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        isReal,
        or(isLive, and(isNotNull(paymentAttempts.nextCheckAt), ne(paymentAttempts.state, 'paid'))),
      ),
    )
}

/** A notification was not confirmed by the provider: its status is checked again within `ms`. */
export const checkAttemptWithin = async (db: Db | Tx, id: number, ms: number): Promise<void> => {
  await db
    .update(paymentAttempts)
    .set({ nextCheckAt: sql`least(coalesce(${paymentAttempts.nextCheckAt}, 'infinity'), ${inMs(ms)})` })
    .where(and(eq(paymentAttempts.id, id), isReal))
}
