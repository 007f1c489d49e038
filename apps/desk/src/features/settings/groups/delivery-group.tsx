import { Button } from '@dimsum/ui/button.tsx'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { newRequestKey } from '@dimsum/web/api/request-key.ts'
import { deliverySettings } from '@dimsum/words/desk/settings-shop'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { NumberField } from '../../../components/number-field.tsx'
import { Removable } from '../../../components/removable.tsx'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** A new area has an empty fee, so that none becomes free by mistake. */
const begunArea = () => ({
  id: newRequestKey().slice(0, 12),
  name: '',
  fee: null as unknown as number,
  leastOrder: null,
  freeFrom: null,
})

/** Delivery areas and their fees. */
export function DeliveryGroup(props: SectionProps) {
  const { form, problem } = props.settingsForm
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'deliveryAreas',
    keyName: 'key',
  })
  return (
    <SettingsCard {...props} about={deliverySettings.about}>
      {fields.length === 0 && <Say.p className="text-kecap-700">{deliverySettings.none}</Say.p>}
      {fields.map(({ key }, n) => (
        <Area key={key} n={n} settingsForm={props.settingsForm} onRemove={() => remove(n)} />
      ))}
      <FieldNotes id="deliveryAreas" error={problem('deliveryAreas')} />
      <Button icon={Plus} id="deliveryAreas" variant="outline" onClick={() => append(begunArea())}>
        {deliverySettings.add}
      </Button>
    </SettingsCard>
  )
}

type AreaProps = Pick<SectionProps, 'settingsForm'> & { n: number; onRemove: () => void }

function Area({ n, settingsForm: { field, number, form }, onRemove }: AreaProps) {
  const path = `deliveryAreas.${n}` as const
  const name = useWatch({ control: form.control, name: `${path}.name` }) ?? ''
  return (
    <fieldset className="grid gap-4 rounded-input border border-garis bg-santan-50 p-4">
      <Say.legend className="sr-only">{deliverySettings.area(n + 1)}</Say.legend>
      <Removable label={deliverySettings.remove(n + 1, name)} onRemove={onRemove}>
        <TextField
          {...field(`${path}.name`)}
          label={deliverySettings.name}
          hint={deliverySettings.nameHint}
          autoComplete="off"
        />
      </Removable>
      <NumberField {...number(`${path}.fee`)} of="amount" label={deliverySettings.fee} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <NumberField
          {...number(`${path}.leastOrder`)}
          of="amount"
          label={deliverySettings.leastOrder}
          optional
          hint={deliverySettings.amountHint}
        />
        <NumberField
          {...number(`${path}.freeFrom`)}
          of="amount"
          label={deliverySettings.freeFrom}
          optional
          hint={deliverySettings.amountHint}
        />
      </div>
    </fieldset>
  )
}
