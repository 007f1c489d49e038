import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { methodGroups } from '@dimsum/words/desk/payment-test'

/** Payment methods of Midtrans's popup (product.md section 2, payment test). */
const methods = [
  [methodGroups.cards, ['Visa', 'Mastercard', 'JCB']],
  [methodGroups.virtualAccounts, ['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB']],
  [methodGroups.qris, ['QRIS']],
  [methodGroups.eWallets, ['GoPay', 'OVO', 'DANA', 'ShopeePay', 'LinkAja', 'Jenius']],
  [methodGroups.retail, ['Alfamart', 'Indomaret', 'Akulaku']],
] as const

export function PaymentMethods() {
  return (
    <Card className="p-5">
      <Say.h2 className="text-title font-bold">{methodGroups.title}</Say.h2>
      <dl className="mt-3 grid gap-3">
        {methods.map(([group, names]) => (
          <div key={group.en}>
            <Say.dt className="font-bold">{group}</Say.dt>
            <dd className="text-kecap-700">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <Say.p className="mt-3 text-small text-kecap-600">{methodGroups.about}</Say.p>
    </Card>
  )
}
