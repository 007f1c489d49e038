import type { NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { menuForm as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { useQueryClient } from '@tanstack/react-query'
import { changePackage, menuQuery, putPackage } from '../../api/menu.ts'
import { PackageForm } from './package-form.tsx'
import { type PackageValues, packageResolver, valuesOf, withFallback } from './package-values.ts'

type ChangePackageProps = { item: OwnPackage; onDone: () => void }

/** Edits a package. Only changed fields are sent, so that two devices can edit it at the same time. */
export function ChangePackage({ item, onDone }: ChangePackageProps) {
  const queries = useQueryClient()
  const { packageType } = item
  const callForm = useCallForm<PackageValues, OwnPackage, NewPackage>({
    resolver: packageResolver,
    defaultValues: valuesOf(item),
    draft: `package-${packageType}`,
    prefix: 'menu-',
    mutationFn: (typed, seen) => {
      const { change, expected } = changedFields(typed, seen as NewPackage)
      return changePackage({ packageType, ...change, expected: withFallback(expected) })
    },
    reread: async () => {
      const { packages } = await queries.fetchQuery({ ...menuQuery, staleTime: 0 })
      const now = packages.find((each) => each.packageType === packageType)
      return now && valuesOf(now)
    },
    onUnchanged: onDone,
    onSuccess: (stored) => {
      toast({ title: words.saved(nameOfPackage(stored)), tone: 'success' })
      putPackage(queries, stored)
      onDone()
    },
  })
  return <PackageForm callForm={callForm} item={item} />
}
