import { buildApp } from '../app.ts'
import { createMidtransProvider } from '../payments/midtrans/midtrans-provider.ts'
import { type PaymentLimits, paymentRules, type StopPoint } from '../payments/payment-parts.ts'
import { startReconciler } from '../payments/reconcile/reconcile.ts'
import type { Config } from '../platform/config/config.ts'
import { connect } from '../platform/db/connection.ts'
import { instanceParts } from './instance-parts.ts'
import { noLimits } from './no-limits.ts'
import { patience } from './patience.ts'
import { testConfig } from './test-config.ts'
import { testPayments } from './test-payments.ts'

/**
 * Commands from the parent, one answer each; `die-at` kills the process the next time it reaches a point, without an
 * answer.
 */
export type ChildOrder =
  | { do: 'listen'; port: number }
  | { do: 'die-at'; point: StopPoint }
  | { do: 'reconcile' }
  | { do: 'stop' }

export type ChildSettings = {
  databaseUrl: string
  payment: Config['payment']
  limits: Partial<PaymentLimits>
}

/**
 * The shop's app as a process that a test can kill, on a database and a stand-in of its parent. It serves the same
 * routes with the same parts as `main.ts`; only limits are overridden.
 */
const { databaseUrl, payment, limits }: ChildSettings = JSON.parse(process.argv[2] ?? '')
const config = testConfig({ payment })
const { close, ...connection } = connect(databaseUrl, patience)
const payments = testPayments(
  connection.db,
  { payment },
  {
    // The circuit breaker has its own tests: here every call is made.
    provider: createMidtransProvider({ ...payment, circuit: { failures: 1_000, windowMs: 1, openMs: 1 } }),
    rules: paymentRules(payment.mode, limits),
  },
)
const app = await buildApp(instanceParts(connection, config, { payments, limits: noLimits }))
// The interval is so long that rounds run only when the parent asks.
const reconciler = startReconciler(payments, 24 * 60 * 60_000)

const obey = async (order: ChildOrder): Promise<unknown> => {
  switch (order.do) {
    case 'listen':
      return app.listen({ host: '127.0.0.1', port: order.port })
    case 'die-at':
      payments.stopAt = async (point) => {
        if (point === order.point) process.kill(process.pid, 'SIGKILL')
      }
      return 'armed'
    case 'reconcile':
      await reconciler.run()
      return 'reconciled'
    case 'stop':
      await Promise.all([app.close(), reconciler.stop()])
      await close()
      return 'stopped'
  }
}
process.on('message', (order: ChildOrder) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error) => process.send?.({ error: String(error) }),
  )
})
process.once('disconnect', () => process.exit())
process.send?.({ answer: 'ready' })
