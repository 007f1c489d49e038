import { formQuantityMaximum, parseQuantityInput, quantityMinimum } from '@dimsum/domain/quantity'
import { useText } from '@dimsum/ui/say.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { orderFields, packageQuantity } from '@dimsum/words/shop/order-form'
import { Minus, Plus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { usePressAndHold } from './use-press-and-hold.ts'

type QuantityStepperProps = {
  /** `quantity` for the first package: the specification's field. */
  id: string
  /** `Paket Sedang (20 pcs)` */
  name: Sentence
  value: number
  onChange: (quantity: number) => void
  /** Called with true when a typed number was below the min of an order; it became 1. */
  onTooSmall: (isTooSmall: boolean) => void
  /** Min quantity of the minus button. */
  least: number
  /** Max quantity of the plus button. */
  most: number
  /** An emptied field stays at 1, so that the choices of its line do not go while another number is typed. */
  isKeptEmpty?: boolean
  attributes: { 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined }
  inputRef?: Ref<HTMLInputElement> | undefined
  className?: string
}

/**
 * Quantity of one package: minus, number input, plus. Holding a button repeats it. The buttons are for touch; on a
 * keyboard the arrow keys change the number. For the first package an invalid number becomes 1, and the value stays
 * between 1 and 50 (product.md section 5); for further packages it becomes 0.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { id, name, value, onChange, onTooSmall, least, most, attributes, inputRef, className = '' } = props
  const { isKeptEmpty = false } = props
  const text = useText()
  // Typed text while it differs from the value: an empty field is not yet "1".
  const [typed, setTyped] = useState<string | null>(null)
  const isFirst = id === 'quantity'
  const read = (entry: string) =>
    isFirst || (isKeptEmpty && entry === '') || Number(entry) >= quantityMinimum
      ? parseQuantityInput(entry)
      : 0
  const step = (next: number) => {
    setTyped(null)
    onTooSmall(false)
    onChange(Math.max(least, next))
  }
  // Holding ends at 1: at 0 the line is removed, and the next line moves under the finger.
  const minus = usePressAndHold(
    (isRepeat) => value > (isRepeat ? Math.max(least, 1) : least) && step(value - 1),
  )
  const plus = usePressAndHold(() => value < most && step(value + 1))
  return (
    <div className={`flex w-fit items-stretch gap-1 ${className}`}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={text(isFirst ? orderFields.fewer : packageQuantity.fewer(name))}
        aria-disabled={value <= least}
        className="step-button"
        {...minus}
      >
        <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
      </button>
      <input
        {...attributes}
        id={id}
        ref={inputRef}
        name={id}
        aria-label={text(isFirst ? packageQuantity.first(name) : name)}
        type="number"
        inputMode="numeric"
        min={isFirst ? quantityMinimum : 0}
        max={formQuantityMaximum}
        step={1}
        autoComplete="off"
        enterKeyHint="next"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          onTooSmall(false)
          onChange(read(target.value))
        }}
        onBlur={({ target }) => {
          onTooSmall(isFirst && target.value !== '' && Number(target.value) < quantityMinimum)
          setTyped(null)
          // React does not rewrite `007` or `1e1`, because they equal the value as numbers.
          target.value = String(read(target.value))
        }}
        // Typing then replaces the 0.
        onFocus={({ target }) => target.select()}
        // Scrolling over a focused number input would change it.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        className="step-number"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={text(isFirst ? orderFields.more : packageQuantity.more(name))}
        aria-disabled={value >= most}
        className="step-button"
        {...plus}
      >
        <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
      </button>
    </div>
  )
}
