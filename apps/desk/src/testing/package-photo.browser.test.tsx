import type { MenuPhoto, OwnPackage } from '@dimsum/contract/menu'
import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import type { Answers } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { mockUploads, type Upload } from '@dimsum/web/testing/uploads.ts'
import { photoFaults } from '@dimsum/words/photo-faults'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownMenu } from './desk-answers.ts'
import { openDesk, toast } from './open-desk.tsx'
import { pressAt } from './press-at.ts'

/** Photo of a package: choosing, uploading and rejection. */

const stored: MenuPhoto = { hash: 'a'.repeat(32), widths: [180, 360], width: 360, height: 270 }
const dialog = () => page.getByRole('dialog')
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const { uploads, theUpload } = mockUploads()
const hasPreview = () => document.querySelector('[role=dialog] canvas') !== null

/** Opens the form of Paket Kecil and types a name. */
async function openForm({ photo = null as MenuPhoto | null, answers = {} as Answers, language = 'id' } = {}) {
  const [small, ...others] = ownMenu() as [OwnPackage, ...OwnPackage[]]
  const config = shopConfig({ name: 'Dimsum' }, { languages: { shop: 'default', desk: language as 'id' } })
  const menu = { packages: [{ ...small, photo }, ...others] }
  openDesk('/admin/pengaturan/menu', { 'GET /api/admin/menu': menu, ...answers }, config)
  await page.getByRole('button', { name: /^(Ubah|Edit) .*\(10 pcs\)$/ }).click()
  await dialog()
    .getByLabelText(/^(Nama|Name)$/)
    .fill('Hamper Lebaran')
}
const nameIsKept = () =>
  expect.element(dialog().getByLabelText(/^(Nama|Name)$/)).toHaveValue('Hamper Lebaran')
const choose = (file: File) => {
  const input = document.querySelector('[role=dialog] input[type=file]')
  return userEvent.upload(page.elementLocator(input as Element), file)
}

let photo: File
beforeAll(async () => {
  photo = await phonePhoto(320, 240)
})

/** A photo as phones store it: landscape, red at the top left, with an EXIF rotation to the right. */
async function phonePhoto(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  for (let x = 0; x < width; x += 16) {
    context.fillStyle = `hsl(${x % 360} 40% 60%)`
    context.fillRect(x, 0, 16, height)
  }
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 4, height / 4)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const exif = '\xff\xe1\x00\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0'
  return new File([jpeg.slice(0, 2), bytes(exif), jpeg.slice(2)], 'IMG_0001.JPG', { type: 'image/jpeg' })
}

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const file = (text: string, name: string) => new File([bytes(text)], name, { type: 'image/jpeg' })

test('a photo of 12 megapixels is sent small and upright, with progress, and the form keeps its values', async () => {
  await openForm()
  await choose(await phonePhoto(4032, 3024))
  const sent = await theUpload()
  expect([sent.method, sent.path, sent.type]).toEqual(['PUT', '/api/admin/menu/10pcs/photo', 'image/jpeg'])
  const bitmap = await createImageBitmap(sent.body)
  expect([bitmap.width, bitmap.height]).toEqual([1536, 2048])
  const seen = new OffscreenCanvas(1536, 2048).getContext('2d') as OffscreenCanvasRenderingContext2D
  seen.drawImage(bitmap, 0, 0)
  const [red, green] = seen.getImageData(1500, 30, 1, 1).data
  expect([(red ?? 0) > 200, (green ?? 255) < 60]).toEqual([true, true])
  expect(await sent.body.text()).not.toContain('Exif')

  sent.upload.onprogress?.({ loaded: 40, total: 100 })
  await expect.element(dialog().getByText('Mengirim foto: 40%')).toBeVisible()
  expect(hasPreview()).toBe(true)
  await expectAccessible('a photo that is being sent')
  sent.upload.onprogress?.({ loaded: 100, total: 100 })
  await expect.element(dialog().getByText('Memeriksa dan menyimpan foto...')).toBeVisible()
  await expect.element(button('Batal')).not.toBeInTheDocument()
  sent.answer(200, { photo: stored })
  await expect.poll(toast).toContain('Foto disimpan')
  await expect.element(button('Ganti foto')).toBeVisible()
  expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toContain(stored.hash)
  await nameIsKept()
})

