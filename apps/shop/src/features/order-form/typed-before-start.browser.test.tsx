import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillCustomer, nameField, openShop, withPopup } from '../../testing/open-shop.tsx'

test('text corrected after hydration stays when the linked package leaves the menu', async () => {
  const prerendered = document.createElement('form')
  prerendered.dataset.form = 'order'
  prerendered.innerHTML = '<input id="customerName" value="Sit">'
  document.body.append(prerendered)
  const config = withPopup('onClose')
  const menu = builtInMenu().filter(({ packageType }) => packageType !== '20pcs')
  const answers = {
    'GET /api/config': { ...config, menu },
    'POST /api/orders': refuse(409, 'Paket Sedang sudah tidak dijual.'),
  }
  openShop('/order?package=20pcs', answers, config)
  await expect.element(nameField).toHaveValue('Sit')
  prerendered.remove()
  await fillCustomer()
  await nameField.fill('Siti Rahma')
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect.poll(() => document.querySelectorAll('[name=packageType]').length).toBe(2)
  await expect.element(nameField).toHaveValue('Siti Rahma')
})
