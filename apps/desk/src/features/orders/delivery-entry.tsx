import { type DeliveryArea, deliveryFee } from '@dimsum/domain/delivery-areas'
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { readWholeNumber } from '../../components/whole-number.ts'
import type { Entry, EntryProblems } from './order-entry.ts'

type DeliveryEntryProps = {
  areas: readonly DeliveryArea[]
  linesTotal: Rupiah
  entry: Entry
  problems: EntryProblems
  onChange: (part: Partial<Entry>) => void
}

/** Rupiah for the delivery: what she typed, else what the area costs; `NaN` where she typed no number. */
export function enteredFee(
  entry: Pick<Entry, 'isDelivery' | 'deliveryAreaId' | 'deliveryFee'>,
  areas: readonly DeliveryArea[],
  linesTotal: Rupiah,
): number {
  if (!entry.isDelivery) return 0
  return readWholeNumber(entry.deliveryFee) ?? usualFee(entry, areas, linesTotal)
}

const usualFee = (
  { deliveryAreaId }: Pick<Entry, 'deliveryAreaId'>,
  areas: readonly DeliveryArea[],
  linesTotal: Rupiah,
): number => {
  const area = areas.find(({ id }) => id === deliveryAreaId)
  return area ? deliveryFee(area, linesTotal) : 0
}

/** Where to and for how much: one of the listed areas at its fee, or what she agrees with the customer. */
export function DeliveryEntry({ areas, linesTotal, entry, problems, onChange }: DeliveryEntryProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="deliveryAreaId"
        label={orderEntry.area}
        value={entry.deliveryAreaId}
        error={problems.deliveryAreaId}
        onChange={({ target }) => onChange({ deliveryAreaId: target.value })}
      >
        <Option value="">{orderEntry.otherArea}</Option>
        {areas.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
      </SelectField>
      <TextField
        name="deliveryFee"
        label={orderEntry.fee}
        optional
        hint={orderEntry.feeHint(formatRupiah(usualFee(entry, areas, linesTotal)))}
        error={problems.deliveryFee}
        inputMode="numeric"
        autoComplete="off"
        value={entry.deliveryFee}
        onChange={({ target }) => onChange({ deliveryFee: target.value })}
      />
    </div>
  )
}
