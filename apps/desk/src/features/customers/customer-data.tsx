import type { CustomerDetail } from '@dimsum/contract/customers'
import { formatPhone } from '@dimsum/domain/phone'
import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { customerData } from '@dimsum/words/desk/customer-data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePerson, exportPerson } from '../../api/customers.ts'
import { saveAsFile } from '../../components/save-as-file.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Rights under UU PDP: a copy of the personal data, and its erasure. */
export function CustomerData({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const copy = useMutation({
    mutationFn: exportPerson,
    onSuccess: (data) => {
      saveAsFile(
        `data-pelanggan-${customer.id}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      )
      toast({
        title: customerData.downloaded,
        description: customerData.sendToCustomer,
        tone: 'success',
      })
    },
    onError: toastFailure(customerData.notDownloaded, customerData.tryAgain),
  })
  return (
    <section aria-label={text(customerData.title)} className="grid gap-3">
      <div>
        <Say.h4 className="font-bold">{customerData.title}</Say.h4>
        <Say.p className="text-small text-kecap-700">{customerData.about}</Say.p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={copy.isPending} onClick={() => copy.mutate(customer.id)}>
          {customerData.copy}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {customerData.erase}
        </Button>
      </div>
      {asking && <EraseDialog customer={customer} onClose={() => setAsking(false)} />}
    </section>
  )
}

function EraseDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: erasePerson,
    onSuccess: ({ orders, staysBlocked }) => {
      toast({
        title: customerData.erased(orders),
        description: staysBlocked ? customerData.staysBlocked : customerData.booksUnchanged,
        tone: 'success',
      })
      onClose()
      void queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={customerData.eraseTitle}
      description={customerData.eraseAbout(formatPhone(customer.phone), customer.orders)}
      action={customerData.eraseForGood}
      onAction={() => erase.mutate(customer.id)}
      busy={erase.isPending}
      keep={customerData.keep}
    >
      {erase.isError && <InlineAlert title={errorMessage(erase.error)} />}
    </AlertDialog>
  )
}
