import { readFile } from 'node:fs/promises'
import { Customer } from '../shop/customer.ts'
import { orderNumber } from '../shop/kitchen.ts'
import { expect, test } from '../shop/test.ts'

/** Customers' rights under UU PDP, and how the owner fulfils them. */
test('the owner finds a customer without a name or phone in a URL, exports the data and erases it; the order stays for bookkeeping', async ({
  ownerPage: page,
  strangerPage,
}) => {
  const customer = new Customer(strangerPage)
  const { name, phone, address } = customer.about
  const id = await customer.hasOrdered({ notes: 'tanpa kucai' })

  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url()).replaceAll('+', ' ')))
  await page.goto('/admin?tab=orders')
  for (const words of [name, phone]) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(words)
    await expect(page.locator('[data-order]')).toHaveCount(1)
  }
  await page.goto('/admin/pengaturan/pelanggan')
  const card = page.getByRole('article', { name })
  for (const words of [phone, name]) {
    await page.getByRole('searchbox', { name: 'Cari', exact: true }).fill(words)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card).toBeVisible()
  }
  expect(addresses.filter((address) => address.includes(name) || address.includes(phone))).toEqual([])
  expect(addresses.filter((address) => address.includes('/api/admin/search/'))).not.toEqual([])
  await card.getByRole('button', { name: /Riwayat/ }).click()
  const section = card.getByRole('region', { name: 'Data pribadi' })

  const downloading = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Unduh salinan data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`data-pelanggan-${id}.json`)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.orders).toHaveLength(1)
  expect(data.orders[0]).toMatchObject({
    id,
    customerName: name,
    customerAddress: address,
    notes: 'tanpa kucai',
  })

  const erase = async () => {
    await section.getByRole('button', { name: 'Hapus data pribadi …' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Hapus data pribadi?' })
    await expect(dialog.getByRole('button', { name: 'Jangan hapus' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Hapus selamanya' }).click()
    return dialog
  }
  const refused = await erase()
  await expect(
    refused.getByText(`Masih ada pesanan yang berjalan: ${orderNumber(id).slice(1)}`),
  ).toBeVisible()
  await refused.getByRole('button', { name: 'Jangan hapus' }).click()

  await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'delivered' } })
  await erase()
  await expect(page.getByText('Data pribadi dihapus dari 1 pesanan', { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)

  // The order exists but has no holder, not even the browser that placed it.
  const order = await (await strangerPage.request.get(`/api/orders/${id}`)).json()
  expect(order).toMatchObject({ id, status: 'delivered', masked: true, customerPhone: '**********' })
  const kept = await (await page.request.get(`/api/orders/${id}`)).json()
  expect(kept).toMatchObject({
    customerName: 'Data dihapus',
    customerPhone: '',
    customerAddress: '',
    notes: null,
  })
})
