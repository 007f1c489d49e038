import { windowKinds } from '@dimsum/domain/time-windows'
import { Button } from '@dimsum/ui/button.tsx'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { windowSettings } from '@dimsum/words/desk/settings-windows'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { NumberField } from '../../../components/number-field.tsx'
import { Removable } from '../../../components/removable.tsx'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

const begunWindow = { begins: '', ends: '', for: 'both', mostOrders: null, mostPieces: null } as const

/** Time windows that customers choose from, with their capacity. */
export function WindowsGroup(props: SectionProps) {
  const { form, problem } = props.settingsForm
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'timeWindows',
    keyName: 'key',
  })
  return (
    <SettingsCard {...props} about={windowSettings.about}>
      {fields.length === 0 && <Say.p className="text-kecap-700">{windowSettings.none}</Say.p>}
      {fields.map(({ key }, n) => (
        <Window key={key} n={n} settingsForm={props.settingsForm} onRemove={() => remove(n)} />
      ))}
      <FieldNotes id="timeWindows" error={problem('timeWindows')} />
      <Button icon={Plus} id="timeWindows" variant="outline" onClick={() => append(begunWindow)}>
        {windowSettings.add}
      </Button>
    </SettingsCard>
  )
}

type WindowProps = Pick<SectionProps, 'settingsForm'> & { n: number; onRemove: () => void }

function Window({ n, settingsForm: { field, clock, number }, onRemove }: WindowProps) {
  const path = `timeWindows.${n}` as const
  return (
    <fieldset className="grid gap-4 rounded-input border border-garis bg-santan-50 p-4">
      <Say.legend className="sr-only">{windowSettings.window(n + 1)}</Say.legend>
      <Removable label={windowSettings.remove(n + 1)} onRemove={onRemove}>
        <div className="grid grid-pair gap-4">
          <TextField {...clock(`${path}.begins`)} label={windowSettings.begins} placeholder="09:00" />
          <TextField {...clock(`${path}.ends`)} label={windowSettings.ends} placeholder="11:00" />
        </div>
      </Removable>
      <SelectField {...field(`${path}.for`)} label={windowSettings.for}>
        <Options names={windowSettings.kinds} of={windowKinds} />
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...number(`${path}.mostOrders`)}
          label={windowSettings.mostOrders}
          optional
          hint={windowSettings.limitHint}
        />
        <NumberField
          {...number(`${path}.mostPieces`)}
          label={windowSettings.mostPieces}
          optional
          hint={windowSettings.limitHint}
        />
      </div>
    </fieldset>
  )
}
