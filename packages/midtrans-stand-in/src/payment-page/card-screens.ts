import type { Transaction } from '../records.ts'
import { type CardOutcome, testCards } from '../test-cards.ts'
import { html } from './html.ts'
import { actionButton, actionUrl, here, type Screen, texts, type Visit } from './screen.ts'
import type { Texts } from './texts.ts'

/** Why the card form came back; which field is wrong. */
export type CardMistake = 'number' | 'expiry' | 'cvv'

/** The card form. It never repeats what was typed, so no card number is ever echoed. */
export function cardFormScreen(visit: Visit, isOnly: boolean, mistake?: CardMistake): Screen {
  const text = texts(visit)
  const messages = { number: text.cardNotTest, expiry: text.cardBadExpiry, cvv: text.cardBadCvv }
  const field = (name: CardMistake, label: string, placeholder: string) => {
    const isWrong = mistake === name
    return html`<label class="field"><span>${label}</span>
<input name="${name}" inputmode="numeric" autocomplete="off" placeholder="${placeholder}" required${isWrong && html` aria-invalid="true" aria-describedby="${name}-wrong" autofocus`}>
${isWrong && html`<span class="wrong" id="${name}-wrong" role="alert">${messages[name]}</span>`}</label>`
  }
  return {
    title: `${text.payWith} ${text.card}`,
    body: html`<p>${text.cardIntro}</p>
<form method="post" action="${actionUrl(visit, 'card')}">
${field('number', text.cardNumber, '4811 1111 1111 1114')}
<div class="pair">${field('expiry', text.cardExpiry, '01/39')}${field('cvv', text.cvv, '123')}</div>
<button class="button">${text.continueToOtp}</button>
</form>
<section class="steering"><h2>${text.testCards}</h2>
<ul class="cards">${testCards.map(
      (card) =>
        html`<li><code>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> <span>${outcomeText(text, card.outcome)}</span></li>`,
    )}</ul></section>
${!isOnly && html`<a class="button quiet" href="${here(visit, { step: 'methods' })}">${text.otherMethods}</a>`}`,
  }
}

function outcomeText(text: Texts, outcome: CardOutcome): string {
  switch (outcome) {
    case 'success':
      return text.cardSuccess
    case 'denied-by-bank':
      return text.cardDenied
    case 'denied-by-fraud-check':
      return text.cardFraud
    case 'pending':
      return text.cardPending
  }
}

/** The bank's verification step, while the transaction is pending. */
export function otpScreen(visit: Visit, transaction: Transaction): Screen {
  const text = texts(visit)
  const { transactionId } = transaction
  return {
    title: text.otpTitle,
    body: html`<p>${text.otpHint}</p>
<form method="post" action="${actionUrl(visit, 'otp')}">
<input type="hidden" name="transaction_id" value="${transactionId}">
<label class="field"><span>${text.otp}</span>
<input name="otp" inputmode="numeric" autocomplete="one-time-code" required></label>
<button class="button">${text.verify}</button>
</form>
<section class="steering"><h2>${text.panel}</h2><div class="pair">
${actionButton(visit, 'fail', text.fail, { transactionId })}
${actionButton(visit, 'let-expire', text.letExpire, { transactionId })}
</div></section>`,
  }
}
