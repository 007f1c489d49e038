import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import type { ReactNode } from 'react'

/** Shown instead of a list without entries. */
export function EmptyList({ title, children }: { title: MessageNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <SteamerMark empty className="size-20 text-garis-kuat" />
      <Say.p className="text-title font-bold">{title}</Say.p>
      {children}
    </div>
  )
}
