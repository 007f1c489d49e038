import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderChoice } from '@dimsum/words/desk/operator'
import { paidOrNot } from '@dimsum/words/payment-method'
import type { Message } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { type RefCallback, useState } from 'react'
import { everyOrder, orderListQuery } from '../../api/orders.ts'

const other = 'other'

type OrderChoiceProps = {
  /** Typed or selected order number. */
  value: string
  error: Message | undefined
  onChange: (value: string) => void
  ref: RefCallback<HTMLElement>
}

/** Select for the latest orders, with an input for older ones. */
export function OrderChoice({ value, error, onChange, ref }: OrderChoiceProps) {
  const orders = useQuery(orderListQuery(everyOrder)).data?.orders ?? []
  const isListed = orders.some(({ id }) => String(id) === value)
  // Keeps the text input while its number matches an order of the list.
  const [isTyped, setTyped] = useState(false)
  const isOther = isTyped || (value !== '' && !isListed)
  return (
    <>
      <SelectField
        ref={isOther ? undefined : ref}
        name="orderId"
        label={orderChoice.label}
        value={isOther ? other : value}
        error={isOther ? undefined : error}
        onChange={({ target }) => {
          setTyped(target.value === other)
          onChange(target.value === other ? '' : target.value)
        }}
      >
        <Option value="">{orderChoice.pick}</Option>
        {orders.map(({ id, totalPrice, isPaid }) => (
          <Option key={id} value={id}>
            {orderChoice.order(
              formatOrderId(id),
              formatRupiah(rupiahFromWire(totalPrice)),
              paidOrNot(isPaid),
            )}
          </Option>
        ))}
        <Option value={other}>{orderChoice.another}</Option>
      </SelectField>
      {isOther && (
        <TextField
          ref={ref}
          name="otherOrderId"
          label={orderChoice.number}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
