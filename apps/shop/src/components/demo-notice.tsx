import { Badge } from '@dimsum/ui/badge.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { demoNotice } from '@dimsum/words/shop/payment-demo'

/** Shown on every payment screen in demo mode: no money moves. */
export function DemoNotice() {
  const text = useText()
  return (
    <div
      role="note"
      aria-label={text(demoNotice.badge)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-kunyit-500 bg-kunyit-100 p-4 text-kunyit-800"
    >
      <Badge tone="popular">{demoNotice.badge}</Badge>
      <Say.p className="min-w-0 flex-1 basis-56 font-medium">{demoNotice.noMoney}</Say.p>
    </div>
  )
}
