import { type Allergen, allergens, listedAllergens } from '@dimsum/domain/allergens'
import { maxDeliveryFee } from '@dimsum/domain/delivery-areas'
import { maxBankAccounts } from '@dimsum/domain/manual-transfer'
import { isAtMostOnePhone, isUsablePhone } from '@dimsum/domain/phone'
import { windowKinds, windowText } from '@dimsum/domain/time-windows'
import { deskFields, deskLimits } from '@dimsum/words/desk/fields'
import { fields } from '@dimsum/words/fields'
import { languageChoices } from '@dimsum/words/sentence'
import * as z from 'zod/mini'
import { DeskDay, wholeNumber } from './desk-fields.ts'
import { line, momentField, paragraph } from './text-fields.ts'

/**
 * The shop settings that the owner may change. Uses `zod/mini`: a single schema of full zod would add its core to every
 * customer page.
 */

const required = deskFields.required.id
const tooLong = (max: number) => deskLimits.textAtMost(max).id
const lineUpTo = (max: number) => line({ max, maxMessage: tooLong(max) })
const neededLine = (max: number) => line({ min: 1, minMessage: required, max, maxMessage: tooLong(max) })
const paragraphUpTo = (max: number) => paragraph({ max, maxMessage: tooLong(max) })

const PhoneNumber = neededLine(30).check(
  z.refine(isUsablePhone, deskFields.phone.id),
  z.refine(isAtMostOnePhone, fields.onePhoneOnly.id),
)
const Email = z.pipe(neededLine(150), z.email(deskFields.email.id))
const Clock = z.string(required).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, deskFields.clock.id))
const DayHours = z.object({ opens: Clock, closes: Clock }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: deskFields.closesAfterOpening.id,
  }),
)
const Ordering = z.pipe(
  z
    .object({
      state: z.enum(['open', 'paused', 'closed']),
      until: z._default(z.nullable(momentField(deskFields.moment.id)), null),
    })
    .check(
      z.refine(({ state, until }) => state !== 'paused' || until !== null, {
        path: ['until'],
        message: deskFields.pausedUntil.id,
      }),
    ),
  // Only a pause has an end. A leftover `until` must not reopen a closed shop.
  z.transform(({ state, until }) => ({ state, until: state === 'paused' ? until : null })),
)

const Amount = wholeNumber(0, 99_999_999, 'rupiah')

/** Names are unique: customers choose by name, orders refer to the id. */
const DeliveryAreas = z
  .array(
    z.object({
      id: neededLine(40),
      name: neededLine(60),
      fee: wholeNumber(0, maxDeliveryFee, 'rupiah'),
      leastOrder: z.nullable(Amount),
      freeFrom: z.nullable(Amount),
    }),
  )
  .check(
    z.maxLength(200, deskLimits.areasAtMost(200).id),
    z.superRefine((areas, context) => {
      for (const field of ['id', 'name'] as const) {
        const known = areas.map((area) => area[field].toLowerCase())
        for (const [n, one] of known.entries())
          if (known.indexOf(one) < n)
            context.addIssue({ code: 'custom', path: [n, field], message: deskFields.areaTwice.id })
      }
    }),
  )

/** Sorted by time. Times are unique because orders are counted per time. */
const TimeWindows = z.pipe(
  z
    .array(
      z
        .object({
          begins: Clock,
          ends: Clock,
          for: z.enum(windowKinds),
          mostOrders: z.nullable(wholeNumber(0, 1_000_000, 'orders')),
          mostPieces: z.nullable(wholeNumber(0, 1_000_000, 'pcs')),
        })
        .check(
          z.refine(({ begins, ends }) => begins < ends, {
            path: ['ends'],
            message: deskFields.endsAfterBeginning.id,
          }),
        ),
    )
    .check(
      z.maxLength(24, deskLimits.windowsAtMost(24).id),
      z.superRefine((windows, context) => {
        const known = windows.map(windowText)
        for (const [n, one] of known.entries())
          if (known.indexOf(one) < n)
            context.addIssue({ code: 'custom', path: [n, 'begins'], message: deskFields.windowTwice.id })
      }),
    ),
  z.transform((windows) => windows.sort((a, b) => (windowText(a) < windowText(b) ? -1 : 1))),
)

const BankAccounts = z
  .array(
    z.object({
      bank: neededLine(40),
      number: neededLine(40).check(z.regex(/^\d[\d .-]{3,}$/, deskFields.accountNumber.id)),
      holder: neededLine(60),
    }),
  )
  .check(z.maxLength(maxBankAccounts, deskLimits.accountsAtMost(maxBankAccounts).id))

/** A partial update: omitted settings stay unchanged. */
export const ChangeShopSettings = z.partial(
  z.object({
    shopName: neededLine(60),
    founder: lineUpTo(60),
    phone: PhoneNumber,
    email: Email,
    whatsapp: PhoneNumber,
    address: paragraphUpTo(300),
    intro: paragraphUpTo(600),
    weekdayHours: DayHours,
    weekendHours: DayHours,
    halalCertificate: lineUpTo(60),
    halalExpires: z.nullable(DeskDay),
    ingredients: paragraphUpTo(600),
    allergens: z.pipe(
      z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
      z.transform((named: Allergen[]) => listedAllergens(named)),
    ),
    storage: lineUpTo(120),
    keepsDays: z.nullable(wholeNumber(1, 365, 'days')),
    closedDates: z.pipe(
      z.array(DeskDay).check(z.maxLength(400, deskLimits.daysAtMost(400).id)),
      z.transform((days) => [...new Set(days)].sort()),
    ),
    cutOff: Clock,
    bigOrderPieces: wholeNumber(10, 100_000, 'pcs'),
    bigOrderLeadDays: wholeNumber(1, 30, 'days'),
    customerChanges: z.nullable(Clock),
    horizonDays: wholeNumber(1, 180, 'days'),
    weekdayCapacity: z.array(z.nullable(wholeNumber(0, 1_000_000, 'pcs'))).check(z.length(7)),
    ordering: Ordering,
    cashCeiling: z.nullable(wholeNumber(0, 99_999_999, 'rupiah')),
    unpaidHours: z.nullable(wholeNumber(1, 720, 'hours')),
    depositPercent: z.nullable(wholeNumber(5, 90, 'percent')),
    depositFrom: z.nullable(wholeNumber(0, 99_999_999, 'rupiah')),
    depositFromPieces: z.nullable(wholeNumber(1, 100_000, 'pcs')),
    restDaysBefore: wholeNumber(0, 30, 'days'),
    depositTerms: paragraphUpTo(300),
    deliveryAreas: DeliveryAreas,
    timeWindows: TimeWindows,
    qris: z.boolean(),
    bankAccounts: BankAccounts,
    transferQris: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/, fields.invalidInput.en))),
    refunds: z.boolean(),
    thanks: paragraphUpTo(300),
    retentionMonths: wholeNumber(1, 120, 'months'),
    secondFactorDemanded: z.boolean(),
    shopLanguage: z.enum(languageChoices),
    deskLanguage: z.enum(languageChoices),
  }),
)
export type ChangeShopSettings = z.output<typeof ChangeShopSettings>
export type ChangeShopSettingsInput = z.input<typeof ChangeShopSettings>
