import type { ReactNode } from 'react'

type FigureTileProps = { name: ReactNode; value: ReactNode; note?: ReactNode }

/** One figure with its name, for a `<dl>`; `note` says what it means or compares it. */
export function FigureTile({ name, value, note }: FigureTileProps) {
  return (
    <div className="rounded-card border border-garis bg-white p-4 sm:p-5">
      <dt className="text-small font-medium text-kecap-600">{name}</dt>
      <dd className="mt-1 text-kpi font-extrabold whitespace-nowrap">{value}</dd>
      {note && <dd className="mt-1 text-small text-kecap-700">{note}</dd>}
    </div>
  )
}
