import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fields = ['shopName', 'founder', 'phone', 'whatsapp', 'email', 'address', 'intro', 'thanks'] as const

/** Who the shop is: names, contacts and the texts of its own. */
export function ShopGroup({ settings }: { settings: ShopSettings }) {
  const settingsForm = useSettingsForm('shop', settings, fields)
  const { form, problem } = settingsForm
  const field = (name: (typeof fields)[number]) => ({
    ...form.register(name),
    error: problem(name),
    errorLang: 'id',
  })
  return (
    <SettingsCard id="toko" title="Toko" settingsForm={settingsForm}>
      <TextField {...field('shopName')} label="Nama toko" maxLength={60} />
      <TextField
        {...field('founder')}
        label="Merek pendiri"
        optional
        hint="Tampil di beranda setelah kata «by»"
        maxLength={60}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('phone')} label="Telepon" type="tel" inputMode="tel" maxLength={30} />
        <TextField
          {...field('whatsapp')}
          label="Nomor WhatsApp"
          type="tel"
          inputMode="tel"
          hint="Pesanan COD dikirim ke sini"
          maxLength={30}
        />
      </div>
      <TextField {...field('email')} label="Email" type="email" inputMode="email" maxLength={150} />
      <TextArea
        {...field('address')}
        label="Alamat dapur"
        optional
        rows={2}
        hint="Untuk pelanggan yang mengambil sendiri"
        maxLength={300}
      />
      <TextArea
        {...field('intro')}
        label="Paragraf di beranda"
        optional
        rows={3}
        hint="Kosongkan untuk memakai kalimat bawaan"
        maxLength={600}
      />
      <TextArea
        {...field('thanks')}
        label="Ucapan terima kasih"
        optional
        rows={2}
        hint="Di bagian bawah label dan invoice. Kosongkan untuk kalimat bawaan"
        maxLength={300}
      />
    </SettingsCard>
  )
}
