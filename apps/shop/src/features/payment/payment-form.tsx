import type { Order } from '@dimsum/contract/orders'
import { depositDue } from '@dimsum/domain/deposit'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { amountDue } from '@dimsum/domain/order-total'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { SlowNotice } from '@dimsum/ui/slow-notice.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { PhoneProof } from '@dimsum/web/components/phone-proof.tsx'
import { phoneProof } from '@dimsum/words/phone-proof'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { payment as words } from '@dimsum/words/shop/payment'
import { paymentFailure } from '@dimsum/words/shop/payment-outcome'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openPaymentQuery } from '../../api/payments.ts'
import { ManualTransfer } from '../../components/manual-transfer.tsx'
import { PaymentDeadline, showsAccountNumber, usePaymentState } from '../../components/payment-deadline.tsx'
import { PaymentLoading } from '../../components/payment-loading.tsx'
import { useProviderScript } from '../../components/payment-popup/use-provider-script.ts'
import { WhatsappOrderLink } from '../../components/whatsapp-order-link.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { MethodChoice, methodGroupId, useOfferedMethods } from './method-choice.tsx'
import type { PaymentProblem, usePayment } from './use-payment.ts'

type PaymentFormProps = {
  order: Order
  payment: ReturnType<typeof usePayment>
  /** Whether this browser may pay: its customer holds the order or has verified the phone. */
  mayPay: boolean
  /** Called with the phone that a customer verified, to be allowed to pay. */
  onProved: (phone: string) => void
}

/** Methods and pay button of an unpaid order. Renders a fragment: its parts are items of the page's flex column. */
export function PaymentForm({ order, payment, mayPay, onProved }: PaymentFormProps) {
  const asked = useQuery({ ...openPaymentQuery(order.id), enabled: !order.masked })
  const open = asked.data
  const state = usePaymentState(open)
  const [picked, setPicked] = useState<PaymentMethod | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isDepositChosen, setDepositChosen] = useState<boolean>()
  const deposit = depositDue(order)
  // Another amount would end the account number that the customer already has.
  const isOpenDeposit = open?.amount != null && rupiahFromWire(open.amount) === deposit
  const isDeposit = deposit !== null && (isDepositChosen ?? isOpenDeposit)
  const amount = isDeposit ? deposit : amountDue(order)
  const methods = useOfferedMethods(amount)
  const chosen = methods.find((method) => method === (picked ?? open?.method)) ?? null
  const { phase, problem, pay } = payment
  useProviderScript({ isWanted: mayPay, isChosen: picked !== null })

  const isBusy = phase === 'starting' || phase === 'popup'
  const choose = (method: PaymentMethod) => {
    setPicked(method)
    setMissing(false)
  }
  const press = () => {
    if (chosen) return pay(chosen, isDeposit)
    setMissing(true)
    toast({ title: words.chooseTitle, description: words.choose, tone: 'danger' })
    document.querySelector<HTMLInputElement>(`#${methodGroupId} input`)?.focus()
  }

  // Wait for the open payment: its notice would appear above the methods and move them under the thumb.
  if (asked.isLoading && asked.failureCount === 0)
    return <PaymentLoading methods={methods} hasSummary={false} />
  return (
    <>
      {(state === 'open' || state === 'expired') && (
        <div className="grid grid-cols-1 gap-1 rounded-input bg-kunyit-100 p-4 font-medium text-kunyit-800">
          <PaymentDeadline payment={open} />
          {mayPay && showsAccountNumber(open, state) && (
            <Say.p parts={{ pay: <Say>{words.pay}</Say> }}>{words.accountOpen}</Say.p>
          )}
        </div>
      )}
      {mayPay && deposit !== null && (
        <AmountChoice
          order={order}
          deposit={deposit}
          isDeposit={isDeposit}
          onChoose={setDepositChosen}
          disabled={isBusy}
        />
      )}
      {mayPay ? (
        <MethodChoice
          methods={methods}
          chosen={chosen}
          onChoose={choose}
          isMissing={isMissing}
          disabled={isBusy}
        />
      ) : (
        <PhoneProof orderId={order.id} reason={phoneProof.forPayment} onProved={onProved} />
      )}
      {problem && <Problem problem={problem} order={order} />}
      {mayPay && (
        <div
          data-sticky-bar
          className="sticky bottom-0 z-20 [@media(max-height:26rem)]:static -mx-4 border-t border-garis bg-white px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0"
        >
          <Button size="lg" wide onClick={press} busy={isBusy} busyText={words.processing}>
            <Say>{state === 'expired' ? words.payAgain : words.payAmount(formatRupiah(amount))}</Say>
          </Button>
          <SlowNotice waiting={phase === 'starting'} />
        </div>
      )}
      <ManualTransfer order={order} />
      <p className="text-center text-small text-kecap-700">
        <Say>{words.otherWays}</Say>{' '}
        <WhatsappOrderLink
          order={order}
          className="inline-flex min-h-12 items-center gap-1.5 align-middle font-bold text-pandan-700 underline"
        >
          <Say>{words.arrange}</Say>
        </WhatsappOrderLink>
      </p>
    </>
  )
}

/** The last failure, with the ways around it. */
function Problem({ problem, order }: { problem: PaymentProblem; order: Order }) {
  const { title, text, reason, redirectUrl } = problem
  const read = useText()
  const panel = useRef<HTMLDivElement>(null)
  // On a phone it would appear below the fold or behind the bar.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={panel}>
      <InlineAlert title={title}>
        <Say.p>{text}</Say.p>
        {reason && read(reason) !== read(text) && <Say.p>{reason}</Say.p>}
        {redirectUrl !== undefined && (
          <div className="mt-3 grid grid-cols-1 gap-3">
            <Say.p>{paymentFailure.windowClosed}</Say.p>
            {/^https?:/.test(redirectUrl) && (
              <a href={redirectUrl} className={buttonStyle()}>
                <Say>{paymentFailure.openPage}</Say>
              </a>
            )}
            <WhatsappOrderLink order={order} className={buttonStyle({ variant: 'outline' })}>
              <Say>{orderLinks.byWhatsapp}</Say>
            </WhatsappOrderLink>
          </div>
        )}
      </InlineAlert>
    </div>
  )
}
