import { type OrderStatus, orderStatuses, statusBadge } from '@dimsum/domain/order-status'
import type { OrderFilters } from '../../api/admin-orders.ts'
import { StatusGlyph } from '../../components/status-glyph.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { OrderSearch } from './order-search.tsx'

type OrderFilterBarProps = {
  filters: OrderFilters
  /** Orders in each status, of the whole shop; absent until known. */
  counts: Partial<Record<OrderStatus, number>> | undefined
  onNarrow: (part: Partial<Omit<OrderFilters, 'page'>>) => void
}

/** Search, the seven status chips with their counts, payment and delivery. */
export function OrderFilterBar({ filters, counts, onNarrow }: OrderFilterBarProps) {
  const all = counts && orderStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr_1fr]">
        <OrderSearch value={filters.search} onSearch={(search) => onNarrow({ search })} />
        <SelectField
          name="payment"
          label="Payment"
          value={filters.payment}
          onChange={({ target }) => onNarrow({ payment: target.value as OrderFilters['payment'] })}
        >
          <option value="all">All</option>
          <option value="paid">Paid</option>
          <option value="unpaid">Pending Payment</option>
        </SelectField>
        <SelectField
          name="delivery"
          label="Delivery"
          value={filters.delivery}
          onChange={({ target }) => onNarrow({ delivery: target.value as OrderFilters['delivery'] })}
        >
          <option value="all">All</option>
          <option value="delivery" lang="id">
            Diantar
          </option>
          <option value="pickup">Pickup</option>
        </SelectField>
      </div>
      <fieldset className="-mx-4 overflow-x-auto px-4">
        <legend className="sr-only">Status</legend>
        <div className="flex w-max gap-2 py-1">
          <StatusChip status="all" count={all} checked={filters.status === 'all'} onNarrow={onNarrow} />
          {orderStatuses.map((status) => (
            <StatusChip
              key={status}
              status={status}
              count={counts && (counts[status] ?? 0)}
              checked={filters.status === status}
              onNarrow={onNarrow}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function StatusChip({
  status,
  count,
  checked,
  onNarrow,
}: {
  status: OrderStatus | 'all'
  count: number | undefined
  checked: boolean
  onNarrow: OrderFilterBarProps['onNarrow']
}) {
  return (
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-pill border border-garis-kuat bg-white px-4 font-bold has-checked:border-pandan-700 has-checked:bg-pandan-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="status"
        value={status}
        checked={checked}
        onChange={() => onNarrow({ status })}
        className="sr-only"
      />
      {status !== 'all' && <StatusGlyph status={status} />}
      <span lang={status === 'all' ? undefined : 'id'}>{status === 'all' ? 'All' : statusBadge[status]}</span>
      {count !== undefined && <span className="font-medium">{count}</span>}
    </label>
  )
}
