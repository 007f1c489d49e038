import type { PlaceOrder } from '@dimsum/contract/place-order'
import { type BothLanguages, packageName } from '@dimsum/domain/menu'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { basketOf, linesOf } from './basket.ts'
import { draftNames, keepNames } from './order-draft.ts'
import type { OrderValues } from './order-fields.ts'

type Named = { readonly packageType: string; readonly name: BothLanguages }

/**
 * Removes from the order each package that is no longer on the menu, and tells the customer its name. Everything else in the form
 * stays. The name comes from the menu before, from the draft, or from the `ordered` lines of an order that is repeated.
 */
export function useGonePackages(
  { control, setValue, clearErrors }: UseFormReturn<OrderValues, unknown, PlaceOrder>,
  ordered: readonly Named[],
): readonly BothLanguages[] {
  const menu = useQuery(shopQuery).data?.menu
  const [packageType, quantity, items] = useWatch({ control, name: ['packageType', 'quantity', 'items'] })
  const names = useRef(new Map<string, BothLanguages>())
  const [gone, setGone] = useState<readonly BothLanguages[]>([])
  useEffect(() => {
    if (!menu) return
    for (const [key, name] of Object.entries(draftNames())) names.current.set(key, name)
    for (const line of ordered) names.current.set(line.packageType, line.name)
    for (const item of menu) names.current.set(item.packageType, packageName(item))
    const nameOf = (key: string) => names.current.get(key) ?? { id: key, en: key }
    const isOnMenu = (line: { packageType: string }) =>
      menu.some((item) => item.packageType === line.packageType)

    const lines = linesOf({ packageType, quantity, items })
    keepNames(Object.fromEntries(lines.map((line) => [line.packageType, nameOf(line.packageType)])))
    const missing = lines.filter((line) => !isOnMenu(line))
    if (missing.length === 0) return
    const left = basketOf(lines.filter(isOnMenu))
    setValue('packageType', left.packageType, { shouldDirty: true })
    setValue('quantity', left.quantity, { shouldDirty: true })
    setValue('items', left.items, { shouldDirty: true })
    // What a refusal said of them is over.
    clearErrors(['packageType', 'quantity'])
    setGone((before) => [...before, ...missing.map((line) => nameOf(line.packageType))])
  }, [menu, ordered, packageType, quantity, items, setValue, clearErrors])
  return gone
}
