import { type PackageType, packageTypes } from '@dimsum/domain/catalogue'
import { isAtMostOnePhone, isUsablePhone, onePhoneOnly } from '@dimsum/domain/phone'
import { cleanLine, cleanText, hasForbiddenCharacters, visibleLength } from '@dimsum/domain/text'
import { isShopDay, isShopMoment } from '@dimsum/domain/wib-date'
import * as z from 'zod/mini'

/**
 * Fields that people fill in, on phones too: written with zod's small side (`zod/mini`), since this is what a customer's
 * browser fetches to check the forms. Text is cleaned (NFC, no control or direction characters) before its length counts,
 * so what is measured is what is stored.
 */

export const forbiddenCharacters = 'Text contains characters that cannot be stored'

type TextLimits = { min?: number; minMessage?: string; max: number; maxMessage?: string }

const cleaned = (clean: (raw: string) => string) =>
  z.pipe(
    z.string().check(z.refine((raw) => !hasForbiddenCharacters(raw), forbiddenCharacters)),
    z.transform(clean),
  )

const textField = (clean: (raw: string) => string, { min = 0, minMessage, max, maxMessage }: TextLimits) =>
  cleaned(clean).check(
    z.refine(
      (text) => visibleLength(text) >= min,
      minMessage ?? (min === 1 ? 'Required' : `String must contain at least ${min} character(s)`),
    ),
    z.refine(
      (text) => visibleLength(text) <= max,
      maxMessage ?? `String must contain at most ${max} character(s)`,
    ),
  )

/** One line of text, cleaned; lengths in visible characters. */
export const line = (limits: TextLimits) => textField(cleanLine, limits)

/** Text that keeps its line breaks, cleaned. */
export const paragraph = (limits: TextLimits) => textField(cleanText, limits)

const isLongEnough = z.refine<string>(
  (text) => visibleLength(text) >= 10 && isUsablePhone(text),
  'Phone number must be at least 10 digits',
)
const isShortEnough = z.refine<string>(
  (text) => visibleLength(text) <= 30,
  'String must contain at most 30 character(s)',
)

/** Spec section 5: at least 10 characters; and a real number, since the phone is the order's key. */
export const PhoneField = cleaned(cleanLine).check(isLongEnough, isShortEnough)

/** A phone the shop is to keep and to call. {@link PhoneField} also takes what older orders were placed with. */
export const CallablePhoneField = cleaned(cleanLine).check(
  isLongEnough,
  z.refine(isAtMostOnePhone, onePhoneOnly),
  isShortEnough,
)

/** Whole rupiah that a screen showed, with or without the two zeros of the wire: `"58000"`, `"58000.00"`. */
export const WholeRupiahField = z.string().check(z.regex(/^\d{1,10}(\.0{1,2})?$/, 'Invalid input'))

/** A valid e-mail of at most 150 characters, or empty; empty and absent become null. */
export const OptionalEmailField = z.pipe(
  z.nullish(
    z.union([
      z.literal(''),
      z.email('Invalid email').check(z.maxLength(150, 'String must contain at most 150 character(s)')),
    ]),
  ),
  z.transform((email) => email || null),
)

export const PackageTypeField = z.enum(packageTypes) satisfies z.ZodMiniType<PackageType>

/** `YYYY-MM-DD`, a day from 2000 to 2100 that exists, in WIB. Every day of every call is this one, each in its words. */
export const wibDayField = ({ required, invalid }: { required?: string; invalid: string }) =>
  z.string(required).check(z.refine(isShopDay, invalid))
export const WibDayField = wibDayField({ invalid: 'Invalid date' })

/** A moment somebody names, ISO 8601 in UTC, from 2000 to 2100. */
export const momentField = (invalid: string) => z.iso.datetime(invalid).check(z.refine(isShopMoment, invalid))
export const MomentField = momentField('Invalid date')
