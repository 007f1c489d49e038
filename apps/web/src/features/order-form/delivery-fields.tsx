import type { PlaceOrder } from '@dimsum/contract/orders'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useShop } from '../../api/shop.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { OrderValues } from './order-fields.ts'

/** How the order reaches the customer. The day it is for (`deliveryDate`) belongs here too. */
export function DeliveryFields({ form }: { form: UseFormReturn<OrderValues, unknown, PlaceOrder> }) {
  const isDelivery = useWatch({ control: form.control, name: 'isDelivery' })
  const { address } = useShop()
  return (
    <Checkbox
      {...form.register('isDelivery')}
      // In the served document too: an order is delivered unless somebody says otherwise.
      defaultChecked
      label="Antar ke alamat saya"
      hint={isDelivery === false ? `Ambil sendiri di dapur kami${address && `: ${address}`}` : undefined}
    />
  )
}
