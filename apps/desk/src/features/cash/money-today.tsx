import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { moneyTable, pastShifts } from '@dimsum/words/desk/cash'
import { useQuery } from '@tanstack/react-query'
import { daySummaryQuery } from '../../api/notifications.ts'
import { DayMoney } from '../../components/day-money.tsx'

/** Today's money of everyone, for the owner. */
export function MoneyToday() {
  const { data: summary, error, refetch } = useQuery(daySummaryQuery)
  if (!summary && !error) return null
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-[1.25rem] leading-7 font-bold">
        <Say>{moneyTable.today}</Say>
      </h2>
      {error && (
        <InlineAlert title={pastShifts.notLoaded}>
          <p>
            <Say>{errorMessage(error)}</Say>
          </p>
          <Button variant="outline" className="mt-3" onClick={() => refetch()}>
            <Say>{pastShifts.tryAgain}</Say>
          </Button>
        </InlineAlert>
      )}
      {summary && <DayMoney {...summary} />}
    </Card>
  )
}
