import { formQuantityMaximum, parseQuantityInput, quantityMinimum } from '@dimsum/domain/quantity'
import { FieldLabel, FieldNotes, fieldAttributes } from '@dimsum/ui/field.tsx'
import { type Said, Say, type Shown, useText } from '@dimsum/ui/say.tsx'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { fields } from '@dimsum/words/fields'
import { orderFields } from '@dimsum/words/shop/order-form'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { usePressAndHold } from './use-press-and-hold.ts'

type QuantityStepperProps = {
  value: number
  onChange: (quantity: number) => void
  error?: Said | undefined
  /** Packages left of the chosen kind; `null` when not limited. */
  left: number | null
}

const id = 'quantity'

/**
 * How many packages: minus, a number to type, plus; held down, the buttons go on. What is no number becomes 1, and the
 * value stays between 1 and 50 (product.md section 5).
 */
export function QuantityStepper({ value, onChange, error, left }: QuantityStepperProps) {
  const text = useText()
  // What is being typed, while it differs from the value: an emptied field is not yet "1".
  const [typed, setTyped] = useState<string | null>(null)
  const [tooSmall, setTooSmall] = useState(false)

  const set = (quantity: number) => {
    setTyped(null)
    setTooSmall(false)
    onChange(Math.min(formQuantityMaximum, Math.max(quantityMinimum, quantity)))
  }
  const minus = usePressAndHold(() => set(value - 1))
  const plus = usePressAndHold(() => set(value + 1))
  const message = error ?? (tooSmall ? fields.quantityTooSmall : undefined)
  const hint = quantityHint(value, left)

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <FieldLabel id={id} label={orderFields.quantity} />
      <div className="flex w-fit max-w-full items-stretch gap-2">
        <button
          type="button"
          aria-label={text(orderFields.fewer)}
          aria-disabled={value <= quantityMinimum}
          className={stepStyle}
          {...minus}
        >
          <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
        </button>
        <input
          {...fieldAttributes(id, { hint, error: message })}
          name={id}
          type="number"
          inputMode="numeric"
          min={quantityMinimum}
          max={formQuantityMaximum}
          step={1}
          autoComplete="off"
          enterKeyHint="next"
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value)
            setTooSmall(false)
            onChange(parseQuantityInput(target.value))
          }}
          onBlur={({ target }) => {
            setTooSmall(target.value !== '' && Number(target.value) < quantityMinimum)
            setTyped(null)
            // React leaves `007` and `1e1` as they are: to it they equal the value.
            target.value = String(parseQuantityInput(target.value))
          }}
          // Scrolling the page over a focused number field must not change the order.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          className="h-13 w-20 min-w-0 rounded-input border border-garis-kuat bg-white text-center text-price font-extrabold [appearance:textfield] aria-invalid:border-2 aria-invalid:border-cabai-600 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={text(orderFields.more)}
          aria-disabled={value >= formQuantityMaximum}
          className={stepStyle}
          {...plus}
        >
          <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={message} />
    </div>
  )
}

const stepStyle =
  'inline-flex size-13 shrink-0 touch-manipulation items-center justify-center rounded-button border border-garis-kuat bg-white ' +
  'select-none hover:bg-santan-100 active:bg-santan-200 aria-disabled:border-garis aria-disabled:bg-santan-200 ' +
  'aria-disabled:text-kecap-600'

function quantityHint(value: number, left: number | null): Shown {
  if (left !== null && value > left) return orderFields.packagesLeft(left)
  if (value >= formQuantityMaximum) {
    return (
      <Say
        parts={{
          most: formQuantityMaximum,
          contact: (
            <ShopPhoneLink>
              <Say>{orderFields.contactUs}</Say>
            </ShopPhoneLink>
          ),
        }}
      >
        {orderFields.wantsMore}
      </Say>
    )
  }
  return undefined
}
