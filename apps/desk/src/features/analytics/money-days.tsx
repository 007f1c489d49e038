import type { MoneyOfDay } from '@dimsum/contract/revenue'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { dates } from '@dimsum/words/dates'
import { moneyTable as words } from '@dimsum/words/desk/cash'
import type { Sentence } from '@dimsum/words/sentence'
import { moneyFilePath, type RevenueDays } from '../../api/revenue.ts'
import { paymentMethodWord } from '../../components/payment-method-word.ts'
import { FigureTable } from './figure-table.tsx'

type MoneyDaysProps = { rows: readonly MoneyOfDay[]; days: RevenueDays; scope: Sentence; className?: string }

/** Money received and given back by day and method, beside the revenue, as table and CSV. */
export function MoneyDays({ rows, days, scope, className = '' }: MoneyDaysProps) {
  return (
    <Card className={`p-5 ${className}`}>
      <h2 className="text-title font-bold">
        <Say>{words.byDay}</Say>
      </h2>
      <p className="mt-1 text-small text-kecap-700">
        <Say>{scope}</Say>
      </p>
      <p className="mt-1 text-small text-kecap-700">
        <Say>{words.about}</Say>
      </p>
      {rows.length === 0 ? (
        <p className="mt-3">
          <Say>{words.none}</Say>
        </p>
      ) : (
        <FigureTable
          caption={words.byDay}
          columns={[words.day, words.method, words.received, words.givenBack, words.net]}
          rows={rows.map(({ date, method, received, givenBack }) => ({
            key: `${date} ${method}`,
            cells: [
              <Say key="day">{dates.dayShort(date)}</Say>,
              <Say key="method">{paymentMethodWord(method)}</Say>,
              <Price key="received" amount={received} />,
              <Price key="givenBack" amount={givenBack} />,
              <Price key="net" amount={received - givenBack} />,
            ],
          }))}
        />
      )}
      <a href={moneyFilePath(days)} download className={`mt-3 ${buttonStyle({ variant: 'outline' })}`}>
        <Say>{words.download}</Say>
      </a>
    </Card>
  )
}
