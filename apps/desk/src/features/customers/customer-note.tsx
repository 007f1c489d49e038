import { Button } from '@dimsum/ui/button.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
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
      toast({ title: 'Catatan tersimpan', tone: 'success' })
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
        label="Catatan"
        hint="Tidak terlihat oleh pelanggan"
        rows={2}
        maxLength={1000}
        value={text}
        error={save.isError ? save.error.message : ''}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={save.isPending}>
          Simpan catatan
        </Button>
      </div>
    </form>
  )
}
