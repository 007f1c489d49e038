import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDesk } from '../../testing/open-desk.tsx'

test('a typed order number keeps the focus when its first digits match an order of the list', async () => {
  openDesk('/webhook-test')
  await page.getByLabelText('Order ID').selectOptions('other')
  const number = page.getByLabelText('Order number')
  await number.click()
  await userEvent.keyboard('1234')
  await expect.element(number).toHaveValue('1234')
  await expect.element(number).toHaveFocus()
})

test('the log keeps the latest twenty responses without duplicates', async () => {
  const sent: Request[] = []
  openDesk('/webhook-test', {
    'POST /api/admin/webhook-sign': {},
    'POST /api/payment/notification': (message) => Response.json({ message: `answer ${sent.push(message)}` }),
  })
  await page.getByLabelText('Order ID').selectOptions('12')
  const log = page.getByRole('log')
  for (let press = 1; press <= 22; press += 1) {
    await page.getByRole('button', { name: 'Test Webhook Notification' }).click()
    await expect.element(log).toHaveTextContent(`answer ${press}`)
  }
  const logged = [...log.element().querySelectorAll('code')].map(({ textContent }) => textContent)
  expect(logged).toEqual(Array.from({ length: 20 }, (_, place) => `answer ${22 - place}`))
})
