import type { MenuPackage } from '@dimsum/contract/menu'
import type { AdminOrder } from '@dimsum/contract/orders'
import { choicesText, preselectedOptions } from '@dimsum/domain/choices'
import { formatRupiah } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ChoiceGroups } from '@dimsum/web/components/choice-groups.tsx'
import { choices as words } from '@dimsum/words/choices'
import { editing } from '@dimsum/words/desk/editing'
import { nameOfPackage } from '@dimsum/words/menu'
import { inReadersLanguage, type Message, ownText } from '@dimsum/words/sentence'
import { Plus } from 'lucide-react'
import { dayOf, type GoodsLine, storedLine, unitPriceOf } from './goods-values.ts'
import { PackCounter } from './pack-counter.tsx'

type GoodsLinesProps = {
  id: string
  order: AdminOrder
  menu: readonly MenuPackage[]
  lines: readonly GoodsLine[]
  onChange: (lines: GoodsLine[]) => void
  error: Message | undefined
}

/** Every line of the order and every other package on sale, each with its quantity and choices. */
export function GoodsLines({ id, order, menu, lines, onChange, error }: GoodsLinesProps) {
  return (
    <fieldset id={id} className="grid min-w-0 gap-3" aria-describedby={error && `${id}-error`} tabIndex={-1}>
      <Say.legend className="sr-only">{editing.title}</Say.legend>
      {lines.map((line, place) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index.
          key={place}
          id={`${id}-${place}`}
          line={line}
          order={order}
          item={menu.find(({ packageType }) => packageType === line.packageType)}
          onChange={(changed) => onChange(lines.map((each, i) => (i === place ? changed : each)))}
          onAdd={(added) => onChange([...lines.slice(0, place + 1), added, ...lines.slice(place + 1)])}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

type LineProps = {
  id: string
  line: GoodsLine
  order: AdminOrder
  item: MenuPackage | undefined
  onChange: (line: GoodsLine) => void
  onAdd: (line: GoodsLine) => void
}

function Line({ id, line, order, item, onChange, onAdd }: LineProps) {
  const text = useText()
  const { packageType, quantity, choices } = line
  const stored = storedLine(order, line)
  const sold = stored ?? order.items.find((each) => each.packageType === packageType)
  const name = item ? nameOfPackage(item) : sold ? nameOfPackage(sold) : inReadersLanguage(packageType, 'id')
  const groups = item?.choiceGroups ?? []
  const price = unitPriceOf(order, line, item ? [item] : [])
  const isOrdered = typeof quantity === 'number' && quantity > 0
  const chosen = stored && choicesText(stored.choices ?? [])
  const offered = groups.flatMap(({ options }) => options.map((option) => option.id))
  const isOffered = (option: number) => offered.includes(option)
  const isOldPrice = stored && item && price !== null && unitPriceOf({ items: [] }, line, [item]) !== price
  return (
    <div className="grid gap-2 border-b border-garis pb-3 last-of-type:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <label htmlFor={id} className="min-w-24 flex-1 leading-5">
          <Say.span className="block font-bold">{name}</Say.span>
          <span className="block text-small text-kecap-600">
            {price !== null && (isOldPrice ? <Say>{editing.soldAt(price)}</Say> : formatRupiah(price))}
          </span>
          {chosen && !choices.every(isOffered) && (
            <Say.span className="block text-small wrap-anywhere">{ownText(chosen)}</Say.span>
          )}
        </label>
        <PackCounter
          id={id}
          name={id}
          packageName={name}
          value={quantity}
          onChange={(packs) => onChange({ ...line, quantity: packs })}
        />
      </div>
      {groups.length > 0 && isOrdered && (
        <div className="grid gap-3 rounded-input bg-santan-100 p-3">
          <ChoiceGroups
            id={`${id}-choices`}
            groups={groups}
            chosen={choices}
            // An option that left the menu stays until another one is chosen.
            onChange={(options) => onChange({ ...line, choices: options.filter(isOffered) })}
            day={dayOf(order)}
            isJudged={false}
          />
          <Button
            icon={Plus}
            variant="quiet"
            className="-ml-3 justify-self-start px-3!"
            aria-label={text(words.otherOf(name))}
            onClick={() =>
              onAdd({ packageType, quantity: 1, choices: [...preselectedOptions(groups, dayOf(order))] })
            }
          >
            {words.other}
          </Button>
        </div>
      )}
    </div>
  )
}
