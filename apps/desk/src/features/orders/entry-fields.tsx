import { wibDay } from '@dimsum/domain/wib-date'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { OrderEntry } from '../../api/orders.ts'
import { KnownCustomer } from './known-customer.tsx'
import type { Entry, EntryProblems } from './order-entry.ts'
import { PackCounts } from './pack-counts.tsx'

const sources: readonly (readonly [OrderEntry['source'], string])[] = [
  ['whatsapp', 'WhatsApp'],
  ['phone', 'Telepon'],
  ['walk-in', 'Datang langsung'],
]

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
        label="Pesanan lewat"
        value={entry.source}
        onChange={({ target }) => {
          const [source] = sources.find(([each]) => each === target.value) ?? []
          if (source) onChange({ source, ...(source === 'walk-in' && { isDelivery: false }) })
        }}
      >
        {sources.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </SelectField>
      <PackCounts packs={entry.packs} error={problems.packs} onChange={(packs) => onChange({ packs })} />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        label="Nomor WhatsApp"
        value={entry.phone}
        error={problems.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <KnownCustomer phone={entry.phone} onUse={onChange} />
      <TextField
        name="name"
        autoComplete="off"
        autoCapitalize="words"
        label="Nama"
        maxLength={100}
        value={entry.name}
        error={problems.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Checkbox
        name="isDelivery"
        label="Diantar"
        hint={entry.isDelivery ? undefined : 'Diambil sendiri di dapur.'}
        checked={entry.isDelivery}
        onChange={({ target }) => onChange({ isDelivery: target.checked })}
      />
      <TextArea
        name="address"
        label="Alamat"
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
        label="Tanggal kirim atau ambil"
        optional
        min={wibDay(new Date())}
        value={entry.deliveryDate}
        error={problems.deliveryDate}
        errorLang="id"
        onChange={({ target }) => onChange({ deliveryDate: target.value })}
      />
      {(problems.deliveryDate || entry.overrideKitchen) && (
        <Checkbox
          name="overrideKitchen"
          label="Tetap terima untuk tanggal ini"
          hint="Melewati batas pesan dan kapasitas dapur."
          checked={entry.overrideKitchen}
          onChange={({ target }) => onChange({ overrideKitchen: target.checked })}
        />
      )}
      <TextArea
        name="notes"
        label="Catatan"
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
