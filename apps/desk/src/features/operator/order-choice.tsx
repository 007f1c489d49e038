import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { paidOrNot } from '@dimsum/words/payment-method'
import { useQuery } from '@tanstack/react-query'
import { everyOrder, orderListQuery } from '../../api/orders.ts'

const other = 'other'

type OrderChoiceProps = {
  /** Order number as typed or chosen. */
  value: string
  error: string
  onChange: (value: string) => void
}

/** Picks one of the latest orders, or takes the number of an older one. */
export function OrderChoice({ value, error, onChange }: OrderChoiceProps) {
  const orders = useQuery(orderListQuery(everyOrder)).data?.orders ?? []
  const isListed = orders.some(({ id }) => String(id) === value)
  const isOther = value !== '' && !isListed
  return (
    <>
      <SelectField
        name="orderId"
        label="Order ID"
        value={isListed ? value : isOther ? other : ''}
        error={isOther ? '' : error}
        onChange={({ target }) => onChange(target.value === other ? '#' : target.value)}
      >
        <option value="">Pick an order</option>
        {orders.map(({ id, totalPrice, isPaid }) => (
          <option key={id} value={id}>
            #{formatOrderId(id)}, {formatRupiah(rupiahFromWire(totalPrice))}, {paidOrNot(isPaid).en}
          </option>
        ))}
        <option value={other}>Another order…</option>
      </SelectField>
      {isOther && (
        <TextField
          name="otherOrderId"
          label="Order number"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value || '#')}
        />
      )}
    </>
  )
}
