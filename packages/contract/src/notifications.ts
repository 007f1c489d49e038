import { teamTopics } from '@dimsum/domain/team-topics'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Base64url of a fixed number of bytes. Some browsers pad it, so the padding is removed. */
const unpadded = (text: string) => text.replaceAll('=', '')
const publicKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{87}={0,2}$/, fields.invalidInput.en)
  .transform(unpadded)
const authSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}={0,2}$/, fields.invalidInput.en)
  .transform(unpadded)

/** The fields of `PushSubscription.toJSON()` that are stored. */
export const PushSubscriptionJson = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: publicKey, auth: authSecret }),
})
export type PushSubscriptionJson = z.infer<typeof PushSubscriptionJson>

/** The server's public VAPID key, which browsers need to subscribe. */
export const PushKey = z.object({ publicKey: z.string() })

/** A device of the team and its notification topics. */
export const NotificationDevice = z.object({
  id: z.int(),
  /** The user whose session the device belongs to. */
  username: z.string(),
  /** True for the device of the calling session. */
  isThis: z.boolean(),
  /** `Chrome, Android` */
  device: z.string(),
  topics: z.array(z.enum(teamTopics)),
  createdAt: WireInstant,
  lastSentAt: WireInstant.nullable(),
})
export type NotificationDevice = z.infer<typeof NotificationDevice>
export const NotificationDevices = z.object({ devices: z.array(NotificationDevice) })

/** Enables notifications in this browser, or changes its topics. */
export const SaveNotificationDevice = z.object({
  subscription: PushSubscriptionJson,
  topics: z.array(z.enum(teamTopics)).max(teamTopics.length),
})

/** Enables or disables notifications about one order in this browser. */
export const SaveOrderNotifications = z.object({ subscription: PushSubscriptionJson, isOn: z.boolean() })
export const OrderNotifications = z.object({ isOn: z.boolean() })

/** The push message that the service worker shows. It contains no name, phone or address. */
export const PushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** The screen that a click opens. */
  url: z.string(),
  /** Notifications with the same tag are merged. */
  tag: z.string(),
  /**
   * The title of a merged notification, with `#` for the count; empty: the newest notification replaces the previous
   * one.
   */
  several: z.string(),
})
export type PushPayload = z.infer<typeof PushPayload>
