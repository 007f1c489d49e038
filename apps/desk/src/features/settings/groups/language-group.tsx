import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { languageNames } from '@dimsum/words/language-choice'
import { languages } from '@dimsum/words/sentence'
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

const choices = [
  <Option key="default" value="default">
    {settingValues.languagesOfNow}
  </Option>,
  ...languages.map((language) => (
    <Option key={language} value={language}>
      {languageNames[language]}
    </Option>
  )),
]
