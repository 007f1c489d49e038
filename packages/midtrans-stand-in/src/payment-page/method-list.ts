import type { MethodFamily, PaymentMethod } from '../payment-methods.ts'
import { type Html, html } from './html.ts'
import { actionUrl, here, type Screen, texts, type Visit } from './screen.ts'
import type { Texts } from './texts.ts'

/** The grouped list of payment methods, each linking to its own step. */
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
]

function methodGroup(visit: Visit, methods: readonly PaymentMethod[]): Html {
  return html`<section class="group">
<h2>${methods[0]?.family === 'va' ? texts(visit).groupVa : texts(visit).groupWallet}</h2>
<ul class="methods">${methods.map(
    (method) => html`<li><a href="${here(visit, { selected: method.code, step: 'methods' })}">
<span>${method.name}</span><span class="chevron" aria-hidden="true">›</span></a></li>`,
  )}</ul>
</section>`
}

/** A method before it is confirmed: no transaction exists yet. */
export function confirmScreen(visit: Visit, method: PaymentMethod, isOnly: boolean): Screen {
  const text = texts(visit)
  const { intro, button } = confirmTexts(text, method, visit.view.byQr)
  return {
    title: `${text.payWith} ${method.name}`,
    body: html`<p>${intro}</p>
<form method="post" action="${actionUrl(visit, 'choose')}">
<input type="hidden" name="method" value="${method.code}">
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
    case 'qr':
      return { intro: text.introQr, button: text.showQr }
    default:
      return byQr
        ? { intro: text.introQr, button: text.showQr }
        : { intro: text.introApp, button: text.openApp }
  }
}
