import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './people.ts'

export const messageChannels = ['push', 'mail'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `sending`: claimed, and not known to have ended. `unknown`: claimed by a process that never said how it went. */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const

/**
 * Something people or devices may want to know, written by triggers in the transaction that made it true (migration
 * 0015). Without personal data: what a message says is read when it is sent.
 */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    topic: text('topic').notNull(),
    orderId: integer('order_id'),
    /** Names an event that several processes may report; it is stored once. */
    key: text('key').unique(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull().defaultNow(),
    /** When its messages were written; null: not yet. */
    addressedAt: instant('addressed_at'),
  },
  (t) => [
    index('outbox_events_new').on(t.id).where(sql`addressed_at is null`),
    index('outbox_events_by_age').on(t.at),
  ],
)

/** One event for one device or address. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => outboxEvents.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: messageChannels }).notNull(),
    /** The id of a push subscription, or `customer` or `owner`: never an address. */
    recipient: text('recipient').notNull(),
    state: text('state', { enum: messageStates }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    claimedAt: instant('claimed_at'),
    endedAt: instant('ended_at'),
    /** Why it was not sent, in a word or a status code; no address and no text of another server. */
    fault: text('fault'),
  },
  (t) => [
    unique('outbox_messages_once').on(t.eventId, t.channel, t.recipient),
    check('outbox_messages_channel', sql`${t.channel} in (${sql.raw(oneOf(messageChannels))})`),
    check('outbox_messages_state', sql`${t.state} in (${sql.raw(oneOf(messageStates))})`),
    index('outbox_messages_due').on(t.channel, t.dueAt).where(sql`state = 'waiting'`),
    index('outbox_messages_claimed').on(t.claimedAt).where(sql`state = 'sending'`),
    index('outbox_messages_unsent').on(t.id.desc()).where(sql`state in ('failed', 'unknown')`),
  ],
)

/** Channels besides push that some process can send through, and when one was last seen. */
export const outboxChannels = pgTable('outbox_channels', {
  channel: text('channel', { enum: messageChannels }).primaryKey(),
  seenAt: instant('seen_at').notNull().defaultNow(),
})

/** A browser that wants messages: a device of the team with its topics, or a customer's for one order. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    topics: text('topics').array().notNull().default(sql`'{}'`),
    /** How the owner tells her devices apart; empty for customers. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSentAt: instant('last_sent_at'),
  },
  (t) => [
    check('push_subscriptions_one_owner', sql`num_nonnulls(${t.userId}, ${t.orderId}) = 1`),
    uniqueIndex('push_subscriptions_of_team').on(t.endpoint).where(sql`order_id is null`),
    uniqueIndex('push_subscriptions_of_orders').on(t.orderId, t.endpoint).where(sql`order_id is not null`),
    index('push_subscriptions_by_user').on(t.userId).where(sql`user_id is not null`),
  ],
)

/** The pair the shop signs its pushes with (VAPID, RFC 8292); another pair would void every subscription. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    /** Base64url of the uncompressed point, and of the 32 bytes. */
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [check('push_keys_one_pair', sql`${t.id} = 1`)],
)
