import type { Order } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { orderFacts } from '@dimsum/words/order-facts'
import { ownText } from '@dimsum/words/sentence'
import { invoice } from '@dimsum/words/shop/invoice'
import { HalalBadge } from '../../components/halal-badge.tsx'

/** Explicit table roles: browsers drop the implicit ones when CSS lays out table parts as blocks. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const columns = [invoice.item, invoice.quantity, invoice.unitPrice, orderFacts.total] as const

/** Lines of the invoice. Under 480 px each row is stacked with visible labels and keeps its table role. */
export function InvoiceItems({ order }: { order: Order }) {
  const text = useText()
  const [item, quantity, unitPrice, total] = columns.map(text)
  return (
    <table {...as.table} aria-label={text(orderFacts.details)} className="invoice-items mt-6 w-full">
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          {columns.map((column) => (
            <Say.th key={column.id} {...as.columnheader} scope="col">
              {column}
            </Say.th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {orderLines(order).map((line) => (
          <tr key={`${line.packageType} ${line.options}`} {...as.row}>
            <td {...as.cell} data-label={item}>
              <span className="flex flex-wrap items-center gap-2">
                <Say.span className="font-medium">{ownText(line.name)}</Say.span>
                <HalalBadge text={invoice.halal} />
              </span>
              <LineChoices choices={line.choices} />
            </td>
            <td {...as.cell} data-label={quantity}>
              {line.quantity}
            </td>
            <td {...as.cell} data-label={unitPrice}>
              <Price amount={line.unitPrice} className="ml-auto" />
            </td>
            <td {...as.cell} data-label={total}>
              <Price amount={line.total} className="ml-auto font-bold" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
