import { type PaymentMethod, paymentMethodLabel, virtualAccountBanks } from '@dimsum/domain/payment-method'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'

type MethodChoiceProps = {
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  /** Pay was pressed without choosing a method. */
  isMissing: boolean
  disabled: boolean
}

export const methodGroupId = 'paymentMethod'

const explanations: Record<PaymentMethod, { text: string; lang: string }> = {
  virtual_account: { text: virtualAccountBanks.join(', '), lang: 'en' },
  gopay: { text: 'Bayar di aplikasi GoPay, atau pindai kode QR.', lang: 'id' },
  qris: { text: 'Pindai dengan aplikasi bank atau dompet digital apa pun.', lang: 'id' },
}

/** Virtual account and GoPay (product.md section 2); QRIS where the owner offers it. */
export function MethodChoice({ chosen, onChoose, isMissing, disabled }: MethodChoiceProps) {
  const offersQris = usePaymentConfig()?.qris ?? false
  const methods: readonly PaymentMethod[] = offersQris
    ? ['virtual_account', 'gopay', 'qris']
    : ['virtual_account', 'gopay']
  return (
    <RadioGroup
      id={methodGroupId}
      label="Payment Method"
      error={isMissing ? 'Silakan pilih metode pembayaran terlebih dahulu' : undefined}
      errorLang="id"
    >
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
          <span lang={explanations[method].lang} className="block text-small text-kecap-600">
            {explanations[method].text}
          </span>
        </RadioCard>
      ))}
    </RadioGroup>
  )
}
