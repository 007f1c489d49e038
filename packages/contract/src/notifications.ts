import { teamTopics } from '@dimsum/domain/team-topics'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Base64url of a fixed number of bytes; browsers differ in whether they pad it, and it is kept without. */
const unpadded = (text: string) => text.replaceAll('=', '')
const publicKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{87}={0,2}$/, fields.invalidInput.en)
  .transform(unpadded)
const authSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}={0,2}$/, fields.invalidInput.en)
  .transform(unpadded)

/** What a browser's `PushSubscription.toJSON()` says; anything else of it is not kept. */
export const PushSubscriptionJson = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: publicKey, auth: authSecret }),
})
export type PushSubscriptionJson = z.infer<typeof PushSubscriptionJson>

/** The key a browser subscribes with. */
export const PushKey = z.object({ publicKey: z.string() })

/** A device of the team, and what it is notified of. */
export const NotificationDevice = z.object({
  id: z.int(),
  /** The person whose session it hangs on. */
  username: z.string(),
  /** It was switched on in the session that asks. */
  isThis: z.boolean(),
  /** `Chrome, Android` */
  device: z.string(),
  topics: z.array(z.enum(teamTopics)),
  createdAt: WireInstant,
  lastSentAt: WireInstant.nullable(),
})
export type NotificationDevice = z.infer<typeof NotificationDevice>
export const NotificationDevices = z.object({ devices: z.array(NotificationDevice) })

/** Switches this browser on, or changes its topics. */
export const SaveNotificationDevice = z.object({
  subscription: PushSubscriptionJson,
  topics: z.array(z.enum(teamTopics)).max(teamTopics.length),
})

/** Switches the messages about one order on or off in this browser. */
export const SaveOrderNotifications = z.object({ subscription: PushSubscriptionJson, isOn: z.boolean() })
export const OrderNotifications = z.object({ isOn: z.boolean() })

/** The texts of a push, as the service worker opens it. No name, phone or address. */
export const PushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** The screen a press opens. */
  url: z.string(),
  /** Messages of one tag become one. */
  tag: z.string(),
  /** Its title when it stands for several, with `#` for their number; empty: the newest one replaces the one before. */
  several: z.string(),
})
export type PushPayload = z.infer<typeof PushPayload>
