import { knownMethod } from '../payment-methods.ts'
import { popupResult } from '../popup-result.ts'
import type { Transaction } from '../records.ts'
import { type Html, html } from './html.ts'
import { sampleQr } from './qr-code.ts'
import { actionButton, backToShop, here, type Outcome, type Screen, texts, type Visit } from './screen.ts'
import { jakartaMoment } from './texts.ts'

/** After a method was confirmed: how to pay, and buttons that simulate the customer, the bank and the clock. */
export function instructionsScreen(visit: Visit, transaction: Transaction, notice?: string): Screen {
  const text = texts(visit)
  const { provider, page, view } = visit
  const outcome: Outcome = { event: 'pending', result: popupResult(provider, page, transaction) }
  return {
    title: `${text.payWith} ${knownMethod(transaction.method).name}`,
    body: html`${notice !== undefined && html`<p class="notice" role="alert">${notice}</p>`}
${howToPay(visit, transaction)}
<p class="deadline">${text.payBefore} <strong>${jakartaMoment(transaction.expiresAt, view.language)}</strong></p>
${steering(visit, transaction)}
<div class="ways-out">
${backToShop(visit, outcome, text.later)}
<a class="button plain" href="${here(visit, { step: 'methods' })}">${text.changeMethod}</a>
</div>`,
    outcome,
  }
}

function howToPay(visit: Visit, transaction: Transaction): Html {
  const text = texts(visit)
  const { numbers, method, paymentType } = transaction
  switch (knownMethod(method).family) {
    case 'va':
      return html`${copyable(visit, text.vaNumber, numbers.vaNumber)}${steps(text.stepsVa)}`
    case 'bill':
      return html`${copyable(visit, text.billerCode, numbers.billerCode)}${copyable(visit, text.billKey, numbers.billKey)}${steps(text.stepsBill)}`
    default:
      return paymentType === 'qris'
        ? html`<figure class="scan">${sampleQr(transaction.transactionId, text.qrAlt)}<figcaption>${text.scanHint}</figcaption></figure>`
        : html`<h2>${text.appTitle}</h2><p>${text.appHint}</p>`
  }
}

const steps = (sentences: readonly string[]): Html =>
  html`<ol class="steps">${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ol>`

function copyable(visit: Visit, label: string, value: string | undefined): Html {
  const text = texts(visit)
  return html`<div class="number"><div><span class="label">${label}</span><output>${inGroups(value)}</output></div>
<button type="button" class="copy" data-copy="${value}" data-copied="${text.copied}" aria-label="${text.copy} ${label}" hidden>${text.copy}</button></div>`
}

/** Long numbers in groups of four, which wrap only between groups and are copied without the gaps. */
const inGroups = (value: string | undefined): Html =>
  html`${(value?.match(/.{1,4}/g) ?? []).map((group) => html`<span>${group}</span> `)}`

/** Buttons for the possible next events. */
function steering(visit: Visit, { transactionId, method }: Transaction): Html {
  const text = texts(visit)
  const asksPin = knownMethod(method).family === 'wallet' || knownMethod(method).family === 'qr'
  return html`<section class="steering">
<h2>${text.panel}</h2>
${actionButton(visit, 'pay', text.pay, { transactionId, primary: true })}
<div class="pair">
${actionButton(visit, 'fail', text.fail, { transactionId })}
${actionButton(visit, 'let-expire', text.letExpire, { transactionId })}
${asksPin && actionButton(visit, 'wrong-pin', text.wrongPin, { transactionId })}
</div>
</section>`
}
