import {
  labelCode,
  openDay,
  orderNumber,
  piecesToCook,
  scanWithKeyboard,
  whatsappText,
} from '../shop/kitchen.ts'
import { expect, test } from '../shop/test.ts'

const saturday = 6

test('an order for Saturday goes from the form to delivery and is reviewed', async ({
  customer,
  page,
  ownerPage,
}) => {
  const day = await openDay(page, saturday)

  // Two packages for one day.
  await customer.fillOrder({ package: 'Paket Besar', notes: 'sambal dipisah' })
  await page.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await page.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await page.getByRole('combobox', { name: /Tanggal kirim/ }).selectOption(day)
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  const dialog = page.getByRole('dialog', { name: /bayar online/ })
  const id = Number(/#(\d{6})/.exec((await dialog.textContent()) ?? '')?.[1])
  expect(id).toBeGreaterThan(0)

  // Neither confirmed nor paid, so it is not on the cook sheet yet.
  const owner = ownerPage
  await owner.goto(`/admin/dapur?day=${day}`)
  const card = owner.getByRole('article', { name: `Pesanan ${id}`, exact: true })
  await expect(owner.getByRole('region', { name: /Belum dikonfirmasi/ }).locator(card)).toBeVisible()
  const before = await piecesToCook(owner)

  // The payment adds it to the sheet on a screen that stays open.
  await dialog.getByRole('link', { name: /bayar online/ }).click()
  await customer.payWithVirtualAccount('BNI')
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(owner.getByRole('region', { name: /^Dimasak/ }).locator(card)).toBeVisible()
  await expect.poll(() => piecesToCook(owner)).toBe(before + 140)
  await expect(card).toContainText('1 × 100 pcs = 100 pcs')
  await expect(card).toContainText('2 × 20 pcs = 40 pcs')
  await expect(card).toContainText('sambal dipisah')
  await expect(card).toContainText('Lunas')

  await card.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(card).toContainText('Dikonfirmasi')

  // A tick is stored for every device.
  await card.getByRole('checkbox', { name: /Paket Besar sudah jadi/ }).check()
  await expect(owner.getByText(/[1-9]00 (dari [\d.]+ )?pcs sudah jadi/).first()).toBeVisible()
  const second = await owner.context().newPage()
  await second.goto(`/admin/dapur?day=${day}`)
  await expect(second.getByRole('checkbox', { name: /Paket Besar sudah jadi/ })).toBeChecked()
  await second.close()

  // The label shows the day, and the order is marked as printed.
  await owner.getByRole('tab', { name: 'Label', exact: true }).click()
  const label = owner.getByRole('article').filter({ hasText: orderNumber(id) })
  await expect(label).toContainText('Delivery date')
  await expect(label.locator('svg[aria-label], svg').first()).toBeVisible()
  await owner.evaluate(() => {
    window.print = () => {}
  })
  const print = owner.getByRole('button', { name: /^Cetak \d+ label$/ })
  const question = owner.getByRole('alertdialog', { name: 'Labelnya sudah tercetak?' })
  await print.click()
  // The paper ran out: the label is not marked as printed and offered again.
  await question.getByRole('button', { name: 'Belum' }).click()
  await expect(question).toHaveCount(0)
  await expect(label).toBeVisible()
  await print.click()
  await question.getByRole('button', { name: 'Ya, tandai sudah dicetak' }).click()
  await expect(owner.getByText('Semua label tanggal ini sudah dicetak')).toBeVisible()

  // Packed, then handed over, with one scan each.
  await owner.getByRole('tab', { name: 'Scan label' }).click()
  await scanWithKeyboard(owner, labelCode(id))
  const result = owner.getByRole('main').locator('[aria-live=assertive]')
  await expect(result).toContainText(orderNumber(id))
  await expect(result).toContainText('Siap')
  const readyText = await whatsappText(owner, () => result.getByRole('button', { name: /Kirim WA/ }).click())
  expect(readyText).toContain(`Pesanan ${orderNumber(id)} sudah siap dan segera kami antar`)

  await owner.getByText('Serahkan', { exact: true }).click()
  await scanWithKeyboard(owner, labelCode(id))
  await expect(result).toContainText('Selesai')
  const doneText = await whatsappText(owner, () => result.getByRole('button', { name: /Kirim WA/ }).click())
  expect(doneText).toContain('Boleh minta ulasannya di sini: ')

  // A review by the order's own link is marked as a verified purchase.
  const link = /di sini: (\S+)/.exec(doneText)?.[1] ?? ''
  const words = `Kulitnya tipis, isinya padat, pesanan ${id}.`
  await page.goto(link)
  await page.getByLabel('Name').fill(customer.about.name)
  await page.getByRole('textbox', { name: 'Review' }).fill(words)
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Review Submitted', { exact: true })).toBeVisible()

  await owner.goto('/admin?tab=reviews')
  const review = owner.getByRole('article').filter({ hasText: words })
  await expect(review).toContainText('Pembeli terverifikasi')
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review).toContainText('Public')

  await expect(async () => {
    await page.goto('/')
    const shown = page.locator('#reviews').getByRole('listitem').filter({ hasText: words })
    await expect(shown).toContainText('Verified buyer', { timeout: 2000 })
  }).toPass()
})
