import { buttonStyle } from '../../ui/button-style.ts'

/** `/payment?test=true` without an order, as the status page links to it: where testing goes on. */
export function PaymentTestLinks() {
  return (
    <div lang="en" className="mx-auto max-w-form px-4 py-12">
      <h1 className="font-display text-h1 font-semibold">Test a payment</h1>
      <p className="mt-3 text-kecap-700">
        The payment test page creates a payment with made-up details. To try the whole way of a customer,
        place an order and pay it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href="/payment-test" className={buttonStyle()}>
          Payment test
        </a>
        <a href="/order" className={buttonStyle({ variant: 'outline' })}>
          Place an order
        </a>
      </div>
    </div>
  )
}
