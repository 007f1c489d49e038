/** The menu: packages that the owner names, prices, sorts and hides. What an old order was of stands on its lines, not here. */
import { type Rupiah, rupiah } from './money.ts'

/** The key of a package, `20pcs`: never changed and never used again for another. */
export type PackageType = string

/** A text of the owner's in both languages of the screens. */
export interface BothLanguages {
  readonly id: string
  readonly en: string
}

/** `shown` can be ordered; `hidden` is kept for later; `archived` is over and only old orders know it. */
export const menuStates = ['shown', 'hidden', 'archived'] as const
export type MenuState = (typeof menuStates)[number]

export const menuBadges = ['popular', 'new', 'seasonal'] as const
export type MenuBadge = (typeof menuBadges)[number]

/** As much of a package as its name needs. */
interface Named {
  /** Without its pieces: `Paket Sedang`. */
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
