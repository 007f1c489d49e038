import type { PlaceOrder } from '@dimsum/contract/place-order'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { useDeliveryAreas, useShop } from '@dimsum/web/api/shop.ts'
import { orderFields } from '@dimsum/words/shop/order-form'
import { pickUp } from '@dimsum/words/shop/pick-up'
import { type UseFormReturn, useController } from 'react-hook-form'
import { DeliveryAreaField } from './delivery-area-field.tsx'
import type { OrderValues } from './order-fields.ts'
import type { OrderPreview } from './order-preview.ts'

type DeliveryFieldsProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  preview: OrderPreview | null
}

/** How the order reaches the customer, and what that costs where the shop lists areas. */
export function DeliveryFields({ form, preview }: DeliveryFieldsProps) {
  // Controlled, so that the served document shows it ticked: an order is delivered unless the customer says otherwise.
  const { field } = useController({ control: form.control, name: 'isDelivery' })
  const { value = true, ...control } = field
  const { address } = useShop()
  const areas = useDeliveryAreas()
  return (
    <>
      <Checkbox
        {...control}
        checked={value}
        onChange={(event) => {
          field.onChange(event)
          // The times of deliveries and of pick-ups are different ones.
          form.setValue('timeWindow', undefined, { shouldDirty: true })
        }}
        label={orderFields.deliverToMe}
        hint={value ? undefined : pickUp(address)}
      />
      {value && areas && <DeliveryAreaField form={form} areas={areas} preview={preview} />}
    </>
  )
}
