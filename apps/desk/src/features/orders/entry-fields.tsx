import { wibDay } from '@dimsum/domain/wib-date'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { OrderEntry } from '../../api/orders.ts'
import { KnownCustomer } from './known-customer.tsx'
import type { Entry, EntryProblems } from './order-entry.ts'
import { PackCounts } from './pack-counts.tsx'

const sources: readonly OrderEntry['source'][] = ['whatsapp', 'phone', 'walk-in']

type EntryFieldsProps = {
  entry: Entry
  problems: EntryProblems
  onChange: (part: Partial<Entry>) => void
}

/** The order of a conversation: from where, what, who, where to, when. */
export function EntryFields({ entry, problems, onChange }: EntryFieldsProps) {
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
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        label={orderEntry.phone}
        value={entry.phone}
        error={problems.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <KnownCustomer phone={entry.phone} onUse={onChange} />
      <TextField
        name="name"
        autoComplete="off"
        autoCapitalize="words"
        label={orderEntry.name}
        maxLength={100}
        value={entry.name}
        error={problems.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Checkbox
        name="isDelivery"
        label={orderEntry.isDelivery}
        hint={entry.isDelivery ? undefined : orderEntry.isPickup}
        checked={entry.isDelivery}
        onChange={({ target }) => onChange({ isDelivery: target.checked })}
      />
      <TextArea
        name="address"
        label={orderEntry.address}
        optional={!entry.isDelivery}
        rows={2}
        autoComplete="off"
        maxLength={500}
        value={entry.address}
        error={problems.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        // The list behind the dialog filters by a field of the same name: the label must find this one.
        id="entry-deliveryDate"
        name="deliveryDate"
        type="date"
        label={orderEntry.day}
        optional
        min={wibDay(new Date())}
        value={entry.deliveryDate}
        error={problems.deliveryDate}
        onChange={({ target }) => onChange({ deliveryDate: target.value })}
      />
      {(problems.deliveryDate || entry.overrideKitchen) && (
        <Checkbox
          name="overrideKitchen"
          label={orderEntry.acceptAnyway}
          hint={orderEntry.acceptAnywayHint}
          checked={entry.overrideKitchen}
          onChange={({ target }) => onChange({ overrideKitchen: target.checked })}
        />
      )}
      <TextArea
        name="notes"
        label={orderEntry.notes}
        optional
        rows={2}
        autoComplete="off"
        maxLength={1000}
        value={entry.notes}
        error={problems.notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </>
  )
}
