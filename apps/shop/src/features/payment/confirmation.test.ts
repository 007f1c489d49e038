import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitBeforeInvoiceMs } from './confirmation.ts'

const serverSays = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('after the popup reported success', () => {
  it('shows the invoice at once when the server has recorded the payment', async () => {
    serverSays(200, { isPaid: true })
    await expect(waitBeforeInvoiceMs(7, 't-1')).resolves.toBe(0)
  })

  it('shows it after 3 s when the payment is not recorded yet', async () => {
    serverSays(200, { isPaid: false })
    await expect(waitBeforeInvoiceMs(7, 't-1')).resolves.toBe(3000)
  })

  it('shows it after 2 s when the server is unreachable', async () => {
    serverSays(503, { message: 'Busy', code: 'provider-down' })
    await expect(waitBeforeInvoiceMs(7, undefined)).resolves.toBe(2000)
  })
})
