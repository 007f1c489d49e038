import type { CustomerDetail } from '@dimsum/contract/customers'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { whatsappStop } from '@dimsum/words/desk/whatsapp-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerQuery, stopWhatsapp } from '../../api/customers.ts'

/** The withdrawal of a customer from WhatsApp messages; shown while the shop sends them. */
export function StopWhatsapp({ id, isStopped }: { id: number; isStopped: boolean }) {
  const queries = useQueryClient()
  const sends = useShopConfig()?.whatsappMessages
  const change = useMutation({
    mutationFn: stopWhatsapp,
    onSuccess: (customer: CustomerDetail | undefined, { stopped }) => {
      queries.setQueryData(customerQuery(id).queryKey, customer)
      toast({ title: stopped ? whatsappStop.stopped : whatsappStop.resumed, tone: 'success' })
    },
  })
  if (!sends) return null
  return (
    <Checkbox
      name={`whatsapp-stopped-${id}`}
      label={whatsappStop.label}
      hint={whatsappStop.hint}
      error={change.isError ? errorMessage(change.error) : undefined}
      checked={change.isPending ? change.variables.stopped : isStopped}
      onChange={({ target }) => !change.isPending && change.mutate({ id, stopped: target.checked })}
    />
  )
}
