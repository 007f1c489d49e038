import type { SystemStatus } from '@dimsum/contract/system-status'
import { Card } from '@dimsum/ui/card.tsx'
import { YesNo } from './yes-no.tsx'

/** Three things between this shop and real money; what is missing says how to fix it. */
export function ReadinessChecklist({ status: { midtrans, database } }: { status: SystemStatus }) {
  const items = [
    {
      name: 'Production mode enabled',
      done: midtrans.isProduction,
      fix: 'Set PAYMENT_MODE=production and start the shop again.',
    },
    {
      name: 'Production API keys configured',
      done: midtrans.isProduction && midtrans.hasServerKey && midtrans.hasClientKey,
      fix: 'Set MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY to the production keys of your Midtrans dashboard.',
    },
    {
      name: 'Database connection active',
      done: database.connected,
      fix: 'Look at the log of the shop: it says why PostgreSQL cannot be reached.',
    },
  ]
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-title font-bold">Production Readiness Checklist</h2>
      <ul className="grid gap-3">
        {items.map(({ name, done, fix }) => (
          <li key={name}>
            <YesNo value={done} yes={name} no={name} />
            {!done && <p className="pl-7 text-small text-kecap-700">{fix}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
