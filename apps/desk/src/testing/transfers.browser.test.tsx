import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { mockUploads } from '@dimsum/web/testing/uploads.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEntry, settings, storeSettings } from './desk-answers.ts'
import { openDesk, openMore, unfolded } from './open-desk.tsx'

/** Transfers by hand: the owner's accounts and QRIS, and the proofs that customers send. */

const { theUpload } = mockUploads()
const save = () => page.getByRole('button', { name: 'Simpan' }).click()
const hash = 'a'.repeat(32)
const account = { bank: 'BCA', number: '123 456 7890', holder: 'Siti Rahma' }

const png = async () => {
  const canvas = new OffscreenCanvas(40, 60)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 60)
  return new File([await canvas.convertToBlob()], 'qris.png', { type: 'image/png' })
}

test('an account and the QRIS picture are saved with what the form was filled from', async () => {
  const sent: object[] = []
  openDesk('/admin/pengaturan/pembayaran', {
    'GET /api/admin/settings': { ...settings, bankAccounts: [], transferQris: null },
    ...storeSettings(sent),
  })
  await page.getByRole('button', { name: 'Tambah rekening' }).click()
  await page.getByLabelText('Bank', { exact: true }).fill(account.bank)
  await page.getByLabelText('Nomor rekening').fill('BCA')
  await page.getByLabelText('Atas nama').fill(account.holder)
  await save()
  await expect
    .element(page.getByText('Tulis nomor rekening dengan angka, misalnya 1234567890.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Nomor rekening')).toHaveFocus()
  await page.getByLabelText('Nomor rekening').fill(account.number)

  const input = document.querySelector('#pembayaran input[type=file]') as Element
  await userEvent.upload(page.elementLocator(input), await png())
  const upload = await theUpload()
  expect([upload.method, upload.path]).toEqual(['PUT', '/api/admin/photos'])
  upload.answer(200, { photo: { hash, widths: [30], width: 30, height: 23 } })
  await expect
    .element(page.getByRole('img', { name: 'Gambar QRIS toko' }))
    .toHaveAttribute('src', `/foto/${hash}.webp`)
  await expectAccessible('accounts and QRIS that are not saved')
  await expectFitsNarrow('accounts and QRIS that are not saved')
  await save()
  const none = { bankAccounts: [], transferQris: null }
  await expect.poll(() => sent).toEqual([{ bankAccounts: [account], transferQris: hash, expected: none }])

  await page.getByRole('button', { name: 'Hapus gambar QRIS' }).click()
  await page.getByRole('button', { name: 'Hapus rekening BCA' }).click()
  await save()
  await expect.poll(() => sent[1]).toMatchObject(none)
})

const withEntry = {
  'GET /api/admin/attention': { items: [anEntry({ kind: 'transfer-proof' })], open: 1 },
  'GET /api/orders/12/transfer': {
    amount: '58000.00',
    accounts: [account],
    qris: null,
    proofs: [{ id: 7, uploadedAt: '2026-11-22T03:00:00.000Z' }],
    proofsLeft: 2,
  },
}

test('«Perlu perhatian» shows the pictures of a transfer and the amount that should have come', async () => {
  openDesk('/admin', withEntry)
  await unfolded(async () => {
    const picture = page.getByRole('img', { name: 'Bukti transfer 1 dari pesanan #000012' })
    await expect.element(picture).toHaveAttribute('src', '/api/orders/12/transfer/proofs/7')
    const link = { target: '_blank', pathname: '/api/orders/12/transfer/proofs/7' }
    expect(picture.element().closest('a')).toMatchObject(link)
    await expect.element(page.getByText(/Harus masuk: Rp\s58\.000/)).toBeVisible()
    await expectAccessible('a proof of transfer')
  })
})

test('an order with a picture of a transfer is recorded as a transfer unless another method is chosen', async () => {
  const taking = { ...shopConfig(), manualTransfer: true as const }
  const method = async (answers = {}) => {
    sessionStorage.clear()
    openDesk('/admin?tab=orders', answers, taking)
    await openMore()
    return page.getByRole('combobox', { name: 'Cara bayar' }).first()
  }
  await expect.element(await method(withEntry)).toHaveValue('transfer')
  const noProof = { ...withEntry['GET /api/orders/12/transfer'], proofs: [] }
  await expect
    .element(await method({ ...withEntry, 'GET /api/orders/12/transfer': noProof }))
    .toHaveValue('tunai')
})
