import {
  maxPayment,
  type PaymentMethod,
  paymentMethodLabel,
  paymentMethods,
  virtualAccountBanks,
} from '@dimsum/domain/payment-method'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import type { Message } from '@dimsum/words/sentence'
import { payment } from '@dimsum/words/shop/payment'

type MethodChoiceProps = {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  /** Pay was pressed before a method was chosen. */
  isMissing: boolean
  disabled: boolean
}

export const methodGroupId = 'paymentMethod'

const explanations: Record<PaymentMethod, Message> = {
  virtual_account: virtualAccountBanks.join(', '),
  gopay: payment.gopay,
  qris: payment.qris,
}

/** Virtual account and GoPay (product.md section 2), and QRIS if the owner switched it on, for `amount` rupiah. */
export const useOfferedMethods = (amount: number): readonly PaymentMethod[] => {
  const hasQris = useShopConfig()?.payment.qris === true
  return paymentMethods.filter((method) => (method !== 'qris' || hasQris) && amount <= maxPayment[method])
}

export function MethodChoice({ methods, chosen, onChoose, isMissing, disabled }: MethodChoiceProps) {
  return (
    <RadioGroup id={methodGroupId} label={payment.method} error={isMissing ? payment.choose : undefined}>
      {methods.map((method) => (
        <RadioCard
          key={method}
          name={methodGroupId}
          value={method}
          checked={chosen === method}
          disabled={disabled}
          onChange={() => onChoose(method)}
        >
          <span className="block font-bold">{paymentMethodLabel[method]}</span>
          <Say.span className="block text-small text-kecap-600">{explanations[method]}</Say.span>
        </RadioCard>
      ))}
    </RadioGroup>
  )
}
