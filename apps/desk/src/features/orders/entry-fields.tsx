import { wibDay } from '@dimsum/domain/wib-date'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { OrderEntry } from '../../api/orders.ts'
import type { EntryForm } from './entry-form.ts'
import type { Entry } from './entry-values.ts'
import { GoodsLines } from './goods-lines.tsx'
import { KnownCustomer } from './known-customer.tsx'

/** Whether a package's limit or order dates refused the order. The owner may override them, unlike sold-out stock. */
const isPastLimit = ({ sending: { error } }: EntryForm) =>
  error instanceof ApiError &&
  error.code === 'out-of-stock' &&
  ![undefined, 'not-on-sale'].includes(error.reason)

/** Fields in the order of a phone call: channel, packages, customer, address, time. */
export function EntryFields({ entry, entryForm }: { entry: Entry; entryForm: EntryForm }) {
  const { form, field } = entryForm
  const isFetched = entry.source === 'walk-in'
  const day = field('deliveryDate')
  return (
    <>
      <SelectField
        {...field('source', {
          onChange: ({ target }) => target.value === 'walk-in' && form.setValue('isDelivery', false),
        })}
        label={orderEntry.by}
      >
        <Options<OrderEntry['source']> names={orderEntry.sources} />
      </SelectField>
      <GoodsLines {...entryForm.number('lines')} deliveryDate={entry.deliveryDate} />
      <TextField {...field('customerPhone')} label={orderEntry.phone} optional={isFetched} type="tel" />
      <KnownCustomer
        phone={entry.customerPhone}
        onUse={({ customerName, customerAddress }) => {
          form.setValue('customerName', customerName)
          form.setValue('customerAddress', customerAddress)
          form.clearErrors(['customerName', 'customerAddress'])
        }}
      />
      <TextField {...field('customerName')} label={orderEntry.name} maxLength={100} autoCapitalize="words" />
      <Checkbox
        // Only deliveries need an address.
        {...field('isDelivery', { onChange: () => form.clearErrors('customerAddress') })}
        label={orderEntry.isDelivery}
        hint={entry.isDelivery ? undefined : orderEntry.isPickup}
      />
      <TextArea
        {...field('customerAddress')}
        label={orderEntry.address}
        optional={!entry.isDelivery}
        rows={2}
        maxLength={500}
      />
      <TextField {...day} label={orderEntry.day} optional type="date" min={wibDay(new Date())} />
      {(day.error || entryForm.problem('timeWindow') || isPastLimit(entryForm) || entry.overrideKitchen) && (
        <Checkbox
          {...field('overrideKitchen')}
          label={orderEntry.acceptAnyway}
          hint={orderEntry.acceptAnywayHint}
        />
      )}
      <TextArea {...field('notes')} label={orderEntry.notes} optional rows={2} maxLength={1000} />
    </>
  )
}
