import { weekdayNames } from '@dimsum/domain/indonesian-calendar'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { type SectionProps, SettingsCard } from '../form/settings-card.tsx'
import { settingFields } from '../sections/setting-fields.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** What the kitchen can promise: until when, how much a day, how far ahead. */
export function KitchenGroup(props: SectionProps) {
  const { field, number } = props.settingsForm
  return (
    <SettingsCard
      {...props}
      id="dapur"
      about="Batas waktu dan jumlah. Server memeriksanya untuk setiap pesanan, dengan jam WIB."
    >
      <TextField {...field('cutOff')} type="time" hint="Sesudah jam ini, pesanan untuk besok ditutup" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...number('bigOrderPieces')} />
        <TextField {...number('bigOrderLeadDays')} />
      </div>
      <TextField {...number('horizonDays')} />
      <fieldset id="weekdayCapacity">
        <legend className="font-bold">{settingFields.weekdayCapacity.label}</legend>
        <p className="mb-3 text-small text-kecap-600">
          Kosong: tidak dibatasi. 0: libur. Untuk satu tanggal saja, atur di halaman Dapur.
        </p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {weekdays.map((weekday, i) => (
            <TextField key={weekday} {...number(`weekdayCapacity.${i}`)} label={weekdayNames[weekday]} />
          ))}
        </div>
      </fieldset>
    </SettingsCard>
  )
}
