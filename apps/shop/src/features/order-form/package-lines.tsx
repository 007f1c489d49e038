import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ChoiceGroups } from '@dimsum/web/components/choice-groups.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { choices as words } from '@dimsum/words/choices'
import { nameOfPackage } from '@dimsum/words/menu'
import { Plus } from 'lucide-react'
import { type RefCallback, useEffect, useRef } from 'react'
import type { ItemOnSale } from '../../api/package-sale.ts'
import { choicesOf } from './basket.ts'
import type { BasketLine } from './order-values.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

/** A line of the order, and where it stands in it. */
type PlacedLine = BasketLine & { place: number }

type PackageLinesProps = {
  item: ItemOnSale
  /** The lines of this package. The first is counted on its card. */
  lines: readonly PlacedLine[]
  day: string
  areChoicesWrong: boolean
  /** Place of the line that gets the focus when choices are wrong. */
  wrongPlace: number
  wrongRef: RefCallback<HTMLElement>
  onLine: (place: number, line: BasketLine) => void
  /** One more line, with what is preselected. */
  onMore: () => void
}

/** The choices of a package in the order, once per line, and the way to one more line with other choices. */
export function PackageLines(props: PackageLinesProps) {
  const { item, lines, day, areChoicesWrong, wrongPlace, wrongRef, onLine, onMore } = props
  const text = useText()
  const name = nameOfPackage(item)
  /** Further packages that the order can take of it. */
  const room = item.sale.most - packagesOf(lines)
  const block = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const before = useRef(lines.length)
  // A new line begins above the button that made it; of one that is gone nothing is left to stand on.
  useEffect(() => {
    if (lines.length > before.current)
      block.current?.querySelector<HTMLElement>(':scope > :last-of-type')?.focus()
    else if (lines.length < before.current && document.activeElement === document.body) more.current?.focus()
    before.current = lines.length
  }, [lines.length])
  return (
    <div className="relative mt-3 grid grid-cols-1 gap-3 border-t border-garis pt-3">
      <div ref={block} className="grid grid-cols-1 gap-3">
        {lines.map(({ place, ...line }, i) => {
          const isWrong = place === wrongPlace
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would be read with every option.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index.
              key={i}
              id={isWrong ? 'choices' : undefined}
              ref={isWrong ? wrongRef : undefined}
              role="group"
              tabIndex={-1}
              aria-label={text(lines.length > 1 ? words.lineOf(name, i + 1) : name)}
              className="grid grid-cols-1 gap-3 not-first:border-t not-first:border-garis not-first:pt-3"
            >
              {lines.length > 1 && (
                <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <Say.p className="font-bold">{words.line(i + 1, line.quantity)}</Say.p>
                  {i > 0 && (
                    <QuantityStepper
                      id={`line-${place}`}
                      name={words.lineOf(name, i + 1)}
                      value={line.quantity}
                      onChange={(quantity) => onLine(place, { ...line, quantity })}
                      onTooSmall={() => {}}
                      least={0}
                      most={line.quantity + room}
                      isKeptEmpty
                      attributes={{}}
                    />
                  )}
                </div>
              )}
              <ChoiceGroups
                id={`choices-${place}`}
                groups={item.choiceGroups}
                chosen={choicesOf(line, item, day)}
                onChange={(choices) => onLine(place, { ...line, choices })}
                day={day}
                isJudged={areChoicesWrong}
              />
            </div>
          )
        })}
      </div>
      {room > 0 && (
        <Button
          icon={Plus}
          ref={more}
          variant="quiet"
          className="-ml-5 justify-self-start"
          aria-label={text(words.otherOf(name))}
          onClick={onMore}
        >
          {words.other}
        </Button>
      )}
    </div>
  )
}
