import type { PlaceOrder, PlaceOrderInput } from '@dimsum/contract/place-order'
import type { UseFormReturn } from 'react-hook-form'

export type BasketLine = {
  packageType: PlaceOrderInput['packageType']
  quantity: number
  /** Ids of the chosen options; undefined while the customer has left them as they are preselected. */
  choices?: number[] | undefined
}

/** Where errors about the lines are shown, and what they focus. These fields have no values. */
export const lineFields = ['packageType', 'quantity', 'choices'] as const

/** Values of the form. The packages are one list; `goodsOf` writes them as the fields of the contract. */
export type OrderValues = Omit<PlaceOrderInput, 'packageType' | 'quantity' | 'items'> & {
  /** The package chosen first in front. A package is there twice only with different choices. */
  lines?: BasketLine[] | undefined
} & { [Name in (typeof lineFields)[number]]?: undefined }

/** The form's methods. A valid form gives the order of the call. */
export type OrderFormMethods = UseFormReturn<OrderValues, unknown, PlaceOrder>
