import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDesk } from './open-desk.tsx'

/** Back closes the topmost layer per press, and otherwise returns to the tab and filter before. */

const dialog = page.getByRole('dialog')
const question = page.getByRole('alertdialog')

test('Back closes a dialog and a question, and the page stays', async () => {
  // Without these entries, a Back that closes nothing would leave the page of the tests.
  for (const _time of [1, 2]) history.pushState(null, '')
  openDesk('/admin?tab=inventory')
  await page.getByRole('button', { name: 'Add Inventory Item' }).click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.search).toBe('?tab=inventory')

  openDesk('/admin?tab=orders')
  await page.getByRole('combobox', { name: 'Status' }).first().selectOptions('Dibatalkan')
  await expect.element(question).toBeVisible()
  history.back()
  await expect.element(question).not.toBeInTheDocument()
  expect(location.search).toBe('?tab=orders')
})

test('Back returns to the tab and the status before', async () => {
  openDesk('/admin')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  const isOpen = (name: string | RegExp) => expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  const isShown = (name: RegExp) => expect.element(page.getByRole('radio', { name })).toBeChecked()
  await tab(/^Orders/).click()
  await isShown(/^All/)
  await page.getByRole('group', { name: 'Status' }).getByText('Siap', { exact: true }).click()
  await isShown(/^Siap/)
  await tab('Inventory').click()
  await isOpen('Inventory')
  history.back()
  await isOpen(/^Orders/)
  await isShown(/^Siap/)
  history.back()
  await isShown(/^All/)
  history.back()
  await isOpen('Analytics')
})
