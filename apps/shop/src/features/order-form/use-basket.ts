import { orderFields } from '@dimsum/words/shop/order-form'
import { useState } from 'react'
import { type FieldError, useController, useWatch } from 'react-hook-form'
import { withFirst, withLine, withQuantity } from './basket.ts'
import { type BasketLine, lineFields, type OrderFormMethods } from './order-values.ts'

/** Packages in the order, with functions to change them. */
export function useBasket(form: OrderFormMethods) {
  const { control } = form
  const [actions] = useState(() => actionsOf(form))
  const first = useController({ control, name: 'packageType' })
  const quantity = useController({ control, name: 'quantity' })
  const choices = useController({ control, name: 'choices' })
  return {
    ...actions,
    lines: useWatch({ control, name: 'lines' }) ?? [],
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
function actionsOf(form: OrderFormMethods) {
  let isCounted = false
  const change = (to: (lines: readonly BasketLine[]) => BasketLine[]) => {
    form.setValue('lines', to(form.getValues('lines') ?? []), { shouldDirty: true })
    const shown = lineFields.filter(
      (name) => form.formState.isSubmitted || form.getFieldState(name).isTouched,
    )
    if (shown.length > 0) void form.trigger(shown)
  }
  return {
    choose: (packageType: BasketLine['packageType']) =>
      change((lines) => withFirst(lines, packageType, isCounted)),
    setQuantity: (packageType: BasketLine['packageType'], count: number) => {
      isCounted = true
      change((lines) => withQuantity(lines, packageType, count))
    },
    /** Changes the line at this place of `lines`; behind the last one it is a further line. */
    setLine: (place: number, line: BasketLine) => change((lines) => withLine(lines, place, line)),
  }
}

/** The server's message names the package; the form itself only checks that one is chosen. */
const packageErrorOf = (error: FieldError | undefined) =>
  error?.type === 'server' ? error.message : error && orderFields.packageMissing
