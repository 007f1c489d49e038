import { recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder } from './desk-answers.ts'
import { openDesk, toast } from './open-desk.tsx'

/** The label's barcode, and «Scan label», which reads it. What the server answers to a scan: `scan-label.test.ts`. */

const result = () => document.querySelector('main [aria-live=assertive]')?.textContent
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** A USB scanner types the code and Enter; returns whether the focused control gets the Enter. */
function scan(code = 'ORDER000012') {
  const type = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  for (const key of code) type(key)
  return type('Enter')
}
const packed = { order: anOrder({ status: 'ready' }), statusBefore: 'confirmed', notices: ['unpaid'] }

test('check 28: a barcode that cannot be drawn becomes text', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('No canvas')
  })
  openDesk('/order-label/12')
  await expect.element(page.getByText('ORDER000012', { exact: true })).toBeVisible()
  expect(page.getByRole('img', { name: /^Barcode/ }).elements()).toEqual([])
})

test('a USB scanner works wherever the focus is and presses no button; its result shows, and earlier ones stay', async () => {
  const sent: unknown[] = []
  const answers = [
    Response.json({ ...packed, handOver: null }),
    refuse(409, 'Pesanan #000012 sudah Siap. Tidak ada yang diubah.')(),
    refuse(404, 'Tidak ada pesanan #000099.')(),
  ]
  openDesk('/admin/dapur?view=scan', {
    'POST /api/admin/scan': recordIn(sent, () => answers.shift() ?? Response.error()),
  })
  await expect.poll(result).toContain('Arahkan scanner')
  const focusOn = (part: ReturnType<typeof page.getByRole>) => (part.element() as HTMLElement).focus()
  focusOn(page.getByRole('tab', { name: 'Masak' }))
  expect(scan()).toBe(false)
  await expect.poll(result).toMatch(/Siap.*Belum bayar: tagih Rp\s116\.000/)
  await page.getByText('Serahkan', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: /Serahkan/ })).toHaveFocus()
  expect(scan()).toBe(false)
  await expect.poll(result).toContain('Tidak ada yang diubah')
  const field = page.getByLabelText('Nomor pesanan')
  await field.fill('ORDER000099')
  await userEvent.keyboard('{Enter}')
  await expect.poll(result).toContain('#000099')
  await expect.element(field).toHaveValue('')
  // A milk carton: nothing is sent.
  await field.fill('8991002101234')
  await press('Catat')
  await expect.poll(result).toContain('Ini bukan label pesanan kami.')
  expect(sent).toEqual([
    { code: 'ORDER000012', step: 'pack' },
    { code: 'ORDER000012', step: 'hand-over' },
    { code: 'ORDER000099', step: 'hand-over' },
  ])
  const earlier = page.getByRole('region', { name: 'Sebelumnya' }).getByRole('listitem')
  expect(earlier.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tidak ada pesanan #000099'),
    expect.stringContaining('Tidak ada yang diubah'),
    expect.stringContaining('ORDER000012'),
  ])
})

test('a mistaken scan is undone; what another device changed meanwhile stays', async () => {
  const sent: unknown[] = []
  const answers = [Response.json(anOrder({ status: 'confirmed' })), refuse(409, 'Sudah dibatalkan.')()]
  openDesk('/admin/dapur?view=scan', {
    'POST /api/admin/scan': { ...packed, handOver: null },
    'PATCH /api/orders/12/status': recordIn(sent, () => answers.shift() ?? Response.error()),
  })
  await expect.poll(result).toContain('Arahkan scanner')
  scan()
  await press('Urungkan')
  await expect.poll(result).toMatch(/Diurungkan: .*Dikonfirmasi/)
  scan()
  await press('Urungkan')
  await expect.poll(toast).toMatch(/Belum diurungkan.*Sudah dibatalkan\./)
  expect(result()).toContain('Siap')
  expect(sent).toEqual(Array(2).fill({ status: 'confirmed', expectedStatus: 'ready' }))
})
