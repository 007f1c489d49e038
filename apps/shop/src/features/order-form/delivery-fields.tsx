import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { useShop, useShopConfig } from '@dimsum/web/api/shop.ts'
import { orderFields, pickUp } from '@dimsum/words/shop/order-form'
import { useController } from 'react-hook-form'
import { DeliveryAreaField } from './delivery-area-field.tsx'
import type { OrderPreview } from './order-preview.ts'
import type { OrderFormMethods } from './order-values.ts'

type DeliveryFieldsProps = {
  form: OrderFormMethods
  preview: OrderPreview | null
}

/** Delivery or pick-up, with the fee where the shop has areas. */
export function DeliveryFields({ form, preview }: DeliveryFieldsProps) {
  // Controlled, so that the prerendered form shows it ticked: delivery is the default.
  const { field } = useController({ control: form.control, name: 'isDelivery' })
  const { value = true, ...control } = field
  const { address } = useShop()
  const areas = useShopConfig()?.deliveryAreas
  return (
    <>
      <Checkbox
        {...control}
        checked={value}
        onChange={(event) => {
          field.onChange(event)
          // Deliveries and pick-ups have different time windows.
          form.setValue('timeWindow', undefined, { shouldDirty: true })
        }}
        label={orderFields.deliverToMe}
        hint={value ? undefined : pickUp(address)}
      />
      {value && areas && <DeliveryAreaField form={form} areas={areas} preview={preview} />}
    </>
  )
}
