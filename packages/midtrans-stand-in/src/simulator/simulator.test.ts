import { expect, test } from 'vitest'
import { startMerchant, useMerchant } from '../testing/merchant.ts'

const { merchant, control } = useMerchant({}, (merchant) =>
  merchant.createToken('ORDER-1', { customer_details: { first_name: 'Sari Wulandari' } }),
)

const read = async (query = '') => (await fetch(`${merchant().url}/simulator${query}`)).text()
const press = async (act: string, formKey?: string) => {
  const key = formKey ?? /name="form_key" value="([^"]+)"/.exec(await read())?.[1] ?? ''
  const id = control().transactions().at(-1)?.transactionId ?? ''
  return fetch(`${merchant().url}/simulator/${act}`, {
    method: 'POST',
    body: new URLSearchParams({ id, form_key: key }),
  })
}
const buttonsOf = (page: string) =>
  [...page.matchAll(/aria-label="(\S[^"]*) ORDER-1"/g)].map(([, name]) => name)

test('lists each transaction with the buttons that its state allows; a late press changes nothing', async () => {
  control().choose('ORDER-1', 'bca_va')
  expect(buttonsOf(await read())).toEqual(['Bayar', 'Tolak', 'Kedaluwarsa', 'Batalkan'])
  expect(buttonsOf(await (await press('pay')).text())).toEqual([])
  expect((await press('expire')).status).toBe(200)
  expect(control().transactions()).toMatchObject([{ status: 'settlement' }])
})

test('offers a refund only where the method has one, a reversal only where the bank can', async () => {
  control().pay('ORDER-1', { method: 'permata_va' })
  expect(buttonsOf(await read())).toEqual(['Tarik dana'])
  await press('reverse')
  expect(control().transactions()).toMatchObject([{ status: 'deny' }])
})

test('finds a transaction by its account number, and shows no names', async () => {
  control().choose('ORDER-1', 'bca_va')
  const found = await read(`?find=${control().transactions()[0]?.numbers.vaNumber}`)
  expect(found).toContain('ORDER-1')
  expect(found + (await read())).not.toContain('Sari')
  expect(await read('?find=12345')).toContain('Tidak ada transaksi dengan nomor itu.')
})

test('shows deliveries with their responses and sends a test notification', async () => {
  merchant().answerWith(() => 503)
  await press('dashboard-test')
  await control().notificationsDone()
  expect(await read('?language=en')).toContain('5 tries: 503, 503, 503, 503, 503')
})

test('a form of another site is refused', async () => {
  control().choose('ORDER-1', 'bca_va')
  expect((await press('pay', 'guessed')).status).toBe(403)
  expect(control().transactions()).toMatchObject([{ status: 'pending' }])
})

test("for the merchant alone, it requires the server key, whatever the path's spelling", async () => {
  const kept = await startMerchant({ simulator: 'merchant' })
  await kept.createToken('ORDER-1')
  kept.standIn.control.choose('ORDER-1', 'bca_va')
  const [transaction] = kept.standIn.control.transactions()
  for (const path of ['/simulator', '/x/%2e%2e/simulator', '/simulator?language=en']) {
    expect((await fetch(kept.url + path)).status).toBe(401)
  }
  const body = new URLSearchParams({ id: transaction?.transactionId ?? '' })
  expect((await fetch(`${kept.url}/simulator/pay`, { method: 'POST', body })).status).toBe(401)
  expect(kept.standIn.control.transactions()).toMatchObject([{ status: 'pending' }])
  expect((await kept.get('/simulator')).text).toContain('ORDER-1')
  await kept.close()
})
