import type { Locator, Page } from '@playwright/test'
import { expect, expectToast } from './desk.ts'

/** A photo as phones store it, but of 2 megapixels: landscape, red at the top left, with an EXIF rotation to the right. */
const phonePhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1632, 1224)
    const context = canvas.getContext('2d')
    for (let x = 0; context && x < 1632; x += 16) {
      context.fillStyle = `hsl(${x % 360} 40% 60%)`
      context.fillRect(x, 0, 16, 1224)
    }
    if (context) context.fillStyle = 'red'
    context?.fillRect(0, 0, 400, 1224)
    const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).bytes()
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const jpeg = Buffer.from(base64, 'base64')
  const exif = '\xff\xe1\x00\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0'
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(exif, 'latin1'), jpeg.subarray(2)])
}

/** Sends such a photo in the form of a package. */
export async function sendPhonePhoto(page: Page, form: Locator) {
  const file = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await phonePhoto(page) }
  const stored = page.waitForResponse((answer) => /\/photo$/.test(answer.url()))
  await form.locator('input[type=file]').setInputFiles(file)
  await stored
  await expectToast(page, 'Foto disimpan')
}

/** A picture of the shop that is such a photo: upright, cropped to the card, as AVIF. */
export async function expectUpright(photo: Locator) {
  await photo.scrollIntoViewIfNeeded()
  const look = () =>
    photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { naturalWidth: width, naturalHeight: height, currentSrc } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const redAt = (x: number, y: number) => {
        const [red = 0, green = 255] = context?.getImageData(x * width, y * height, 1, 1).data ?? []
        return red > 180 && green < 90
      }
      // The left edge of the stored photo is at the top.
      return {
        ratio: (width / height).toFixed(1),
        isAvif: currentSrc.endsWith('.avif'),
        top: redAt(0.5, 0.02),
        bottom: redAt(0.5, 0.9),
      }
    })
  await expect.poll(look).toEqual({ ratio: '1.3', isAvif: true, top: true, bottom: false })
}
