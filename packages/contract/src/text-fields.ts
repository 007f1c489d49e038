import { isAtMostOnePhone, isUsablePhone } from '@dimsum/domain/phone'
import {
  cleanLine,
  cleanText,
  hasForbiddenCharacters,
  storedLength,
  visibleLength,
} from '@dimsum/domain/text'
import { isShopDay, isShopMoment } from '@dimsum/domain/wib-date'
import { fields, limits } from '@dimsum/words/fields'
import * as z from 'zod/mini'

/**
 * Text fields that people fill in. They use `zod/mini`, since customers' browsers load them. The raw text is measured
 * first, then cleaned (NFC, no control or direction characters). A minimum counts visible characters, a maximum counts
 * stored ones; `z.meta` puts both into the OpenAPI document.
 */

type TextLimits = { min?: number; minMessage?: string; max: number; maxMessage?: string }

/**
 * Max UTF-16 units of the raw text per stored character: room for surrounding blanks and for decomposed letters (three
 * for Vietnamese or Korean). A longer text is refused without cleaning.
 */
const sentPerStored = 4

const tooLong = (max: number) => limits.textAtMost(max).en

/** A text of at most `max` stored characters: measured as sent, refused if it cannot be stored, then cleaned. */
const cleaned = (clean: (raw: string) => string, max: number, maxMessage = tooLong(max)) => {
  const isSentShort = z.refine<string>((raw) => raw.length <= sentPerStored * max, {
    error: maxMessage,
    abort: true,
  })
  const isStorable = z.refine<string>((raw) => !hasForbiddenCharacters(raw), fields.cannotBeStored.en)
  return z.pipe(z.string().check(isSentShort, isStorable), z.transform(clean))
}

const isStoredShort = (max: number, error = tooLong(max)) =>
  z.refine<string>((text) => storedLength(text) <= max, error)

const textField = (clean: (raw: string) => string, { min = 0, minMessage, max, maxMessage }: TextLimits) =>
  cleaned(clean, max, maxMessage).check(
    z.refine(
      (text) => visibleLength(text) >= min,
      minMessage ?? (min === 1 ? fields.required : limits.textAtLeast(min)).en,
    ),
    isStoredShort(max, maxMessage),
    z.meta({ minLength: min, maxLength: max }),
  )

/** One line of text, cleaned; lengths in visible characters. */
export const line = (limits: TextLimits) => textField(cleanLine, limits)

/** Text that keeps its line breaks, cleaned. */
export const paragraph = (limits: TextLimits) => textField(cleanText, limits)

/** The same; empty and absent become null. */
export const optionalParagraph = (limits: TextLimits) =>
  z.pipe(
    z.nullish(paragraph(limits)),
    z.transform((text) => text || null),
  )

const isLongEnough = z.refine<string>(
  (text) => visibleLength(text) >= 10 && isUsablePhone(text),
  fields.phoneTooShort.en,
)
const phoneMax = 30
const phoneLengths = z.meta({ minLength: 10, maxLength: phoneMax })

/** product.md section 5: at least 10 characters. Must also be a usable number, since it identifies the customer. */
export const PhoneField = cleaned(cleanLine, phoneMax).check(
  isLongEnough,
  isStoredShort(phoneMax),
  phoneLengths,
)

/** A phone number for new records. {@link PhoneField} also accepts numbers that older orders were placed with. */
export const CallablePhoneField = cleaned(cleanLine, phoneMax).check(
  isLongEnough,
  z.refine(isAtMostOnePhone, fields.onePhoneOnly.id),
  isStoredShort(phoneMax),
  phoneLengths,
)

/** The same, or empty for a customer in the shop. */
export const PhoneOrNoneField = cleaned(cleanLine, phoneMax).check(
  z.refine(
    (text) => text === '' || (visibleLength(text) >= 10 && isUsablePhone(text)),
    fields.phoneTooShort.en,
  ),
  z.refine(isAtMostOnePhone, fields.onePhoneOnly.id),
  isStoredShort(phoneMax),
  z.meta({ maxLength: phoneMax }),
)

/** Whole rupiah as a screen showed it, with or without the two decimals of the wire: `"58000"`, `"58000.00"`. */
export const WholeRupiahField = z.string().check(z.regex(/^\d{1,10}(\.0{1,2})?$/, fields.invalidInput.en))

/** A valid e-mail of at most 150 characters, or empty; empty and absent become null. */
export const OptionalEmailField = z.pipe(
  z.nullish(z.union([z.literal(''), z.email(fields.invalidEmail.en).check(z.maxLength(150, tooLong(150)))])),
  z.transform((email) => email || null),
)

/** The key of a package. The server checks whether it exists. */
export const PackageTypeField = z.string().check(
  z.maxLength(100),
  z.refine((key) => !key.includes('\0'), fields.invalid.en),
  z.meta({ description: 'The key of a package of `/api/menu`.', examples: ['hamper-lebaran'] }),
)

/** `YYYY-MM-DD`, an existing WIB day from 2000 to 2100. Used for every day of every call; only the messages differ. */
export const wibDayField = ({ required, invalid }: { required?: string; invalid: string }) =>
  z
    .string(required)
    .check(
      z.refine(isShopDay, invalid),
      z.meta({ format: 'date', description: 'A day in WIB, from 2000 to 2100.', examples: ['2026-11-20'] }),
    )
export const WibDayField = wibDayField({ invalid: fields.invalidDate.en })

/** A moment in a request, ISO 8601 in UTC, from 2000 to 2100. */
export const momentField = (invalid: string) => z.iso.datetime(invalid).check(z.refine(isShopMoment, invalid))
export const MomentField = momentField(fields.invalidDate.en)
