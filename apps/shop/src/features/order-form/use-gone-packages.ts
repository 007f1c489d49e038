import type { Order } from '@dimsum/contract/orders'
import { type BothLanguages, packageName } from '@dimsum/domain/menu'
import { orderLines } from '@dimsum/domain/order-lines'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { onMenu } from './basket.ts'
import { draftNames, keepNames } from './order-draft.ts'
import { type BasketLine, lineFields, type OrderFormMethods } from './order-values.ts'

/** What left the menu while it was in the order: a package, or an option of one that is still sold. */
export type Gone = { readonly name: BothLanguages; readonly of?: BothLanguages }

/**
 * Removes packages that are no longer on the menu from the order, and returns their names. Other fields stay. The name
 * comes from the previous menu, the draft, or the `ordered` lines of a repeated order.
 */
export function useGonePackages(
  { control, setValue, clearErrors }: OrderFormMethods,
  earlier: Order | null | undefined,
): readonly Gone[] {
  const menu = useShopConfig()?.menu
  const lines = useWatch({ control, name: 'lines' })
  const names = useRef(new Map<string, BothLanguages>())
  // Keys prevent a second note: the draft and the repeated order may contain the same, and the effect may run twice.
  const [gone, setGone] = useState<Readonly<Record<string, Gone>>>({})
  useEffect(() => {
    if (!menu || !lines) return
    const learn = (key: string, name: BothLanguages) => names.current.set(key, name)
    for (const [key, name] of Object.entries(draftNames())) learn(key, name)
    for (const line of earlier ? orderLines(earlier) : []) learn(line.packageType, line.name)
    for (const { choices: chosen = [] } of earlier?.items ?? [])
      for (const { id, name } of chosen) learn(optionKey(id), name)
    for (const item of menu) {
      learn(item.packageType, packageName(item))
      for (const { options } of item.choiceGroups)
        for (const { id, name } of options) learn(optionKey(id), name)
    }
    const nameOf = (key: string) => names.current.get(key) ?? { id: key, en: key }

    keepNames(Object.fromEntries(lines.flatMap(keysOf).map((key) => [key, nameOf(key)])))
    const { kept, gone: missing } = onMenu(lines, menu)
    if (kept.length === lines.length && missing.length === 0) return
    setValue('lines', kept, { shouldDirty: true })
    // Clears errors about removed packages.
    clearErrors(lineFields)
    const named = missing.map(({ packageType: type, option }): [string, Gone] =>
      option === undefined
        ? [type, { name: nameOf(type) }]
        : [`${type} ${option}`, { name: nameOf(optionKey(option)), of: nameOf(type) }],
    )
    setGone((before) => ({ ...before, ...Object.fromEntries(named) }))
  }, [menu, earlier, lines, setValue, clearErrors])
  return Object.values(gone)
}

const optionKey = (option: number) => `option ${option}`

const keysOf = ({ packageType, choices = [] }: BasketLine) => [packageType, ...choices.map(optionKey)]
