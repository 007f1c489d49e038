import type { CustomerDetail } from '@dimsum/contract/customers'
import { formatPhone } from '@dimsum/domain/phone'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { customerData } from '@dimsum/words/desk/customer-data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { erasePerson, exportPerson } from '../../api/customers.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { saveAsFile } from '../../components/save-as-file.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Rights under UU PDP: a copy of the personal data, and its erasure. */
export function CustomerData({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const queries = useQueryClient()
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
    onError: toastFailure(customerData.notDownloaded),
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
        <ConfirmButton
          label={customerData.erase}
          title={customerData.eraseTitle}
          description={customerData.eraseAbout(formatPhone(customer.phone), customer.orders)}
          action={customerData.eraseForGood}
          keep={customerData.keep}
          call={() => erasePerson(customer.id)}
          onDone={({ orders, staysBlocked }) => {
            toast({
              title: customerData.erased(orders),
              description: staysBlocked ? customerData.staysBlocked : customerData.booksUnchanged,
              tone: 'success',
            })
            void queries.invalidateQueries({ queryKey: ['admin'] })
          }}
        />
      </div>
    </section>
  )
}
