import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { untilStill } from '../shop/until-still.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
/** Max bytes of a picture: the guide is read on mobile data. */
const most = 150_000

/** A phone in portrait. */
export const phone = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
}

/**
 * Writes a screenshot of the viewport to docs/pictures, as WebP.
 * @param name path without extension, such as `panduan/pesanan`
 * @param top element at the top of the viewport; the start of the page by default
 */
export async function takePicture(page: Page, name: string, top?: Locator): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if (top) {
    await top.evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 16, behavior: 'instant' })
    })
  }
  const arePicturesThere = () =>
    page.evaluate(() =>
      [...document.images].every(
        (image) =>
          image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
      ),
    )
  await expect.poll(arePicturesThere).toBe(true)
  await untilStill(page)
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  const picture = Buffer.from(data, 'base64')
  expect(picture.length, name).toBeLessThan(most)
  const file = join(folder, `${name}.webp`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
}
