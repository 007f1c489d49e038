import type { OwnPackage } from '@dimsum/contract/menu'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { menu, menuRemoval as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuQuery, removePackage } from '../../api/menu.ts'

type RemovePackageProps = { item: OwnPackage; onRemoved: () => void }

/** Deletes a package that nobody ordered, after asking once. */
export function RemovePackage({ item, onRemoved }: RemovePackageProps) {
  const queries = useQueryClient()
  const text = useText()
  const [asking, setAsking] = useState(false)
  const name = nameOfPackage(item)
  const removing = useMutation({
    mutationFn: () => removePackage(item.packageType),
    onSuccess: async () => {
      setAsking(false)
      toast({ title: words.removed(name), tone: 'success' })
      await queries.invalidateQueries({ queryKey: menuQuery.queryKey })
      onRemoved()
    },
    onError: (error) => {
      setAsking(false)
      toast({ title: menu.notDone, description: errorMessage(error, menu.pressAgain), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: menuQuery.queryKey })
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        className="px-3!"
        aria-haspopup="dialog"
        aria-label={text(words.askOf(name))}
        onClick={() => setAsking(true)}
      >
        <Say>{words.ask}</Say>
      </Button>
      <AlertDialog open={asking} onOpenChange={setAsking} title={words.title(name)} description={words.about}>
        <Button variant="danger" size="xl" wide busy={removing.isPending} onClick={() => removing.mutate()}>
          <Say>{words.remove}</Say>
        </Button>
        <AlertCancel>{words.keep}</AlertCancel>
      </AlertDialog>
    </>
  )
}
