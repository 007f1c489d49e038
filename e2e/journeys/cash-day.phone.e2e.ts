import { expect, ownersPhone, test } from '../shop/desk.ts'

/** A day at the counter on a phone: drawer, quick sale, cash at the hand-over, count, summary. */
test.use({ ownShop: 'cash-day', ...ownersPhone })

const rupiah = (amount: string) => new RegExp(`Rp\\s${amount.replaceAll('.', '\\.')}`)

test('the drawer opens, takes a sale and a hand-over, and closes with a difference and its reason', async ({
  page,
  desk,
}) => {
  const order = await desk.placeOrder()
  for (const status of ['confirmed', 'ready'])
    await desk.owner.patch(`/api/orders/${order.id}/status`, { data: { status } })

  await page.goto('/admin/kas')
  await page.getByLabel('Uang awal').fill('100000')
  await expect(page.getByLabel('Uang awal')).toHaveValue('100.000')
  await page.getByRole('button', { name: 'Buka kas' }).dblclick()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Seharusnya di laci')).toBeVisible()

  await page.getByRole('tab', { name: 'Jual langsung' }).click()
  await panel.getByRole('button', { name: /^Tambah Paket Sedang/ }).click()
  await panel.getByLabel(/^Uang dari pembeli/).fill('100000')
  await expect(panel.getByText(/^Kembalian/)).toContainText(rupiah('42.000'))
  await panel.getByRole('button', { name: /^Terima/ }).dblclick()
  await expect(panel.getByText(/^Terakhir:/)).toContainText(rupiah('58.000'))

  await page.getByRole('tab', { name: 'Scan label' }).click()
  await panel.getByText('Serahkan', { exact: true }).click()
  await panel.getByLabel('Nomor pesanan').fill(String(order.id))
  await panel.getByRole('button', { name: 'Catat' }).click()
  await expect(panel.getByText(/Belum bayar: tagih/)).toBeVisible()
  await panel.getByRole('button', { name: /^Terima/ }).click()
  await expect(panel.getByText(/Belum bayar/)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Kas', exact: true }).click()
  await panel.getByText('Tunai satu per satu').click()
  await expect(panel.getByRole('listitem').filter({ hasText: rupiah('58.000') })).toHaveCount(2)
  await panel.getByLabel('Uang yang dihitung').fill('214000')
  await expect(panel.getByText(/^Kurang/)).toContainText(rupiah('2.000'))
  await panel.getByLabel('Alasan selisih').fill('Kembalian salah')
  await panel.getByRole('button', { name: 'Tutup kas' }).click()
  const past = panel.getByRole('list', { name: 'Kas sebelumnya' })
  await expect(past.getByText('Kembalian salah')).toBeVisible()

  const today = panel.getByRole('list', { name: 'Per orang' })
  await expect(today.getByRole('listitem').last()).toContainText(rupiah('116.000'))
  const { shifts, text } = await (await desk.owner.get('/api/admin/day-summary')).json()
  expect(shifts).toEqual([{ person: expect.any(String), expected: 216_000, counted: 214_000 }])
  expect(text).toContain('Rp214.000 (selisih -Rp2.000)')
  const { outside } = await (await desk.owner.get('/api/admin/cash/shifts')).json()
  expect(outside).toEqual({ received: 0, givenBack: 0 })
})
