import { openDay } from '../shop/kitchen.ts'
import { expect, test } from '../shop/test.ts'

const weekday = 4

test('an implausible capacity is rejected at its field, and the day keeps its limit', async ({
  ownerPage: owner,
}) => {
  const day = await openDay(owner, weekday)
  const path = `/api/admin/kitchen/days/${day}`
  const limited = await owner.request.put(path, { data: { capacity: 45, isClosed: false } })
  expect(limited.ok(), await limited.text()).toBe(true)

  await owner.goto(`/admin/dapur?day=${day}`)
  await owner.getByRole('button', { name: 'Atur tanggal ini' }).click()
  const dialog = owner.getByRole('dialog')
  const figure = dialog.getByLabel('Maksimal pcs')
  const sent: unknown[] = []
  owner.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  for (const slip of ['6o0', '6,5']) {
    await figure.fill(slip)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog.getByText('Tulis bilangan bulat, misalnya 12.')).toBeVisible()
    await expect(figure).toBeFocused()
  }
  expect(sent).toEqual([])

  await figure.fill('1.200')
  await expect(dialog.getByText('Tulis bilangan bulat, misalnya 12.')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toHaveCount(0)
  expect(sent).toEqual([expect.objectContaining({ capacity: 1200 })])
  await owner.request.put(path, { data: { capacity: null, isClosed: false } })
})
