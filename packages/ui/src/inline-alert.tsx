import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageNode, Say } from './say.tsx'

/** A message that stays in its place, unlike a toast. `danger` interrupts a screen reader, `note` does not. */
export function InlineAlert({
  tone = 'danger',
  title,
  detail,
  children,
}: {
  tone?: 'danger' | 'note'
  title: MessageNode
  detail?: MessageNode
  children?: ReactNode
}) {
  const Icon = tone === 'danger' ? CircleAlert : Info
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={`flex flex-wrap gap-x-3 rounded-input p-[min(1rem,5vw)] ${tone === 'danger' ? 'bg-cabai-100 text-cabai-700' : 'bg-kunyit-100 text-kunyit-800'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      {/* Large text leaves no room beside the icon, so the text goes below it. */}
      <div className="min-w-0 flex-[1_1_8rem]">
        <Say.p className="font-bold">{title}</Say.p>
        {detail && <Say.p>{detail}</Say.p>}
        {children}
      </div>
    </div>
  )
}
