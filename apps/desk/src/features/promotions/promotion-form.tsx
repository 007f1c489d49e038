import { NewPromotionCode, type NewPromotionCodeInput } from '@dimsum/contract/change-promotion'
import { promotionKinds } from '@dimsum/domain/promotion'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { numberBetween } from '@dimsum/words/desk/fields'
import { promotionForm as words } from '@dimsum/words/desk/promotions'
import { type Resolver, useWatch } from 'react-hook-form'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { PackageBoxes } from '../../components/package-boxes.tsx'

/** A number is null while its field is empty. */
export type PromotionValues = Omit<NewPromotionCodeInput, 'value' | 'leastOrder'> & {
  value: number | null
  leastOrder: number | null
}

export const emptyPromotion: PromotionValues = {
  code: '',
  kind: 'percent',
  value: null,
  leastOrder: null,
  packages: [],
  from: null,
  until: null,
  mostUses: null,
  mostUsesPerPhone: null,
}

const judge = zodResolver(NewPromotionCode)

/** The contract's schema; an empty minimum order becomes null. */
export const promotionResolver: Resolver<PromotionValues, unknown, NewPromotionCode> = (
  values,
  context,
  options,
) =>
  judge(
    { ...values, leastOrder: values.leastOrder ?? 0 } as NewPromotionCodeInput,
    context,
    options as never,
  ) as never

const emptyAsNone = (typed: unknown) => typed || null

type PromotionFormProps = {
  callForm: ReturnType<typeof useCallForm<PromotionValues, unknown, NewPromotionCode>>
}

/** Fields of a code: discount, minimum order, validity, max uses. */
export function PromotionForm({ callForm }: PromotionFormProps) {
  const { form, field, number } = callForm
  const { control, formState } = form
  const kind = useWatch({ control, name: 'kind' })
  const value = number('value')
  return (
    <AnnounceErrors value={formState.isSubmitted}>
      <CallForm
        of={callForm}
        notesDraft
        failed={words.notSaved}
        labels={{ ...words, value: words.values[kind] }}
        action={words.save}
      >
        <TextField
          {...field('code')}
          label={words.code}
          hint={words.codeHint}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <div className="grid grid-pair items-start gap-4">
          <SelectField {...field('kind')} label={words.kind}>
            <Options names={words.kinds} of={promotionKinds} />
          </SelectField>
          <NumberField
            {...value}
            of={kind}
            // The field's own schema message is about rupiah.
            error={value.error && kind === 'percent' ? percentRange : value.error}
            label={words.values[kind]}
          />
        </div>
        <NumberField
          {...number('leastOrder')}
          of="amount"
          label={words.leastOrder}
          optional
          hint={words.leastOrderHint}
        />
        <PackageBoxes
          control={control}
          prefix="promotion-package-"
          label={words.packages}
          hint={words.packagesHint}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('from', { setValueAs: emptyAsNone })}
            type="date"
            label={words.from}
            optional
          />
          <TextField
            {...field('until', { setValueAs: emptyAsNone })}
            type="date"
            label={words.until}
            optional
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField {...number('mostUses')} label={words.mostUses} optional hint={words.mostUsesHint} />
          <NumberField
            {...number('mostUsesPerPhone')}
            label={words.mostUsesPerPhone}
            optional
            hint={words.mostUsesHint}
          />
        </div>
      </CallForm>
    </AnnounceErrors>
  )
}

const percentRange = numberBetween({ min: 1, max: 100, unit: 'percent' })
