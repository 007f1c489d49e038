import type { PlaceOrder } from '@dimsum/contract/place-order'
import { orderFields } from '@dimsum/words/shop/order-form'
import { useRef } from 'react'
import { type FieldError, type UseFormReturn, useController } from 'react-hook-form'
import { type BasketLine, linesOf, withFirst, withLine, withQuantity } from './basket.ts'
import type { OrderValues } from './order-values.ts'

/** Packages in the order, with functions to change them. */
export function useBasket({ control }: UseFormReturn<OrderValues, unknown, PlaceOrder>) {
  const first = useController({ control, name: 'packageType' })
  const quantity = useController({ control, name: 'quantity' })
  const items = useController({ control, name: 'items' })
  const choices = useController({ control, name: 'choices' })
  const isCounted = useRef(false)
  const basket = {
    packageType: first.field.value,
    quantity: quantity.field.value,
    choices: choices.field.value,
    items: items.field.value,
  }
  const put = (next: ReturnType<typeof withFirst>) => {
    first.field.onChange(next.packageType)
    quantity.field.onChange(next.quantity)
    items.field.onChange(next.items)
    // The last, since choices of all lines are judged under its name.
    choices.field.onChange(next.choices)
  }
  return {
    lines: linesOf(basket),
    packageError: packageErrorOf(first.fieldState.error),
    quantityError: quantity.fieldState.error?.message,
    areChoicesWrong: choices.fieldState.invalid,
    choose: (packageType: BasketLine['packageType']) =>
      put(withFirst(basket, packageType, isCounted.current)),
    setQuantity: (packageType: BasketLine['packageType'], count: number) => {
      isCounted.current = true
      put(withQuantity(basket, packageType, count))
    },
    /** Changes the line at this place of `lines`; behind the last one it is a further line. */
    setLine: (place: number, line: BasketLine) => put(withLine(basket, place, line)),
    onBlur: first.field.onBlur,
    /** Elements to focus when no package is chosen, and when the quantity is invalid. */
    packageRef: first.field.ref,
    quantityRef: quantity.field.ref,
    choicesRef: choices.field.ref,
  }
}

/** The server's message names the package; the form itself only checks that one is chosen. */
const packageErrorOf = (error: FieldError | undefined) =>
  error?.type === 'server' ? error.message : error && orderFields.packageMissing
