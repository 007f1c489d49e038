import { formatDateTimeShort } from '@dimsum/domain/wib-date'
import { Card } from '@dimsum/ui/card.tsx'
import { useState } from 'react'

type Entry = { id: number; at: string; text: string }

/** What the server answered, newest first, with its time. */
export function useResponseLog() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const add = (text: string) =>
    setEntries((all) => [{ id: all.length, at: new Date().toISOString(), text }, ...all].slice(0, 20))
  return { entries, add }
}

export function ResponseLog({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card className="p-5">
      <h2 className="text-title font-bold">Response</h2>
      <div role="log" aria-label="Response" className="mt-2 grid min-h-12 gap-2">
        {entries.length === 0 && <p className="text-kecap-600">Nothing sent yet.</p>}
        {entries.map((entry) => (
          <p key={entry.id} className="wrap-anywhere">
            <time dateTime={entry.at} className="text-small text-kecap-600">
              {formatDateTimeShort(entry.at)}
            </time>{' '}
            <code>{entry.text}</code>
          </p>
        ))}
      </div>
    </Card>
  )
}
