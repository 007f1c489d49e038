import { popupError, popupResult } from '../popup-result.ts'
import type { Transaction } from '../records.ts'
import { type Html, html } from './html.ts'
import { backToShop, here, type Outcome, type Screen, texts, type Visit } from './screen.ts'

/** Result screens: the customer can only go back, or try again. */

/** Long enough to read, in milliseconds. */
const successReadMs = 2_500
/** After this many denied transactions the popup reports an error by itself. */
const maxDeniedTransactions = 3

export function successScreen(visit: Visit, transaction: Transaction): Screen {
  const text = texts(visit)
  const outcome: Outcome = { event: 'success', result: popupResult(visit.provider, visit.page, transaction) }
  return {
    title: text.successTitle,
    body: ending('good', text.successText, backToShop(visit, outcome, text.backToShop, 'primary')),
    outcome,
    sendAfterMs: successReadMs,
  }
}

/** A card under review. */
export function reviewScreen(visit: Visit, transaction: Transaction): Screen {
  const text = texts(visit)
  const outcome: Outcome = { event: 'pending', result: popupResult(visit.provider, visit.page, transaction) }
  return {
    title: text.reviewTitle,
    body: ending('waiting', text.reviewText, backToShop(visit, outcome, text.backToShop)),
    outcome,
  }
}

export function failedScreen(visit: Visit, deniedTries: number): Screen {
  const text = texts(visit)
  const outcome = errorOutcome('202', 'Transaction is denied')
  const isOver = deniedTries >= maxDeniedTransactions
  const retry = html`<a class="button" href="${here(visit, { step: 'methods' })}">${text.retry}</a>`
  return {
    title: text.failedTitle,
    body: ending(
      'bad',
      isOver ? text.failedOften : text.failedText,
      html`${!isOver && retry}${backToShop(visit, outcome, text.backToShop)}`,
    ),
    outcome,
    ...(isOver && { sendAfterMs: successReadMs }),
  }
}

export function endedScreen(visit: Visit, transaction: Transaction): Screen {
  const text = texts(visit)
  const isExpired = transaction.status === 'expire'
  const outcome = isExpired
    ? errorOutcome('407', 'Transaction is expired')
    : errorOutcome('202', 'Transaction is canceled')
  return {
    title: isExpired ? text.expiredTitle : text.canceledTitle,
    body: ending('bad', text.expiredText, backToShop(visit, outcome, text.backToShop)),
    outcome,
  }
}

/** Midtrans does not document what an unknown token shows; here it is an error with a 404. */
export function unavailableScreen(visit: Visit): Screen {
  const text = texts(visit)
  const outcome = errorOutcome('404', 'Transaction not found')
  return {
    title: text.unavailableTitle,
    body: ending('bad', text.unavailableText, backToShop(visit, outcome, text.backToShop)),
    outcome,
  }
}

export function wrongKeyScreen(visit: Visit): Screen {
  const text = texts(visit)
  const outcome = errorOutcome(
    '401',
    'Access denied due to unauthorized transaction, please check client or server key',
  )
  return {
    title: text.deniedKeyTitle,
    body: ending('bad', text.deniedKeyText, backToShop(visit, outcome, text.backToShop)),
    outcome,
    sendAfterMs: successReadMs,
  }
}

const errorOutcome = (code: string, message: string): Outcome => ({
  event: 'error',
  result: popupError(code, message),
})

const marks = {
  good: 'M5 12.5l4.5 4.5L19 7.5',
  waiting: 'M12 6v6l4 2.5',
  bad: 'M7 7l10 10M17 7L7 17',
}

function ending(kind: keyof typeof marks, sentence: string, actions: Html): Html {
  return html`<div class="ending ${kind}">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="${marks[kind]}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>
<p>${sentence}</p>
</div>
<div class="ways-out">${actions}</div>`
}
