import type { MenuPackage } from '@dimsum/contract/menu'
import type { AdminOrder } from '@dimsum/contract/orders'
import { choicesText, preselectedOptions } from '@dimsum/domain/choices'
import { menuSections } from '@dimsum/domain/menu'
import { formatRupiah } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { ChoiceGroups } from '@dimsum/web/components/choice-groups.tsx'
import { choices as words } from '@dimsum/words/choices'
import { editing } from '@dimsum/words/desk/editing'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { nameOfPackage } from '@dimsum/words/menu'
import { type Message, ownText, type Sentence } from '@dimsum/words/sentence'
import { Plus } from 'lucide-react'
import { Fragment, type Ref } from 'react'
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form'
import { usePackageNames } from '../../components/package-names.ts'
import { choicesOf, dayOf, type GoodsLine, soldLine, unitPriceOf, withBlankLines } from './goods-line.ts'
import { PackCounter } from './pack-counter.tsx'

type GoodsLinesProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Required<
  Pick<UseControllerProps<Values, Name, Sent>, 'name' | 'control'>
> & {
  id: string
  error: Message | undefined
  deliveryDate: string | null
  /** Lines of the order as it is stored. */
  sold?: AdminOrder['items']
}

/**
 * Packages with quantities and choices: those of the order and typed ones that left the menu, then the others in the
 * sections of the menu.
 */
export function GoodsLines<Values extends FieldValues, Name extends FieldPath<Values>, Sent>({
  name,
  control,
  id,
  error,
  deliveryDate,
  sold = [],
}: GoodsLinesProps<Values, Name, Sent>) {
  const menu = useMenu()
  const text = useText()
  const { nameOf } = usePackageNames()
  const { field } = useController({ name, control })
  const lines: GoodsLine[] = withBlankLines(field.value, menu)
  const day = dayOf(deliveryDate)
  const itemOf = (type: string) => menu.find(({ packageType }) => packageType === type)
  const soldOf = (type: string) => sold.find(({ packageType }) => packageType === type)
  const isFirst = ({ packageType, quantity }: GoodsLine) =>
    soldOf(packageType) || (quantity && !itemOf(packageType))
  const first = [...new Set(lines.filter(isFirst).map(({ packageType }) => packageType))]
  const sections = menuSections(menu.filter(({ packageType }) => !first.includes(packageType)))
  /** Gets the focus when the quantities are refused. */
  const focused = Math.max(0, lines.findIndex(isUnread))

  const packageLines = (type: string) => {
    const item = itemOf(type)
    const soldItem = soldOf(type)
    const packageName = item || !soldItem ? nameOf(type) : nameOfPackage(soldItem)
    const own = [...lines.entries()].filter(([, { packageType }]) => packageType === type)
    const hasChoices = item && item.choiceGroups.length > 0 && own.some(([, line]) => isOrdered(line))
    return (
      <div key={type} className="grid gap-3 border-b border-garis pb-3 last-of-type:border-0">
        {own.map(([place, line], i) => (
          <Line
            key={place}
            id={`${id}-${place}`}
            name={i === 0 ? packageName : words.lineOf(packageName, i + 1)}
            line={line}
            item={item}
            sold={sold}
            day={day}
            isWrong={Boolean(error) && (isUnread(line) || place === focused)}
            inputRef={place === focused ? field.ref : undefined}
            onChange={(changed) => field.onChange(lines.with(place, changed))}
          />
        ))}
        {hasChoices && (
          <Button
            icon={Plus}
            variant="quiet"
            className="-ml-3 justify-self-start px-3!"
            aria-label={text(words.otherOf(packageName))}
            onClick={() => {
              const choices = preselectedOptions(item.choiceGroups, day)
              const added = { packageType: type, quantity: 1, choices: [...choices] }
              field.onChange(lines.toSpliced((own.at(-1)?.[0] ?? 0) + 1, 0, added))
            }}
          >
            {words.other}
          </Button>
        )}
      </div>
    )
  }
  return (
    <fieldset id={id} className="grid min-w-0 gap-3" aria-describedby={error && `${id}-error`}>
      <Say.legend className="mb-1 font-bold">{orderEntry.packages}</Say.legend>
      {first.map(packageLines)}
      {sections.map(({ category, items }) => (
        <Fragment key={category?.id ?? ''}>
          {category && (
            <Say.h3 className="mt-2 font-bold wrap-anywhere text-kecap-700">{ownText(category)}</Say.h3>
          )}
          {items.map(({ packageType }) => packageLines(packageType))}
        </Fragment>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

const isUnread = ({ quantity }: GoodsLine) => typeof quantity === 'string'

const isOrdered = ({ quantity }: GoodsLine) => typeof quantity === 'number' && quantity > 0

type LineProps = {
  id: string
  name: Sentence
  line: GoodsLine
  item: MenuPackage | undefined
  sold: AdminOrder['items']
  day: string
  isWrong: boolean
  inputRef: Ref<HTMLInputElement> | undefined
  onChange: (line: GoodsLine) => void
}

function Line({ id, name, line, item, sold, day, isWrong, inputRef, onChange }: LineProps) {
  const text = useText()
  const menu = item ? [item] : []
  const groups = item?.choiceGroups ?? []
  const chosen = { ...line, choices: choicesOf(line, menu, day) }
  const stored = soldLine(sold, chosen)
  const price = unitPriceOf(chosen, sold, menu)
  const isOldPrice = stored && item && price !== unitPriceOf(chosen, [], menu)
  const offered = groups.flatMap(({ options }) => options.map((option) => option.id))
  const isOffered = (option: number) => offered.includes(option)
  const soldChoices = stored && choicesText(stored.choices ?? [])
  return (
    <>
      {/* On the narrowest phones the name wraps above its counter. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <label htmlFor={id} className="min-w-24 flex-1 leading-5">
          <Say.span className="block font-bold">{name}</Say.span>
          <span className="block text-small text-kecap-600">
            {price !== null && (isOldPrice ? <Say>{editing.soldAt(price)}</Say> : formatRupiah(price))}
          </span>
          {soldChoices && !chosen.choices.every(isOffered) && (
            <Say.span className="block text-small wrap-anywhere">{ownText(soldChoices)}</Say.span>
          )}
        </label>
        <PackCounter
          id={id}
          packageName={name}
          value={line.quantity}
          onChange={(quantity) => onChange({ ...line, quantity })}
          inputRef={inputRef}
          isWrong={isWrong}
        />
      </div>
      {groups.length > 0 && isOrdered(line) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would be read with every option.
        <div role="group" aria-label={text(name)} className="grid gap-3 rounded-input bg-santan-100 p-3">
          <ChoiceGroups
            id={`${id}-choices`}
            groups={groups}
            chosen={chosen.choices}
            // An option that left the menu stays until another one is chosen.
            onChange={(options) => onChange({ ...line, choices: options.filter(isOffered) })}
            day={day}
            isJudged={false}
          />
        </div>
      )}
    </>
  )
}
