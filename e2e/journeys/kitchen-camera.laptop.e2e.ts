import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { orderNumber } from '../shop/kitchen.ts'
import { expect, signIn, test } from '../shop/test.ts'

/** A video file of the label, in the format of Chromium's fake camera. */
async function filmOfLabel(page: Page, id: number, folder: string): Promise<string> {
  await page.goto(`/order-label/${id}`)
  const bars = page.locator('.label-code svg')
  await expect(bars).toBeVisible()
  const box = await bars.boundingBox()
  if (!box) throw new Error('The label has no bars')
  const clip = { x: box.x - 24, y: box.y + box.height / 2 - 120, width: 320, height: 240 }
  const frame = await page.screenshot({ type: 'jpeg', quality: 90, clip })
  const film = join(folder, 'label.mjpeg')
  await writeFile(film, Buffer.concat([frame, frame, frame]))
  return film
}

test("the phone's camera reads the printed label and packs the order", async ({
  customer,
  playwright,
  launchOptions,
  baseURL,
  browser,
}) => {
  const id = await customer.hasOrdered()
  const folder = await mkdtemp(join(tmpdir(), 'dimsum-film-'))
  const sharp = await browser.newContext({ ...(baseURL && { baseURL }), deviceScaleFactor: 3 })
  const labelPage = await sharp.newPage()
  await signIn(labelPage)
  await labelPage.request.patch(`/api/orders/${id}/status`, {
    data: { status: 'confirmed' },
    headers: { origin: new URL(labelPage.url()).origin },
  })
  const film = await filmOfLabel(labelPage, id, folder)
  await sharp.close()

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
    const page = await phone.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width: 360, height: 740 },
    })
    await signIn(page)
    // Only the scanner's document may use the camera, so it is loaded anew.
    await page.goto('/admin/dapur')
    await expect(page.getByRole('tab', { name: 'Masak' })).toBeVisible()
    const refused = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'open',
        (error: Error) => error.name,
      ),
    )
    expect(refused).toBe('NotAllowedError')
    await page.getByRole('tab', { name: 'Scan label' }).click()
    await page.getByRole('button', { name: 'Pakai kamera' }).click()
    await page.waitForURL(/view=scan&kamera=1/)

    const result = page.getByRole('main').locator('[aria-live=assertive]')
    await expect(result).toContainText(orderNumber(id))
    await expect(result).toContainText('Siap')
    // The label stays in front of the camera and counts once.
    await page.getByRole('button', { name: 'Tutup kamera' }).click()
    await expect(page.getByRole('heading', { name: 'Sebelumnya' })).toHaveCount(0)
    const { status } = await (await page.request.get(`/api/orders/${id}`)).json()
    expect(status).toBe('ready')
  } finally {
    await phone.close()
    await rm(folder, { recursive: true })
  }
})
