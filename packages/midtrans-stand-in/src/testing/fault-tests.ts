import { expect, test } from 'vitest'
import { type FaultName, faultNames } from '../faults.ts'
import { exampleServerKey } from '../keys.ts'
import { signatureOf } from '../signature.ts'
import type { Merchant } from './merchant.ts'

/** Shared by the fault tests. Every fault belongs to exactly one kind, and each kind has a test file. */
export type FaultKind = 'request' | 'course' | 'notification'

const courses: ReadonlySet<FaultName> = new Set([
  'challenge',
  'two-attempts-paid',
  'success-without-notification',
])

const kindOf = (fault: FaultName): FaultKind => {
  if (courses.has(fault)) return 'course'
  return /^(create|status)-/.test(fault) ? 'request' : 'notification'
}

/** Tests of single faults; `checkAll`, called last, fails when one of the kind has none. */
export function faultTests(kind: FaultKind) {
  const tested = new Set<FaultName>()
  return {
    faultTest(fault: FaultName, promise: string, run: () => Promise<void>) {
      tested.add(fault)
      test(`${fault}: ${promise}`, run)
    },
    checkAll() {
      test('every fault of this kind has a test here', () => {
        expect([...tested].sort()).toEqual(faultNames.filter((name) => kindOf(name) === kind).sort())
      })
    },
  }
}

/** Confirms a method and pays; waits until every notification is delivered or given up. */
export async function payOrder(merchant: Merchant, method = 'bca_va', orderId = 'ORDER-1'): Promise<void> {
  const { control } = merchant.standIn
  await merchant.createToken(orderId)
  control.pay(orderId, { method })
  await control.notificationsDone()
}

/** Whether a body has the correct signature for its values. */
export const isSigned = (body: Record<string, unknown>): boolean =>
  body.signature_key ===
  signatureOf(
    {
      order_id: String(body.order_id),
      status_code: String(body.status_code),
      gross_amount: String(body.gross_amount),
    },
    exampleServerKey,
  )
