import type { CheckPromotion } from '@dimsum/contract/check-promotion'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { PromotionOffer } from '@dimsum/contract/promotions'
import { rupiahToWire } from '@dimsum/domain/money'
import type { Charge } from '@dimsum/domain/order-total'
import { normalisePhone } from '@dimsum/domain/phone'
import { missingForPromotion, promotionAmount, promotionObstacle } from '@dimsum/domain/promotion'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Sentence } from '@dimsum/words/sentence'
import { promotionRefusals } from '@dimsum/words/server/promotions'
import type { Db } from '../../../platform/db/connection.ts'
import { refusedField, ShopError } from '../../../platform/errors/shop-error.ts'
import { type LimitParts, limit } from '../../../platform/limits/limit.ts'
import { findPromotion, type PromotionRow } from '../../promotions/promotions.queries.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'
import { linesOf, type PricedLine } from './order-lines.ts'

/** The result of a promotion code for an order: a discount or a refusal. */
export type JudgedPromotion = {
  /** Id of the code; null when it is unknown. */
  id: number | null
  charge: Charge | null
  refusal: ShopError | null
  /**
   * Whether the refusal counts as a guess: an unknown, disabled, expired or used-up code does; one that only lacks
   * packages or its minimum order does not.
   */
  isGuess: boolean
}

type Asked = {
  promotionCode?: PlaceOrder['promotionCode']
  /** Only sent by the team: otherwise a stranger could learn whether this phone used the code. */
  customerPhone?: string | undefined
}

/**
 * Checks the code of an order before it is placed; null without a code. The database checks the number of uses when the
 * order is stored.
 */
export const judgePromotion = async (
  { db, now }: { db: Db; now: () => Date },
  { promotionCode, customerPhone }: Asked,
  lines: readonly PricedLine[],
): Promise<JudgedPromotion | null> => {
  if (!promotionCode) return null
  const phoneKey = customerPhone === undefined ? null : normalisePhone(customerPhone)
  const code = await findPromotion(db, promotionCode, phoneKey)
  if (!code) return refused(null, refusedUnknown(), true)
  const { id } = code
  const closed = closedRefusal(code, wibDay(now()))
  if (closed) return refused(id, closed, true)
  const off = promotionAmount(code, lines)
  if (off === 0) return refused(id, refusedCode('conflict', promotionRefusals.otherPackages), false)
  const missing = missingForPromotion(code, lines)
  if (missing > 0) {
    const message = promotionRefusals.belowLeastOrder(missing)
    return refused(id, refusedCode('conflict', message, rupiahToWire(missing)), false)
  }
  const charge = { kind: 'promotion', amount: rupiahToWire(off), reason: code.code } as const
  return { id, charge, refusal: null, isGuess: false }
}

const refused = (id: number | null, refusal: ShopError, isGuess: boolean): JudgedPromotion => ({
  id,
  charge: null,
  refusal,
  isGuess,
})

/** Why a code cannot be used at all: not today, not any more, or not with this phone. */
const closedRefusal = (code: PromotionRow & { usesByPhone: number }, today: string): ShopError | null => {
  switch (promotionObstacle(code, today)) {
    case 'off':
      return refusedCode('conflict', promotionRefusals.off)
    case 'not-yet':
      return refusedCode('conflict', promotionRefusals.notYet(code.from ?? today))
    case 'over':
      return refusedCode('conflict', promotionRefusals.over(code.until ?? today))
    case 'used-up':
      return refusedCode('conflict', promotionRefusals.usedUp)
    case null:
      return code.mostUsesPerPhone !== null && code.usesByPhone >= code.mostUsesPerPhone
        ? refusedCode('conflict', promotionRefusals.usedByPhone)
        : null
  }
}

/**
 * Counts an unusable code as a guess. Usable codes are never refused here: many customers share an address, and one who
 * guesses must not block the others' discount.
 * @throws ShopError `too-many`
 */
export const limitGuessing = async (parts: LimitParts, address: string): Promise<void> => {
  try {
    await limit(parts, 'promotion-guesses-per-address', address)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'too-many') throw error
    const { retryAfterSeconds = 60 } = error
    const message = promotionRefusals.tooManyTries(Math.ceil(retryAfterSeconds / 60))
    throw new ShopError('too-many', message, {
      retryAfterSeconds,
      issues: [{ path: 'promotionCode', message }],
    })
  }
}

export const refusedUnknown = (): ShopError => refusedCode('not-found', promotionRefusals.unknown)

export const isRefusedCode = (error: unknown): boolean =>
  error instanceof ShopError && error.issues?.some(({ path }) => path === 'promotionCode') === true

/** The refusal of a code, at its field. `details`: the missing rupiah in wire format. */
export const refusedCode = (code: 'not-found' | 'conflict', message: Sentence, details?: string): ShopError =>
  refusedField(code, 'promotionCode', message, details)

/**
 * The discount of a code for these lines before the order is placed; nothing is reserved.
 * @param context.address for counting wrong codes; null for the team, whose check also says whether the phone used it
 * @throws ShopError `not-found`, `conflict` and `too-many` at `promotionCode`, `validation`
 */
export const checkPromotion = async (
  parts: LimitParts & { now: () => Date },
  { code, customerPhone, ...wanted }: CheckPromotion,
  { rules, address }: { rules: ShopRules; address: string | null },
): Promise<PromotionOffer> => {
  const lines = linesOf(wanted, rules.menu)
  const asked = { promotionCode: code, ...(address === null && { customerPhone }) }
  const judged = await judgePromotion(parts, asked, lines)
  if (judged === null) throw refusedUnknown()
  if (judged.isGuess && address !== null) await limitGuessing(parts, address)
  if (judged.charge === null) throw judged.refusal ?? refusedUnknown()
  return { code: judged.charge.reason, amount: judged.charge.amount }
}