test.each([
  ['lost', (upload: Upload) => upload.onerror()],
  [
    'silent',
    (upload: Upload) => {
      expect(upload.timeout).toBe(120_000)
      upload.ontimeout()
    },
  ],
] as const)('a %s connection keeps photo and form: it can be sent again or cancelled', async (_, end) => {
  await openForm()
  await choose(photo)
  const lost = await theUpload()
  end(lost)
  await expect.element(dialog().getByText('Foto belum tersimpan')).toBeVisible()
  expect(hasPreview()).toBe(true)
  await expectAccessible('a photo that did not arrive')
  await button('Coba lagi').click()
  await expect.poll(() => uploads.length).toBe(2)
  const again = await theUpload()
  expect(again.body.size).toBe(lost.body.size)
  again.answer(503, { message: 'Server sedang ramai.', code: 'overloaded' })
  await expect.element(dialog().getByText('Server sedang ramai.')).toBeVisible()
  await button('Batal').click()
  await expect.element(dialog().getByText('Foto belum tersimpan')).not.toBeInTheDocument()
  expect(hasPreview()).toBe(false)
  await nameIsKept()
})

test('a running upload can be cancelled, and another one chosen', async () => {
  await openForm()
  await choose(photo)
  const stopped = await theUpload()
  await button('Batal').click()
  expect(stopped.isAborted).toBe(true)
  await expect.element(button('Pilih foto')).toBeVisible()
  await choose(photo)
  await expect.poll(() => uploads.length).toBe(2)
  expect(toast()).toBe('')
})

test('an upload continues when the form is closed, and shows its result', async () => {
  await openForm()
  await choose(photo)
  const sent = await theUpload()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  sent.onerror()
  await expect.poll(toast).toContain('Foto belum tersimpan')
})

test.each(['id', 'en'] as const)('what is no photo is refused in words, in «%s»', async (language) => {
  await openForm({ language })
  const refused = [
    [file('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_1.HEIC'), 'heic'],
    [file('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg'), 'svg'],
    [file('GIF89a\x01\0\x01\0', 'a.gif'), 'animated'],
    [file('\xff\xd8\xff\xe0\0\x10JFIF', 'a.jpg'), 'damaged'],
    [file('Paket Lebaran', 'a.jpg'), 'not-a-photo'],
  ] as const
  for (const [each, fault] of refused) {
    await choose(each)
    await expect.element(dialog().getByText(photoFaults[fault][language])).toBeVisible()
  }
  await expectFitsNarrow('a photo that is refused')
  expect(uploads).toEqual([])
  await choose(photo)
  ;(await theUpload()).answer(413, { message: 'Request is too large', code: 'too-large' })
  await expect.element(dialog().getByText(photoFaults.large[language])).toBeVisible()
  await nameIsKept()
})

test('a photo is removed on the second press, and not by a double tap', async () => {
  const remove = vi.fn(() => new Response(null, { status: 204 }))
  await openForm({ photo: stored, answers: { 'DELETE /api/admin/menu/:packageType/photo': remove } })
  pressAt(button('Hapus foto').element(), 1000)
  await expect.element(button('Tekan lagi untuk menghapus')).toBeVisible()
  await dialog().getByLabelText('Nama', { exact: true }).click()
  pressAt(button('Hapus foto').element(), 10_000)
  const again = button('Tekan lagi untuk menghapus')
  await expect.element(again).toBeVisible()
  pressAt(again.element(), 10_400)
  await expect.element(again).not.toHaveAttribute('aria-busy')
  expect(remove).not.toHaveBeenCalled()
  pressAt(again.element(), 11_000)
  await expect.element(button('Pilih foto')).toBeVisible()
  expect(remove).toHaveBeenCalledTimes(1)
  await nameIsKept()
})
