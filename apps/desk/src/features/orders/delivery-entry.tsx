import { type DeliveryArea, deliveryFee } from '@dimsum/domain/delivery-areas'
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { NumberField } from '../../components/number-field.tsx'
import type { EntryForm } from './entry-form.ts'
import type { Entry } from './entry-values.ts'

type DeliveryEntryProps = {
  areas: readonly DeliveryArea[]
  linesTotal: Rupiah
  entry: Entry
  entryForm: EntryForm
}

/** Delivery fee in rupiah: the typed one, else the area's. */
export function enteredFee(
  entry: Pick<Entry, 'isDelivery' | 'deliveryAreaId' | 'deliveryFee'>,
  areas: readonly DeliveryArea[],
  linesTotal: Rupiah,
): number {
  if (!entry.isDelivery) return 0
  return typeof entry.deliveryFee === 'number' ? entry.deliveryFee : usualFee(entry, areas, linesTotal)
}

const usualFee = (
  { deliveryAreaId }: Pick<Entry, 'deliveryAreaId'>,
  areas: readonly DeliveryArea[],
  linesTotal: Rupiah,
): number => {
  const area = areas.find(({ id }) => id === deliveryAreaId)
  return area ? deliveryFee(area, linesTotal) : 0
}

/** Delivery area and fee: a listed area, or a fee agreed with the customer. */
export function DeliveryEntry({ areas, linesTotal, entry, entryForm }: DeliveryEntryProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField {...entryForm.field('deliveryAreaId')} label={orderEntry.area}>
        <Option value="">{orderEntry.otherArea}</Option>
        {areas.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
      </SelectField>
      <NumberField
        {...entryForm.number('deliveryFee')}
        of="amount"
        label={orderEntry.fee}
        optional
        hint={orderEntry.feeHint(formatRupiah(usualFee(entry, areas, linesTotal)))}
      />
    </div>
  )
}
