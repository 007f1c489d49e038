import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultNames, faults } from './faults.ts'
import { startMerchant, useMerchant } from './testing/merchant.ts'

const { merchant } = useMerchant({ control: true }, (merchant) => merchant.createToken('ORDER-1'))

const pay = (body: object, headers?: Record<string, string>) => merchant().post('/control/pay', body, headers)

describe('the control API', () => {
  test('is only served when enabled', async () => {
    const plain = await startMerchant()
    expect((await plain.get('/control/transactions')).status).toBe(404)
    await plain.close()
  })

  test('pays a page and lists pages and transactions', async () => {
    expect((await pay({ id: 'ORDER-1', method: 'bca_va' })).body).toMatchObject({ status: 'settlement' })
    const read = async (what: string) => JSON.parse((await merchant().get(`/control/${what}`)).text)
    expect(await read('pages')).toMatchObject([{ orderId: 'ORDER-1' }])
    expect(await read('transactions')).toMatchObject([{ orderId: 'ORDER-1', status: 'settlement' }])
  })

  test('refuses a second payment and an unknown order', async () => {
    await pay({ id: 'ORDER-1', method: 'bca_va' })
    expect(await pay({ id: 'ORDER-1' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has already been paid') },
    })
    expect((await pay({ id: 'NOBODY' })).status).toBe(409)
  })

  test('refuses requests from a web page', async () => {
    expect((await pay({ id: 'ORDER-1' }, { Origin: 'https://elsewhere.example' })).status).toBe(403)
  })
})

test('the manual lists every fault with its typed name', () => {
  const manual = readFileSync(new URL('../../../docs/stand-in.md', import.meta.url), 'utf8')
  for (const name of faultNames)
    expect(manual).toContain(`| \`${name}\` | ${faults[name].typedName} | ${faults[name].en} |`)
})
