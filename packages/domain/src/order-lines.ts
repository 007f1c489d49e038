/** The lines of an order for screens and documents. */
import { type ChosenOption, choicesText } from './choices.ts'
import { type BothLanguages, type PackageType, packageName } from './menu.ts'
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** A stored line with the name and price when it was sold; money in wire format. */
interface StoredLine {
  readonly packageType: PackageType
  /** Without the number of pieces. */
  readonly name: BothLanguages
  readonly pieces: number
  readonly quantity: number
  /** With its choices. */
  readonly unitPrice: string
  readonly totalPrice: string
  /** Left out where none were made. */
  readonly choices?: readonly ChosenOption[] | undefined
}

/** The fields of an order that its lines need; without `items` it was stored before items existed. */
export interface StoredGoods {
  readonly items: readonly StoredLine[]
  readonly packageType: PackageType
  readonly quantity: number
  readonly totalPrice: string
}

export interface OrderedLine {
  readonly packageType: PackageType
  /** `Paket Sedang (20 pcs)` */
  readonly name: BothLanguages
  /** `Paket Sedang` */
  readonly shortName: BothLanguages
  /** `Isi: ayam · Sambal: dipisah`; null without choices. */
  readonly choices: BothLanguages | null
  /** The options by their ids, to order the same again. */
  readonly options: readonly number[]
  /** Dumplings in one package; 0 when the order does not say. */
  readonly pieces: number
  readonly quantity: number
  readonly unitPrice: Rupiah
  readonly total: Rupiah
}

/**
 * The order's lines, one per package and choices. An order without items has one line derived from the order: named by its
 * package key, its unit price the total divided by the quantity (product.md section 2, Invoice), in whole rupiah. Throws
 * `RangeError` for invalid money.
 */
export function orderLines({
  items,
  packageType,
  quantity,
  totalPrice,
}: StoredGoods): readonly OrderedLine[] {
  if (items.length > 0) {
    return items.map((item) => ({
      packageType: item.packageType,
      name: packageName(item),
      shortName: item.name,
      choices: choicesText(item.choices ?? []),
      options: (item.choices ?? []).map(({ id }) => id),
      pieces: item.pieces,
      quantity: item.quantity,
      unitPrice: rupiahFromWire(item.unitPrice),
      total: rupiahFromWire(item.totalPrice),
    }))
  }
  const total = rupiahFromWire(totalPrice)
  const unitPrice = rupiah(Math.round(total / Math.max(1, quantity)))
  const name = { id: packageType, en: packageType }
  return [
    {
      packageType,
      name,
      shortName: name,
      choices: null,
      options: [],
      pieces: 0,
      quantity,
      unitPrice,
      total,
    },
  ]
}

/** `Paket Sedang (20 pcs) [Isi: ayam · Sambal: dipisah]`: a line where its choices have no row of their own. */
export const nameWithChoices = ({
  name,
  choices,
}: {
  readonly name: BothLanguages
  readonly choices?: BothLanguages | null
}): BothLanguages =>
  choices
    ? { id: `${name.id} [${choices.id}]`, en: `${name.en} [${choices.en}]` }
    : { id: name.id, en: name.en }
