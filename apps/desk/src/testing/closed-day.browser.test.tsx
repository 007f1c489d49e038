import type { CookSheet } from '@dimsum/contract/kitchen'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deskAnswers } from './desk-answers.ts'
import { openDesk } from './open-desk.tsx'

const sheet = deskAnswers()['GET /api/admin/kitchen/sheet'] as CookSheet
const [first] = sheet.orders
const thirty = Array.from({ length: 30 }, (_, n) => ({
  ...(first as CookSheet['orders'][number]),
  id: 100 + n,
  customerName: `Pelanggan ${n + 1}`,
}))

/** A closed day that keeps the orders that were not moved. */
const openClosedDay = (refuses: (id: number) => boolean) => {
  const left = new Map(thirty.map((order) => [order.id, order]))
  const sent: object[] = []
  openDesk('/admin/dapur', {
    'PUT /api/admin/kitchen/orders/:id/day': async (request: Request) => {
      const id = Number(new URL(request.url).pathname.split('/').at(-2))
      const wish = await request.json()
      sent.push(wish)
      if (refuses(id) && !wish.overrideKitchen)
        return Response.json({ code: 'conflict', message: 'Tanggal itu penuh.' }, { status: 409 })
      left.delete(id)
      return Response.json({ ...first, id, deliveryDate: wish.day })
    },
    'GET /api/admin/kitchen/sheet': () =>
      Response.json({
        ...sheet,
        kitchen: { ...sheet.kitchen, isClosed: true },
        orders: [...left.values()],
        unconfirmed: [],
      }),
  })
  return sent
}
const move = page.getByRole('button', { name: 'Pindahkan semua' })
const tells = page.getByRole('link', { name: /^Kabari Pelanggan/ })

test('a closed day with thirty orders moves them all, and has a message for each customer', async () => {
  const sent = openClosedDay((id) => id === 117)
  await expect.element(page.getByText('Tanggal ini tutup, tetapi masih ada 30 pesanan')).toBeVisible()
  await expectAccessible('kitchen, a closed day with orders')
  await move.click()
  await expect.element(page.getByLabelText('Pindah ke tanggal')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await page.getByLabelText('Pindah ke tanggal').fill('2027-12-28')
  await move.click()
  await expect.element(page.getByText('29 pesanan dipindah ke Selasa, 28 Desember.')).toBeVisible()
  expect(sent).toHaveLength(30)
  expect(tells.elements()).toHaveLength(29)
  const text = new URL((tells.elements()[0] as HTMLAnchorElement).href).searchParams.get('text')
  expect(text).toMatch(/Halo Kak Pelanggan 1, dapur kami tutup pada .* ke Selasa, 28 Desember/)

  // The refused one stays with its reason, and is moved anyway on demand.
  await expect.element(page.getByRole('alert').filter({ hasText: 'Tanggal itu penuh.' })).toBeVisible()
  await expect.element(page.getByText('Tanggal ini tutup, tetapi masih ada 1 pesanan')).toBeVisible()
  await expect.element(page.getByLabelText('Pindah ke tanggal')).toHaveValue('2027-12-28')
  await page.getByRole('checkbox', { name: /Tetap pindahkan/ }).click()
  await move.click()
  await expect.element(page.getByText('30 pesanan dipindah ke Selasa, 28 Desember.')).toBeVisible()
  expect(tells.elements()).toHaveLength(30)
  await expect.element(move).not.toBeInTheDocument()
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('orders moved to another day than the first ones keep the day of each in its message', async () => {
  openClosedDay((id) => id === 117)
  const to = page.getByLabelText('Pindah ke tanggal')
  await to.fill('2027-12-28')
  await move.click()
  await expect.element(page.getByText('29 pesanan dipindah ke Selasa, 28 Desember.')).toBeVisible()
  await to.fill('2027-12-29')
  await page.getByRole('checkbox', { name: /Tetap pindahkan/ }).click()
  await move.click()
  await expect.element(page.getByText('1 pesanan dipindah ke Rabu, 29 Desember.')).toBeVisible()
  await expect.element(page.getByText('29 pesanan dipindah ke Selasa, 28 Desember.')).toBeVisible()
  const tell = (name: string) =>
    decodeURIComponent((page.getByRole('link', { name, exact: true }).element() as HTMLAnchorElement).href)
  expect(tell('Kabari Pelanggan 1')).toContain('ke Selasa, 28 Desember')
  expect(tell('Kabari Pelanggan 18')).toContain('ke Rabu, 29 Desember')
})
