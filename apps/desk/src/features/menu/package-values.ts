import { NewPackage, type NewPackageInput } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import type { Resolver } from 'react-hook-form'

/** A number is null while its field is empty. */
export type PackageValues = Omit<NewPackageInput, 'category' | 'pieces' | 'price' | 'choicesOf'> & {
  category: OwnPackage['category']
  pieces: number | null
  price: number | null
}

export const emptyPackage: PackageValues = {
  name: { id: '', en: '' },
  description: { id: '', en: '' },
  category: { id: '', en: '' },
  pieces: null,
  price: null,
  badge: null,
  state: 'shown',
  soldOutUntil: null,
  orderFrom: null,
  orderUntil: null,
  deliverFrom: null,
  deliverUntil: null,
  totalLimit: null,
  dayLimit: null,
  orderLimit: null,
}

/** Form values of a stored package. */
export function valuesOf(item: OwnPackage): PackageValues {
  const names = Object.keys(emptyPackage) as (keyof PackageValues)[]
  const values = Object.fromEntries(names.map((name) => [name, item[name]])) as PackageValues
  const { name, description, category } = item
  return {
    ...values,
    name: withoutFallback(name),
    description: withoutFallback(description),
    category: withoutFallback(category),
  }
}

/** An English text equal to the Indonesian one was left empty. */
export const withoutFallback = ({ id, en }: OwnPackage['name']) => ({ id, en: en === id ? '' : en })

/** The values as the server returns them: an empty English text becomes the Indonesian one. */
export const withFallback = (values: Partial<NewPackage>): Partial<NewPackage> => ({
  ...values,
  ...(values.name && { name: inBoth(values.name) }),
  ...(values.description && { description: inBoth(values.description) }),
  ...(values.category && { category: inBoth(values.category) }),
})

export const inBoth = ({ id, en }: OwnPackage['name']) => ({ id, en: en || id })

export const packageResolver = zodResolver(NewPackage) as unknown as Resolver<
  PackageValues,
  unknown,
  NewPackage
>
