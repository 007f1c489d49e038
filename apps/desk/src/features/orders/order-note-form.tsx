import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderCard } from '@dimsum/words/desk/order-card'
import { refusals } from '@dimsum/words/refusals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addOrderNote, orderTimelineQuery } from '../../api/orders.ts'
import { useDraft } from '../../components/use-draft.ts'

/** A note for the team; the customer never sees it. */
export function OrderNoteForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const [note, setNote] = useDraft(['order-note', id], '')
  const [isMissing, setMissing] = useState(false)
  const add = useMutation({
    mutationFn: addOrderNote,
    onSuccess: () => {
      setNote('')
      queries.invalidateQueries({ queryKey: orderTimelineQuery(id).queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim()) add.mutate({ id, note })
  }
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <TextArea
        name={`note-${id}`}
        label={orderCard.teamNote}
        hint={orderCard.teamNoteHint}
        rows={2}
        maxLength={1000}
        value={note}
        error={
          add.isError ? errorMessage(add.error, refusals.internal) : isMissing ? orderCard.noteMissing : ''
        }
        onChange={({ target }) => {
          setNote(target.value)
          setMissing(false)
        }}
      />
      <Button type="submit" variant="outline" busy={add.isPending} className="justify-self-start">
        <Say>{orderCard.saveNote}</Say>
      </Button>
    </form>
  )
}
