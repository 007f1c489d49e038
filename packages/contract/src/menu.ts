import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { PackageTypeField } from './text-fields.ts'

/** The menu as it is read; how the owner changes it is in `change-menu.ts`. */

/** A text of the owner's in both languages. */
export const BothLanguages = z.object({ id: z.string(), en: z.string() })

/** A photo, encoded in several widths: `/foto/{hash}-{width}.avif` and `.webp`, where they never change. */
export const MenuPhoto = z.object({
  hash: z.string(),
  /** Widths in px, ascending. */
  widths: z.array(z.int()),
  /** Of the widest; pages reserve its place by them. */
  width: z.int(),
  height: z.int(),
})
export type MenuPhoto = z.infer<typeof MenuPhoto>

/** What an upload answers. */
export const StoredPhoto = z.object({ photo: MenuPhoto })
export type StoredPhoto = z.infer<typeof StoredPhoto>

/** A package as customers see it, in the order of the page. Days are `YYYY-MM-DD` in WIB. */
export const MenuPackage = z.object({
  /** Its key, `20pcs`: never changed and never used again for another. */
  packageType: PackageTypeField,
  /** Without the pieces: `Paket Sedang`. */
  name: BothLanguages,
  description: BothLanguages,
  /** Dumplings in one package. */
  pieces: z.int(),
  /** Whole rupiah. */
  price: z.int(),
  badge: z.enum(menuBadges).nullable(),
  /** Null: the built-in picture of the first three packages, a drawing for others. */
  photo: MenuPhoto.nullable(),
  /** The last delivery day on which it is sold out; null: none. */
  soldOutUntil: z.string().nullable(),
  /** From when and until when it can be ordered; null: no such end. */
  orderFrom: WireInstant.nullable(),
  orderUntil: WireInstant.nullable(),
  /** First and last day of delivery or pick-up; null: no such end. */
  deliverFrom: z.string().nullable(),
  deliverUntil: z.string().nullable(),
  /** Packages in one order; null: as many as a total can hold. */
  orderLimit: z.int().nullable(),
  /** What is left of the packages it is limited to in all; null: not limited. */
  left: z.int().nullable(),
})
export type MenuPackage = z.infer<typeof MenuPackage>

export const Menu = z.object({ packages: z.array(MenuPackage) })
export type Menu = z.infer<typeof Menu>

/** A package as the owner sees it, hidden and archived ones too. */
export const OwnPackage = MenuPackage.extend({
  state: z.enum(menuStates),
  /** Packages that may be sold in all, and for one delivery day; null: not limited. */
  totalLimit: z.int().nullable(),
  dayLimit: z.int().nullable(),
  /** Packages sold in the last 30 days. */
  soldLately: z.int(),
  /** An order, code or stock row names it: it is archived instead of deleted, and its pieces stay. */
  isUsed: z.boolean(),
})
export type OwnPackage = z.infer<typeof OwnPackage>

export const OwnMenu = z.object({ packages: z.array(OwnPackage) })
export type OwnMenu = z.infer<typeof OwnMenu>
