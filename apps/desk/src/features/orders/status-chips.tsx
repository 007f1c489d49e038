import type { OrderList } from '@dimsum/contract/orders'
import { orderStatuses } from '@dimsum/domain/order-status'
import { Say } from '@dimsum/ui/say.tsx'
import { StatusGlyph } from '@dimsum/web/components/status-glyph.tsx'
import { orderFilters } from '@dimsum/words/desk/order-list'
import { statusBadge } from '@dimsum/words/order-status'
import type { OrderFilters } from '../../api/orders.ts'

type StatusChipsProps = {
  chosen: OrderFilters['status']
  /** Orders per status that match the other filters and the search; undefined until loaded. */
  fitting: OrderList['fitting'] | undefined
  onChoose: (status: OrderFilters['status']) => void
}

/** Filter buttons for all and each status, with counts. One row that scrolls sideways on phones. */
export function StatusChips({ chosen, fitting, onChoose }: StatusChipsProps) {
  const counts = fitting?.counts
  const all = counts && orderStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <Say.legend className="sr-only">{orderFilters.status}</Say.legend>
      <div className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap lg:gap-1.5">
        {(['all', ...orderStatuses] as const).map((status) => (
          <label
            key={status}
            className="relative inline-flex min-h-12 items-center gap-2 rounded-pill border border-garis-kuat bg-white px-3.5 font-bold lg:gap-1.5 lg:px-2.5 lg:text-small has-checked:border-pandan-700 has-checked:bg-pandan-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-kecap-900"
          >
            <input
              type="radio"
              name="status"
              value={status}
              checked={status === chosen}
              onChange={() => onChoose(status)}
              className="sr-only"
            />
            {status !== 'all' && <StatusGlyph status={status} />}
            <Say.span>{status === 'all' ? orderFilters.all : statusBadge[status]}</Say.span>
            {/* Reserves its width until the count is known, so that the chips do not move. */}
            <span className="min-w-[1ch] font-medium">
              {status === 'all' ? all : counts?.[status]}
              {fitting?.isExact === false && '+'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
