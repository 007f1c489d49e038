import type { NewPackage } from '@dimsum/contract/change-menu'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { menuForm as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { useQueryClient } from '@tanstack/react-query'
import { addPackage, menuQuery } from '../../api/menu.ts'
import { PackageForm } from './package-form.tsx'
import { emptyPackage, type PackageValues, packageResolver } from './package-values.ts'

/** A new package; it stands at the end of the menu. */
export function AddPackage({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const callForm = useCallForm<PackageValues, unknown, NewPackage>({
    resolver: packageResolver,
    defaultValues: emptyPackage,
    draft: 'new-package',
    prefix: 'menu-',
    mutationFn: addPackage,
    onSuccess: (_, entry) => {
      toast({ title: words.added(nameOfPackage(entry)), tone: 'success' })
      void queries.invalidateQueries({ queryKey: menuQuery.queryKey })
      onDone()
    },
  })
  return <PackageForm callForm={callForm} />
}
