import { paymentPageScript } from '../browser/payment-page-script.ts'
import { snapScript } from '../browser/snap-script.ts'
import { type Call, type Route, readBody, seeOther, send, sendJson } from '../http.ts'
import type { Provider } from '../provider.ts'
import type { SnapPage } from '../records.ts'
import { strikeScript } from '../request-faults.ts'
import { currentScreen } from './current-screen.ts'
import { paymentDocument, sendDocument, stateMark } from './document.ts'
import { chooseMethod, fail, letExpire, pay, submitCard, submitOtp } from './page-actions.ts'
import { readView } from './page-view.ts'
import { here, type Visit } from './screen.ts'
import { paymentPageStyle } from './stylesheet.ts'

const page = '/snap/v4/redirection/:token'

/** Everything a customer's browser loads: the popup script, the payment page, its forms and assets. */
export const pageRoutes: Route[] = [
  { method: 'GET', path: '/snap/snap.js', handle: sendSnapScript },
  {
    method: 'GET',
    path: '/snap/assets/payment-page.css',
    handle: ({ response }) => send(response, 200, 'text/css; charset=utf-8', paymentPageStyle),
  },
  {
    method: 'GET',
    path: '/snap/assets/payment-page.js',
    handle: ({ response }) => send(response, 200, 'text/javascript; charset=utf-8', paymentPageScript),
  },
  { method: 'GET', path: page, handle: (call) => visit(call, showPage) },
  {
    method: 'GET',
    path: `${page}/state`,
    handle: (call) => visit(call, (v) => sendJson(call.response, 200, { state: stateMark(v) })),
  },
  {
    method: 'GET',
    path: '/snap/v1/transactions/:token/pdf',
    handle: (call) => visit(call, (v) => seeOther(call.response, here(v))),
  },
  {
    method: 'POST',
    path: `${page}/choose`,
    handle: (call) => submit(call, (v, form) => chooseMethod(v, form('method'))),
  },
  {
    method: 'POST',
    path: `${page}/pay`,
    handle: (call) => submit(call, (v, form) => pay(v, form('transaction_id'))),
  },
  {
    method: 'POST',
    path: `${page}/fail`,
    handle: (call) => submit(call, (v, form) => fail(v, form('transaction_id'))),
  },
  {
    method: 'POST',
    path: `${page}/let-expire`,
    handle: (call) => submit(call, (v, form) => letExpire(v, form('transaction_id'))),
  },
  {
    method: 'POST',
    path: `${page}/otp`,
    handle: (call) => submit(call, (v, form) => submitOtp(v, form('transaction_id'), form('otp'))),
  },
  { method: 'POST', path: `${page}/wrong-pin`, handle: (call) => visit(call, (v) => refusePin(v, call)) },
  { method: 'POST', path: `${page}/card`, handle: (call) => visit(call, takeCard) },
]

async function sendSnapScript(call: Call): Promise<void> {
  if (await strikeScript(call)) return
  send(call.response, 200, 'text/javascript; charset=utf-8', snapScript)
}

/** Runs `serve` for the page the address names; an unknown token gets a page that says so. */
async function visit(call: Call, serve: (visit: Visit, call: Call) => void | Promise<void>): Promise<void> {
  const { provider, request, params, query } = call
  const token = params.token ?? ''
  const known = provider.store.pageByToken(token)
  const view = readView(provider, request, query)
  await serve({ provider, page: known ?? unknownPage(provider, token), view }, call)
}

/** For a token that was never issued: closed from the start. */
const unknownPage = (provider: Provider, token: string): SnapPage => ({
  token,
  orderId: '',
  grossAmount: 0,
  createdAt: provider.schedule.now(),
  expiresAt: 0,
  items: [],
  customerName: '',
  customFields: {},
  routing: {},
  closed: 'canceled',
})

function showPage(visit: Visit, { response, query }: Call): void {
  const notice = query.get('notice') === 'wrong-pin' ? 'wrong-pin' : undefined
  sendDocument(visit.provider, response, paymentDocument(visit, currentScreen(visit, notice)))
}

type Form = (name: string) => string

async function readForm({ request }: Call): Promise<Form> {
  const fields = new URLSearchParams((await readBody(request)) ?? '')
  return (name) => fields.get(name) ?? ''
}

/** Handles a form, then shows the page by GET, so that reloading repeats nothing. */
async function submit(call: Call, act: (visit: Visit, form: Form) => void | Promise<void>): Promise<void> {
  const form = await readForm(call)
  await visit(call, async (v) => {
    await act(v, form)
    seeOther(call.response, here({ ...v, view: { ...v.view, wantsList: false, selected: undefined } }))
  })
}

/** The app refuses the PIN; nothing changes at the provider, as in production. */
function refusePin(visit: Visit, { response }: Call): void {
  seeOther(response, `${here(visit)}&notice=wrong-pin`)
}

async function takeCard(visit: Visit, call: Call): Promise<void> {
  const form = await readForm(call)
  const mistake = submitCard(visit, { number: form('number'), expiry: form('expiry'), cvv: form('cvv') })
  if (!mistake) {
    seeOther(
      call.response,
      here({ ...visit, view: { ...visit.view, wantsList: false, selected: undefined } }),
    )
    return
  }
  const again = { ...visit, view: { ...visit.view, selected: 'credit_card', wantsList: true } }
  sendDocument(
    visit.provider,
    call.response,
    paymentDocument(again, currentScreen(again, undefined, mistake)),
  )
}
