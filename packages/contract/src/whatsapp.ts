import { messageEvents } from '@dimsum/domain/order-messages'
import { deskFields } from '@dimsum/words/desk/fields'
import { z } from 'zod'

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, deskFields.clock.id)

/** What the owner decides about messages to customers. */
export const WhatsappSettings = z.object({
  /** What is sent; none at first. */
  events: z.array(z.enum(messageEvents)).max(messageEvents.length),
  /** Messages wait until these hours are over; a confirmation of a new order does not. */
  quietHours: z.object({ begins: Clock, ends: Clock }).nullable(),
  /** Rupiah per delivered message, as in Meta's price list. */
  costPerMessage: z.int().min(0).max(99_999),
})
export type WhatsappSettings = z.infer<typeof WhatsappSettings>

/** The settings, and how the account stands at Meta. */
export const WhatsappOverview = WhatsappSettings.extend({
  account: z.object({
    state: z.enum(['ready', 'limited', 'blocked', 'refused', 'unreachable']),
    /** Error code of Meta. */
    code: z.int().nullable(),
    phone: z.string(),
    name: z.string(),
  }),
  /** Those that Meta knows; null: the list could not be read. */
  templates: z
    .array(z.object({ name: z.string(), language: z.string(), state: z.string(), category: z.string() }))
    .nullable(),
  /** Of the last 30 days. */
  accepted: z.int(),
  delivered: z.int(),
  unsent: z.int(),
  /** Messages that customers wrote. */
  received: z.int(),
  /** Where the button of a template leads; empty: the shop has no public address, and the templates no button. */
  linkStart: z.string(),
})
export type WhatsappOverview = z.infer<typeof WhatsappOverview>
