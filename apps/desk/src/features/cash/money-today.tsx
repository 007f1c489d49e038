import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { moneyTable } from '@dimsum/words/desk/cash'
import { useQuery } from '@tanstack/react-query'
import { daySummaryQuery } from '../../api/notifications.ts'
import { DayMoney } from '../../components/day-money.tsx'

/** Today's money of everyone, for the owner. */
export function MoneyToday() {
  const summary = useQuery(daySummaryQuery).data
  if (!summary) return null
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-[1.25rem] leading-7 font-bold">
        <Say>{moneyTable.today}</Say>
      </h2>
      <DayMoney {...summary} />
    </Card>
  )
}
