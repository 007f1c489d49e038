import { wibDay } from '@dimsum/domain/wib-date'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { OrderEntry } from '../../api/orders.ts'
import { KnownCustomer } from './known-customer.tsx'
import {
  type Entry,
  type EntryField,
  type EntryProblems,
  entryFields,
  type TextFieldName,
} from './order-entry.ts'
import { PackCounts } from './pack-counts.tsx'

const sources: readonly OrderEntry['source'][] = ['whatsapp', 'phone', 'walk-in']

type EntryFieldsProps = {
  entry: Entry
  problems: EntryProblems
  onChange: (part: Partial<Entry>) => void
}

/** The order of a conversation: from where, what, who, where to, when. */
export function EntryFields({ entry, problems, onChange }: EntryFieldsProps) {
  const input = (name: TextFieldName) => {
    const { label, maximum, optional = false }: EntryField = entryFields[name]
    return {
      name,
      label,
      optional,
      ...(maximum !== undefined && { maxLength: maximum }),
      autoComplete: 'off',
      value: entry[name],
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    }
  }
  return (
    <>
      <SelectField
        name="source"
        label={orderEntry.by}
        value={entry.source}
        onChange={({ target }) => {
          const source = sources.find((each) => each === target.value)
          if (source) onChange({ source, ...(source === 'walk-in' && { isDelivery: false }) })
        }}
      >
        {sources.map((each) => (
          <Option key={each} value={each}>
            {orderEntry.sources[each]}
          </Option>
        ))}
      </SelectField>
      <PackCounts packs={entry.packs} error={problems.packs} onChange={(packs) => onChange({ packs })} />
      <TextField {...input('customerPhone')} type="tel" inputMode="tel" />
      <KnownCustomer phone={entry.customerPhone} onUse={onChange} />
      <TextField {...input('customerName')} autoCapitalize="words" />
      <Checkbox
        name="isDelivery"
        label={entryFields.isDelivery.label}
        hint={entry.isDelivery ? undefined : orderEntry.isPickup}
        checked={entry.isDelivery}
        onChange={({ target }) => onChange({ isDelivery: target.checked })}
      />
      <TextArea {...input('customerAddress')} optional={!entry.isDelivery} rows={2} />
      <TextField
        {...input('deliveryDate')}
        // The list behind the dialog filters by a field of the same name: the label must find this one.
        id="entry-deliveryDate"
        type="date"
        min={wibDay(new Date())}
      />
      {(problems.deliveryDate || problems.timeWindow || entry.overrideKitchen) && (
        <Checkbox
          name="overrideKitchen"
          label={orderEntry.acceptAnyway}
          hint={orderEntry.acceptAnywayHint}
          checked={entry.overrideKitchen}
          onChange={({ target }) => onChange({ overrideKitchen: target.checked })}
        />
      )}
      <TextArea {...input('notes')} rows={2} />
    </>
  )
}
