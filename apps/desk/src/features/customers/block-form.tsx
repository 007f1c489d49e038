import { BlockPhone } from '@dimsum/contract/block-phone'
import type { BlockedPhone } from '@dimsum/contract/customers'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { blockedPhones } from '@dimsum/words/desk/customers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { blockPhone, customersKey } from '../../api/customers.ts'

const check = (field: keyof BlockPhone) => (value: string) =>
  BlockPhone.shape[field].safeParse(value).error?.issues[0]?.message ?? ''

/** Blocks a number, with the reason. Has a field for the number where no customer is given. */
export function BlockForm({
  phone,
  onBlocked,
}: {
  phone?: string
  onBlocked?: (block: BlockedPhone) => void
}) {
  const queries = useQueryClient()
  const { field, submit } = useCheckedFields(
    { phone: { check: phone === undefined ? check('phone') : () => '' }, reason: { check: check('reason') } },
    `block-${phone ?? 'new'}-`,
  )
  const block = useMutation({
    mutationFn: blockPhone,
    onSuccess: (blocked) => {
      toast({ title: blockedPhones.blocked(blocked.phone), tone: 'success' })
      void queries.invalidateQueries({ queryKey: customersKey })
      onBlocked?.(blocked)
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={submit((values) => block.mutate({ reason: values.reason, phone: phone ?? values.phone }))}
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
      {block.isError && <InlineAlert title={errorMessage(block.error)} />}
      <div>
        <Button type="submit" variant="danger" busy={block.isPending}>
          <Say>{blockedPhones.block}</Say>
        </Button>
      </div>
    </form>
  )
}
