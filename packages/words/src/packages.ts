import { catalogue } from '@dimsum/domain/catalogue'
import type { PackageType } from '@dimsum/domain/menu'
import { nameWithChoices, type OrderedLine } from '@dimsum/domain/order-lines'
import { countOf } from './counts.ts'
import { inIndonesian, perLanguage, type Sentence } from './sentence.ts'

type PackageWords = Record<'name' | 'shortName' | 'description', Sentence>

/** Texts about packages for customers (product.md section 3). The names come from the menu. */
export const packageWords = {
  '10pcs': {
    name: inIndonesian(catalogue['10pcs'].name, 'Small Pack (10 pcs)'),
    shortName: inIndonesian(catalogue['10pcs'].shortName, 'Small Pack'),
    description: inIndonesian(
      'Perfect untuk mencoba atau camilan pribadi',
      'Perfect for a first taste or a snack of your own',
    ),
  },
  '20pcs': {
    name: inIndonesian(catalogue['20pcs'].name, 'Medium Pack (20 pcs)'),
    shortName: inIndonesian(catalogue['20pcs'].shortName, 'Medium Pack'),
    description: inIndonesian(
      'Ideal untuk keluarga kecil atau gathering',
      'Ideal for a small family or a get-together',
    ),
  },
  '100pcs': {
    name: inIndonesian(catalogue['100pcs'].name, 'Large Pack (100 pcs)'),
    shortName: inIndonesian(catalogue['100pcs'].shortName, 'Large Pack'),
    description: inIndonesian(
      'Perfect untuk acara besar atau katering',
      'Perfect for big events or catering',
    ),
  },
} as const satisfies Record<PackageType, PackageWords>

/** Number of packages in an order. */
export const packageCount = countOf('paket', 'pack')

type Ordered = Pick<OrderedLine, 'name' | 'quantity'> & Partial<Pick<OrderedLine, 'choices'>>

/** `2 × Paket Sedang (20 pcs) [Isi: ayam]`; further packages after a comma. */
export const orderedPackages = perLanguage((lines: readonly Ordered[], language) =>
  lines.map((line) => `${line.quantity} × ${nameWithChoices(line)[language]}`).join(', '),
)
