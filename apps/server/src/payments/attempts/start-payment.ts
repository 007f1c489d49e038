import { setTimeout as wait } from 'node:timers/promises'
import { paying } from '@dimsum/words/server/paying'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { type PaymentParts, sharedLimit } from '../payment-parts.ts'
import { isProviderError, type PaymentPage, type TimeLimit } from '../payment-provider.ts'
import { claimAttempt, storePage } from './claim-attempt.ts'
import { endAttempt } from './end-attempt.ts'
import { makePage, type PaymentWish } from './make-page.ts'
import { raiseKeyRefused, refusedStart } from './refused-start.ts'
import { releasedOnFailure } from './release-lease.ts'

export type StartedPayment = PaymentPage & { expiresAt: Date | null }

/** Polling interval in milliseconds while another caller creates the page. */
const pollEveryMs = 100

/**
 * Returns a page to pay the stored order: the open one while it is valid, else a new one, after every other open
 * attempt was ended at the provider. No database connection is held during calls to the provider.
 * @throws ShopError `conflict` (paid, cancelled, its day is over, paid with another amount), `provider-refused`,
 * `provider-down`
 */
export const startPayment = async (parts: PaymentParts, wish: PaymentWish): Promise<StartedPayment> => {
  const left = sharedLimit(parts.rules.limits.start)
  try {
    while (left().withinMs > 1) {
      const started = await tryToStart(parts, wish, left)
      if (started) return started
    }
  } catch (error) {
    if (!isProviderError(error)) throw error
    if (error.failure === 'unauthorised') await raiseKeyRefused(parts.db)
    throw refusedStart(error, parts.log, wish.order.id)
  }
  throw new ShopError('provider-down', paying.beingPrepared, {
    retryAfterSeconds: 3,
  })
}

/** One step of the loop above; null when it must look again. */
const tryToStart = async (
  parts: PaymentParts,
  wish: PaymentWish,
  left: () => TimeLimit,
): Promise<StartedPayment | null> => {
  const claim = await claimAttempt(parts, wish.order.id, wish)
  switch (claim.kind) {
    case 'page':
      return { ...claim.page, expiresAt: claim.attempt.expiresAt }
    case 'wait':
      await wait(pollEveryMs)
      return null
    case 'end':
      for (const attempt of claim.attempts) {
        const end = await endAttempt(parts, attempt, 'status-check', left())
        // Charging the total again would take too much; the owner sees the case on «Perlu perhatian».
        if (end === 'other-amount')
          throw new ShopError('conflict', paying.otherAmount, { details: paying.settleDifference })
      }
      return null
    case 'make': {
      const { attempt } = claim
      await parts.stopAt?.('attempt-stored')
      const page = await releasedOnFailure(parts, attempt, () => makePage(parts, wish, claim, left))
      await parts.stopAt?.('provider-answered')
      const stored = page && (await releasedOnFailure(parts, attempt, () => storePage(parts, attempt, page)))
      await parts.stopAt?.('token-stored')
      if (stored?.refusal) throw stored.refusal
      return page && stored?.isUsable ? { ...page, expiresAt: attempt.expiresAt } : null
    }
  }
}
