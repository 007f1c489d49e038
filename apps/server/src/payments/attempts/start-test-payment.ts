import { randomBytes } from 'node:crypto'
import type { TestPayment } from '@dimsum/contract/payments'
import { rupiah } from '@dimsum/domain/money'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { inTransaction } from '../../platform/db/connection.ts'
import { testPaymentId } from '../ledger/test-payment-id.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { isProviderError } from '../payment-provider.ts'
import { refusedStart } from './refused-start.ts'
import type { StartedPayment } from './start-payment.ts'

const lifetimeMinutes = 60

/**
 * A page with every payment method, for an amount without an order (product.md section 2, «Payment test»). In
 * production it charges real money; its notifications change nothing.
 * @throws ShopError `provider-refused`, `provider-down`
 */
export const startTestPayment = async (
  parts: PaymentParts,
  actor: string,
  now: Date,
  test: TestPayment & { shopOrigin: string },
): Promise<StartedPayment> => {
  const providerOrderId = testPaymentId(now.getTime(), randomBytes(4).toString('hex'))
  await inTransaction(parts.db, (tx) =>
    insertAuditEntry(tx, {
      actor,
      action: 'payment.test',
      subject: providerOrderId,
      after: { amount: test.amount },
    }),
  )
  try {
    const page = await parts.provider.start(
      {
        providerOrderId,
        amount: rupiah(test.amount),
        items: [],
        customer: { name: test.customerName, phone: test.customerPhone, email: test.customerEmail },
        method: null,
        returnUrl: `${test.shopOrigin}/payment-test`,
        startsAt: now,
        lifetimeMinutes,
        proof: null,
      },
      { withinMs: parts.rules.limits.start },
    )
    return { ...page, expiresAt: new Date(now.getTime() + lifetimeMinutes * 60_000) }
  } catch (error) {
    throw isProviderError(error) ? refusedStart(error, parts.log, null) : error
  }
}
