import type { BothLanguages } from '@dimsum/domain/menu'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { orderForm } from '@dimsum/words/shop/order-form'

type GonePackagesProps = {
  names: readonly BothLanguages[]
  /** The link that opened the form asked for one. */
  isLinked: boolean
}

/** Names the packages that left the menu while they were in the order. */
export function GonePackages({ names, isLinked }: GonePackagesProps) {
  const all = { id: names.map(({ id }) => id).join(', '), en: names.map(({ en }) => en).join(', ') }
  return (
    <div role="status" className="empty:hidden">
      {names.length > 0 ? (
        <InlineAlert tone="note" title={orderForm.gone(all)}>
          <p>
            <Say>{orderForm.kept}</Say>
          </p>
        </InlineAlert>
      ) : (
        isLinked && <InlineAlert tone="note" title={orderForm.linkedGone} />
      )}
    </div>
  )
}
