import type { Order } from '@dimsum/contract/orders'
import type { Rupiah } from '@dimsum/domain/money'
import { rupiah } from '@dimsum/domain/money'
import { amountDue } from '@dimsum/domain/order-total'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { depositOffer } from '@dimsum/words/part-payments'

type AmountChoiceProps = {
  order: Order
  /** The deposit that the order offers, in rupiah. */
  deposit: Rupiah
  isDeposit: boolean
  onChoose: (isDeposit: boolean) => void
  disabled: boolean
}

const group = 'paymentAmount'

/** Deposit or everything, for an order that offers a deposit. */
export function AmountChoice({ order, deposit, isDeposit, onChoose, disabled }: AmountChoiceProps) {
  const due = amountDue(order)
  const rest = rupiah(due - deposit)
  return (
    <RadioGroup id={group} label={depositOffer.choose}>
      <RadioCard
        name={group}
        value="whole"
        checked={!isDeposit}
        disabled={disabled}
        onChange={() => onChoose(false)}
      >
        <span className="flex flex-wrap justify-between gap-x-4 font-bold">
          <Say>{depositOffer.whole}</Say>
          <Price amount={due} className="ml-auto" />
        </span>
      </RadioCard>
      <RadioCard
        name={group}
        value="deposit"
        checked={isDeposit}
        disabled={disabled}
        onChange={() => onChoose(true)}
      >
        <span className="flex flex-wrap justify-between gap-x-4 font-bold">
          <Say>{depositOffer.deposit}</Say>
          <Price amount={deposit} className="ml-auto" />
        </span>
        <span className="block text-small text-kecap-600">
          <Say>{depositOffer.restBy(rest, order.deposit?.restDue ?? null)}</Say>
          {order.deposit?.terms && <span className="block whitespace-pre-line">{order.deposit.terms}</span>}
        </span>
      </RadioCard>
    </RadioGroup>
  )
}
