import type { PlaceOrder } from '@dimsum/contract/place-order'
import { orderFields } from '@dimsum/words/shop/order-form'
import { useState } from 'react'
import { type FieldError, type UseFormReturn, useController } from 'react-hook-form'
import {
  type Basket,
  type BasketLine,
  basketFields,
  linesOf,
  withFirst,
  withLine,
  withQuantity,
} from './basket.ts'
import type { OrderValues } from './order-values.ts'

type Form = UseFormReturn<OrderValues, unknown, PlaceOrder>

/** Packages in the order, with functions to change them. */
export function useBasket(form: Form) {
  const { control } = form
  const [actions] = useState(() => actionsOf(form))
  const first = useController({ control, name: 'packageType' })
  const quantity = useController({ control, name: 'quantity' })
  const items = useController({ control, name: 'items' })
  const choices = useController({ control, name: 'choices' })
  const basket = {
    packageType: first.field.value,
    quantity: quantity.field.value,
    choices: choices.field.value,
    items: items.field.value,
  }
  return {
    ...actions,
    lines: linesOf(basket),
    packageError: packageErrorOf(first.fieldState.error),
    quantityError: quantity.fieldState.error?.message,
    areChoicesWrong: choices.fieldState.invalid,
    onBlur: first.field.onBlur,
    /** Elements to focus when no package is chosen, and when the quantity is invalid. */
    packageRef: first.field.ref,
    quantityRef: quantity.field.ref,
    choicesRef: choices.field.ref,
  }
}

/** Stay the same functions, so that a change renders the cards of its packages only. */
function actionsOf(form: Form) {
  let isCounted = false
  const change = (to: (basket: Basket) => Basket) => {
    const next = to(form.getValues())
    for (const name of basketFields) form.setValue(name, next[name], { shouldDirty: true })
    const shown = basketFields.filter(
      (name) => form.formState.isSubmitted || form.getFieldState(name).isTouched,
    )
    if (shown.length > 0) void form.trigger(shown)
  }
  return {
    choose: (packageType: BasketLine['packageType']) =>
      change((basket) => withFirst(basket, packageType, isCounted)),
    setQuantity: (packageType: BasketLine['packageType'], count: number) => {
      isCounted = true
      change((basket) => withQuantity(basket, packageType, count))
    },
    /** Changes the line at this place of `lines`; behind the last one it is a further line. */
    setLine: (place: number, line: BasketLine) => change((basket) => withLine(basket, place, line)),
  }
}

/** The server's message names the package; the form itself only checks that one is chosen. */
const packageErrorOf = (error: FieldError | undefined) =>
  error?.type === 'server' ? error.message : error && orderFields.packageMissing
