/**
 * The menu: packages that the owner names, prices, sorts and hides. Order lines keep their own copy of what was sold.
 */
import { type Rupiah, rupiah } from './money.ts'

/** The key of a package: never changed and never reused. */
export type PackageType = string

/** A text of the owner in both languages. */
export interface BothLanguages {
  readonly id: string
  readonly en: string
}

/** English as it is stored: empty when equal to the Indonesian, so that it follows when the Indonesian changes. */
export const storedEnglish = ({ id, en }: BothLanguages): string => (en === id ? '' : en)

/** `shown` can be ordered; `hidden` is not for sale now; `archived` is kept for old orders only. */
export const menuStates = ['shown', 'hidden', 'archived'] as const
export type MenuState = (typeof menuStates)[number]

export const menuBadges = ['popular', 'new', 'seasonal'] as const
export type MenuBadge = (typeof menuBadges)[number]

/** A section of the page. Packages without a category are in the first one, which has no heading. */
interface MenuSection<Item> {
  readonly category: BothLanguages | null
  readonly items: readonly Item[]
}

/**
 * Packages by category, the sections in the order of their first package. A section is called by the first English name
 * that differs from the Indonesian one.
 */
export function menuSections<Item extends { readonly category?: BothLanguages | undefined }>(
  menu: readonly Item[],
): readonly MenuSection<Item>[] {
  const nameOf = ({ category }: Item) => category?.id ?? ''
  // `''` first: packages without a category.
  return [...new Set(['', ...menu.map(nameOf)])].flatMap((id) => {
    const items = menu.filter((item) => nameOf(item) === id)
    if (items.length === 0 && menu.length > 0) return []
    const en = items.find(({ category }) => category && category.en !== id)?.category?.en ?? id
    return [{ category: id === '' ? null : { id, en }, items }]
  })
}

/** The fields of a package that its full name is made of. */
interface Named {
  /** Without the number of pieces: `Paket Sedang`. */
  readonly name: BothLanguages
  readonly pieces: number
}

/** `Paket Sedang (20 pcs)`: the full name, on cards, labels and invoices. */
export const packageName = ({ name, pieces }: Named): BothLanguages => ({
  id: `${name.id} (${pieces} pcs)`,
  en: `${name.en} (${pieces} pcs)`,
})

/** Price of one dumpling in whole rupiah, rounded: `Rp 2.900 per pcs`. */
export const pricePerPieceOf = ({ price, pieces }: { price: number; pieces: number }): Rupiah =>
  rupiah(Math.round(price / pieces))
