import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { PackageTypeField } from './text-fields.ts'

/** Responses with the menu. Requests that change it are in `change-menu.ts`. */

/** A text of the owner in both languages. */
export const BothLanguages = z.object({ id: z.string(), en: z.string() })

/** A photo in several widths at `/foto/{hash}-{width}.avif` and `.webp`. These URLs are immutable. */
export const MenuPhoto = z.object({
  hash: z.string(),
  /** Widths in px, ascending. */
  widths: z.array(z.int()),
  /** Size of the widest version; pages reserve the space with it. */
  width: z.int(),
  height: z.int(),
})
export type MenuPhoto = z.infer<typeof MenuPhoto>

/** The answer to an upload. */
export const StoredPhoto = z.object({ photo: MenuPhoto })
export type StoredPhoto = z.infer<typeof StoredPhoto>

/** One option of a group, in display order. */
export const ChoiceOption = z.object({
  id: z.int(),
  name: BothLanguages,
  /** Whole rupiah on top of the package's price. */
  priceDifference: z.int(),
  /** Preselected on the screens. */
  isDefault: z.boolean(),
  /** Sold out for delivery days up to this one; null: not sold out. */
  soldOutUntil: z.string().nullable(),
})
export type ChoiceOption = z.infer<typeof ChoiceOption>

/** A group of choices of a package, `Isi`: a customer selects `min` to `max` of its options. */
export const ChoiceGroup = z.object({
  id: z.int(),
  name: BothLanguages,
  min: z.int(),
  max: z.int(),
  options: z.array(ChoiceOption),
})
export type ChoiceGroup = z.infer<typeof ChoiceGroup>

/** The public view of a package, in display order. Days are `YYYY-MM-DD` in WIB. */
export const MenuPackage = z.object({
  /** The package's key: never changed and never reused. */
  packageType: PackageTypeField,
  /** Without the number of pieces: `Paket Sedang`. */
  name: BothLanguages,
  description: BothLanguages,
  /** Packages with the same Indonesian category form a section of the page. Omitted without a category. */
  category: BothLanguages.optional(),
  /** Dumplings in one package. */
  pieces: z.int(),
  /** Whole rupiah. */
  price: z.int(),
  badge: z.enum(menuBadges).nullable(),
  /** Null: the built-in picture of the first three packages, a placeholder drawing for others. */
  photo: MenuPhoto.nullable(),
  /** Sold out for delivery days up to this one; null: not sold out. */
  soldOutUntil: z.string().nullable(),
  /** Start and end of the ordering period; null: open-ended. */
  orderFrom: WireInstant.nullable(),
  orderUntil: WireInstant.nullable(),
  /** First and last day of delivery or pick-up; null: open-ended. */
  deliverFrom: z.string().nullable(),
  deliverUntil: z.string().nullable(),
  /** Max packages per order; null: limited only by the largest total. */
  orderLimit: z.int().nullable(),
  /** What is left of the total limit; null: not limited. */
  left: z.int().nullable(),
  /** Empty until the owner adds choices to the package. */
  choiceGroups: z.array(ChoiceGroup),
})
export type MenuPackage = z.infer<typeof MenuPackage>

export const Menu = z.object({ packages: z.array(MenuPackage) })
export type Menu = z.infer<typeof Menu>

/** The owner's view of a package, hidden and archived ones too. */
export const OwnPackage = MenuPackage.extend({
  /** Empty texts: no category. */
  category: BothLanguages,
  state: z.enum(menuStates),
  /** Max packages sold in total, and per delivery day; null: not limited. */
  totalLimit: z.int().nullable(),
  dayLimit: z.int().nullable(),
  /** Packages sold in the last 30 days. */
  soldLately: z.int(),
  /**
   * An order, promotion code or stock row refers to it: it can be archived but not deleted, and its pieces cannot
   * change.
   */
  isUsed: z.boolean(),
})
export type OwnPackage = z.infer<typeof OwnPackage>

/** A group of choices as the owner sees it: with the keys of the packages that have it. */
export const OwnChoiceGroup = ChoiceGroup.extend({ packages: z.array(PackageTypeField) })
export type OwnChoiceGroup = z.infer<typeof OwnChoiceGroup>

export const OwnMenu = z.object({ packages: z.array(OwnPackage), choiceGroups: z.array(OwnChoiceGroup) })
export type OwnMenu = z.infer<typeof OwnMenu>
