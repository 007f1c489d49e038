import type { PaymentSettings } from '../platform/config/payment-config.ts'
import { checkPaymentKey } from '../wiring/check-payment-key.ts'
import { type Finding, fault, fine, note } from './finding.ts'

/** Max clock difference in seconds. The provider's `Date` header has whole seconds and arrives late. */
const maxDifferenceSeconds = 30

/** Whether the provider accepts the server key, and whether its clock agrees with this machine's. */
export const checkKeys = async ({ mode, access }: PaymentSettings): Promise<Finding[]> => {
  if (mode === 'demo' || access === null) return [note('Payment', 'demo: no money moves.')]
  try {
    const { key, status, date } = await checkPaymentKey(access)
    return [findings[key](mode, status), ...clockFinding(date)]
  } catch (error) {
    return [
      fault(
        'Payment keys',
        `Midtrans (${mode}) does not answer: ${(error as Error).message}.`,
        'Check the network of this machine and the status page of Midtrans.',
      ),
    ]
  }
}

const findings = {
  accepted: (mode: string) => fine('Payment keys', `Midtrans (${mode}) accepts the server key.`),
  refused: (mode: string) =>
    fault(
      'Payment keys',
      `Midtrans (${mode}) refuses MIDTRANS_SERVER_KEY.`,
      'Copy it again from Settings > Access Keys of their dashboard, in the same environment as PAYMENT_MODE.',
    ),
  other: (mode: string, status: number) =>
    fault(
      'Payment keys',
      `Midtrans (${mode}) answers ${status}.`,
      'Try again; ask their support if it stays.',
    ),
}

const clockFinding = (date: string | null): Finding[] => {
  const apart = date === null ? 0 : Math.abs(Date.parse(date) - Date.now()) / 1000
  if (!(apart > maxDifferenceSeconds)) return []
  return [
    fault(
      'Clock',
      `This machine's clock differs by ${Math.round(apart)} s from Midtrans'.`,
      'Synchronise it: sudo timedatectl set-ntp true.',
    ),
  ]
}
