import { isShopDay, wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { dates as dayWords } from '@dimsum/words/dates'
import { deskFields } from '@dimsum/words/desk/fields'
import { kitchenSettings } from '@dimsum/words/desk/settings-shop'
import { settingNames } from '@dimsum/words/setting-names'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { datesBetween, maxDays } from '../../../components/dates-between.ts'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** Holidays: days that cannot be ordered for, added singly or as a range. Past days are removed automatically. */
export function ClosedDatesGroup(props: SectionProps) {
  const { form, problem } = props.settingsForm
  const text = useText()
  const today = wibDay(useNow())
  const dates = useWatch({ control: form.control, name: 'closedDates' }) ?? []
  const coming = dates.filter((day) => day >= today)
  const put = (days: readonly string[]) =>
    form.setValue('closedDates', [...new Set(days)].sort(), { shouldDirty: true, shouldValidate: true })
  return (
    <SettingsCard {...props} about={kitchenSettings.closedAbout}>
      <AddDates today={today} onAdd={(days) => put([...coming, ...days])} />
      <FieldNotes id="closedDates" error={problem('closedDates')} />
      {coming.length === 0 ? (
        <Say.p className="text-kecap-700">{kitchenSettings.noClosedDates}</Say.p>
      ) : (
        <ul aria-label={text(settingNames.closedDates)} className="grid gap-2">
          {coming.map((day) => (
            <li
              key={day}
              className="flex items-center justify-between gap-x-[min(0.75rem,4vw)] rounded-input border border-garis bg-santan-50 pl-[min(1rem,5vw)]"
            >
              <Say.time dateTime={day} className="py-2 font-bold">
                {dayWords.day(day)}
              </Say.time>
              <RemoveDay day={day} onRemove={() => put(coming.filter((other) => other !== day))} />
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}

function RemoveDay({ day, onRemove }: { day: string; onRemove: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      aria-label={text(kitchenSettings.remove(day))}
      onClick={useFirstPress(onRemove)}
      className="inline-flex size-[min(3rem,15vw)] shrink-0 items-center justify-center rounded-input hover:bg-santan-200"
    >
      <X aria-hidden="true" className="size-5" strokeWidth={2} />
    </button>
  )
}

function AddDates({ today, onAdd }: { today: string; onAdd: (days: readonly string[]) => void }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const last = isShopDay(to) ? to : from
  const days = isShopDay(from) ? datesBetween(from, last) : []
  const rangeError = last < from ? deskFields.untilAfterFrom : kitchenSettings.tooManyDays(maxDays)
  const add = () => {
    if (days.length === 0) return
    onAdd(days)
    setFrom('')
    setTo('')
  }
  return (
    <div id="closedDates" className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <TextField
        name="closed-from"
        type="date"
        label={kitchenSettings.from}
        min={today}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        name="closed-to"
        type="date"
        label={kitchenSettings.until}
        optional
        min={from || today}
        error={isShopDay(from) && days.length === 0 ? rangeError : undefined}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button
        variant="outline"
        className="sm:mt-8"
        onClick={add}
        aria-disabled={days.length === 0 || undefined}
      >
        {days.length > 1 ? kitchenSettings.addDays(days.length) : kitchenSettings.add}
      </Button>
    </div>
  )
}
