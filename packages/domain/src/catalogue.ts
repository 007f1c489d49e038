/**
 * The default menu (product.md sections 3 and 9): seeds the database and serves tests. The owner's menu is in the
 * database.
 */
import { type Rupiah, rupiah } from './money.ts'

/** In display order: small to large. */
export const packageTypes = ['10pcs', '20pcs', '100pcs'] as const
type PackageType = (typeof packageTypes)[number]

export interface CataloguePackage {
  readonly type: string
  /** `Paket Kecil (10 pcs)`: the full name, on cards, labels and invoices. */
  readonly name: string
  readonly shortName: string
  readonly piecesLabel: string
  /** Dumplings in one package. */
  readonly pieces: number
  readonly price: Rupiah
  readonly popular: boolean
}

export const catalogue = {
  '10pcs': {
    type: '10pcs',
    name: 'Paket Kecil (10 pcs)',
    shortName: 'Paket Kecil',
    piecesLabel: '10 pcs',
    pieces: 10,
    price: rupiah(30_000),
    popular: false,
  },
  '20pcs': {
    type: '20pcs',
    name: 'Paket Sedang (20 pcs)',
    shortName: 'Paket Sedang',
    piecesLabel: '20 pcs',
    pieces: 20,
    price: rupiah(58_000),
    popular: true,
  },
  '100pcs': {
    type: '100pcs',
    name: 'Paket Besar (100 pcs)',
    shortName: 'Paket Besar',
    piecesLabel: '100 pcs',
    pieces: 100,
    price: rupiah(270_000),
    popular: false,
  },
} as const satisfies Record<PackageType, CataloguePackage>
