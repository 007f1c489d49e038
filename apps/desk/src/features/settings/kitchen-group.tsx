import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { weekdayNames } from '@dimsum/domain/indonesian-calendar'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { readWholeNumber } from '../../components/whole-number.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['cutOff', 'bigOrderPieces', 'bigOrderLeadDays', 'horizonDays', 'weekdayCapacity'] as const

/** What the kitchen can promise: until when, how much a day, how far ahead. */
export function KitchenGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('kitchen', settings, fields)
  const { form, problem } = settingsForm
  const number = (name: 'bigOrderPieces' | 'bigOrderLeadDays' | 'horizonDays') => ({
    ...form.register(name, { setValueAs: readWholeNumber }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: problem(name),
    errorLang: 'id',
  })
  return (
    <SettingsCard
      id="dapur"
      title="Dapur"
      about="Batas waktu dan jumlah. Server memeriksanya untuk setiap pesanan, dengan jam WIB."
      settingsForm={settingsForm}
    >
      <TextField
        {...form.register('cutOff')}
        label="Batas pesan H-1"
        type="time"
        hint="Sesudah jam ini, pesanan untuk besok ditutup"
        error={problem('cutOff')}
        errorLang="id"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...number('bigOrderPieces')} label="Pesanan besar mulai (pcs)" />
        <TextField {...number('bigOrderLeadDays')} label="Pesanan besar: H- berapa hari" />
      </div>
      <TextField {...number('horizonDays')} label="Bisa dipesan berapa hari ke depan" />
      <fieldset>
        <legend className="font-bold">Maksimal pcs per hari</legend>
        <p className="mb-3 text-small text-kecap-600">
          Kosong: tidak dibatasi. 0: libur. Untuk satu tanggal saja, atur di halaman Dapur.
        </p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {settings.weekdayCapacity.map((_, i) => {
            const weekday = weekdayNames[weekdayOf(i)]
            return (
              <TextField
                key={weekday}
                {...form.register(`weekdayCapacity.${i}`, { setValueAs: readWholeNumber })}
                id={`weekdayCapacity-${i}`}
                label={weekday}
                inputMode="numeric"
                autoComplete="off"
                error={problem(`weekdayCapacity.${i}`)}
                errorLang="id"
              />
            )
          })}
        </div>
      </fieldset>
    </SettingsCard>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const weekdayOf = (index: number) => weekdays[index] ?? 1
