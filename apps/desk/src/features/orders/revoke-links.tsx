import { formatOrderId } from '@dimsum/domain/order-number'
import { toast } from '@dimsum/ui/toast-store.ts'
import { linkRevocation as words } from '@dimsum/words/desk/order-card'
import { useQueryClient } from '@tanstack/react-query'
import { orderTimelineQuery, revokeOrderLinks } from '../../api/orders.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'

/** Revokes the private links of an order, after a confirmation. */
export function RevokeLinks({ id }: { id: number }) {
  const queries = useQueryClient()
  return (
    <div>
      <ConfirmButton
        label={words.ask}
        title={words.title(`#${formatOrderId(id)}`)}
        description={words.about}
        action={words.revoke}
        keep={words.keep}
        call={() => revokeOrderLinks(id)}
        onDone={() => toast({ title: words.revoked, tone: 'success' })}
        onSettled={() => queries.invalidateQueries({ queryKey: orderTimelineQuery(id).queryKey })}
      />
    </div>
  )
}
