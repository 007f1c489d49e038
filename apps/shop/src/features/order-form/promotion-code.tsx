import type { PlaceOrder } from '@dimsum/contract/place-order'
import type { Charge } from '@dimsum/domain/order-total'
import { WhenFetched } from '@dimsum/ui/when-fetched.tsx'
import { useHasPromotionCodes } from '@dimsum/web/api/shop.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fetchField } from './fetch-field.ts'
import type { OrderValues } from './order-fields.ts'
import type { OrderPreview } from './order-preview.ts'

export type PromotionCodeProps = {
  form: UseFormReturn<OrderValues, unknown, PlaceOrder>
  preview: OrderPreview | null
  /** Gets what the code takes off the packages of `preview`; null: nothing, or that is not known. */
  onPromotion: (promotion: Charge | null) => void
  /** Why the order was not placed. */
  orderError: unknown
}

/** The field while the shop has a code that is valid. What was typed stays in sight: it says why it is valid no more. */
export function PromotionCode(props: PromotionCodeProps) {
  const typed = useWatch({ control: props.form.control, name: 'promotionCode' })
  const isWanted = useHasPromotionCodes() || typed
  return <WhenFetched fetch={fetchField} show={isWanted ? { code: props } : null} />
}
