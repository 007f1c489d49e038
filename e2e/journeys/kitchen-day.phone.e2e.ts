import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/checks/chromium.mjs'
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

const { args, ...browserOptions } = launchOptions()
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { ...browserOptions, args: [...args, ...camera] } })

/** Lets the camera of a page see an order's label, after the browser has allowed its own fake camera. */
async function filmLabel(page: Page, id: number) {
  await page.goto(`/order-label/${id}`)
  const bars = page.locator('.label-code svg')
  await expect(bars.locator('rect').first()).toBeAttached()
  const picture = (await bars.screenshot()).toString('base64')
  await page.addInitScript((base64) => {
    const open = MediaDevices.prototype.getUserMedia
    MediaDevices.prototype.getUserMedia = async function (wish) {
      await open.call(this, wish)
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const label = await createImageBitmap(new Blob([bytes]))
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
      const context = canvas.getContext('2d')
      const draw = () => {
        context?.fillRect(0, 0, canvas.width, canvas.height)
        context?.drawImage(label, 100, 100)
      }
      if (context) context.fillStyle = 'white'
      setInterval(draw, 100)
      return canvas.captureStream()
    }
  }, picture)
}

test('an order for Saturday goes from the form to the kitchen, is packed by camera, handed over by scanner, and reviewed', async ({
  customer,
  page,
  ownerPage,
  baseURL,
  browser,
  ownerSession,
}) => {
  const day = await openDay(page, saturday)

  // Two packages for one day.
  await customer.fillOrder({ package: 'Paket Besar', notes: 'sambal dipisah' })
  await page.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await page.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' }).click()
  await page.getByRole('combobox', { name: /Tanggal kirim/ }).selectOption(day)
  const id = await customer.send()

  // Neither confirmed nor paid, so it is not on the cook sheet yet.
  const owner = ownerPage
  await owner.goto(`/admin/dapur?day=${day}`)
  const card = owner.getByRole('article', { name: `Pesanan ${id}`, exact: true })
  await expect(owner.getByRole('region', { name: /Belum dikonfirmasi/ }).locator(card)).toBeVisible()
  const before = await piecesToCook(owner)

  // The payment adds it to the sheet on a screen that stays open.
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /bayar online/ })
    .click()
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
  const tick = card.getByRole('checkbox', { name: /Paket Besar sudah jadi/ })
  await tick.click()
  await expect(tick).toBeChecked()
  await expect(owner.getByText(/[1-9]00 (dari [\d.]+ )?pcs sudah jadi/).first()).toBeVisible()
  await owner.reload()
  await expect(tick).toBeChecked()

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

  // Packed by the camera of a phone, which only the scanner's document may use, so it is loaded anew.
  const sharp = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 3 }
  const phone = await browser.newPage({ ...(baseURL && { baseURL }), storageState: ownerSession, ...sharp })
  await filmLabel(phone, id)
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/admin/dapur')
  await expect(phone.getByRole('tab', { name: 'Masak' })).toBeVisible()
  const refused = phone.evaluate(() => navigator.mediaDevices.getUserMedia({ video: true }).then(String))
  await expect(refused).rejects.toThrow('NotAllowedError')
  await phone.getByRole('tab', { name: 'Scan label' }).click()
  await phone.getByRole('button', { name: 'Pakai kamera' }).click()
  await phone.waitForURL(/view=scan&kamera=1/)
  const packed = phone.getByRole('main').locator('[aria-live=assertive]')
  await expect(packed).toContainText(orderNumber(id))
  await expect(packed).toContainText('Siap')
  // The camera still sees the label, but the label is counted once.
  await phone.getByRole('button', { name: 'Tutup kamera' }).click()
  await expect(phone.getByRole('heading', { name: 'Sebelumnya' })).toHaveCount(0)
  const press = () => packed.getByRole('button', { name: /Kirim WA/ }).click()
  expect(await whatsappText(phone, press)).toContain(
    `Pesanan ${orderNumber(id)} sudah siap dan segera kami antar`,
  )
  await phone.close()

  // Handed over with a USB scanner.
  await owner.getByRole('tab', { name: 'Scan label' }).click()
  const result = owner.getByRole('main').locator('[aria-live=assertive]')
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
