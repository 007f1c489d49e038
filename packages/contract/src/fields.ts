import { type PackageType, packageTypes } from '@dimsum/domain/catalogue'
import { orderStatuses } from '@dimsum/domain/order-status'
import { isUsablePhone } from '@dimsum/domain/phone'
import { cleanLine, cleanText, hasForbiddenCharacters, visibleLength } from '@dimsum/domain/text'
import { isWibDay } from '@dimsum/domain/wib-date'
import { z } from 'zod'

/**
 * Field schemas that several calls share. Text is cleaned (NFC, no control or direction characters)
 * before its length counts, so what is measured is what is stored.
 */

const forbiddenCharacters = 'Text contains characters that cannot be stored'

type TextLimits = { min?: number; minMessage?: string; max: number; maxMessage?: string }

const textField = (clean: (raw: string) => string, { min = 0, minMessage, max, maxMessage }: TextLimits) =>
  z
    .string()
    .refine((raw) => !hasForbiddenCharacters(raw), forbiddenCharacters)
    .transform(clean)
    .refine(
      (text) => visibleLength(text) >= min,
      minMessage ?? (min === 1 ? 'Required' : `String must contain at least ${min} character(s)`),
    )
    .refine(
      (text) => visibleLength(text) <= max,
      maxMessage ?? `String must contain at most ${max} character(s)`,
    )

/** One line of text, cleaned; lengths in visible characters. */
export const line = (limits: TextLimits) => textField(cleanLine, limits)

/** Text that keeps its line breaks, cleaned. */
export const paragraph = (limits: TextLimits) => textField(cleanText, limits)

/** Spec section 5: at least 10 characters; and a real number, since the phone is the order's key. */
export const PhoneField = z
  .string()
  .refine((raw) => !hasForbiddenCharacters(raw), forbiddenCharacters)
  .transform(cleanLine)
  .refine(
    (text) => visibleLength(text) >= 10 && isUsablePhone(text),
    'Phone number must be at least 10 digits',
  )
  .refine((text) => visibleLength(text) <= 30, 'String must contain at most 30 character(s)')

/** A valid e-mail of at most 150 characters, or empty; empty and absent become null. */
export const OptionalEmailField = z
  .union([z.literal(''), z.email('Invalid email').max(150, 'String must contain at most 150 character(s)')])
  .nullish()
  .transform((email) => email || null)

export const PackageTypeField = z.enum(packageTypes) satisfies z.ZodType<PackageType>
export const OrderStatusField = z.enum(orderStatuses)

/** Order ids are names, not keys: one to nine ASCII digits in a path (threat T41). */
export const OrderIdParams = z.object({
  id: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number),
})

/** Row ids of inventory, reviews, attention entries. */
export const RowIdParams = OrderIdParams

/** `YYYY-MM-DD`, a day that exists, in WIB. */
export const WibDayField = z.string().refine(isWibDay, 'Invalid date')

/** Rupiah on the wire: `"58000.00"`. */
export const WireRupiah = z.string().regex(/^-?\d+\.\d{2}$/)

/** An instant on the wire: ISO 8601 in UTC. */
export const WireInstant = z.iso.datetime()
