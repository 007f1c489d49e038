import { Customer } from '../shop/customer.ts'
import { expect, expectToast, test } from '../shop/desk.ts'
import { cardOf } from '../shop/order-cards.ts'
import { phonePhoto } from '../shop/phone-photo.ts'
import { openSection, saveWell } from '../shop/settings.ts'

/** A transfer by hand on a phone, from the owner's account to the paid order. */
test.use({ ownShop: 'manual-transfer' })

test('the owner lists her account and QRIS, a customer sends a proof, and the owner records the payment', async ({
  page,
  strangerPage,
}) => {
  const image = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await phonePhoto(page) }
  const section = await openSection(page, 'pembayaran', 'Pembayaran')
  await section.getByRole('button', { name: 'Tambah rekening' }).click()
  await section.getByLabel('Bank', { exact: true }).fill('BCA')
  await section.getByLabel('Nomor rekening').fill('123 456 7890')
  await section.getByLabel('Atas nama').fill('Siti Rahma')
  await section.locator('input[type=file]').setInputFiles(image)
  await expectToast(page, 'Gambar siap. Simpan untuk memakainya.')
  await saveWell(page)

  const customer = new Customer(strangerPage)
  const id = await customer.order()
  const number = `#${String(id).padStart(6, '0')}`
  const transfer = strangerPage.getByRole('region', { name: 'Transfer manual' })
  // The document embeds the setting and is rendered again shortly after a change.
  await expect(async () => {
    await strangerPage.goto(`/payment?orderId=${id}`)
    await expect(transfer).toBeVisible()
  }).toPass()
  await expect(transfer).toContainText(/Rp\s58\.000/)
  await expect(transfer).toContainText('a.n. Siti Rahma')
  const qris = transfer.getByRole('img', { name: 'Kode QRIS toko' })
  await qris.scrollIntoViewIfNeeded()
  await expect.poll(() => qris.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1224)
  await transfer.locator('input[type=file]').setInputFiles(image)
  await expectToast(strangerPage, 'Bukti terkirim. Kami akan mengeceknya.')
  await expect(transfer.getByRole('link', { name: /Bukti transfer 1/ })).toBeVisible()

  await page.goto('/admin')
  await page.getByRole('button', { name: `${number} bukti transfer masuk` }).click()
  const proof = page.getByRole('img', { name: `Bukti transfer 1 dari pesanan ${number}` })
  await expect.poll(() => proof.evaluate((shown: HTMLImageElement) => shown.naturalHeight)).toBe(1600)
  await expect(page.getByText(/Harus masuk: Rp\s58\.000/)).toBeVisible()
  const [picture] = await Promise.all([page.waitForEvent('popup'), proof.click()])
  await expect(picture).toHaveURL(/\/transfer\/proofs\/\d+$/)
  await picture.close()
  await page.getByRole('link', { name: `Buka pesanan ${number}` }).click()
  const card = cardOf(page, { id })
  await card.getByRole('button', { name: /Pembayaran, catatan, riwayat/ }).click()
  await expect(card.getByRole('img', { name: /Bukti transfer 1/ })).toBeVisible()
  await expect(card.getByLabel('Cara bayar')).toHaveValue('transfer')
  await card.getByRole('button', { name: 'Tandai dibayar' }).click()
  await expectToast(page, 'Payment Status Updated')
  await expect(page.getByText(/^Perlu perhatian \(/)).toHaveCount(0)
  await expect(strangerPage.getByText('Payment Completed', { exact: true })).toBeVisible()
  await expect(transfer).toHaveCount(0)
})
