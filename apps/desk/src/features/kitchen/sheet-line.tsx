import type { SheetOrder } from '@dimsum/contract/kitchen'
import { choicesText } from '@dimsum/domain/choices'
import { isLinePrepared } from '@dimsum/domain/cook-sheet'
import { nameWithChoices } from '@dimsum/domain/order-lines'
import { isPrepared } from '@dimsum/domain/order-status'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { LineChoices } from '@dimsum/web/components/line-choices.tsx'
import { kitchenOrder, pieceCount } from '@dimsum/words/desk/kitchen'
import { ownText } from '@dimsum/words/sentence'
import { Check } from 'lucide-react'

type SheetLineProps = {
  order: SheetOrder
  line: SheetOrder['items'][number]
  /** Called when the box is ticked. Without it the line is read-only. */
  onTick?: ((isPrepared: boolean) => void) | undefined
}

/** One package of an order as a checkbox row. The whole row is the target, for use with full hands. */
export function SheetLine({ order, line, onTick }: SheetLineProps) {
  const { pieces } = line
  const shortName = ownText(line.name)
  const choices = choicesText(line.choices ?? [])
  const isDone = isLinePrepared(line, order.status)
  // A packed order is done as a whole, so its ticks can no longer change.
  const isSettled = isPrepared(order.status)
  const text = useText()
  const goods = (
    <span className="min-w-0 flex-1">
      <span className={`block text-[1.25rem] leading-7 font-extrabold ${isDone ? 'text-kecap-600' : ''}`}>
        {line.quantity} × {pieces} pcs = <Say>{pieceCount(line.quantity * pieces)}</Say>
      </span>
      <Say.span className="block text-small text-kecap-700">{shortName}</Say.span>
      <LineChoices choices={choices} className="text-title font-bold" />
    </span>
  )
  if (!onTick || isSettled) {
    return (
      <div className="flex items-center gap-3 py-2">
        {isDone && (
          <Check
            aria-label={text(kitchenOrder.lineDone)}
            className="size-6 shrink-0 text-pandan-700"
            strokeWidth={3}
          />
        )}
        {goods}
      </div>
    )
  }
  return (
    <label
      className={`flex min-h-16 cursor-pointer items-center gap-4 rounded-input border-2 px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${isDone ? 'border-pandan-700 bg-pandan-100' : 'border-garis-kuat bg-white'}`}
    >
      <input
        type="checkbox"
        checked={isDone}
        onChange={({ target }) => onTick(target.checked)}
        aria-label={text(
          kitchenOrder.lineDoneOf(line.quantity, ownText(nameWithChoices({ name: line.name, choices }))),
        )}
        className="size-8 shrink-0 rounded-small accent-pandan-700"
      />
      {goods}
    </label>
  )
}
