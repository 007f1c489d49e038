import type { FastifyInstance, FastifyReply } from 'fastify'
import { createControl } from '../control.ts'
import { mountPath } from '../mount-path.ts'
import { sendDashboardTest } from '../notifications.ts'
import { sendDocument } from '../payment-page/document.ts'
import type { Language, Provider } from '../provider.ts'
import { carriesServerKey, queryOf, textOfBody } from '../requests.ts'
import { type SimulatorAct, simulatorActs, simulatorDocument } from './simulator-page.ts'

/**
 * A page with every transaction and buttons for its possible transitions, the delivery log and the typed faults. It
 * controls everybody's payments, so a public shop allows it only for itself (`merchant`).
 */
export const simulatorRoutes =
  (provider: Provider, access: 'open' | 'merchant') => async (app: FastifyInstance) => {
    if (access === 'merchant')
      app.addHook('onRequest', async (request, reply) => {
        if (!carriesServerKey(request, provider.settings.serverKey))
          return reply.code(401).type('text/plain').send('Unauthorized')
      })

    app.get('/simulator', (request, reply) => {
      const query = queryOf(request)
      const wanted = (query.get('find') ?? '').trim()
      sendDocument(provider, reply, simulatorDocument({ provider, language: languageOf(query), wanted }))
    })

    for (const act of [...simulatorActs, 'dashboard-test'] as const)
      app.post(`/simulator/${act}`, (request, reply) => {
        const form = new URLSearchParams(textOfBody(request))
        // A form of another site does not know the CSRF token.
        if (form.get('form_key') !== provider.formKey)
          return reply.code(403).type('text/plain').send('Forbidden')
        press(provider, act, form.get('id') ?? '')
        return seeSimulator(provider, reply, languageOf(queryOf(request)))
      })
  }

/** A late press (another one was faster) changes nothing. */
function press(provider: Provider, act: SimulatorAct | 'dashboard-test', id: string): void {
  if (act === 'dashboard-test') return void sendDashboardTest(provider)
  try {
    createControl(provider)[act](id)
  } catch {
    // The next page shows the state.
  }
}

const seeSimulator = (provider: Provider, reply: FastifyReply, language: Language) =>
  reply.redirect(`${mountPath(provider.settings)}/simulator?language=${language}`, 303)

const languageOf = (query: URLSearchParams): Language => (query.get('language') === 'en' ? 'en' : 'id')
