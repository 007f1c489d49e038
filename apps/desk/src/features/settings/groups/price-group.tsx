import { packages } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { packageWords } from '@dimsum/words/packages'
import { priceOf } from '@dimsum/words/setting-names'
import { readWholeNumber } from '../../../components/whole-number.ts'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** An empty field is no price of its own. */
const setValueAs = (typed: unknown) => readWholeNumber(typed) ?? undefined

/** Prices per package. Orders that exist keep the price they were placed with. */
export function PriceGroup(props: SectionProps) {
  const { number } = props.settingsForm
  return (
    <SettingsCard {...props} id="harga" about={shopSettings.pricesAbout}>
      {packages.map(({ type, price }) => (
        <TextField
          key={type}
          {...number(`prices.${type}`, { setValueAs })}
          label={priceOf(packageWords[type].name)}
          placeholder={String(price)}
          hint={shopSettings.priceHint(formatRupiah(price))}
        />
      ))}
    </SettingsCard>
  )
}
