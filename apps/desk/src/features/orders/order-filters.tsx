import { Button } from '@dimsum/ui/button.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { orderFilters } from '@dimsum/words/desk/order-list'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { everyOrder, type OrderFilters } from '../../api/orders.ts'
import { SearchField } from '../../components/search-field.tsx'

type OrderFilterBarProps = {
  filters: OrderFilters
  onNarrow: (part: Partial<Omit<OrderFilters, 'page'>>) => void
  /** Placed beside the search on phones, above the filters on a laptop. */
  children: ReactNode
}

const payments = ['all', 'paid', 'unpaid'] as const
const { all, delivered: delivery, pickup } = orderFilters

/** Search and further filters. On a phone the filters are collapsed, to leave room for orders. */
export function OrderFilterBar({ filters, onNarrow, children }: OrderFilterBarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  /** Also where a link chose them. */
  const hasDeposits = useShopConfig()?.payment.deposit != null || filters.payment === 'deposit'
  const folded = (['payment', 'delivery', 'deliveryDate'] as const).filter(
    (name) => filters[name] !== everyOrder[name],
  )
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-end lg:gap-4">
      <SearchField
        name="search"
        label={orderFilters.search}
        placeholder={orderFilters.searchExample}
        data-shortcut="search"
        value={filters.search}
        onSearch={(search) => onNarrow({ search })}
      />
      <div className="grid grid-pair gap-2 lg:hidden">
        <Button
          icon={SlidersHorizontal}
          variant="outline"
          size="xl"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="px-3!"
        >
          {folded.length > 0 ? orderFilters.filterCount(folded.length) : orderFilters.filter}
        </Button>
        {children}
      </div>
      <div id={id} className={`gap-3 sm:grid-cols-3 lg:grid ${open ? 'grid' : 'hidden'}`}>
        <SelectField
          name="payment"
          label={orderFilters.payment}
          value={filters.payment}
          onChange={({ target }) => onNarrow({ payment: target.value as OrderFilters['payment'] })}
        >
          <Options names={orderFilters} of={hasDeposits ? [...payments, 'deposit'] : payments} />
        </SelectField>
        <SelectField
          name="delivery"
          label={orderFilters.delivery}
          value={filters.delivery}
          onChange={({ target }) => onNarrow({ delivery: target.value as OrderFilters['delivery'] })}
        >
          <Options names={{ all, delivery, pickup }} />
        </SelectField>
        <TextField
          name="deliveryDate"
          type="date"
          label={orderFilters.deliveryDate}
          value={filters.deliveryDate}
          onChange={({ target }) => onNarrow({ deliveryDate: target.value })}
        />
      </div>
    </div>
  )
}
