import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { daySummaryQuery } from '../../api/notifications.ts'

/** Today so far, in the words that are sent at closing time, ready to be passed on. */
export function DaySummaryCard() {
  const summary = useQuery(daySummaryQuery).data
  if (!summary) return null
  const [, ...lines] = summary.text.split('\n')
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-[1.25rem] leading-7 font-bold">Ringkasan hari ini</h2>
      <p className="whitespace-pre-line">{lines.join('\n')}</p>
      <div>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(summary.text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'outline' })}
        >
          Kirim lewat WhatsApp
        </a>
      </div>
    </Card>
  )
}
