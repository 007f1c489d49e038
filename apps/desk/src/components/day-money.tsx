import type { DaySummaryView } from '@dimsum/contract/day-summary'
import { Say } from '@dimsum/ui/say.tsx'
import { moneyTable as words } from '@dimsum/words/desk/cash'
import { MoneyTable } from './money-table.tsx'
import { paymentMethodWord } from './payment-method-word.ts'

/** A day's money by method and by person. */
export function DayMoney({ methods, people }: Pick<DaySummaryView, 'methods' | 'people'>) {
  if (methods.length === 0)
    return (
      <p className="text-kecap-700">
        <Say>{words.none}</Say>
      </p>
    )
  return (
    <div className="grid gap-5">
      <p className="text-small text-kecap-700">
        <Say>{words.about}</Say>
      </p>
      <MoneyTable
        caption={words.byMethod}
        heading={words.method}
        rows={methods.map((row) => ({
          key: row.method,
          name: <Say>{paymentMethodWord(row.method)}</Say>,
          ...row,
        }))}
      />
      <MoneyTable
        caption={words.byPerson}
        heading={words.person}
        rows={people.map((row) => ({
          key: row.person ?? '',
          name: row.person === null ? <Say>{words.online}</Say> : <bdi>{row.person}</bdi>,
          ...row,
        }))}
      />
    </div>
  )
}
