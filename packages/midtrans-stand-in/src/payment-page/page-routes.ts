import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paymentPageScript } from '../browser/payment-page-script.ts'
import { snapScript } from '../browser/snap-script.ts'
import type { Provider } from '../provider.ts'
import type { SnapPage } from '../records.ts'
import { queryOf, textOfBody } from '../requests.ts'
import { currentScreen } from './current-screen.ts'
import { paymentDocument, sendDocument, stateMark } from './document.ts'
import { chooseMethod, fail, letExpire, pay } from './page-actions.ts'
import { readView } from './page-view.ts'
import { here, type Visit } from './screen.ts'
import { paymentPageStyle } from './stylesheet.ts'

type PageRequest = FastifyRequest<{ Params: { token: string } }>

const page = '/snap/v4/redirection/:token'

/** Actions of the page's forms, with the method or transaction that the form names. */
const actions: Record<string, (visit: Visit, form: URLSearchParams) => void> = {
  choose: (visit, form) => chooseMethod(visit, form.get('method') ?? ''),
  pay: (visit, form) => pay(visit, form.get('transaction_id') ?? ''),
  fail: (visit, form) => fail(visit, form.get('transaction_id') ?? ''),
  'let-expire': (visit, form) => letExpire(visit, form.get('transaction_id') ?? ''),
  // The app refuses the PIN; nothing changes at the provider, as in production.
  'wrong-pin': () => {},
}

/** Everything a customer's browser loads: the popup script, the payment page, its forms and assets. */
export const pageRoutes = (provider: Provider) => async (app: FastifyInstance) => {
  const serve = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text))
  serve('/snap/snap.js', 'text/javascript', snapScript)
  serve('/snap/assets/payment-page.css', 'text/css', paymentPageStyle)
  serve('/snap/assets/payment-page.js', 'text/javascript', paymentPageScript)

  app.get(page, (request: PageRequest, reply) => {
    const visit = visitOf(provider, request)
    const notice = queryOf(request).get('notice') === 'wrong-pin' ? 'wrong-pin' : undefined
    return sendDocument(provider, reply, paymentDocument(visit, currentScreen(visit, notice)))
  })
  app.get(`${page}/state`, async (request: PageRequest) => ({
    state: stateMark(visitOf(provider, request)),
  }))
  app.get('/snap/v1/transactions/:token/pdf', (request: PageRequest, reply) =>
    reply.redirect(here(visitOf(provider, request)), 303),
  )
  for (const [name, act] of Object.entries(actions))
    app.post(`${page}/${name}`, (request: PageRequest, reply) => {
      const visit = visitOf(provider, request)
      act(visit, new URLSearchParams(textOfBody(request)))
      return showAgain(visit, reply, name === 'wrong-pin' ? '&notice=wrong-pin' : '')
    })
}

/** Redirects to the page after a form (Post/Redirect/Get), so that a reload repeats nothing. */
const showAgain = (visit: Visit, reply: FastifyReply, notice: string) =>
  reply.redirect(
    here({ ...visit, view: { ...visit.view, wantsList: false, selected: undefined } }) + notice,
    303,
  )

/** The page of the URL; an unknown token gets a page that says so. */
function visitOf(provider: Provider, request: PageRequest): Visit {
  const { token } = request.params
  const known = provider.store.pageByToken(token)
  return { provider, page: known ?? unknownPage(provider, token), view: readView(provider, request) }
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
