import type { AdminOrder } from '@dimsum/contract/orders'
import { useLang, useText } from '@dimsum/ui/say.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { statusLook } from '@dimsum/web/components/status-look.ts'
import { orderTable } from '@dimsum/words/desk/order-table'
import { useChangeStatus } from '../use-change-status.ts'
import { columnStyle, orderColumns } from './order-columns.tsx'

type OrderRowProps = {
  order: AdminOrder
  now: Date
  /** The row whose details are shown; the only one in the Tab sequence (roving tabindex). */
  isCurrent: boolean
  isChosen: boolean
  onShow: () => void
  onChoose: () => void
}

/** One row. Its controls are in the Tab sequence only while it is the current row. */
export function OrderRow({ order, now, isCurrent, isChosen, onShow, onChoose }: OrderRowProps) {
  const moving = useChangeStatus(order)
  const text = useText()
  const lang = useLang()
  return (
    <tr
      data-order={order.id}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isCurrent || undefined}
      onFocus={onShow}
      onClick={onShow}
      className="h-7.5 cursor-default border-b border-garis scroll-mt-20 scroll-mb-24 bg-white -outline-offset-2 hover:bg-santan-100 aria-selected:bg-kunyit-100 aria-[current]:bg-pandan-100"
    >
      <td className={`w-8 border-l-4 ${statusLook[moving.status].edge}`}>
        <input
          type="checkbox"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={text(orderTable.select(order.id))}
          lang={lang(orderTable.select(order.id))}
          checked={isChosen}
          onChange={onChoose}
          className="mx-auto block size-6 accent-pandan-700"
        />
      </td>
      <th scope="row" className="px-1 text-left font-extrabold">
        <OrderNumber id={order.id} />
      </th>
      {orderColumns.map((column) => (
        <td key={column.heading.en} className={`whitespace-nowrap ${columnStyle(column)}`}>
          <column.cell order={order} moving={moving} now={now} />
        </td>
      ))}
    </tr>
  )
}
