import type { PushPayload } from '@dimsum/contract/notifications'
import { rupiahFromWire } from '@dimsum/domain/money'
import { teamTopics } from '@dimsum/domain/team-topics'
import { sayIn } from '@dimsum/words/sentence'
import type { Db } from '../../platform/db/connection.ts'
import type { MessageSender } from '../../platform/outbox/message-sender.ts'
import type { OutboxMessage } from '../../platform/outbox/outbox-messages.queries.ts'
import type { PushKeys } from '../../platform/push/push-keys.queries.ts'
import { pushKeysOf } from '../../platform/push/push-keys.ts'
import type { SettingsStore } from '../shop-parts.ts'
import { orderOf, summaryOf } from './event-facts.ts'
import {
  findSubscription,
  noteSent,
  type PushSubscriptionRow,
  removeEndpoint,
  type SubscriptionOf,
} from './push-subscriptions.queries.ts'
import { customerPush, type PushFacts, teamPush } from './push-text.ts'

export type PushSenderParts = {
  db: Db
  settings: Pick<SettingsStore, 'current'>
  publicOrigin: string | undefined
}

type Push = { subscription: PushSubscriptionRow; payload: PushPayload; keys: PushKeys; subject: string }

/** Services keep a push for a device that is off; after this it is no news any more. */
const ttlSeconds = 24 * 60 * 60

/** Sends to browsers by Web Push. What the message says is as true as when it is sent. */
export const createPushSender = (parts: PushSenderParts): MessageSender<Push> => ({
  channel: 'push',
  atOnce: 8,
  async compose(message) {
    const subscription = await findSubscription(parts.db, Number(message.recipient))
    const payload = subscription && (await payloadFor(parts, subscription, message))
    if (!subscription || !payload) return null
    const keys = await pushKeysOf(parts.db)
    return { subscription, payload, keys, subject: await subjectOf(parts) }
  },
  async send({ subscription, payload, ...push }) {
    // Loaded with the first push: most shops start without one.
    const { sendPush } = await import('../../platform/push/send-push.ts')
    const outcome = await sendPush({
      ...push,
      target: subscription,
      payload: JSON.stringify(payload),
      ttlSeconds,
    })
    if (outcome.end === 'sent') await noteSent(parts.db, subscription.id).catch(() => {})
    if (outcome.end === 'failed' && outcome.fault === 'gone')
      await removeEndpoint(parts.db, subscription.endpoint)
    return outcome
  },
})

/** A customer reads the shop's language, the team the desk's. */
const payloadFor = async (
  { db, settings }: PushSenderParts,
  { orderId, role }: SubscriptionOf,
  { event }: OutboxMessage,
): Promise<PushPayload | null> => {
  const [order, summary, { shopLanguage, deskLanguage }] = await Promise.all([
    orderOf(db, event),
    summaryOf(db, event),
    settings.current(),
  ])
  const facts: PushFacts = {
    topic: event.topic,
    data: event.data,
    order: order && {
      id: order.id,
      total: rupiahFromWire(order.totalPrice),
      status: order.status,
      isPaid: order.isPaid,
    },
    summary,
  }
  if (orderId !== null) return customerPush(sayIn(shopLanguage), facts)
  const topic = teamTopics.find((known) => known === event.topic)
  return topic === undefined || role === null ? null : teamPush(sayIn(deskLanguage), topic, facts, role)
}

/** Whom the operator of a push service may write to (RFC 8292, section 2.1). */
const subjectOf = async ({ publicOrigin, settings }: PushSenderParts): Promise<string> =>
  publicOrigin?.startsWith('https:') ? publicOrigin : `mailto:${(await settings.current()).email}`
