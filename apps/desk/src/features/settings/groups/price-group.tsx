import { packages } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { shopSettings } from '@dimsum/words/desk/settings-shop'
import { packageWords } from '@dimsum/words/packages'
import { priceOf } from '@dimsum/words/setting-names'
import { NumberField } from '../../../components/number-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** Prices per package. Orders that exist keep the price they were placed with. */
export function PriceGroup(props: SectionProps) {
  const { number } = props.settingsForm
  return (
    <SettingsCard {...props} id="harga" about={shopSettings.pricesAbout}>
      {packages.map(({ type, price }) => (
        <NumberField
          key={type}
          {...number(`prices.${type}`)}
          of="amount"
          label={priceOf(packageWords[type].name)}
          placeholder={String(price)}
          hint={shopSettings.priceHint(formatRupiah(price))}
        />
      ))}
    </SettingsCard>
  )
}
