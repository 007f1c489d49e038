import '@dimsum/web/api/schema-setup.ts'
import { BlockPhone } from '@dimsum/contract/block-phone'
import type { BlockedPhone } from '@dimsum/contract/customers'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { blockedPhones } from '@dimsum/words/desk/customers'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { blockPhone, customersKey } from '../../api/customers.ts'

/** Blocks a phone number with a reason. Without a customer it also has a field for the number. */
export function BlockForm({
  phone,
  onBlocked,
}: {
  phone?: string
  onBlocked?: (block: BlockedPhone) => void
}) {
  const queries = useQueryClient()
  const { field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(BlockPhone),
    defaultValues: { phone: phone ?? '', reason: '' },
    draft: `block-${phone ?? 'new'}`,
    prefix: `block-${phone ?? 'new'}-`,
    mutationFn: blockPhone,
    onSuccess: (blocked) => {
      toast({ title: blockedPhones.blocked(blocked.phone), tone: 'success' })
      void queries.invalidateQueries({ queryKey: customersKey })
      onBlocked?.(blocked)
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {phone === undefined && (
        <TextField {...field('phone')} label={blockedPhones.phone} type="tel" inputMode="tel" />
      )}
      <TextField
        {...field('reason')}
        label={blockedPhones.reason}
        hint={blockedPhones.reasonHint}
        maxLength={300}
      />
      {failure && <InlineAlert title={errorMessage(failure)} />}
      <div>
        <Button type="submit" variant="danger" busy={sending.isPending}>
          {blockedPhones.block}
        </Button>
      </div>
    </form>
  )
}
