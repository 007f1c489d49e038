import type { Order } from '@dimsum/contract/orders'
import type { PackageType } from '@dimsum/domain/menu'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { withFirst, withQuantity } from './basket.ts'
import { draftValues, isBegun, keepDraft } from './order-draft.ts'
import { emptyOrder, writtenFields } from './order-fields.ts'
import type { OrderFormMethods, OrderValues } from './order-values.ts'
import { repeatedValues } from './repeated-order.ts'
import { type Typed, typedBeforeStart } from './typed-before-start.ts'

export type Filling = {
  /** The package named by the link. */
  linkedPackage: PackageType | null
  /** Id of the order to repeat («Pesan lagi»). */
  repeatOf: number | null
  /** Called when the form has copied the order; it is a normal draft then. */
  onRepeated: () => void
}

/**
 * Fills the form from the link, the draft, an earlier order and text typed before hydration, and keeps its values as
 * the draft.
 */
export function useFilledForm(
  { reset, getValues, subscribe }: OrderFormMethods,
  { linkedPackage, repeatOf, onRepeated }: Filling,
) {
  // Read before hydration empties the fields, and again right before that, because hydration takes a while.
  const typed = useRef<Typed>(undefined)
  const [isChosenBefore] = useState(() => {
    typed.current = typedBeforeStart()
    return linkedPackage !== null || repeatOf !== null || draftValues().lines !== undefined
  })
  useInsertionEffect(() => {
    const { written, ...basket } = typedBeforeStart()
    typed.current = { ...basket, written: { ...typed.current?.written, ...written } }
  }, [])

  // A quantity focused before hydration is selected like any other: typing replaces it.
  const [focused, setFocused] = useState<HTMLInputElement>()
  useEffect(() => focused?.select(), [focused])

  /** The values that were filled in, without text typed before hydration. */
  const filledIn = useRef<Partial<OrderValues>>(emptyOrder)
  const isFilled = useRef(false)
  useEffect(() => {
    // The linked package left the menu: the form stays as it is.
    if (isFilled.current && !linkedPackage) return
    isFilled.current = true
    const { written = {}, chosen, counted = [] } = typed.current ?? {}
    const draft = draftValues()
    let lines = draft.lines ?? []
    // A reload must not apply the link again: later choices stay.
    const isReload = history.state?.isLinkTaken === true && lines.length > 0
    if (linkedPackage) history.replaceState({ ...history.state, isLinkTaken: true }, '')
    for (const type of [isReload ? undefined : linkedPackage, chosen])
      if (type) lines = withFirst(lines, type)
    for (const { packageType, quantity } of counted) lines = withQuantity(lines, packageType, quantity)
    filledIn.current = { ...emptyOrder, ...draft, lines }
    const filled = { ...filledIn.current, ...written }
    reset(filled, { keepDefaultValues: true })
    setFocused(typed.current?.untouched)
    // Text typed before hydration fires no event here.
    if (isBegun(filled)) keepDraft(filled)
  }, [reset, linkedPackage])

  const { data: earlier } = useQuery({ ...orderQuery(repeatOf ?? 0), enabled: repeatOf !== null })
  const areas = useShopConfig()?.deliveryAreas
  const [repeated, setRepeated] = useState<Order | null>(null)
  useEffect(() => {
    if (!earlier) return
    const values = getValues()
    // Text typed while the order was loaded stays.
    const typed = writtenFields.filter((name) => values[name] !== filledIn.current[name])
    const written = Object.fromEntries(typed.map((name) => [name, values[name]]))
    reset({ ...emptyOrder, ...repeatedValues(earlier, areas), ...written }, { keepDefaultValues: true })
    setRepeated(earlier)
    onRepeated()
  }, [reset, getValues, earlier, areas, onRepeated])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isBegun(values)) keepDraft(values)
        },
      }),
    [subscribe],
  )

  return {
    earlier,
    /** The repeated order, once the form has copied it. */
    repeated,
    /** The form opened with a package in the order. */
    isChosenBefore,
  }
}
