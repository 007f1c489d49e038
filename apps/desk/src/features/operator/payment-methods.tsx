import { Card } from '@dimsum/ui/card.tsx'

/** Every way to pay the provider's popup can offer (product.md section 2, payment test). */
const methods = [
  ['Credit & Debit Cards', ['Visa', 'Mastercard', 'JCB']],
  ['Virtual Accounts', ['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB']],
  ['QRIS', ['QRIS']],
  ['E-Wallets', ['GoPay', 'OVO', 'DANA', 'ShopeePay', 'LinkAja', 'Jenius']],
  ['Retail & Others', ['Alfamart', 'Indomaret', 'Akulaku']],
] as const

export function PaymentMethods() {
  return (
    <Card className="p-5">
      <h2 className="text-title font-bold">Available Payment Methods</h2>
      <dl className="mt-3 grid gap-3">
        {methods.map(([group, names]) => (
          <div key={group}>
            <dt className="font-bold">{group}</dt>
            <dd className="text-kecap-700">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-kecap-600">
        The popup offers those that are switched on for your account at the provider.
      </p>
    </Card>
  )
}
