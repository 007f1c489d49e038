import type { ChoiceGroup, ChoiceOption } from '@dimsum/contract/menu'
import { choiceObstacle, isOptionSoldOut } from '@dimsum/domain/choices'
import { formatRupiah } from '@dimsum/domain/money'
import { wibDay } from '@dimsum/domain/wib-date'
import { RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { choices as words } from '@dimsum/words/choices'
import { dates } from '@dimsum/words/dates'
import { ownText, type Sentence } from '@dimsum/words/sentence'
import { useNow } from './now.tsx'

type ChoiceGroupsProps = {
  /** Before the ids of the groups: one per line of an order. */
  id: string
  groups: readonly ChoiceGroup[]
  /** Ids of the chosen options, of all groups. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  /** The delivery day, without one today: what is sold out on it cannot be chosen. */
  day: string
  /** Says what is missing in groups that were not filled in yet. */
  isJudged: boolean
}

/** The groups of choices of one order line: radios where one has to be chosen, otherwise checkboxes. */
export function ChoiceGroups({ id, groups, chosen, onChange, day, isJudged }: ChoiceGroupsProps) {
  return groups.map((group) => {
    const ids = group.options.map((option) => option.id)
    const mine = ids.filter((option) => chosen.includes(option))
    const others = chosen.filter((option) => !ids.includes(option))
    return (
      <Group
        key={group.id}
        id={`${id}-${group.id}`}
        group={group}
        chosen={mine}
        onChange={(options) => onChange([...others, ...options])}
        day={day}
        error={errorOf(group, mine, day, isJudged)}
      />
    )
  })
}

/** Whether a group is one question with one answer. */
const isSingle = ({ min, max }: ChoiceGroup) => min === 1 && max === 1

function errorOf(group: ChoiceGroup, chosen: readonly number[], day: string, isJudged: boolean) {
  const obstacle = choiceObstacle([group], chosen, day)
  if (obstacle?.reason === 'choice-sold-out')
    return words.chosenSoldOut(ownText(obstacle.choice), dates.dayShort(obstacle.until))
  if (!isJudged || obstacle === null) return undefined
  return isSingle(group) ? words.one : words.rule(group.min, group.max)
}

type GroupProps = Pick<ChoiceGroupsProps, 'id' | 'chosen' | 'onChange' | 'day'> & {
  group: ChoiceGroup
  error: Sentence | undefined
}

function Group({ id, group, chosen, onChange, day, error }: GroupProps) {
  const { min, max, name, options } = group
  const isOne = isSingle(group)
  const isFull = chosen.length >= max
  const press = (option: number) => {
    if (chosen.includes(option) && !isOne) return onChange(chosen.filter((each) => each !== option))
    onChange(max === 1 ? [option] : [...chosen, option])
  }
  return (
    <RadioGroup
      id={id}
      label={ownText(name)}
      hint={isOne ? undefined : words.rule(min, max)}
      error={error}
      className="grid grid-cols-1"
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.id)
        return (
          <label
            key={option.id}
            className="flex min-h-12 items-center gap-3 py-2 has-disabled:text-kecap-600"
            htmlFor={`${id}-${option.id}`}
          >
            <input
              id={`${id}-${option.id}`}
              type={isOne ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              // What is chosen stays pressable, so that it can be taken out.
              disabled={!isChosen && (isOptionSoldOut(option, day) || (isFull && max > 1))}
              onChange={() => press(option.id)}
              className="size-6 shrink-0 accent-pandan-700"
            />
            <OptionWords option={option} day={day} />
          </label>
        )
      })}
    </RadioGroup>
  )
}

function OptionWords({ option, day }: { option: ChoiceOption; day: string }) {
  const { name, priceDifference, soldOutUntil } = option
  const today = wibDay(useNow())
  return (
    <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
      <Say.span className="min-w-0 wrap-anywhere">{ownText(name)}</Say.span>
      <span className="ml-auto flex flex-wrap justify-end gap-x-3">
        {soldOutUntil !== null && isOptionSoldOut(option, day) && (
          <Say.span className="font-bold">{words.soldOut(soldOutUntil, today)}</Say.span>
        )}
        {priceDifference > 0 && <span className="whitespace-nowrap">+{formatRupiah(priceDifference)}</span>}
      </span>
    </span>
  )
}
