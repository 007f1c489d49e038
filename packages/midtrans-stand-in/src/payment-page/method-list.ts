import type { MethodFamily, PaymentMethod } from '../payment-methods.ts'
import { type Html, html } from './html.ts'
import { actionUrl, here, type Screen, texts, type Visit } from './screen.ts'
import type { Texts } from './texts.ts'

/** The list of ways to pay, grouped, each leading to its own step. */
export function methodListScreen(visit: Visit, methods: readonly PaymentMethod[]): Screen {
  const text = texts(visit)
  if (methods.length === 0)
    return { title: text.chooseMethod, body: html`<p class="note">${text.noMethods}</p>` }
  const groups = groupOrder
    .map((families) => methods.filter(({ family }) => families.includes(family)))
    .filter((group) => group.length > 0)
  return {
    title: text.chooseMethod,
    body: html`${groups.map((group) => methodGroup(visit, group))}`,
  }
}

const groupOrder: readonly (readonly MethodFamily[])[] = [
  ['wallet', 'qr'],
  ['va', 'bill'],
  ['card'],
  ['store'],
  ['paylater'],
]

function methodGroup(visit: Visit, methods: readonly PaymentMethod[]): Html {
  return html`<section class="group">
<h2>${groupName(texts(visit), methods[0]?.family)}</h2>
<ul class="methods">${methods.map(
    (method) => html`<li><a href="${here(visit, { selected: method.code, step: 'methods' })}">
<span>${methodName(texts(visit), method)}</span><span class="chevron" aria-hidden="true">›</span></a></li>`,
  )}</ul>
</section>`
}

function groupName(text: Texts, family: MethodFamily | undefined): string {
  switch (family) {
    case 'va':
    case 'bill':
      return text.groupVa
    case 'card':
      return text.groupCard
    case 'store':
      return text.groupStore
    case 'paylater':
      return text.groupLater
    default:
      return text.groupWallet
  }
}

/** The method's name as the customer reads it. */
export function methodName(text: Texts, method: PaymentMethod): string {
  if (method.code === 'other_va') return text.otherBank
  return method.code === 'credit_card' ? text.card : method.name
}

/** One method before it is confirmed: nothing has been created yet. */
export function confirmScreen(visit: Visit, method: PaymentMethod, isOnly: boolean): Screen {
  const text = texts(visit)
  const { intro, button } = confirmTexts(text, method, visit.view.byQr)
  const phone = html`<label class="field"><span>${text.phone}</span>
<input name="phone" inputmode="tel" autocomplete="off" value="+628123456789" required></label>`
  return {
    title: `${text.payWith} ${methodName(text, method)}`,
    body: html`<p>${intro}</p>
<form method="post" action="${actionUrl(visit, 'choose')}">
<input type="hidden" name="method" value="${method.code}">
${method.code === 'ovo' && phone}
<button class="button">${button}</button>
</form>
${!isOnly && html`<a class="button quiet" href="${here(visit, { step: 'methods' })}">${text.otherMethods}</a>`}`,
  }
}

function confirmTexts(text: Texts, method: PaymentMethod, byQr: boolean): { intro: string; button: string } {
  switch (method.family) {
    case 'va':
      return { intro: text.introVa, button: text.makeVa }
    case 'bill':
      return { intro: text.introBill, button: text.makeBill }
    case 'store':
      return { intro: text.introStore, button: text.makeCode }
    case 'qr':
      return { intro: text.introQr, button: text.showQr }
    default: {
      const showsQr = byQr && (method.code === 'gopay' || method.code === 'shopeepay')
      return showsQr
        ? { intro: text.introQr, button: text.showQr }
        : { intro: text.introApp, button: text.openApp }
    }
  }
}
