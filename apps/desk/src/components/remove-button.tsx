import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { menu, type menuRemoval } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from './toast-failure.ts'

type RemoveButtonProps = {
  words: { readonly [Name in keyof typeof menuRemoval]: (typeof menuRemoval)[Name] }
  name: Sentence | string
  call: () => Promise<unknown>
  /** Key of the list that the entry leaves. */
  queryKey: QueryKey
  onRemoved: () => void
}

/** Deletes an entry of a list after a confirmation. */
export function RemoveButton({ words, name, call, queryKey, onRemoved }: RemoveButtonProps) {
  const queries = useQueryClient()
  const text = useText()
  const [asking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      setAsking(false)
      toast({ title: words.removed(name), tone: 'success' })
      await queries.invalidateQueries({ queryKey })
      onRemoved()
    },
    onError: (error) => {
      setAsking(false)
      toastFailure(menu.notDone, menu.pressAgain)(error)
      void queries.invalidateQueries({ queryKey })
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
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title(name)}
        description={words.about}
        action={words.remove}
        onAction={() => removing.mutate()}
        busy={removing.isPending}
        keep={words.keep}
      />
    </>
  )
}
