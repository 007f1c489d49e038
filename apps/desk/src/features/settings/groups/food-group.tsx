import { allergens, listedAllergens } from '@dimsum/domain/allergens'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { foodSettings } from '@dimsum/words/desk/settings-duties'
import { allergenNames } from '@dimsum/words/food-facts'
import { settingNames } from '@dimsum/words/setting-names'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../components/number-field.tsx'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'
import type { SettingsForm } from '../use-settings-form.ts'

/** «Komposisi & alergen»: ingredients and shelf life, the same for all packages. */
export function FoodGroup(props: SectionProps) {
  const { field, number, form } = props.settingsForm
  return (
    <SettingsCard {...props} about={foodSettings.about}>
      <TextArea
        {...field('ingredients')}
        optional
        rows={3}
        hint={foodSettings.ingredientsHint}
        maxLength={600}
      />
      <Allergens form={form} />
      <TextArea {...field('storage')} optional rows={2} hint={foodSettings.storageHint} maxLength={120} />
      <NumberField {...number('keepsDays')} optional hint={foodSettings.keepsDaysHint} />
    </SettingsCard>
  )
}

/** A checkbox per allergen, so that each screen can translate them. */
function Allergens({ form }: { form: SettingsForm['form'] }) {
  const named = useWatch({ control: form.control, name: 'allergens' }) ?? []
  return (
    <fieldset id="allergens">
      <Say.legend className="mb-1 font-bold">{settingNames.allergens}</Say.legend>
      <Say.p className="text-small text-kecap-600">{foodSettings.allergensHint}</Say.p>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {allergens.map((allergen) => (
          <Checkbox
            key={allergen}
            name={`allergen-${allergen}`}
            label={allergenNames[allergen]}
            checked={named.includes(allergen)}
            onChange={({ target }) => {
              const others = named.filter((other) => other !== allergen)
              const all = listedAllergens(target.checked ? [...others, allergen] : others)
              form.setValue('allergens', all, { shouldDirty: true })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
