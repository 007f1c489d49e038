import '@dimsum/web/api/schema-setup.ts'
import { CloseAttention } from '@dimsum/contract/desk-notes'
import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { attention } from '@dimsum/words/desk/attention'
import { fields } from '@dimsum/words/fields'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { attentionQuery, closeAttention } from '../../api/attention.ts'
import { toastFailure } from '../../components/toast-failure.ts'

export function CloseForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const { field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(CloseAttention),
    defaultValues: { note: '' },
    draft: `close-${id}`,
    mode: 'onSubmit',
    words: { note: { [fields.required.en]: attention.doneMissing } },
    prefix: `close-${id}-`,
    mutationFn: ({ note }) => closeAttention({ id, note }),
    onSuccess: () => {
      toast({ title: attention.closed, tone: 'success' })
      queries.invalidateQueries({ queryKey: attentionQuery.queryKey })
    },
    onError: toastFailure(attention.failed, attention.notSaved),
  })
  const note = field('note')
  return (
    <form noValidate className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end" onSubmit={submit}>
      <TextField
        {...note}
        error={note.error || (failure ? errorMessage(failure, attention.notSaved) : '')}
        label={attention.whatWasDone}
        maxLength={500}
        autoComplete="off"
      />
      <Button type="submit" variant="outline" busy={sending.isPending}>
        {attention.done}
      </Button>
    </form>
  )
}
