import type { NewChoiceGroup } from '@dimsum/contract/change-menu'
import type { OwnChoiceGroup } from '@dimsum/contract/menu'
import { maxChoiceOptions } from '@dimsum/domain/choices'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { AnnounceErrors, FieldNotes } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { choiceList, choiceForm as words } from '@dimsum/words/desk/choices'
import { menuForm } from '@dimsum/words/desk/menu'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { PackageBoxes } from '../../components/package-boxes.tsx'
import { Removable } from '../../components/removable.tsx'
import { type ChoiceValues, emptyOption } from './choice-values.ts'
import { FormPart, shortText } from './form-part.tsx'

type ChoicesForm = ReturnType<typeof useCallForm<ChoiceValues, OwnChoiceGroup, NewChoiceGroup>>

/** The fields of a group of choices. */
export function ChoiceForm({ callForm }: { callForm: ChoicesForm }) {
  const { form, field, number, problem } = callForm
  const { control, formState } = form
  const [min, max] = useWatch({ control, name: ['min', 'max'] })
  const { fields, append, remove } = useFieldArray({ control, name: 'options', keyName: 'key' })
  const isRule = typeof min === 'number' && typeof max === 'number' && max >= min && max > 0
  return (
    <AnnounceErrors value={formState.isSubmitted}>
      <CallForm
        of={callForm}
        notesDraft
        className="grid grid-cols-1 gap-4"
        failed={words.notSaved}
        labels={words}
        action={words.save}
      >
        <TextField {...field('name.id')} {...shortText} label={words.name} hint={words.nameHint} />
        <TextField
          {...field('name.en')}
          {...shortText}
          label={words.nameEn}
          hint={menuForm.englishHint}
          optional
        />
        <FormPart legend={words.options}>
          {fields.map(({ key }, n) => (
            <OptionFields
              key={key}
              callForm={callForm}
              n={n}
              onRemove={fields.length > 1 ? () => remove(n) : undefined}
            />
          ))}
          <FieldNotes
            id="choices-options"
            error={problem('options') || problem('options.root' as 'options')}
          />
          {fields.length < maxChoiceOptions && (
            <Button
              icon={Plus}
              id="choices-options"
              variant="outline"
              className="justify-self-start"
              onClick={() => append(emptyOption)}
            >
              {words.addOption}
            </Button>
          )}
        </FormPart>
        <FormPart legend={words.howMany}>
          <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
            <NumberField {...number('min')} label={words.min} />
            <NumberField {...number('max')} label={words.max} />
          </div>
          <p role="status" className="font-bold empty:hidden">
            {isRule && <Say>{choiceList.rule(min, max)}</Say>}
          </p>
        </FormPart>
        <div id="choices-packages" tabIndex={-1}>
          <PackageBoxes control={control} prefix="choices-package-" label={words.packages} />
          <FieldNotes id="choices-packages" error={problem('packages')} />
        </div>
      </CallForm>
    </AnnounceErrors>
  )
}

type OptionFieldsProps = { callForm: ChoicesForm; n: number; onRemove: (() => void) | undefined }

function OptionFields({ callForm: { field, number }, n, onRemove }: OptionFieldsProps) {
  const path = `options.${n}` as const
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-input border border-garis bg-santan-50 p-3">
      <Say.legend className="sr-only">{words.option(n + 1)}</Say.legend>
      <Removable label={words.removeOption(n + 1)} onRemove={onRemove}>
        <TextField {...field(`${path}.name.id`)} {...shortText} label={words.optionName(n + 1)} />
      </Removable>
      <div className="grid items-end gap-3 min-[26rem]:grid-cols-2">
        <NumberField
          {...number(`${path}.priceDifference`)}
          of="amount"
          label={words.priceDifference}
          optional
        />
        <TextField
          {...field(`${path}.soldOutUntil`, { setValueAs: (typed: unknown) => typed || null })}
          type="date"
          label={words.soldOutUntil}
          optional
        />
      </div>
      <TextField {...field(`${path}.name.en`)} {...shortText} label={words.nameEn} optional />
      <Checkbox {...field(`${path}.isDefault`)} label={words.isDefault} />
    </fieldset>
  )
}
