import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { customerCard } from '@dimsum/words/desk/customers'
import { orderCard } from '@dimsum/words/desk/order-card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { customersKey, noteCustomer } from '../../api/customers.ts'

/** What the owner wants to remember: the green gate, the broken bell. */
export function CustomerNote({ id, note }: { id: number; note: string }) {
  const queries = useQueryClient()
  const [text, setText] = useState(note)
  const save = useMutation({
    mutationFn: noteCustomer,
    onSuccess: () => {
      toast({ title: customerCard.noteSaved, tone: 'success' })
      void queries.invalidateQueries({ queryKey: customersKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id, note: text })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        id={`customer-note-${id}`}
        name="note"
        label={customerCard.note}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
        value={text}
        error={save.isError ? errorMessage(save.error) : ''}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={save.isPending}>
          <Say>{orderCard.saveNote}</Say>
        </Button>
      </div>
    </form>
  )
}
