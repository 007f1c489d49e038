import type { DaySummaryView } from '@dimsum/contract/day-summary'
import type { DaySummary } from '@dimsum/domain/day-summary'
import { rupiahFromWire } from '@dimsum/domain/money'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { dayFigures } from '@dimsum/words/desk/day-summary'
import { sendByWhatsapp } from '@dimsum/words/desk/notifications'
import { teamPush } from '@dimsum/words/desk/team-push'
import { useQuery } from '@tanstack/react-query'
import { daySummaryQuery } from '../../api/notifications.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { NotLoaded } from '../../components/query-state.tsx'

/** Summary of today, ready to share; the same text is sent at closing time. */
export function DaySummaryCard() {
  const query = useQuery(daySummaryQuery)
  const summary = query.data
  if (!summary && !query.isError) return null
  return (
    <Card className="grid gap-4 p-5">
      <CardTitle title={teamPush.summary} />
      {summary ? (
        <>
          <Say.p className="whitespace-pre-line">{dayFigures(inRupiah(summary))}</Say.p>
          <div>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(summary.text)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle({ variant: 'outline' })}
            >
              <Say>{sendByWhatsapp}</Say>
            </a>
          </div>
        </>
      ) : (
        <NotLoaded query={query} />
      )}
    </Card>
  )
}

const inRupiah = ({ received, givenBack, unpaid, ...summary }: DaySummaryView): DaySummary => ({
  ...summary,
  received: received.map((sum) => ({ ...sum, amount: rupiahFromWire(sum.amount) })),
  givenBack: rupiahFromWire(givenBack),
  unpaid: { ...unpaid, amount: rupiahFromWire(unpaid.amount) },
})
