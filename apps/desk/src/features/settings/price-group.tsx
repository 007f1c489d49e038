import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { packages } from '@dimsum/domain/catalogue'
import { formatRupiah } from '@dimsum/domain/money'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { readWholeNumber } from '../../components/whole-number.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['prices'] as const

/** Prices per package. Orders that exist keep the price they were placed with. */
export function PriceGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('prices', settings, fields)
  const { form, problem } = settingsForm
  return (
    <SettingsCard
      id="harga"
      title="Harga"
      about="Berlaku untuk pesanan baru. Pesanan yang sudah ada tetap dengan harganya."
      settingsForm={settingsForm}
    >
      {packages.map(({ type, name, price }) => (
        <TextField
          key={type}
          {...form.register(`prices.${type}`, {
            setValueAs: (typed) => readWholeNumber(typed) ?? undefined,
          })}
          id={`price-${type}`}
          label={`${name}, rupiah`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(price)}
          hint={`Kosongkan untuk ${formatRupiah(price)}`}
          error={problem(`prices.${type}`)}
          errorLang="id"
        />
      ))}
    </SettingsCard>
  )
}
