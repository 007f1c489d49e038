import { ECDH } from 'node:crypto'
import type { NotificationDevice, PushSubscriptionJson } from '@dimsum/contract/notifications'
import { type TeamTopic, teamTopics } from '@dimsum/domain/team-topics'
import { fields } from '@dimsum/words/fields'
import { teamRefusals } from '@dimsum/words/server/team'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { isPushEndpoint } from '../../platform/push/push-services.ts'
import { withIsoDates } from '../iso-dates.ts'
import {
  addOrderSubscription,
  countOtherTeamDevices,
  removeOrderSubscription,
  removeTeamDevice,
  saveTeamDevice,
  type TeamDevice,
} from './push-subscriptions.queries.ts'

type Parts = { db: Db; pushServices: readonly string[] }

/** Max devices of the team. */
const maxTeamDevices = 30
/** Max browsers per order: a family that waits for one order. */
const maxPerOrder = 5

/**
 * Enables notifications in a browser of the team, or changes its topics.
 * @throws ShopError `validation` for an endpoint of an unknown push service, `conflict` when there are too many devices
 */
export const saveDevice = async (
  { db, pushServices }: Parts,
  { username, ...by }: { sessionId: number; username: string; device: string },
  subscription: PushSubscriptionJson,
  topics: readonly TeamTopic[],
): Promise<NotificationDevice> => {
  const target = targetOf(subscription, pushServices)
  const saved = await inTransaction(db, async (tx) => {
    if ((await countOtherTeamDevices(tx, target.endpoint)) >= maxTeamDevices)
      throw new ShopError('conflict', teamRefusals.tooManyDevices)
    return saveTeamDevice(tx, { ...target, ...by, topics: [...new Set(topics)] })
  })
  return presentDevice({ ...saved, username }, by.sessionId)
}

/**
 * Removes a device of the team, or only one of the user `ofUserId`: a lost phone gets no more notifications.
 * @throws ShopError `not-found`
 */
export const removeDevice = (db: Db, actor: string, id: number, ofUser?: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const removed = orNotFound(await removeTeamDevice(tx, id, ofUser))
    await insertAuditEntry(tx, {
      actor,
      action: 'notifications.remove-device',
      subject: String(id),
      before: { device: removed.device },
    })
  })

/**
 * Enables or disables notifications about an order in a customer's browser.
 * @throws ShopError `validation` for an endpoint of an unknown push service
 */
export const saveOrderSubscription = async (
  { db, pushServices }: Parts,
  orderId: number,
  subscription: PushSubscriptionJson,
  isOn: boolean,
): Promise<void> => {
  if (!isOn) return removeOrderSubscription(db, orderId, subscription.endpoint)
  const target = targetOf(subscription, pushServices)
  await inTransaction(db, (tx) => addOrderSubscription(tx, { ...target, orderId }, maxPerOrder))
}

const targetOf = ({ endpoint, keys }: PushSubscriptionJson, pushServices: readonly string[]) => {
  if (!isPushEndpoint(endpoint, pushServices))
    throw invalidField('subscription.endpoint', teamRefusals.unknownPushService)
  if (!isPoint(keys.p256dh)) throw invalidField('subscription.keys.p256dh', fields.invalidInput)
  return { endpoint, ...keys }
}

/** An invalid key would fail only when the first message is encrypted. */
const isPoint = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed')
    return true
  } catch {
    return false
  }
}

export const presentDevice = (row: TeamDevice, askedBy: number): NotificationDevice => ({
  ...withIsoDates(row),
  isThis: row.sessionId === askedBy,
  topics: teamTopics.filter((topic) => row.topics.includes(topic)),
})
