import type { AdminOrder } from '@dimsum/contract/orders'
import { Say, useLang, useText } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { orderList } from '@dimsum/words/desk/order-list'
import { orderTable } from '@dimsum/words/desk/order-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { OrderFilters } from '../../../api/orders.ts'
import { columnStyle, orderColumns } from './order-columns.tsx'
import { OrderRow } from './order-row.tsx'
import { rowKeys } from './row-keys.ts'
import type { useSelectedOrders } from './use-selected-orders.ts'

type OrderTableProps = {
  orders: readonly AdminOrder[]
  currentId: number | undefined
  chosen: ReturnType<typeof useSelectedOrders>
  sort: OrderFilters['sort']
  /** `undefined` when the server supports a single sort order only. */
  onSort: ((sort: OrderFilters['sort']) => void) | undefined
  onShow: (id: number) => void
  onOpen: () => void
}

/** A dense table with one row per order, for mouse and keyboard. */
export function OrderTable({ orders, currentId, chosen, sort, onSort, onShow, onOpen }: OrderTableProps) {
  const title = useText()(orderList.title)
  const now = useNow()
  const keys = rowKeys({
    onChoose: chosen.choose,
    onToggle: chosen.toggle,
    onAll: () => chosen.choose(...orders.map(({ id }) => id)),
    onClear: chosen.clear,
    onOpen,
  })
  return (
    <div className="overflow-x-auto rounded-input border border-garis bg-white">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose lines are moved through and chosen is a grid */}
      <table role="grid" aria-label={title} aria-multiselectable className="w-full text-small tabular-nums">
        <thead className="bg-santan-100 text-left">
          <tr className="h-7.5 bg-inherit">
            <th scope="col" className="w-8 border-l-4 border-transparent px-1">
              <AllBox chosen={chosen.chosen.length} all={orders.length} onToggle={chosen.toggleAll} />
            </th>
            <NumberHeading sort={sort} onSort={onSort} />
            {orderColumns.map((column) => (
              <Say.th key={column.heading.en} scope="col" className={columnStyle(column)}>
                {column.heading}
              </Say.th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={keys}>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              now={now}
              isCurrent={order.id === currentId}
              isChosen={chosen.has(order.id)}
              onShow={() => onShow(order.id)}
              onChoose={() => chosen.toggle(order.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Sorting by number is sorting by time of order. */
function NumberHeading({ sort, onSort }: Pick<OrderTableProps, 'sort' | 'onSort'>) {
  const isOldest = sort === 'oldest'
  const Arrow = isOldest ? ArrowUp : ArrowDown
  return (
    <th scope="col" className="px-1" aria-sort={isOldest ? 'ascending' : 'descending'}>
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort(isOldest ? 'newest' : 'oldest')}
          className="inline-flex h-6.5 items-center gap-1 font-bold underline underline-offset-4"
        >
          <Say>{orderTable.order}</Say>
          <Arrow aria-hidden="true" className="size-4" strokeWidth={2} />
        </button>
      ) : (
        <Say>{orderTable.order}</Say>
      )}
    </th>
  )
}

function AllBox({ chosen, all, onToggle }: { chosen: number; all: number; onToggle: () => void }) {
  const text = useText()
  const lang = useLang()
  return (
    <input
      type="checkbox"
      aria-label={text(orderTable.selectAll)}
      lang={lang(orderTable.selectAll)}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < all
      }}
      checked={chosen > 0 && chosen === all}
      onChange={onToggle}
      className="block size-6 accent-pandan-700"
    />
  )
}
