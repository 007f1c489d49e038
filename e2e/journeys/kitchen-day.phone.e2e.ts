import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import {
  labelCode,
  openDay,
  orderNumber,
  piecesToCook,
  scanWithKeyboard,
  whatsappText,
} from '../shop/kitchen.ts'
import { laptopSize } from '../shop/screen-size.ts'
import { expect, test } from '../shop/test.ts'

const saturday = 6

/** A video file of the label, in the format of Chromium's fake camera. */
async function filmOfLabel(browser: Browser, options: BrowserContextOptions, id: number, folder: string) {
  const sharp = await browser.newContext({
    ...options,
    viewport: laptopSize,
    isMobile: false,
    deviceScaleFactor: 3,
  })
  const page = await sharp.newPage()
  await page.goto(`/order-label/${id}`)
  const bars = page.locator('.label-code svg')
  await expect(bars.locator('rect').first()).toBeAttached()
  const box = await bars.boundingBox()
  if (!box) throw new Error('The label has no bars')
  const clip = { x: box.x - 24, y: box.y + box.height / 2 - 120, width: 320, height: 240 }
  const frame = await page.screenshot({ type: 'jpeg', quality: 90, clip })
  await sharp.close()
  const film = join(folder, 'label.mjpeg')
  await writeFile(film, Buffer.concat([frame, frame, frame]))
  return film
}

test('an order for Saturday goes from the form to the kitchen, is packed by camera, handed over by scanner, and reviewed', async ({
  customer,
  page,
  ownerPage,
  playwright,
  launchOptions,
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

  // Packed by the camera of a phone.
  const options = { ...(baseURL && { baseURL }), storageState: ownerSession }
  const folder = await mkdtemp(join(tmpdir(), 'dimsum-film-'))
  const film = await filmOfLabel(browser, options, id, folder)
  const phone = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const camera = await phone.newPage({ ...options, viewport: { width: 360, height: 740 } })
    // Only the scanner's document may use the camera, so it is loaded anew.
    await camera.goto('/admin/dapur')
    await expect(camera.getByRole('tab', { name: 'Masak' })).toBeVisible()
    const refused = camera.evaluate(() => navigator.mediaDevices.getUserMedia({ video: true }).then(String))
    await expect(refused).rejects.toThrow('NotAllowedError')
    await camera.getByRole('tab', { name: 'Scan label' }).click()
    await camera.getByRole('button', { name: 'Pakai kamera' }).click()
    await camera.waitForURL(/view=scan&kamera=1/)
    const packed = camera.getByRole('main').locator('[aria-live=assertive]')
    await expect(packed).toContainText(orderNumber(id))
    await expect(packed).toContainText('Siap')
    // The label stays in front of the camera and counts once.
    await camera.getByRole('button', { name: 'Tutup kamera' }).click()
    await expect(camera.getByRole('heading', { name: 'Sebelumnya' })).toHaveCount(0)
    const press = () => packed.getByRole('button', { name: /Kirim WA/ }).click()
    expect(await whatsappText(camera, press)).toContain(
      `Pesanan ${orderNumber(id)} sudah siap dan segera kami antar`,
    )
  } finally {
    await phone.close()
    await rm(folder, { recursive: true })
  }

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
