import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** One figure with its name; `note` says what it means or compares it. */
export function FigureTile({ name, value, note }: { name: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <Card className="p-5">
      <dt className="text-small font-medium text-kecap-600">{name}</dt>
      <dd className="mt-1 text-kpi font-extrabold">{value}</dd>
      {note && <dd className="mt-1 text-small text-kecap-700">{note}</dd>}
    </Card>
  )
}
