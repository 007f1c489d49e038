import type { NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { menuForm as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { useQueryClient } from '@tanstack/react-query'
import { addPackage, menuQuery } from '../../api/menu.ts'
import { PackageForm } from './package-form.tsx'
import { emptyPackage, type PackageValues, packageResolver, valuesOf } from './package-values.ts'

type AddPackageProps = {
  /** Source of the initial values and of the choices; photo and «Habis» are not copied. */
  copyOf?: OwnPackage
  onDone: () => void
}

/** Form of a new package, which becomes the last of the menu. */
export function AddPackage({ copyOf, onDone }: AddPackageProps) {
  const queries = useQueryClient()
  const callForm = useCallForm<PackageValues, OwnPackage, NewPackage>({
    resolver: packageResolver,
    defaultValues: copyOf ? { ...valuesOf(copyOf), state: 'shown', soldOutUntil: null } : emptyPackage,
    draft: copyOf ? `copy-of-${copyOf.packageType}` : 'new-package',
    prefix: 'menu-',
    mutationFn: (entry) => addPackage({ ...entry, ...(copyOf && { choicesOf: copyOf.packageType }) }),
    onSuccess: (_, entry) => {
      toast({ title: words.added(nameOfPackage(entry)), tone: 'success' })
      void queries.invalidateQueries({ queryKey: menuQuery.queryKey })
      onDone()
    },
  })
  return <PackageForm callForm={callForm} />
}
