import type { MenuPackage } from '@dimsum/contract/menu'
import { preselectedOptions } from '@dimsum/domain/choices'
import { wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ChoiceGroups } from '@dimsum/web/components/choice-groups.tsx'
import { choices as words } from '@dimsum/words/choices'
import { nameOfPackage } from '@dimsum/words/menu'
import { Plus } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import type { EntryForm } from './entry-form.ts'
import type { MoreLine } from './entry-values.ts'
import { PackCounter } from './pack-counter.tsx'

/** What the caller chose for a package, and further lines of it with other choices. What is missing the server says. */
export function PackChoices({ item, entryForm }: { item: MenuPackage; entryForm: EntryForm }) {
  const { control } = entryForm.form
  const { packageType, choiceGroups: groups } = item
  const choices = useController({ control, name: 'choices' }).field
  const more = useController({ control, name: 'more' }).field
  const day = useWatch({ control, name: 'deliveryDate' }) || wibDay(new Date())
  const text = useText()
  const name = nameOfPackage(item)
  const preselected = [...preselectedOptions(groups, day)]
  const setLine = (place: number, line: MoreLine) =>
    more.onChange(
      more.value.map((each, i) => (i === place ? line : each)).filter(({ quantity }) => quantity !== 0),
    )
  const id = `entry-choices-${packageType}`
  return (
    <div className="grid gap-3 rounded-input bg-santan-100 p-3">
      <ChoiceGroups
        id={id}
        groups={groups}
        chosen={choices.value[packageType] ?? preselected}
        onChange={(chosen) => choices.onChange({ ...choices.value, [packageType]: chosen })}
        day={day}
        isJudged={false}
      />
      {more.value.map((line, place) => {
        if (line.packageType !== packageType) return null
        const nth =
          more.value.slice(0, place + 1).filter((each) => each.packageType === packageType).length + 1
        const lineName = words.lineOf(name, nth)
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index.
            key={place}
            className="grid min-w-0 gap-3 border-t border-garis pt-3"
          >
            <Say.legend className="sr-only">{lineName}</Say.legend>
            <PackCounter
              id={`${id}-count-${place}`}
              name={`more.${place}`}
              packageName={lineName}
              isNamed
              value={line.quantity}
              onChange={(quantity) => setLine(place, { ...line, quantity })}
            />
            <ChoiceGroups
              id={`${id}-${place}`}
              groups={groups}
              chosen={line.choices}
              onChange={(chosen) => setLine(place, { ...line, choices: chosen })}
              day={day}
              isJudged={false}
            />
          </fieldset>
        )
      })}
      <Button
        icon={Plus}
        variant="quiet"
        className="-ml-3 justify-self-start px-3!"
        aria-label={text(words.otherOf(name))}
        onClick={() => more.onChange([...more.value, { packageType, quantity: 1, choices: preselected }])}
      >
        {words.other}
      </Button>
    </div>
  )
}
