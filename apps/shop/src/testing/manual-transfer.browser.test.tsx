import type { ManualTransfer } from '@dimsum/contract/manual-transfer'
import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { type Answers, refuse } from '@dimsum/web/testing/answers.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { mockUploads } from '@dimsum/web/testing/uploads.ts'
import { photoFaults } from '@dimsum/words/photo-faults'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { masked, openShop, ownOrder, toastText } from './open-shop.tsx'

/** Paying by a transfer to the shop's account: what a customer sees, copies and sends. */

const { uploads, theUpload } = mockUploads()
const transfer: ManualTransfer = {
  amount: '58000.00',
  accounts: [
    { bank: 'BCA', number: '123 456 7890', holder: 'Siti Rahma Kusumawardhani' },
    { bank: 'Bank Rakyat Indonesia', number: '0012-01-000123-50-4', holder: 'Siti Rahma' },
  ],
  qris: null,
  proofs: [],
  proofsLeft: 3,
}
const heading = page.getByRole('heading', { name: 'Transfer manual' })

const open = (path: string, answers: Answers = {}, shop: 'default' | 'id' | 'en' = 'default') =>
  openShop(
    path,
    { 'GET /api/orders/12/transfer': transfer, ...answers },
    { manualTransfer: true, languages: { shop, desk: 'default' } },
  )
const choose = (file: File) => {
  const input = document.querySelector('input[type=file]') as Element
  return userEvent.upload(page.elementLocator(input), file)
}
const screenshot = async () => {
  const canvas = new OffscreenCanvas(40, 60)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 60)
  return new File([await canvas.convertToBlob()], 'bukti.png', { type: 'image/png' })
}

describe.each(['/payment?orderId=12', '/invoice/12'])('%s', (path) => {
  test('shows amount and accounts, and copies them as digits', async () => {
    const copied = vi.fn(async (_text: string) => {})
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    open(path)
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText('a.n. Siti Rahma Kusumawardhani')).toBeVisible()
    await expectAccessible(`${path} with accounts`)
    await expectFitsNarrow(`${path} with accounts`)
    await page.getByRole('button', { name: 'Salin jumlah' }).click()
    await page.getByRole('button', { name: 'Salin nomor BCA' }).click()
    await expect.element(page.getByText('Tersalin').first()).toBeVisible()
    expect(copied.mock.calls).toEqual([['58000'], ['1234567890']])
  })

  test('shows nothing of it for a paid order, nor to a customer who does not hold the order', async () => {
    for (const order of [ownOrder({ isPaid: true }), masked(ownOrder())]) {
      open(path, { 'GET /api/orders/12': order })
      await expect.element(page.getByRole('heading').first()).toBeVisible()
      await expect.element(heading).not.toBeInTheDocument()
    }
  })
})

test('a QRIS picture is shown with its size', async () => {
  const hash = 'b'.repeat(32)
  open('/payment?orderId=12', {
    'GET /api/orders/12/transfer': { ...transfer, accounts: [], qris: { hash, width: 600, height: 800 } },
  })
  const picture = page.getByRole('img', { name: 'Kode QRIS toko' })
  await expect.element(picture).toHaveAttribute('src', `/foto/${hash}.webp`)
  await expect.element(picture).toHaveAttribute('height', '800')
  await expectFitsNarrow('a QRIS picture')
})

test('a proof is sent small, and is listed until all three are used', async () => {
  open('/payment?orderId=12')
  await expect.element(heading).toBeVisible()
  await choose(await screenshot())
  const upload = await theUpload()
  const call = { method: 'PUT', path: '/api/orders/12/transfer/proofs', type: 'image/jpeg' }
  expect(upload).toMatchObject(call)
  upload.upload.onprogress?.({ loaded: 1, total: 1 })
  await expect.element(page.getByText('Memeriksa dan menyimpan foto...')).toBeVisible()
  const proofs = [1, 2, 3].map((id) => ({ id, uploadedAt: '2026-11-22T03:00:00.000Z' }))
  upload.answer(200, { ...transfer, proofs, proofsLeft: 0 })
  await expect.poll(toastText).toContain('Bukti terkirim.')
  await expect
    .element(page.getByRole('link', { name: /Bukti transfer 3/ }))
    .toHaveAttribute('href', '/api/orders/12/transfer/proofs/3')
  await expect.element(page.getByRole('button', { name: 'Kirim bukti transfer' })).not.toBeInTheDocument()
  await expectAccessible('proofs that were sent')
})

test('accounts that could not be fetched are tried again with one press', async () => {
  const refusals = [refuse(503, 'Sedang sibuk')]
  open('/payment?orderId=12', {
    'GET /api/orders/12/transfer': () => refusals.shift()?.() ?? Response.json(transfer),
  })
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(heading).toBeVisible()
})

test('a file that is no photo is refused in words, and a refusal of the server is shown', async () => {
  open('/payment?orderId=12')
  await expect.element(heading).toBeVisible()
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  await choose(new File([heic], 'IMG_1.HEIC', { type: 'image/jpeg' }))
  await expect.element(page.getByText(photoFaults.heic.id)).toBeVisible()
  expect(uploads).toEqual([])
  await choose(await screenshot())
  ;(await theUpload()).answer(409, { message: 'Pesanan ini tidak menunggu transfer.', code: 'conflict' })
  await expect.element(page.getByText('Pesanan ini tidak menunggu transfer.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})

test.each(['id', 'en'] as const)('everything about it is in the chosen language «%s»', async (language) => {
  const proofs = [{ id: 1, uploadedAt: '2026-11-22T03:00:00.000Z' }]
  const accounts = transfer.accounts.slice(0, 1)
  const qris = { hash: 'b'.repeat(32), width: 600, height: 800 }
  open(
    '/payment?orderId=12',
    { 'GET /api/orders/12/transfer': { ...transfer, accounts, qris, proofs, proofsLeft: 2 } },
    language,
  )
  await expect
    .element(page.getByRole('heading', { name: /^(Transfer manual|Manual transfer)$/ }))
    .toBeVisible()
  await expectOneLanguage(language, 'a manual transfer')
})
