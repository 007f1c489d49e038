import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { menu, type menuRemoval } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuQuery } from '../../api/menu.ts'

type RemoveButtonProps = {
  words: { readonly [Name in keyof typeof menuRemoval]: (typeof menuRemoval)[Name] }
  name: Sentence
  call: () => Promise<unknown>
  onRemoved: () => void
}

/** Deletes a package without orders, or a group of choices, after a confirmation. */
export function RemoveButton({ words, name, call, onRemoved }: RemoveButtonProps) {
  const queries = useQueryClient()
  const text = useText()
  const [asking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: call,
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
        {words.ask}
      </Button>
      <AlertDialog open={asking} onOpenChange={setAsking} title={words.title(name)} description={words.about}>
        <Button variant="danger" size="xl" wide busy={removing.isPending} onClick={() => removing.mutate()}>
          {words.remove}
        </Button>
        <AlertCancel>{words.keep}</AlertCancel>
      </AlertDialog>
    </>
  )
}
