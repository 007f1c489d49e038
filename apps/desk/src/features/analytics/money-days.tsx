import type { MoneyOfDay, RevenueTotal } from '@dimsum/contract/revenue'
import { wibDay } from '@dimsum/domain/wib-date'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { dates } from '@dimsum/words/dates'
import { moneyTable as words } from '@dimsum/words/desk/cash'
import type { Sentence } from '@dimsum/words/sentence'
import { daysOf, type RevenueDays, readMoneyFile } from '../../api/revenue.ts'
import { DownloadButton } from '../../components/download-button.tsx'
import { paymentMethodWord } from '../../components/payment-method-word.ts'
import { FigureTable } from './figure-table.tsx'

type MoneyDaysProps = {
  rows: readonly MoneyOfDay[]
  deposits: RevenueTotal['deposits']
  days: RevenueDays
  scope: Sentence
}

/** Money received and given back by day and method, beside the revenue, as table and CSV; and the deposits held now. */
export function MoneyDays({ rows, deposits, days, scope }: MoneyDaysProps) {
  const { from, to } = daysOf(days, wibDay(new Date()))
  const hasDeposits = rows.some((row) => row.deposits !== undefined)
  return (
    <Card className="p-5">
      <Say.h2 className="text-title font-bold">{words.byDay}</Say.h2>
      <Say.p className="mt-1 text-small text-kecap-700">{scope}</Say.p>
      <Say.p className="mt-1 text-small text-kecap-700">{words.about}</Say.p>
      {deposits && deposits.held > 0 && (
        <p className="mt-3">
          <Say parts={{ amount: <Price amount={deposits.held} className="font-bold" /> }}>{words.held}</Say>{' '}
          <RouteLink
            href="/admin?tab=orders&payment=deposit"
            className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline"
          >
            {words.ordersWithDeposit(deposits.orders)}
          </RouteLink>
        </p>
      )}
      {deposits && deposits.kept > 0 && (
        <Say.p className="mt-1" parts={{ amount: <Price amount={deposits.kept} className="font-bold" /> }}>
          {words.kept}
        </Say.p>
      )}
      {rows.length === 0 ? (
        <Say.p className="mt-3">{words.none}</Say.p>
      ) : (
        <FigureTable
          caption={words.byDay}
          columns={[
            ...[words.day, words.method, words.received, words.givenBack, words.net],
            ...(hasDeposits ? [words.deposits] : []),
          ]}
          rows={rows.map(({ date, method, received, givenBack, deposits: part = 0 }) => ({
            key: `${date} ${method}`,
            cells: [
              <Say key="day">{dates.dayShort(date)}</Say>,
              <Say key="method">{paymentMethodWord(method)}</Say>,
              <Price key="received" amount={received} />,
              <Price key="givenBack" amount={givenBack} />,
              <Price key="net" amount={received - givenBack} />,
              ...(hasDeposits ? [<Price key="deposits" amount={part} />] : []),
            ],
          }))}
        />
      )}
      <DownloadButton
        label={words.download}
        file={{ name: `uang-${from}-${to}.csv`, read: () => readMoneyFile(days) }}
        className="mt-3"
      />
    </Card>
  )
}
