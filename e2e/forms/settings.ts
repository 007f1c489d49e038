import { openSection, saveBar } from '../shop/settings.ts'
import { accepted, dayIn, type FormRow, type NotHere, pressIn, read } from './form-row.ts'

const features = 'apps/desk/src/features'

/** Settings, kitchen days and pages for testing. */
export const formsOfSettings: Readonly<Record<string, FormRow | NotHere>> = {
  'the settings': {
    file: `${features}/settings/form-sections.tsx`,
    open: async (page) => {
      await openSection(page, 'toko', 'Toko')
      return page.locator('body')
    },
    typed: () => ({ 'Alamat dapur': 'Jl. Dapur No. 1' }),
    save: 'Simpan',
    button: (page) => saveBar(page).getByRole('button', { name: 'Simpan' }),
    call: /\/api\/admin\/settings$/,
    others: {
      store: (desk) =>
        accepted(
          desk.owner.patch('/api/admin/settings', {
            data: { address: 'Jl. Melati No. 9', thanks: 'Sampai jumpa.' },
          }),
        ),
      told: /Jl\. Melati No\. 9/,
      read: async (desk) => {
        const { address, thanks } = await read(desk, '/api/admin/settings')
        return [address, thanks]
      },
      theirs: ['Jl. Melati No. 9', 'Sampai jumpa.'],
      ours: ['Jl. Dapur No. 1', 'Sampai jumpa.'],
    },
  },
  'a day of the kitchen': {
    file: `${features}/kitchen/capacity-dialog.tsx`,
    prepare: async () => dayIn(9),
    open: async (page, day) => {
      await page.goto(`/admin/dapur?day=${day}`)
      await pressIn(page, 'Atur tanggal ini')
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Maksimal pcs': '700' }),
    save: 'Simpan',
    call: /\/api\/admin\/kitchen\/days\//,
    others: {
      store: (desk, day) =>
        accepted(
          desk.owner.put(`/api/admin/kitchen/days/${day}`, {
            data: { capacity: 900, isClosed: true, note: 'Dua kukusan' },
          }),
        ),
      told: /perangkat lain: .*900.*tutup/,
      read: async (desk, day) => {
        const { days } = await read(desk, `/api/admin/kitchen/days?from=${day}&to=${day}`)
        return [days[0].capacity, days[0].isClosed, days[0].note]
      },
      theirs: [900, true, 'Dua kukusan'],
      ours: [700, true, 'Dua kukusan'],
    },
  },
  'WhatsApp messages': {
    file: `${features}/whatsapp/whatsapp-form.tsx`,
    notHere: 'it needs an account at Meta; whatsapp-messages.laptop fills it with one of the stand-in',
  },
  'a payment to test with': {
    file: `${features}/operator/payment-test.tsx`,
    notHere: 'it belongs to no order and is filled beforehand',
  },
  'a message to test with': {
    file: `${features}/operator/webhook-test.tsx`,
    notHere: 'nothing is typed',
  },
}
