import { useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import type { menuRemoval } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ConfirmButton } from './confirm-button.tsx'

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
  return (
    <ConfirmButton
      label={words.ask}
      aria-label={text(words.askOf(name))}
      title={words.title(name)}
      description={words.about}
      action={words.remove}
      keep={words.keep}
      call={call}
      onDone={async () => {
        toast({ title: words.removed(name), tone: 'success' })
        await queries.invalidateQueries({ queryKey })
        onRemoved()
      }}
    />
  )
}
