import type { PlaceOrder } from '@dimsum/contract/place-order'
import { orderFields } from '@dimsum/words/shop/order-form'
import { useRef } from 'react'
import { type FieldError, type UseFormReturn, useController } from 'react-hook-form'
import { type BasketLine, linesOf, withFirst, withQuantity } from './basket.ts'
import type { OrderValues } from './order-fields.ts'

/** What is in the order, and the ways to change it. */
export function useBasket({ control }: UseFormReturn<OrderValues, unknown, PlaceOrder>) {
  const first = useController({ control, name: 'packageType' })
  const quantity = useController({ control, name: 'quantity' })
  const items = useController({ control, name: 'items' })
  const isCounted = useRef(false)
  const basket = {
    packageType: first.field.value,
    quantity: quantity.field.value,
    items: items.field.value,
  }
  const put = (next: ReturnType<typeof withFirst>) => {
    first.field.onChange(next.packageType)
    quantity.field.onChange(next.quantity)
    items.field.onChange(next.items)
  }
  return {
    lines: linesOf(basket),
    packageError: packageErrorOf(first.fieldState.error),
    quantityError: quantity.fieldState.error?.message,
    choose: (packageType: BasketLine['packageType']) =>
      put(withFirst(basket, packageType, isCounted.current)),
    setQuantity: (packageType: BasketLine['packageType'], count: number) => {
      isCounted.current = true
      put(withQuantity(basket, packageType, count))
    },
    onBlur: first.field.onBlur,
    /** What gets the focus when no package is chosen, and when the quantity is wrong. */
    packageRef: first.field.ref,
    quantityRef: quantity.field.ref,
  }
}

/** The server says which package cannot be had; the form alone knows only that none is chosen. */
const packageErrorOf = (error: FieldError | undefined) =>
  error?.type === 'server' ? error.message : error && orderFields.packageMissing
