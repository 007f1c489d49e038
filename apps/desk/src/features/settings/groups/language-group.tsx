import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { languageNames } from '@dimsum/words/language-choice'
import { type SectionProps, SettingsCard } from '../settings-card.tsx'

/** Default language of shop and desk. */
export function LanguageGroup(props: SectionProps) {
  const { field } = props.settingsForm
  return (
    <SettingsCard {...props} about={shopSettings.languageAbout}>
      <SelectField {...field('shopLanguage')} hint={shopSettings.shopLanguageHint}>
        {choices}
      </SelectField>
      <SelectField {...field('deskLanguage')} hint={shopSettings.deskLanguageHint}>
        {choices}
      </SelectField>
    </SettingsCard>
  )
}

const choices = <Options names={{ default: settingValues.languagesOfNow, ...languageNames }} />
