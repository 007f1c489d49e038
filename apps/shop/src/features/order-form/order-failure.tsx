import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useEffect, useRef } from 'react'
import type { useOrderForm } from './use-order-form.ts'

type OrderFailureProps = {
  failure: NonNullable<ReturnType<typeof useOrderForm>['failure']>
  /** The reason is also shown at a field, which has the focus. */
  isShownAtField: boolean
}

/** Reason why the last try failed; stays after the toast has closed. */
export function OrderFailure({ failure, isShownAtField }: OrderFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  const wasShownAtField = useRef(isShownAtField)
  // On a phone it would appear below the fold. It does not take the focus: the alert is announced, and the customer may
  // be typing.
  useEffect(() => {
    if (!wasShownAtField.current) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={panel}>
      <InlineAlert title={failure.title}>
        <Say.p>{failure.text}</Say.p>
        <Say.p className="mt-1">{failure.next}</Say.p>
      </InlineAlert>
    </div>
  )
}
