import { Card } from '@dimsum/ui/card.tsx'
import { moneyTable, pastShifts } from '@dimsum/words/desk/cash'
import { useQuery } from '@tanstack/react-query'
import { daySummaryQuery } from '../../api/notifications.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { DayMoney } from './day-money.tsx'

/** Today's money of everyone, for the owner. */
export function MoneyToday() {
  const { data: summary, error, refetch } = useQuery(daySummaryQuery)
  if (!summary && !error) return null
  return (
    <Card className="grid gap-3 p-5">
      <CardTitle title={moneyTable.today} />
      {error && <NotLoaded title={pastShifts.notLoaded} query={{ error, refetch }} />}
      {summary && <DayMoney {...summary} />}
    </Card>
  )
}
