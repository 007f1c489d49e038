import { expectToast } from '../shop/desk.ts'
import { labelCode, orderNumber, scanWithKeyboard } from '../shop/kitchen.ts'
import { expect, test } from '../shop/test.ts'

test('wrong and repeated scans show a reason and change nothing', async ({ customer, ownerPage: owner }) => {
  const id = await customer.hasOrdered()
  const statusNow = async () => (await (await owner.request.get(`/api/orders/${id}`)).json()).status
  await owner.goto('/admin/dapur?view=scan')
  const result = owner.getByRole('main').locator('[aria-live=assertive]')
  await expect(result).toContainText('Arahkan scanner')

  // The order is not confirmed.
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('belum dikonfirmasi dan belum dibayar')
  expect(await statusNow()).toBe('pending')

  await owner.request.patch(`/api/orders/${id}/status`, {
    data: { status: 'confirmed' },
  })
  // The order is not packed.
  await owner.getByText('Serahkan', { exact: true }).click()
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('belum dikemas')
  expect(await statusNow()).toBe('confirmed')

  await owner.getByText('Kemas', { exact: true }).click()
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('Siap')
  await expect(result).toContainText('Belum bayar: tagih')
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('Tidak ada yang diubah')
  expect(await statusNow()).toBe('ready')

  // A milk carton, and an order that does not exist.
  await owner.getByLabel('Nomor pesanan').fill('8991002101234')
  await owner.getByRole('button', { name: 'Catat' }).click()
  await expect(result).toContainText('Ini bukan label pesanan kami.')
  await scanWithKeyboard(owner, 'ORDER999999')
  await expect(result).toContainText('Tidak ada pesanan #999999')
  expect(await statusNow()).toBe('ready')

  // Earlier results stay visible.
  await expect(
    owner
      .getByRole('list')
      .filter({ hasText: orderNumber(id) })
      .first(),
  ).toBeVisible()
})

test('a mistaken scan can be undone, at packing and at hand-over', async ({ customer, ownerPage: owner }) => {
  const id = await customer.hasOrdered()
  const statusNow = async () => (await (await owner.request.get(`/api/orders/${id}`)).json()).status
  await owner.request.patch(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  await owner.goto('/admin/dapur?view=scan')
  const result = owner.getByRole('main').locator('[aria-live=assertive]')
  const undo = result.getByRole('button', { name: 'Urungkan' })
  const scanAt = async (step: string) => {
    await owner.getByText(step, { exact: true }).click()
    await scanWithKeyboard(owner, labelCode(id))
  }

  await scanAt('Kemas')
  await expect(result).toContainText('Siap')
  await undo.click()
  await expect(result).toContainText(/Diurungkan: .*Dikonfirmasi/)
  expect(await statusNow()).toBe('confirmed')

  await scanAt('Kemas')
  await expect(result).toContainText('Siap')
  await scanAt('Serahkan')
  await expect(result).toContainText('Selesai')
  // Cancelled on another device meanwhile: undo must not change that.
  await owner.request.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  await undo.click()
  await expectToast(owner, 'Belum diurungkan')
  expect(await statusNow()).toBe('cancelled')
})

test('a USB scanner works wherever the focus is, and presses no button', async ({
  customer,
  ownerPage: owner,
}) => {
  const id = await customer.hasOrdered()
  await owner.request.patch(`/api/orders/${id}/status`, {
    data: { status: 'confirmed' },
  })
  await owner.goto('/admin/dapur?view=scan')
  const result = owner.getByRole('main').locator('[aria-live=assertive]')
  // Focus on a link to another page, on the choice of the step, and in the number input.
  await owner.getByRole('link', { name: 'Pengaturan' }).focus()
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('Siap')
  await expect(owner).toHaveURL(/view=scan/)
  await owner.getByRole('radio', { name: /Kemas/ }).focus()
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('Tidak ada yang diubah')
  await owner.getByLabel('Nomor pesanan').focus()
  await scanWithKeyboard(owner, 'ORDER999998')
  await expect(result).toContainText('#999998')
  await expect(owner.getByLabel('Nomor pesanan')).toHaveValue('')
})
