import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['weekdayHours', 'weekendHours'] as const
const rows = [
  ['weekdayHours', 'Senin–Jumat'],
  ['weekendHours', 'Sabtu–Minggu'],
] as const

/** When the shop answers, in WIB. */
export function HoursGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('hours', settings, fields)
  const { form, problem } = settingsForm
  return (
    <SettingsCard
      id="jam-buka"
      title="Jam buka"
      about="Kapan telepon dan WhatsApp dijawab. Selalu jam WIB."
      settingsForm={settingsForm}
    >
      {rows.map(([name, days]) => (
        <fieldset key={name}>
          <legend className="mb-2 font-bold">{days}</legend>
          <div className="grid grid-cols-2 gap-4">
            <TextField
              {...form.register(`${name}.opens`)}
              id={`${name}-opens`}
              label="Buka"
              type="time"
              error={problem(`${name}.opens`)}
              errorLang="id"
            />
            <TextField
              {...form.register(`${name}.closes`)}
              id={`${name}-closes`}
              label="Tutup"
              type="time"
              error={problem(`${name}.closes`)}
              errorLang="id"
            />
          </div>
        </fieldset>
      ))}
    </SettingsCard>
  )
}
