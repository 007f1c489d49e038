import { messageEvents } from '@dimsum/domain/order-messages'
import { deskFields } from '@dimsum/words/desk/fields'
import { z } from 'zod'

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, deskFields.clock.id)

/** The owner's settings of WhatsApp messages to customers. */
export const WhatsappSettings = z.object({
  /** Events that are sent; none by default. */
  events: z.array(z.enum(messageEvents)).max(messageEvents.length),
  /** Messages wait until these hours end, except for a new order. */
  quietHours: z.object({ begins: Clock, ends: Clock }).nullable(),
  /** Rupiah per delivered message, as in Meta's price list. */
  costPerMessage: z.int().min(0).max(99_999),
})
export type WhatsappSettings = z.infer<typeof WhatsappSettings>

/** `expected`: the settings that the screen showed. */
export const ChangeWhatsapp = WhatsappSettings.extend({ expected: WhatsappSettings.optional() })
export type ChangeWhatsapp = z.infer<typeof ChangeWhatsapp>

/** Entered by the owner for a customer who asked by phone. */
export const SetWhatsappStopped = z.object({ stopped: z.boolean() })
export type SetWhatsappStopped = z.infer<typeof SetWhatsappStopped>

/** The settings, and the state of the account at Meta. */
export const WhatsappOverview = WhatsappSettings.extend({
  account: z.object({
    state: z.enum(['available', 'limited', 'blocked', 'refused', 'unreachable']),
    /** Error code of Meta. */
    code: z.int().nullable(),
    phone: z.string(),
    name: z.string(),
  }),
  /** Templates at Meta; null: the list could not be read. */
  templates: z
    .array(z.object({ name: z.string(), language: z.string(), state: z.string(), category: z.string() }))
    .nullable(),
  /** Counts of the last 30 days. */
  accepted: z.int(),
  delivered: z.int(),
  unsent: z.int(),
  /** Messages from customers. */
  received: z.int(),
  /** Start of the button's URL; empty without a public address, and then templates have no button. */
  linkStart: z.string(),
})
export type WhatsappOverview = z.infer<typeof WhatsappOverview>
