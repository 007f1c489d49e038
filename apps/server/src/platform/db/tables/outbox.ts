import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, jsonb } from './columns.ts'

export const messageChannels = ['push', 'mail', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `sending`: claimed, end not recorded yet. `unknown`: claimed by a process that died before recording the end. */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const

/**
 * An event to notify people or devices about, written by triggers in the transaction that caused it
 * (migrations/baseline/outbox.sql). Contains no personal data: a message is composed when it is sent.
 */
export const outboxEvents = pgTable('outbox_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  topic: text('topic').notNull(),
  orderId: integer('order_id'),
  /** Identifies an event that several processes may report; it is stored once. */
  key: text('key'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  at: instant('at').notNull().defaultNow(),
  /** When its messages were written; null: not yet. */
  addressedAt: instant('addressed_at'),
})

/** One event for one device or address. */
export const outboxMessages = pgTable('outbox_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  channel: text('channel', { enum: messageChannels }).notNull(),
  /** The id of a push subscription, or `customer` or `owner`: never an address. */
  recipient: text('recipient').notNull(),
  state: text('state', { enum: messageStates }).notNull().default('waiting'),
  attempts: smallint('attempts').notNull().default(0),
  dueAt: instant('due_at').notNull().defaultNow(),
  claimedAt: instant('claimed_at'),
  endedAt: instant('ended_at'),
  /** Why it was not sent, as a fault code or a status code; no address and no text of another server. */
  fault: text('fault'),
})

/** A browser's push subscription: a device of the team with its topics, or a customer's for one order. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  /** The session that created it; the subscription ends with it. null for a customer's. */
  sessionId: integer('session_id'),
  orderId: integer('order_id'),
  topics: text('topics').array().notNull().default(sql`'{}'`),
  /** Shown to the owner to tell devices apart; empty for customers. */
  device: text('device').notNull().default(''),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSentAt: instant('last_sent_at'),
})

/** The key pair that signs pushes (VAPID, RFC 8292); another pair would invalidate every subscription. */
export const pushKeys = pgTable('push_keys', {
  id: integer('id').primaryKey().default(1),
  /** Base64url of the uncompressed point, and of the 32 bytes. */
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
