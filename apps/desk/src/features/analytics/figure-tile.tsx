import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'

type FigureTileProps = { name: Message; value: MessageNode; note?: MessageNode }

/** One labelled figure of a `<dl>`; `note` explains or compares it. */
export function FigureTile({ name, value, note }: FigureTileProps) {
  return (
    <div className="@container rounded-card border border-garis bg-white p-4 sm:p-5">
      <Say.dt className="text-small font-medium text-kecap-600">{name}</Say.dt>
      <Say.dd className="mt-1 text-[length:min(var(--text-kpi),12.5cqi)] leading-(--text-kpi--line-height) font-extrabold whitespace-nowrap">
        {value}
      </Say.dd>
      {note && <Say.dd className="mt-1 text-small text-kecap-700">{note}</Say.dd>}
    </div>
  )
}
