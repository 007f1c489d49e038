import type { FastifyReply } from 'fastify'
import { type FaultName, requestFaults } from './faults.ts'
import type { Provider } from './provider.ts'
import { refusal, wrongSnapKey } from './snap-transactions.ts'

/** Faults of requests. Each function returns true when a fault has answered the request. */

const page = (status: number, title: string) => ({
  status,
  type: 'text/html',
  body: `<html><head><title>${status} ${title}</title></head><body><h1>${status} ${title}</h1></body></html>\n`,
})
const coreError = (code: number, message: string) => ({
  status: code,
  body: { status_code: String(code), status_message: message },
})

/** Responses instead of the usual one. */
const answers: Partial<Record<FaultName, { status: number; type?: string; body: unknown }>> = {
  'create-500': {
    status: 500,
    body: {
      error_messages: ['Sorry, we encountered internal server error. We will fix this soon.'],
      locale: 'en',
    },
  },
  'create-503': refusal(503, 'Service Unavailable'),
  'create-html-502': page(502, 'Bad Gateway'),
  'create-403': page(403, 'Forbidden'),
  'create-401': wrongSnapKey,
  'create-429': refusal(429, 'Too many requests'),
  'status-500': coreError(500, 'Internal server error'),
  'status-503': coreError(503, 'Service unavailable'),
  'status-garbage': {
    status: 200,
    type: 'application/json',
    body: '{"status_code":"200","transaction_status":"settl',
  },
}

/** Faults of token creation; `create` creates the token for faults that fail afterwards. */
export function strikeCreate(
  provider: Provider,
  reply: FastifyReply,
  orderId: string | undefined,
  create: () => unknown,
): boolean {
  return requestFaults('create-').some((fault) => {
    if (!provider.faults.take(fault, orderId)) return false
    if (fault === 'create-timeout-after') create()
    strike(provider, reply, fault)
    return true
  })
}

const usualSlownessMs = 3_000

/** Faults of Get Status. */
export async function strikeStatus(
  provider: Provider,
  reply: FastifyReply,
  orderId: string,
): Promise<boolean> {
  const { faults } = provider
  const slow = faults.take('status-slow', orderId)
  if (slow) await new Promise((resolve) => setTimeout(resolve, slow.delayMs ?? usualSlownessMs))
  const broken: FaultName[] = ['status-timeout', 'status-500', 'status-503', 'status-garbage']
  const fault = broken.find((name) => faults.take(name, orderId))
  if (fault) strike(provider, reply, fault)
  return fault !== undefined
}

function strike(provider: Provider, reply: FastifyReply, fault: FaultName): void {
  const answer = answers[fault]
  if (answer) {
    void reply
      .code(answer.status)
      .type(answer.type ?? 'application/json')
      .send(answer.body)
    return
  }
  // No response. The connection is closed in the end, so that it is not kept open for ever.
  reply.hijack()
  const breakAfterMs = fault === 'create-reset' ? 0 : provider.settings.hangMs
  setTimeout(() => reply.raw.destroy(), breakAfterMs).unref()
}
