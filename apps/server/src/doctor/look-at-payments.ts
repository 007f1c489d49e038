import { randomUUID } from 'node:crypto'
import type { PaymentSettings } from '../platform/config/payment-config.ts'
import { type Finding, fault, fine, note } from './finding.ts'

const patienceMs = 10_000
/** Seconds this machine's clock may differ from the provider's answer, which has whole seconds and travels. */
const mostApart = 30

/**
 * Asks the provider about a payment there is not: it answers 401 to a wrong key or a key of the other environment, and
 * that it does not know the payment to a right one. Changes nothing there.
 */
export const lookAtKeys = async ({ mode, access }: PaymentSettings): Promise<Finding[]> => {
  if (mode === 'demo' || access === null) return [note('Payment', 'demo: no money moves.')]
  const address = `${access.apiUrl}/v2/doctor-${randomUUID()}/status`
  try {
    const answer = await fetch(address, {
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${access.serverKey}:`).toString('base64')}`,
      },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    })
    const body = (await answer.json().catch(() => ({}))) as { status_code?: unknown }
    const code = Number(body.status_code ?? answer.status)
    return [keyFinding(mode, code), ...clockFinding(answer.headers.get('date'))]
  } catch (error) {
    return [
      fault(
        'Payment keys',
        `Midtrans (${mode}) does not answer: ${(error as Error).message}.`,
        'Look whether this machine reaches the network, and whether they report a disturbance.',
      ),
    ]
  }
}

const keyFinding = (mode: string, code: number): Finding => {
  if (code === 401)
    return fault(
      'Payment keys',
      `Midtrans (${mode}) refuses MIDTRANS_SERVER_KEY.`,
      'Copy it anew from Settings > Access Keys of their dashboard, in the same environment as PAYMENT_MODE.',
    )
  if (code === 404) return fine('Payment keys', `Midtrans (${mode}) takes the server key.`)
  return fault(
    'Payment keys',
    `Midtrans (${mode}) answers ${code}.`,
    'Try again; ask their support if it stays.',
  )
}

const clockFinding = (date: string | null): Finding[] => {
  const apart = date === null ? 0 : Math.abs(Date.parse(date) - Date.now()) / 1000
  if (!(apart > mostApart)) return []
  return [
    fault(
      'Clock',
      `This machine's clock is ${Math.round(apart)} s apart from Midtrans'.`,
      'Let the network set it: sudo timedatectl set-ntp true.',
    ),
  ]
}
