import { maxBankAccounts } from '@dimsum/domain/manual-transfer'
import { Button } from '@dimsum/ui/button.tsx'
import { FieldNotes } from '@dimsum/ui/field.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { PhotoUpload } from '@dimsum/web/components/photo-upload/photo-upload.tsx'
import { useSendPhoto } from '@dimsum/web/components/photo-upload/use-send-photo.ts'
import { transferSettings as words } from '@dimsum/words/desk/settings-transfer'
import { settingNames } from '@dimsum/words/setting-names'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { sendPicture } from '../../../api/shop-settings.ts'
import { Removable } from '../../../components/removable.tsx'
import type { SectionProps } from '../settings-card.tsx'

type Props = Pick<SectionProps, 'settingsForm'>

/** The owner's bank accounts and static QRIS, for customers who transfer by hand. */
export function TransferAccounts({ settingsForm }: Props) {
  const { form, problem } = settingsForm
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'bankAccounts',
    keyName: 'key',
  })
  return (
    <section aria-labelledby="transfer-title" className="grid gap-4 border-t border-garis pt-5">
      <div>
        <Say.h3 id="transfer-title" className="font-bold">
          {words.title}
        </Say.h3>
        <Say.p className="mt-1 text-kecap-700">{words.about}</Say.p>
      </div>
      {fields.map(({ key }, n) => (
        <Account key={key} n={n} settingsForm={settingsForm} onRemove={() => remove(n)} />
      ))}
      <FieldNotes id="bankAccounts" error={problem('bankAccounts')} />
      {fields.length < maxBankAccounts && (
        <Button
          icon={Plus}
          id="bankAccounts"
          variant="outline"
          onClick={() => append({ bank: '', number: '', holder: '' })}
        >
          {words.add}
        </Button>
      )}
      <QrisPicture settingsForm={settingsForm} />
    </section>
  )
}

function Account({
  n,
  settingsForm: { field, form },
  onRemove,
}: Props & { n: number; onRemove: () => void }) {
  const path = `bankAccounts.${n}` as const
  const bank = useWatch({ control: form.control, name: `${path}.bank` }) ?? ''
  return (
    <fieldset className="grid gap-4 rounded-input border border-garis bg-santan-50 p-4">
      <Say.legend className="sr-only">{words.account(n + 1)}</Say.legend>
      <Removable label={words.remove(n + 1, bank)} onRemove={onRemove}>
        <TextField {...field(`${path}.bank`)} label={words.bank} maxLength={40} autoComplete="off" />
      </Removable>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field(`${path}.number`)}
          label={words.number}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
        <TextField {...field(`${path}.holder`)} label={words.holder} maxLength={60} autoComplete="off" />
      </div>
    </fieldset>
  )
}

/** The picture is uploaded at once; its hash is saved with the other settings. */
function QrisPicture({ settingsForm: { form, problem } }: Props) {
  const text = useText()
  const hash = useWatch({ control: form.control, name: 'transferQris' }) ?? null
  const set = (next: string | null) => form.setValue('transferQris', next, { shouldDirty: true })
  const sending = useSendPhoto({
    put: sendPicture,
    onStored: ({ photo }) => {
      set(photo.hash)
      toast({ title: words.ready, tone: 'success' })
    },
  })
  return (
    <fieldset className="grid min-w-0 gap-2">
      <Say.legend className="mb-2 font-bold">{settingNames.transferQris}</Say.legend>
      <div className="flex flex-wrap items-start gap-4">
        {hash && (
          <img
            src={`/foto/${hash}.webp`}
            alt={text(settingNames.transferQris)}
            className="h-48 w-40 rounded-input border border-garis bg-white object-contain"
          />
        )}
        <PhotoUpload
          id="transferQris"
          sending={sending}
          label={hash ? words.replace : words.choose}
          hint={words.hint}
        >
          {hash && (
            <Button variant="quiet" className="px-3!" onClick={() => set(null)}>
              {words.removePicture}
            </Button>
          )}
        </PhotoUpload>
      </div>
      <FieldNotes id="transferQris" error={problem('transferQris')} />
    </fieldset>
  )
}
