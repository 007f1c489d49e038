import { formatOrderId } from '@dimsum/domain/order-number'
import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { linkRevocation as words } from '@dimsum/words/desk/order-card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderTimelineQuery, revokeOrderLinks } from '../../api/orders.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Revokes the private links of an order, after a confirmation. */
export function RevokeLinks({ id }: { id: number }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const revoking = useMutation({
    mutationFn: revokeOrderLinks,
    onSuccess: () => toast({ title: words.revoked, tone: 'success' }),
    onError: toastFailure(words.notRevoked),
    onSettled: () => {
      setAsking(false)
      return queries.invalidateQueries({ queryKey: orderTimelineQuery(id).queryKey })
    },
  })
  return (
    <div>
      <Button variant="quiet" className="px-3!" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title(`#${formatOrderId(id)}`)}
        description={words.about}
        action={words.revoke}
        onAction={() => revoking.mutate(id)}
        busy={revoking.isPending}
        keep={words.keep}
      />
    </div>
  )
}
