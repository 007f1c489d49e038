import { formatOrderId } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { chosenOrders } from '@dimsum/words/desk/order-table'
import { widgets } from '@dimsum/words/widgets'
import type { useBulkChange } from './use-bulk-change.ts'

/** Results of a bulk change, with the reason of each failure. Stays until it is closed. */
export function BulkResult({ changing }: { changing: ReturnType<typeof useBulkChange> }) {
  const { progress, result, takeBack, close } = changing
  const words = result?.isTakenBack ? chosenOrders.takenBack : chosenOrders.changed
  return (
    <div role="status">
      {progress && (
        <Say.p className="rounded-input border border-garis-kuat bg-white p-3 font-bold shadow-floating">
          {chosenOrders.progress(progress.done, progress.of)}
        </Say.p>
      )}
      {result && (
        <div className="grid max-h-[40dvh] gap-2 overflow-y-auto rounded-input border border-garis-kuat bg-white p-3 shadow-floating">
          <Say.p className="font-bold">{words(result.went.length, result.refused.length)}</Say.p>
          {result.went.length > 0 && <Numbers of={result.went} />}
          {result.unchanged.length > 0 && (
            <Say.p parts={{ numbers: <Numbers of={result.unchanged.map((id) => ({ id }))} /> }}>
              {chosenOrders.unchanged}
            </Say.p>
          )}
          {result.refused.length > 0 && (
            <ul className="grid gap-1 text-cabai-700">
              {result.refused.map(({ id, why }) => (
                <Say.li
                  key={id}
                  className="wrap-anywhere"
                  parts={{
                    number: <span className="font-bold">#{formatOrderId(id)}</span>,
                    why: <Say>{why}</Say>,
                  }}
                >
                  {chosenOrders.refused}
                </Say.li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            {result.went.length > 0 && !result.isTakenBack && (
              <Button variant="outline" onClick={takeBack}>
                {widgets.undo}
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              {chosenOrders.close}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

const Numbers = ({ of }: { of: readonly { id: number }[] }) => (
  <span className="text-small">{of.map(({ id }) => `#${formatOrderId(id)}`).join(', ')}</span>
)
