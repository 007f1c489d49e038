import type { Order } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { Price } from '@dimsum/web/components/price.tsx'
import { HalalBadge } from '../../components/halal-badge.tsx'

/** Said outright: a browser may forget that a table is one once its parts are laid out as blocks. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const columns = ['Item', 'Jumlah', 'Harga Satuan', 'Total'] as const

/** The lines of the invoice. Under 480 px each row is stacked with its labels in sight, and is still a table row. */
export function InvoiceItems({ order }: { order: Order }) {
  const [item, quantity, unitPrice, total] = columns
  return (
    <table {...as.table} aria-label="Rincian pesanan" className="invoice-items mt-6 w-full">
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          {columns.map((column) => (
            <th key={column} {...as.columnheader} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {orderLines(order).map((line) => (
          <tr key={line.packageType} {...as.row}>
            <td {...as.cell} data-label={item}>
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{line.name}</span>
                <HalalBadge text="Halal" />
              </span>
            </td>
            <td {...as.cell} data-label={quantity}>
              {line.quantity}
            </td>
            <td {...as.cell} data-label={unitPrice}>
              <Price amount={line.unitPrice} />
            </td>
            <td {...as.cell} data-label={total}>
              <Price amount={line.total} className="font-bold" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
