import type { NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { menuActs, menuRemoval, menuForm as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { useQueryClient } from '@tanstack/react-query'
import { addPackage, changePackage, menuQuery, putPackage } from '../../api/menu.ts'
import { useGoneToast } from '../../components/use-gone-toast.ts'
import { PackageForm } from './package-form.tsx'
import {
  emptyPackage,
  type PackageValues,
  packageResolver,
  valuesOf,
  withFallback,
} from './package-values.ts'

type EditPackageProps = {
  /** The stored package; a new one becomes the last of the menu. */
  item?: OwnPackage
  /** Source of a new package's values and choices; photo and «Habis» are not copied. */
  copyOf?: OwnPackage
  onDone: () => void
}

/** Adds or edits a package. Only changed fields are sent, so that two devices can edit it at the same time. */
export function EditPackage({ item, copyOf, onDone }: EditPackageProps) {
  const queries = useQueryClient()
  // An archived package's row has no form.
  useGoneToast(() => {
    const menu = queries.getQueryData(menuQuery.queryKey)
    const stored = menu?.packages.find(({ packageType }) => packageType === item?.packageType)
    if (!item || !menu || (stored && stored.state !== 'archived')) return undefined
    return (stored ? menuActs.turned.archived : menuRemoval.removed)(nameOfPackage(item))
  })
  const copied = copyOf && { ...valuesOf(copyOf), state: 'shown' as const, soldOutUntil: null }
  const draft = copyOf ? `copy-of-${copyOf.packageType}` : 'new-package'
  const callForm = useCallForm<PackageValues, OwnPackage, NewPackage>({
    resolver: packageResolver,
    defaultValues: item ? valuesOf(item) : (copied ?? emptyPackage),
    draft: item ? `package-${item.packageType}` : draft,
    mutationFn: (typed, seen) => {
      if (!item) return addPackage({ ...typed, ...(copyOf && { choicesOf: copyOf.packageType }) })
      const { change, expected } = changedFields(typed, seen as NewPackage)
      return changePackage({ packageType: item.packageType, ...change, expected: withFallback(expected) })
    },
    ...(item && {
      reread: async () => {
        const { packages } = await queries.fetchQuery({ ...menuQuery, staleTime: 0 })
        const now = packages.find(({ packageType }) => packageType === item.packageType)
        return now && valuesOf(now)
      },
      onUnchanged: onDone,
    }),
    onSuccess: (stored) => {
      toast({ title: (item ? words.saved : words.added)(nameOfPackage(stored)), tone: 'success' })
      if (item) putPackage(queries, stored)
      else void queries.invalidateQueries({ queryKey: menuQuery.queryKey })
      onDone()
    },
  })
  return <PackageForm callForm={callForm} {...(item && { item })} />
}
