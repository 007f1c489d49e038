import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useEffect, useRef } from 'react'
import type { useOrderForm } from './use-order-form.ts'

type OrderFailureProps = {
  failure: NonNullable<ReturnType<typeof useOrderForm>['failure']>
  /** The reason also stands at a field, which has the focus then. */
  isSaidAtField: boolean
}

/** Why the last try failed; stays when the toast is gone. */
export function OrderFailure({ failure, isSaidAtField }: OrderFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  const wasSaidAtField = useRef(isSaidAtField)
  // On a phone it would come up below the fold. It takes no focus: the alert is announced anyway, and the customer may be writing.
  useEffect(() => {
    if (!wasSaidAtField.current) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={panel}>
      <InlineAlert title={failure.title}>
        <p>
          <Say>{failure.text}</Say>
        </p>
        <p className="mt-1">
          <Say>{failure.next}</Say>
        </p>
      </InlineAlert>
    </div>
  )
}
