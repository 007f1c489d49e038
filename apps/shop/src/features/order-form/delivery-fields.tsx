import type { PlaceOrder } from '@dimsum/contract/place-order'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { orderFields } from '@dimsum/words/shop/order-form'
import { pickUp } from '@dimsum/words/shop/pick-up'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { OrderValues } from './order-fields.ts'

/** How the order reaches the customer. */
export function DeliveryFields({ form }: { form: UseFormReturn<OrderValues, unknown, PlaceOrder> }) {
  // Controlled, so that the served document shows it ticked: an order is delivered unless the customer says otherwise.
  const { field } = useController({ control: form.control, name: 'isDelivery' })
  const { value = true, ...control } = field
  const { address } = useShop()
  return (
    <Checkbox
      {...control}
      checked={value}
      label={orderFields.deliverToMe}
      hint={value ? undefined : pickUp(address)}
    />
  )
}
