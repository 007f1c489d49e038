import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { AnnounceErrors, controlStyle, FieldLabel, FieldNotes, fieldAttributes } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useTextLimit } from '@dimsum/ui/text-limit.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { orderFields } from '@dimsum/words/shop/order-form'
import { promotionCode as words } from '@dimsum/words/shop/promotion-code'
import { CircleCheck, Tag } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { type PromotionCodeProps, useCodeCheck } from './use-code-check.ts'

const id = 'promotionCode'

/**
 * The field for a code, shown while the shop has a valid one. A typed code stays visible when it is no longer valid,
 * with the reason.
 */
export function PromotionCode(props: PromotionCodeProps) {
  const typed = useWatch({ control: props.form.control, name: id })
  const isWanted = useShopConfig()?.hasPromotionCodes || typed
  return isWanted ? <PromotionCodeField {...props} /> : null
}

/** «Punya kode promo?» with the field that it opens. */
function PromotionCodeField(props: PromotionCodeProps) {
  const { control, clearErrors } = props.form
  const { field, fieldState } = useController({ control, name: id })
  const typed = field.value ?? ''
  const { typing, use, isFetching, problem } = useCodeCheck(typed, props)
  const discount = props.preview?.discount ?? null
  const { limit, tooLong } = useTextLimit(40)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [focusNext, setFocusNext] = useState<'input' | 'opener' | null>(null)
  useEffect(() => {
    if (focusNext) (focusNext === 'input' ? input : opener).current?.focus()
  }, [focusNext])

  // Clears the last error once the code is valid.
  useEffect(() => {
    if (discount !== null) clearErrors(id)
  }, [discount, clearErrors])

  if (!isOpen && typed === '') {
    return (
      <div>
        <Button
          icon={Tag}
          ref={opener}
          variant="quiet"
          className="-ml-5"
          onClick={() => {
            setOpen(true)
            setFocusNext('input')
          }}
        >
          {words.ask}
        </Button>
      </div>
    )
  }

  const apply = () => (typed.trim() === '' ? input.current?.focus() : use())
  const remove = () => {
    field.onChange(undefined)
    clearErrors(id)
    setOpen(false)
    setFocusNext('opener')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter applies the code and does not submit the order; while an IME composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }
  const error = problem ?? fieldState.error?.message ?? tooLong
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <FieldLabel id={id} label={orderFields.promotionCode} optional />
      <div className="flex flex-wrap gap-2">
        <input
          {...field}
          {...fieldAttributes(id, { error })}
          ref={(node) => {
            input.current = node
            field.ref(node)
          }}
          type="text"
          value={typed}
          onChange={({ target }) => {
            field.onChange(target.value || undefined)
            typing(target.value)
          }}
          onBlur={() => {
            field.onBlur()
            use({ soon: true })
          }}
          onKeyDown={onKeyDown}
          {...limit}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          className={`${controlStyle} min-h-12 min-w-40 flex-1 uppercase`}
        />
        <Button variant="outline" busy={isFetching} onClick={apply}>
          {words.use}
        </Button>
      </div>
      <AnnounceErrors value>
        <FieldNotes id={id} error={error} />
      </AnnounceErrors>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="flex items-center gap-1.5 text-small font-medium text-pandan-800">
          {discount !== null && (
            <>
              <CircleCheck aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
              <Say>{words.applied(formatRupiah(-rupiahFromWire(discount)))}</Say>
            </>
          )}
        </p>
        {typed !== '' && (
          <Button variant="quiet" className="-mr-[min(1rem,5vw)] ml-auto" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
