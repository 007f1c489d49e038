import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { orderFields } from '@dimsum/words/shop/order-form'
import { useWatch } from 'react-hook-form'
import { NoteChips } from './note-chips.tsx'
import type { OrderFormMethods } from './order-values.ts'

/** Customer fields. Names and `autocomplete` values are stable, so that phones can fill them in. */
export function CustomerFields({ form }: { form: OrderFormMethods }) {
  const { control, register, setValue, formState } = form
  const { errors } = formState
  const [isDelivery, notes = ''] = useWatch({ control, name: ['isDelivery', 'notes'] })
  return (
    <>
      <TextField
        {...register('customerName')}
        label={orderFields.name}
        hint={orderFields.nameHint}
        error={errors.customerName?.message}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...register('customerPhone')}
        label={orderFields.phone}
        hint={orderFields.phoneHint}
        error={errors.customerPhone?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...register('customerEmail')}
        label={orderFields.email}
        optional
        hint={orderFields.emailHint}
        error={errors.customerEmail?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextArea
        {...register('customerAddress')}
        label={orderFields.address}
        hint={isDelivery === false ? orderFields.addressHintPickUp : orderFields.addressHint}
        error={errors.customerAddress?.message}
        rows={3}
        autoComplete="street-address"
        enterKeyHint="enter"
      />
      <div className="grid grid-cols-1 gap-3">
        <TextArea
          {...register('notes')}
          label={orderFields.notes}
          optional
          error={errors.notes?.message}
          rows={2}
          autoComplete="off"
          enterKeyHint="enter"
        />
        <NoteChips
          notes={notes ?? ''}
          onChange={(text) => setValue('notes', text, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      {/* Honeypot: hidden from people; bots fill it in. */}
      <div aria-hidden="true" className="absolute -left-[200vw] h-0 overflow-hidden">
        <label htmlFor="website">Website</label>
        <input {...register('website')} id="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
