import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { responseLog } from '@dimsum/words/desk/operator'
import type { Message } from '@dimsum/words/sentence'
import { useState } from 'react'

type Entry = { id: number; at: string; message: Message }

/** Server responses with their times, newest first. */
export function useResponseLog() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const add = (message: Message) =>
    setEntries((all) =>
      [{ id: (all[0]?.id ?? 0) + 1, at: new Date().toISOString(), message }, ...all].slice(0, 20),
    )
  return { entries, add }
}

export function ResponseLog({ entries }: { entries: readonly Entry[] }) {
  const text = useText()
  return (
    <Card className="p-5">
      <Say.h2 className="text-title font-bold">{responseLog.title}</Say.h2>
      <div role="log" aria-label={text(responseLog.title)} className="mt-2 grid min-h-12 gap-2">
        {entries.length === 0 && <Say.p className="text-kecap-600">{responseLog.empty}</Say.p>}
        {entries.map((entry) => (
          <p key={entry.id} className="wrap-anywhere">
            <span className="text-small text-kecap-600">
              <ShopDate at={entry.at} format="short-time" />
            </span>{' '}
            <code>
              <Say>{entry.message}</Say>
            </code>
          </p>
        ))}
      </div>
    </Card>
  )
}
