import type { PushPayload } from '@dimsum/contract/notifications'
import { teamTopics } from '@dimsum/domain/team-topics'
import { sayIn } from '@dimsum/words/sentence'
import type { MessageSender, SendOutcome } from '../../platform/outbox/message-sender.ts'
import type { OutboxMessage } from '../../platform/outbox/outbox-messages.queries.ts'
import type { OneRequest } from '../../platform/outbox/send-request.ts'
import { pushKeysOf } from '../../platform/push/push-keys.ts'
import type { ShopParts } from '../shop-parts.ts'
import { factsOf } from './event-facts.ts'
import {
  findSubscription,
  noteSent,
  type PushSubscriptionRow,
  removeEndpoint,
  type SubscriptionOf,
} from './push-subscriptions.queries.ts'
import { customerPush, teamPush } from './push-text.ts'

type Parts = Pick<ShopParts, 'db' | 'settings'> & { publicOrigin: string | undefined }

type Push = {
  subscription: PushSubscriptionRow
  prepared: OneRequest
  sendPush: (push: OneRequest) => Promise<SendOutcome>
}

/** Services keep a push for an offline device; after this time it is obsolete. */
const ttlSeconds = 24 * 60 * 60

/** After these faults the subscription is dead; its browser creates another one. */
const endedFaults: ReadonlySet<string> = new Set(['gone', 'other-key'])

/** Sends to browsers by Web Push. Messages are composed from current data when they are sent. */
export const createPushSender = (parts: Parts): MessageSender<Push> => ({
  channel: 'push',
  atOnce: 8,
  async compose(message) {
    const subscription = await findSubscription(parts.db, Number(message.recipient))
    const payload = subscription && (await payloadFor(parts, subscription, message))
    if (!subscription || !payload) return null
    // Loaded with the first push, because most shops start without one.
    const { preparePush, sendPush } = await import('../../platform/push/send-push.ts')
    const prepared = preparePush({
      target: subscription,
      payload: JSON.stringify(payload),
      keys: await pushKeysOf(parts.db),
      subject: await subjectOf(parts),
      ttlSeconds,
    })
    return { subscription, prepared, sendPush }
  },
  async send({ subscription, prepared, sendPush }) {
    const outcome = await sendPush(prepared)
    // The service's answer counts, whether or not this is recorded.
    if (outcome.end === 'sent') await noteSent(parts.db, subscription.id).catch(() => {})
    if (outcome.end === 'failed' && endedFaults.has(outcome.fault))
      await removeEndpoint(parts.db, subscription.endpoint).catch(() => {})
    return outcome
  },
})

/** Customers get the shop's language, the team the desk's. */
const payloadFor = async (
  { db, settings }: Parts,
  { orderId, role, isSignedIn }: SubscriptionOf,
  message: OutboxMessage,
): Promise<PushPayload | null> => {
  const { event } = message
  const facts = await factsOf(db, 'push', message)
  if (facts === null) return null
  const { shopLanguage, deskLanguage } = await settings.current()
  if (orderId !== null) return customerPush(sayIn(shopLanguage), facts)
  const topic = teamTopics.find((known) => known === event.topic)
  if (topic === undefined || role === null) return null
  return teamPush(sayIn(deskLanguage), topic, facts, role, isSignedIn)
}

/** The contact for the operator of a push service (RFC 8292, section 2.1). */
const subjectOf = async ({ publicOrigin, settings }: Parts): Promise<string> =>
  publicOrigin?.startsWith('https:') ? publicOrigin : `mailto:${(await settings.current()).email}`
