import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder } from './desk-answers.ts'
import { openDesk } from './open-desk.tsx'

test('«Pesanan baru» reads a typed time, says that it is full, and takes it when the owner insists', async () => {
  const day = addWibDays(wibDay(new Date()), 5)
  const sent: { order: Record<string, unknown>; overrideKitchen: boolean }[] = []
  const message = 'Jam 09:00–11:00 WIB sudah penuh.'
  openDesk(
    '/admin?tab=orders',
    {
      'POST /api/admin/orders': async (request: Request) => {
        sent.push(await request.json())
        const refusal = { code: 'out-of-stock', message, issues: [{ path: 'timeWindow', message }] }
        return sent.length === 1
          ? Response.json(refusal, { status: 409 })
          : Response.json(anOrder({ id: 15 }), { status: 201 })
      },
    },
    shopConfig({}, { timeWindows: [{ begins: '09:00', ends: '11:00', for: 'both' }] }),
  )
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesanan baru' })
  await dialog.getByRole('button', { name: /Tambah Paket Sedang/ }).click()
  await dialog.getByLabelText('Nomor WhatsApp').fill('0812-9999-1234')
  await dialog.getByLabelText('Nama', { exact: true }).fill('Bu Tini')
  await dialog.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Melati No. 7, Bekasi')
  await dialog.getByLabelText('Tanggal kirim atau ambil').fill(day)
  await dialog.getByRole('combobox', { name: 'Jam' }).fill('9-11')
  const save = dialog.getByRole('button', { name: 'Simpan pesanan' })
  await save.click()
  await expect.element(dialog.getByText(message).first()).toBeVisible()
  await dialog.getByLabelText('Tetap terima untuk tanggal ini').click()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(
    sent.map(({ order, overrideKitchen }) => [order.timeWindow, order.deliveryDate, overrideKitchen]),
  ).toEqual([
    ['09:00-11:00', day, false],
    ['09:00-11:00', day, true],
  ])
})
