import { createControl } from '../control.ts'
import { type Call, type Route, readBody, seeOther, send } from '../http.ts'
import { carriesServerKey } from '../merchant-auth.ts'
import { mountPath } from '../mount-path.ts'
import { sendDashboardTest } from '../notifications.ts'
import { sendDocument } from '../payment-page/document.ts'
import type { Language } from '../provider.ts'
import { type SimulatorAct, simulatorActs, simulatorDocument } from './simulator-page.ts'

/**
 * A page for people: every transaction with the buttons that fit its state, the delivery log, the typed faults. Who
 * opens it can move everybody's payments, so a shop that strangers reach keeps it to itself (`merchant`).
 */
export function simulatorRoutes(access: 'open' | 'merchant' | 'off'): Route[] {
  if (access === 'off') return []
  if (access === 'open') return routes
  return routes.map((route) => ({ ...route, handle: (call) => forMerchant(call, route.handle) }))
}

function forMerchant(call: Call, handle: Route['handle']): Promise<void> | void {
  const { provider, request, response } = call
  if (carriesServerKey(request, provider.settings.serverKey)) return handle(call)
  send(response, 401, 'text/plain', 'Unauthorized')
}

const routes: Route[] = [
  { method: 'GET', path: '/simulator', handle: showSimulator },
  ...simulatorActs.map(
    (act): Route => ({ method: 'POST', path: `/simulator/${act}`, handle: (call) => press(call, act) }),
  ),
  { method: 'POST', path: '/simulator/dashboard-test', handle: (call) => press(call, 'dashboard-test') },
]

function showSimulator({ provider, response, query }: Call): void {
  const wanted = (query.get('find') ?? '').trim()
  sendDocument(provider, response, simulatorDocument({ provider, language: languageOf(query), wanted }))
}

/** A press that no longer fits the state (another press was faster) changes nothing. */
async function press(call: Call, act: SimulatorAct | 'dashboard-test'): Promise<void> {
  const { provider, request, response, query } = call
  const form = new URLSearchParams((await readBody(request)) ?? '')
  // A form on another site must not press our buttons; it cannot read the key that ours carry.
  if (form.get('form_key') !== provider.formKey) return send(response, 403, 'text/plain', 'Forbidden')
  const id = form.get('id') ?? ''
  if (act === 'dashboard-test') void sendDashboardTest(provider)
  else {
    try {
      createControl(provider)[act](id)
    } catch {
      // The page shown next says what is.
    }
  }
  seeOther(response, `${mountPath(provider.settings)}/simulator?language=${languageOf(query)}`)
}

const languageOf = (query: URLSearchParams): Language => (query.get('language') === 'en' ? 'en' : 'id')
