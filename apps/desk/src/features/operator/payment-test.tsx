import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import { paymentTest } from '@dimsum/words/desk/payment-test'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PaymentMethods } from './payment-methods.tsx'
import { ResponseLog, useResponseLog } from './response-log.tsx'
import { useTestPayment } from './use-test-payment.ts'

const defaults = {
  customerName: 'Test Customer',
  customerEmail: 'test@example.com',
  customerPhone: '081234567890',
  amount: '30000',
}

/** Tests Midtrans's popup with a payment that belongs to no order (product.md section 2). */
export function PaymentTest() {
  const isDemo = usePaymentConfig()?.mode === 'demo'
  const { entries, add } = useResponseLog()
  const { start, isBusy, problems } = useTestPayment(add)
  const [values, setValues] = useState(defaults)
  const field = (name: keyof typeof defaults) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void start({ ...values, amount: Number(values.amount) })
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="p-5">
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <TextField {...field('customerName')} label={paymentTest.customerName} autoComplete="off" />
          <TextField
            {...field('customerEmail')}
            label={paymentTest.email}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <TextField
            {...field('customerPhone')}
            label={paymentTest.phone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <TextField
            {...field('amount')}
            label={paymentTest.amount}
            inputMode="numeric"
            autoComplete="off"
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
          {isDemo && <InlineAlert tone="note" title={paymentTest.demo} detail={paymentTest.demoAbout} />}
          <Button type="submit" size="lg" wide busy={isBusy} busyText={paymentTest.processing}>
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
