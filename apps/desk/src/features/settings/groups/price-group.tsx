import { packages } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { readWholeNumber } from '../../../components/whole-number.ts'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'

/** An empty field is no price of its own. */
const setValueAs = (typed: unknown) => readWholeNumber(typed) ?? undefined

/** Prices per package. Orders that exist keep the price they were placed with. */
export function PriceGroup(props: SectionProps) {
  const { number } = props.settingsForm
  return (
    <SettingsCard
      {...props}
      id="harga"
      about="Berlaku untuk pesanan baru. Pesanan yang sudah ada tetap dengan harganya."
    >
      {packages.map(({ type, name, price }) => (
        <TextField
          key={type}
          {...number(`prices.${type}`, { setValueAs })}
          label={`${name}, rupiah`}
          placeholder={String(price)}
          hint={`Kosongkan untuk ${formatRupiah(price)}`}
        />
      ))}
    </SettingsCard>
  )
}
