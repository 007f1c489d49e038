import { CloseAttention } from '@dimsum/contract/desk-notes'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { attention } from '@dimsum/words/desk/attention'
import { fields } from '@dimsum/words/fields'
import { useQueryClient } from '@tanstack/react-query'
import { attentionQuery, closeAttention } from '../../api/attention.ts'
import { CallForm } from '../../components/call-form.tsx'

export function CloseForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    resolver: zodResolver(CloseAttention),
    defaultValues: { note: '' },
    draft: `close-${id}`,
    mode: 'onSubmit',
    words: { note: { [fields.required.en]: attention.doneMissing } },
    mutationFn: ({ note }) => closeAttention({ id, note }),
    onSuccess: () => {
      toast({ title: attention.closed, tone: 'success' })
      queries.invalidateQueries({ queryKey: attentionQuery.queryKey })
    },
  })
  return (
    <CallForm
      of={callForm}
      className="grid gap-2"
      otherwise={attention.notSaved}
      action={attention.done}
      button={{ variant: 'outline', className: 'justify-self-start' }}
    >
      <TextField
        {...callForm.field('note')}
        label={attention.whatWasDone}
        maxLength={500}
        autoComplete="off"
      />
    </CallForm>
  )
}
