import type { SystemStatus } from '@dimsum/contract/system-status'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { readiness } from '@dimsum/words/desk/system-status'
import { YesNo } from './yes-no.tsx'

/** Three requirements for real payments; a missing one explains the fix. */
export function ReadinessChecklist({ status: { midtrans, database } }: { status: SystemStatus }) {
  const items = [
    {
      name: readiness.mode,
      done: midtrans.isProduction,
      fix: readiness.modeFix,
    },
    {
      name: readiness.keys,
      done: midtrans.isProduction && midtrans.hasServerKey && midtrans.hasClientKey,
      fix: readiness.keysFix,
    },
    {
      name: readiness.database,
      done: database.connected,
      fix: readiness.databaseFix,
    },
  ]
  return (
    <Card className="p-5">
      <Say.h2 className="mb-3 text-title font-bold">{readiness.title}</Say.h2>
      <ul className="grid gap-3">
        {items.map(({ name, done, fix }) => (
          <li key={name.en}>
            <YesNo value={done} yes={name} no={name} />
            {!done && <Say.p className="pl-7 text-small text-kecap-700">{fix}</Say.p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
