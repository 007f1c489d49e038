import type { DaySummaryView } from '@dimsum/contract/day-summary'
import { formatRupiah } from '@dimsum/domain/money'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import { moneyTable as words } from '@dimsum/words/desk/cash'
import type { Sentence } from '@dimsum/words/sentence'
import { type ReactNode, useId } from 'react'
import { paymentMethodWord } from '../../components/payment-method-word.ts'

/** A day's money by method and by person: net, and below it received and given back. */
export function DayMoney({ methods, people }: Pick<DaySummaryView, 'methods' | 'people'>) {
  if (methods.length === 0) return <Say.p className="text-kecap-700">{words.none}</Say.p>
  return (
    <div className="grid gap-5">
      <Say.p className="text-small text-kecap-700">{words.about}</Say.p>
      <MoneyList
        title={words.byMethod}
        rows={methods.map((row) => ({ ...row, name: <Say>{paymentMethodWord(row.method)}</Say> }))}
      />
      <MoneyList
        title={words.byPerson}
        rows={people.map((row) => ({
          ...row,
          name: row.person === null ? <Say>{words.online}</Say> : <bdi>{row.person}</bdi>,
        }))}
      />
    </div>
  )
}

type MoneyRow = { name: ReactNode; received: number; givenBack: number }

function MoneyList({ title, rows }: { title: Sentence; rows: readonly MoneyRow[] }) {
  const id = useId()
  return (
    <div>
      <Say.h3 id={id} className="font-bold">
        {title}
      </Say.h3>
      <ul aria-labelledby={id}>
        {rows.map(({ name, received, givenBack }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index.
          <li key={place} className="border-b border-garis py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Price amount={received - givenBack} className="font-bold" />
            </p>
            <Say.p className="text-small text-kecap-700">
              {analytics.receivedAndGiven(formatRupiah(received), formatRupiah(givenBack))}
            </Say.p>
          </li>
        ))}
      </ul>
    </div>
  )
}
