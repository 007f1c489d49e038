import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { paymentTest } from '@dimsum/words/desk/payment-test'
import { TriangleAlert } from 'lucide-react'
import { PaymentMethods } from './payment-methods.tsx'
import { ResponseLog, useResponseLog } from './response-log.tsx'
import { failureWords, openTestPayment, outcomeWords, type TestOutcome } from './test-payment.ts'

const defaults = {
  customerName: 'Test Customer',
  customerEmail: 'test@example.com',
  customerPhone: '081234567890',
  amount: '30000',
}

/** Tests Midtrans's popup with a payment that belongs to no order (product.md section 2). */
export function PaymentTest() {
  const payment = useShopConfig()?.payment
  const { entries, add } = useResponseLog()
  const text = useText()
  const show = (outcome: TestOutcome) => {
    add(`${text(outcome.title)}: ${text(outcome.description)}`)
    toast(outcome)
  }
  const { field, submit, sending } = useCallForm({
    defaultValues: defaults,
    mutationFn: (typed: typeof defaults) =>
      openTestPayment({ ...typed, amount: Number(typed.amount) }, payment),
    onSuccess: (outcome) => show(outcomeWords(outcome)),
    onError: (error) => show(failureWords(error)),
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="p-5">
        <form noValidate autoComplete="off" className="grid gap-4" onSubmit={submit}>
          <TextField {...field('customerName')} label={paymentTest.customerName} />
          <TextField {...field('customerEmail')} label={paymentTest.email} type="email" inputMode="email" />
          <TextField {...field('customerPhone')} label={paymentTest.phone} type="tel" inputMode="tel" />
          <TextField
            {...field('amount')}
            label={paymentTest.amount}
            inputMode="numeric"
            hint={paymentTest.amountHint}
          />
          <div className="flex gap-3 rounded-input border-2 border-cabai-600 p-4">
            <TriangleAlert
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-cabai-700"
              strokeWidth={2}
            />
            <div className="min-w-0">
              <Say.p className="font-bold text-cabai-700">{paymentTest.isReal}</Say.p>
              <Say.p>{paymentTest.isRealAbout}</Say.p>
            </div>
          </div>
          {payment?.mode === 'demo' && (
            <InlineAlert tone="note" title={paymentTest.demo} detail={paymentTest.demoAbout} />
          )}
          <Button type="submit" size="lg" wide busy={sending.isPending} busyText={paymentTest.processing}>
            {paymentTest.start}
          </Button>
        </form>
      </Card>
      <div className="grid gap-6">
        <ResponseLog entries={entries} />
        <PaymentMethods />
      </div>
    </div>
  )
}
