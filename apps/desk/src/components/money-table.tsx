import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { moneyTable as words } from '@dimsum/words/desk/cash'
import type { Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'

export type MoneyRow = { key: string; name: ReactNode; received: number; givenBack: number }

/** Money received, given back and net, one row per method or person. */
export function MoneyTable({
  caption,
  heading,
  rows,
}: {
  caption: Sentence
  heading: Sentence
  rows: readonly MoneyRow[]
}) {
  const cell = 'py-2 pl-3 text-right'
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="pb-1 text-left font-bold">
        <Say>{caption}</Say>
      </caption>
      <thead>
        <tr className="border-b border-garis text-kecap-600">
          <th scope="col" className="py-2 text-left">
            <Say>{heading}</Say>
          </th>
          {[words.received, words.givenBack, words.net].map((column) => (
            <th key={column.en} scope="col" className={cell}>
              <Say>{column}</Say>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, received, givenBack }) => (
          <tr key={key} className="border-b border-garis">
            <th scope="row" className="py-2 text-left font-medium wrap-anywhere">
              {name}
            </th>
            {[received, givenBack, received - givenBack].map((amount, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
              <td key={column} className={cell}>
                <Price amount={amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
