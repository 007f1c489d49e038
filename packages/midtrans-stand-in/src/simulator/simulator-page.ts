import { faults } from '../faults.ts'
import { mountPath } from '../mount-path.ts'
import { mayMove } from '../move-transaction.ts'
import { knownMethod } from '../payment-methods.ts'
import { documentAround } from '../payment-page/document.ts'
import { type Html, html } from '../payment-page/html.ts'
import { jakartaMoment, rupiah, textsFor } from '../payment-page/texts.ts'
import type { Language, Provider } from '../provider.ts'
import type { Delivery, Transaction } from '../records.ts'
import { isOpen, phaseOf } from '../transaction-states.ts'
import { type SimulatorTexts, simulatorTexts } from './simulator-texts.ts'

/** The simulator page. It shows order numbers and amounts, never customers. */
export interface SimulatorVisit {
  provider: Provider
  language: Language
  /** The search text; empty for the newest. */
  wanted: string
}

const maxShown = 50

export function simulatorDocument(visit: SimulatorVisit): Html {
  const { provider, language } = visit
  const text = simulatorTexts(language)
  const other = language === 'id' ? 'en' : 'id'
  return documentAround({
    provider,
    language,
    title: text.title,
    data: html` class="wide"`,
    body: html`<header><p class="simulation">${textsFor(language).simulation}</p></header>
<main id="screen" tabindex="-1"><h1>${text.title}</h1>
<p>${text.intro}</p>
<form method="get" action="${mountPath(provider.settings)}/simulator" role="search" class="search">
<input type="hidden" name="language" value="${language}">
<label class="field"><span>${text.find}</span><input name="find" value="${visit.wanted}" autocomplete="off"></label>
<button class="button">${text.search}</button>
</form>
${transactionList(visit, text)}
${deliveryList(visit, text)}
${faultList(text, language)}</main>
<footer><a href="${mountPath(provider.settings)}/simulator?language=${other}" lang="${other}">${textsFor(language).otherLanguage}</a></footer>`,
  })
}

function transactionList(visit: SimulatorVisit, text: SimulatorTexts): Html {
  const found = visit.provider.store
    .transactions()
    .filter((transaction) => visit.wanted === '' || numbersOf(transaction).includes(visit.wanted))
    .slice(-maxShown)
    .reverse()
  const empty = html`<p class="note">${visit.wanted === '' ? text.none : text.noneFound}</p>`
  return html`<h2>${text.transactions}</h2>
${found.length === 0 ? empty : html`<ul class="records">${found.map((one) => transactionItem(visit, text, one))}</ul>`}`
}

const numbersOf = ({ orderId, transactionId, numbers }: Transaction): (string | undefined)[] => [
  orderId,
  transactionId,
  numbers.vaNumber,
  numbers.billKey,
]

function transactionItem(visit: SimulatorVisit, text: SimulatorTexts, transaction: Transaction): Html {
  const { orderId, method, grossAmount, createdAt, numbers } = transaction
  const number = numbers.vaNumber ?? numbers.billKey ?? numbers.maskedCard
  return html`<li><div class="record"><div><strong>${orderId}</strong>
<span class="label">${knownMethod(method).name}${number !== undefined && ` · ${number}`} · ${jakartaMoment(createdAt, visit.language)}</span></div>
<div class="end"><strong>${rupiah(grossAmount)}</strong><span class="state ${phaseOf(transaction)}">${phaseOf(transaction)}</span></div></div>
<div class="acts">${possibleActs(transaction).map((act) => actForm(visit, text, act, transaction))}</div></li>`
}

export const simulatorActs = [
  'pay',
  'deny',
  'expire',
  'cancel',
  'settle',
  'reverse',
  'refund',
  'chargeback',
] as const
export type SimulatorAct = (typeof simulatorActs)[number]

function possibleActs(transaction: Transaction): SimulatorAct[] {
  const phase = phaseOf(transaction)
  const possible: Record<SimulatorAct, boolean> = {
    pay: isOpen(phase),
    deny: phase !== 'settlement' && mayMove(transaction, 'deny'),
    expire: mayMove(transaction, 'expire'),
    cancel: mayMove(transaction, 'cancel'),
    settle: phase === 'capture',
    reverse: phase === 'settlement' && mayMove(transaction, 'deny'),
    refund: mayMove(transaction, 'refund'),
    chargeback: mayMove(transaction, 'chargeback'),
  }
  return simulatorActs.filter((act) => possible[act])
}

function actForm(
  visit: SimulatorVisit,
  text: SimulatorTexts,
  act: SimulatorAct,
  transaction: Transaction,
): Html {
  return html`<form method="post" action="${mountPath(visit.provider.settings)}/simulator/${act}?language=${visit.language}">
<input type="hidden" name="form_key" value="${visit.provider.formKey}">
<input type="hidden" name="id" value="${transaction.transactionId}">
<button class="${act === 'pay' ? 'button' : 'button quiet'}" aria-label="${text[act]} ${transaction.orderId}">${text[act]}</button></form>`
}

function deliveryList(visit: SimulatorVisit, text: SimulatorTexts): Html {
  const latest = visit.provider.store.deliveries().slice(-20).reverse()
  return html`<h2>${text.deliveries}</h2>
${latest.length === 0 ? html`<p class="note">${text.noDeliveries}</p>` : html`<ul class="records">${latest.map((one) => deliveryItem(visit, text, one))}</ul>`}
<form method="post" action="${mountPath(visit.provider.settings)}/simulator/dashboard-test?language=${visit.language}"><input type="hidden" name="form_key" value="${visit.provider.formKey}"><button class="button quiet">${text.dashboardTest}</button></form>`
}

function deliveryItem(visit: SimulatorVisit, text: SimulatorTexts, delivery: Delivery): Html {
  const answers = delivery.tries.map(({ answer }) => answer).join(', ')
  return html`<li><div class="record"><div><strong>${delivery.transactionStatus}</strong> ${delivery.orderId}
<span class="label">${jakartaMoment(delivery.createdAt, visit.language)} · ${delivery.url}</span></div>
<div class="end"><span class="state ${delivery.state}">${text[delivery.state]}</span><span class="label">${delivery.tries.length} ${text.tries}${answers !== '' && `: ${answers}`}</span></div></div></li>`
}

function faultList(text: SimulatorTexts, language: Language): Html {
  return html`<h2>${text.faults}</h2><p>${text.faultsIntro}</p>
<dl class="faults">${Object.values(faults).map((fault) => html`<div><dt>${fault.typedName}</dt><dd>${fault[language]}</dd></div>`)}</dl>`
}
