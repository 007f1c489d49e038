import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { listOf, ownText } from '@dimsum/words/sentence'
import { orderForm } from '@dimsum/words/shop/order-form'
import type { Gone } from './use-gone-packages.ts'

type GonePackagesProps = {
  gone: readonly Gone[]
  /** The link that opened the form asked for such a package. */
  isLinked: boolean
}

/** Names the packages and options that left the menu while they were in the order. */
export function GonePackages({ gone, isLinked }: GonePackagesProps) {
  const packages = gone.filter((each) => !each.of).map(({ name }) => ownText(name))
  return (
    <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
      {packages.length > 0 && (
        <InlineAlert tone="note" title={orderForm.gone(listOf(packages))}>
          <Kept />
        </InlineAlert>
      )}
      {gone.map(
        ({ name, of }) =>
          of && (
            <InlineAlert
              key={`${name.id} ${of.id}`}
              tone="note"
              title={orderForm.choiceGone(ownText(name), ownText(of))}
            >
              <Kept />
            </InlineAlert>
          ),
      )}
      {gone.length === 0 && isLinked && <InlineAlert tone="note" title={orderForm.linkedGone} />}
    </div>
  )
}

const Kept = () => <Say.p>{orderForm.kept}</Say.p>
