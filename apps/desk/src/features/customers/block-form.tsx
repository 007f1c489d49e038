import { BlockPhone } from '@dimsum/contract/block-phone'
import type { BlockedPhone } from '@dimsum/contract/customers'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { blockedPhones } from '@dimsum/words/desk/customers'
import { useQueryClient } from '@tanstack/react-query'
import { blockPhone, customersKey } from '../../api/customers.ts'
import { CallForm } from '../../components/call-form.tsx'

/** Blocks a phone number with a reason. Without a customer it also has a field for the number. */
export function BlockForm({
  phone,
  onBlocked,
}: {
  phone?: string
  onBlocked?: (block: BlockedPhone) => void
}) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    resolver: zodResolver(BlockPhone),
    defaultValues: { phone: phone ?? '', reason: '' },
    draft: `block-${phone ?? 'new'}`,
    mutationFn: blockPhone,
    onSuccess: (blocked) => {
      toast({ title: blockedPhones.blocked(blocked.phone), tone: 'success' })
      void queries.invalidateQueries({ queryKey: customersKey })
      onBlocked?.(blocked)
    },
  })
  const { field } = callForm
  return (
    <CallForm
      of={callForm}
      action={blockedPhones.block}
      button={{ variant: 'danger', className: 'justify-self-start' }}
    >
      {phone === undefined && (
        <TextField {...field('phone')} label={blockedPhones.phone} type="tel" inputMode="tel" />
      )}
      <TextField
        {...field('reason')}
        label={blockedPhones.reason}
        hint={blockedPhones.reasonHint}
        maxLength={300}
      />
    </CallForm>
  )
}
