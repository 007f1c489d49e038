import type { NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { menuBadges } from '@dimsum/domain/menu'
import { wibDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { Option, Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { menuBadgeNames, menuStateNames, menuForm as words } from '@dimsum/words/desk/menu'
import { useQuery } from '@tanstack/react-query'
import { menuQuery } from '../../api/menu.ts'
import { CallForm } from '../../components/call-form.tsx'
import { MomentField } from '../../components/moment-field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { FormPart, shortText } from './form-part.tsx'
import { PackagePhoto } from './package-photo.tsx'
import type { PackageValues } from './package-values.ts'

type MenuForm = ReturnType<typeof useCallForm<PackageValues, OwnPackage, NewPackage>>

const orderMoments = [
  ['orderFrom', '00:00'],
  ['orderUntil', '23:59'],
] as const

const emptyAsNone = (typed: unknown) => typed || null

/** Fields of a package. `item` is the stored package. */
export function PackageForm({ callForm, item }: { callForm: MenuForm; item?: OwnPackage }) {
  const { form, field, number } = callForm
  const { formState, setValue } = form
  const dayField = (name: 'soldOutUntil' | 'deliverFrom' | 'deliverUntil') => ({
    ...field(name, { setValueAs: emptyAsNone }),
    type: 'date',
  })
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
        {item && <PackagePhoto packageType={item.packageType} photo={item.photo} />}
        <TextField {...field('name.id')} {...shortText} label={words.name} hint={words.nameHint} />
        <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
          <NumberField
            {...number('pieces')}
            label={words.pieces}
            {...(item?.isUsed && { readOnly: true, hint: words.piecesFixed })}
          />
          <NumberField {...number('price')} of="amount" label={words.price} hint={words.priceHint} />
        </div>
        <TextArea {...field('description.id')} label={words.description} optional rows={2} maxLength={200} />
        <TextField
          {...field('name.en')}
          {...shortText}
          label={words.nameEn}
          hint={words.englishHint}
          optional
        />
        <TextArea
          {...field('description.en')}
          label={words.descriptionEn}
          optional
          rows={2}
          maxLength={200}
        />
        <CategoryFields field={field} />
        <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
          <SelectField {...field('badge', { setValueAs: emptyAsNone })} label={words.badge}>
            <Option value="">{words.noBadge}</Option>
            <Options names={menuBadgeNames} of={menuBadges} />
          </SelectField>
          <SelectField {...field('state')} label={words.state}>
            <Options names={menuStateNames} of={['shown', 'hidden']} />
          </SelectField>
        </div>
        <FormPart legend={words.soldOut}>
          <TextField
            {...dayField('soldOutUntil')}
            label={words.soldOutUntil}
            hint={words.soldOutHint}
            optional
          />
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() =>
              setValue('soldOutUntil', wibDay(new Date()), { shouldDirty: true, shouldValidate: true })
            }
          >
            {words.today}
          </Button>
        </FormPart>
        <FormPart legend={words.preOrder} about={words.preOrderAbout}>
          {orderMoments.map(([name, usualClock]) => (
            <MomentField
              key={name}
              {...number(name)}
              legend={words[name]}
              dayLabel={words.day}
              clockLabel={words.clock}
              usualClock={usualClock}
            />
          ))}
          <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
            <TextField {...dayField('deliverFrom')} label={words.deliverFrom} />
            <TextField {...dayField('deliverUntil')} label={words.deliverUntil} />
          </div>
        </FormPart>
        <FormPart legend={words.limits} about={words.limitsAbout}>
          <div className="grid items-start gap-4 min-[26rem]:grid-cols-3">
            {(['totalLimit', 'dayLimit', 'orderLimit'] as const).map((limit) => (
              <NumberField
                key={limit}
                {...number(limit)}
                label={words[limit]}
                {...(limit === 'totalLimit' &&
                  typeof item?.left === 'number' && { hint: words.left(item.left) })}
              />
            ))}
          </div>
        </FormPart>
      </CallForm>
    </AnnounceErrors>
  )
}

const categoryFields = [
  ['id', { label: words.category, hint: words.categoryHint }],
  ['en', { label: words.categoryEn, hint: words.categoryEnHint }],
] as const

/** The category with suggestions from the menu: packages with the same one form a section. */
function CategoryFields({ field }: Pick<MenuForm, 'field'>) {
  const { data: packages = [] } = useQuery(menuQuery)
  return categoryFields.map(([language, texts]) => (
    <div key={language}>
      <TextField
        {...field(`category.${language}`)}
        {...texts}
        optional
        list={`menu-categories-${language}`}
      />
      <datalist id={`menu-categories-${language}`}>
        {[...new Set(packages.map(({ category }) => category[language]))].filter(Boolean).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  ))
}
