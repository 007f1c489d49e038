import type { PromotionCode } from '@dimsum/contract/promotions'
import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDesk, toast } from '../../testing/open-desk.tsx'

test('a code is judged by its form, added, refused twice, changed, switched off and on, and deleted', async () => {
  let codes: PromotionCode[] = []
  const sent: [string, object][] = []
  const stored = async (request: Request) => {
    const body = await request.json()
    sent.push([request.method, body])
    const code = { id: 1, isActive: true, uses: 0, ...codes[0], ...body }
    if (request.method === 'POST' && codes.length > 0) {
      const message = 'Kode ini sudah ada.'
      return Response.json(
        { code: 'conflict', message, issues: [{ path: 'code', message }] },
        { status: 409 },
      )
    }
    codes = [code]
    return Response.json(code, { status: request.method === 'POST' ? 201 : 200 })
  }
  openDesk('/admin/pengaturan/kode-promo', {
    'GET /api/promotion-codes': () => Response.json({ promotionCodes: codes }),
    'POST /api/promotion-codes': stored,
    'PATCH /api/promotion-codes/1': stored,
    'DELETE /api/promotion-codes/1': () => {
      codes = []
      return new Response(null, { status: 204 })
    },
  })
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabelText(label, { exact: true })
  const save = () => dialog.getByRole('button', { name: 'Simpan kode' }).click()
  const add = page.getByRole('button', { name: 'Tambah kode' })
  await add.click()
  await save()
  await expect
    .element(dialog.getByText('Kode: 3 sampai 24 huruf A–Z, angka, atau garis di antaranya.'))
    .toBeVisible()
  await expect.element(dialog.getByText('Isi angka 1 sampai 100 persen.')).toBeVisible()
  await expect.element(field('Kode')).toHaveFocus()
  await field('Kode').fill('lebaran-26')
  await dialog.getByLabelText('Berapa persen').fill('15')
  await dialog.getByLabelText('Minimum pesanan, rupiah').fill('100000')
  await dialog.getByRole('checkbox', { name: 'Paket Sedang (20 pcs)' }).click()
  await dialog.getByLabelText('Hari pertama').fill('2026-01-02')
  await dialog.getByLabelText('Hari terakhir').fill('2026-01-01')
  await dialog.getByLabelText('Paling banyak dipakai').fill('20')
  await dialog.getByLabelText('Paling banyak per nomor').fill('1')
  await save()
  await expect.element(dialog.getByText('Hari terakhir tidak boleh sebelum hari pertama.')).toBeVisible()
  await dialog.getByLabelText('Hari terakhir').fill('2099-01-01')
  await expectAccessible('a new promotion code')
  await expectFitsNarrow('a new promotion code')
  await save()
  await expect.poll(toast).toContain('Kode LEBARAN-26 ditambahkan')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'LEBARAN-26' })
  await expect.element(dialog).not.toBeInTheDocument()
  for (const text of [
    'Berlaku',
    'Potongan 15%',
    '0 dari 20 kali dipakai',
    /Pesanan mulai Rp\s100\.000, Paket Sedang \(20 pcs\), 02 Januari 2026 sampai 01 Januari 2099, sekali per nomor\./,
  ])
    await expect.element(entry).toHaveTextContent(text)
  await expectFitsNarrow('promotion codes')

  await add.click()
  await field('Kode').fill(' Lebaran-26 ')
  await dialog.getByLabelText('Berapa persen').fill('5')
  await save()
  await expect.element(dialog.getByText('Kode ini sudah ada.')).toBeVisible()
  await expect.element(field('Kode')).toHaveFocus()
  await userEvent.keyboard('{Escape}')

  await page.getByRole('button', { name: 'Ubah LEBARAN-26' }).click()
  await expect.element(dialog.getByLabelText('Minimum pesanan, rupiah')).toHaveValue('100.000')
  await field('Potongan').selectOptions('Rupiah')
  await dialog.getByLabelText('Berapa rupiah').fill('25000')
  await dialog.getByLabelText('Minimum pesanan, rupiah').fill('')
  await dialog.getByLabelText('Hari terakhir').fill('')
  await save()
  await expect.poll(toast).toContain('Kode LEBARAN-26 disimpan')
  await expect.element(entry).toHaveTextContent(/Potongan Rp\s25\.000/)
  await expect
    .element(entry)
    .toHaveTextContent('Paket Sedang (20 pcs), mulai 02 Januari 2026, sekali per nomor.')

  const isActive = page.getByRole('checkbox', { name: 'LEBARAN-26 aktif' })
  await isActive.click()
  await expect.element(entry).toHaveTextContent('Tidak aktif')
  await isActive.click()
  await expect.element(entry).toHaveTextContent('Berlaku')
  await page.getByRole('button', { name: 'Hapus LEBARAN-26' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus kode' }).click()
  await expect.element(entry).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Kode promo', level: 2 })).toHaveFocus()
  expect(sent.map(([method]) => method)).toEqual(['POST', 'POST', 'PATCH', 'PATCH', 'PATCH'])
  expect(sent[0]?.[1]).toEqual({
    code: 'LEBARAN-26',
    kind: 'percent',
    value: 15,
    leastOrder: 100_000,
    packages: ['20pcs'],
    from: '2026-01-02',
    until: '2099-01-01',
    mostUses: 20,
    mostUsesPerPhone: 1,
  })
})
