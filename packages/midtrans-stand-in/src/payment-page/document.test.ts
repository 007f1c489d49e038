import { describe, expect, test } from 'vitest'
import { startMerchant, useMerchant } from '../testing/merchant.ts'
import { openPage } from '../testing/plain-browser.ts'

const { merchant } = useMerchant({ finishUrl: 'https://shop.example/finish/' })

const open = (more?: Record<string, unknown>, query?: string) => openPage(merchant(), more, query)

describe('the document', () => {
  test('says on every screen that no real money moves, in either language', async () => {
    const { address, submit } = await open()
    const english = await (await fetch(`${address}?language=en`)).text()
    expect(english).toContain('Simulation: no real money moves')
    expect(english).toContain('<html lang="en">')
    const screens = [
      await submit('choose', { method: 'bca_va' }),
      await submit('pay'),
      await (await fetch(`${merchant().url}/snap/v4/redirection/nobody`)).text(),
      await (await fetch(`${merchant().url}/simulator`)).text(),
    ]
    for (const screen of screens) expect(screen).toContain('Simulasi: tidak ada uang yang berpindah')
  })

  test('has a strict policy and nothing inline', async () => {
    const { address, submit } = await open()
    await submit('choose', { method: 'other_qris' })
    const reply = await fetch(address)
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        `frame-ancestors 'self' ${merchant().url}`,
    )
    const page = await reply.text()
    expect(page).not.toMatch(/<style|style=|\son\w+=|<script(?! src)/)
  })

  test('runs its script before it shows a control, so that no press is lost', async () => {
    const { read } = await open()
    const [head, body = ''] = (await read()).split('<body')
    expect(head).not.toContain('<script')
    expect(body).toMatch(/^[^>]*>\s*<script src="[^"]+"><\/script>/)
  })

  test('may only be framed by the configured shops, and passes them to its script', async () => {
    const friendly = await startMerchant({ shopOrigins: ['https://shop.example'] })
    const { redirect_url } = await friendly.createToken('ORDER-1')
    const reply = await fetch(redirect_url)
    expect(reply.headers.get('content-security-policy')).toContain(
      `frame-ancestors 'self' ${friendly.url} https://shop.example`,
    )
    expect(await reply.text()).toContain(`data-shop-origins="${friendly.url} https://shop.example"`)
    await friendly.close()
  })

  test("accepts only an origin as the popup's opener", async () => {
    const { address } = await open()
    const framedBy = async (origin: string) =>
      / data-framed-by="([^"]*)"/.exec(
        await (await fetch(`${address}?origin=${encodeURIComponent(origin)}`)).text(),
      )?.[1]
    expect(await framedBy('https://shop.example')).toBe('https://shop.example')
    expect(await framedBy('https://shop.example/path')).toBe('')
    expect(await framedBy('"><script>')).toBe('')
  })

  test("escapes the merchant's input", async () => {
    const name = '<img src=x onerror=alert(1)>'
    const { read } = await open({ item_details: [{ name, price: 58_000, quantity: 1 }] })
    const page = await read()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('outside a popup links back to the finish URL', async () => {
    const { submit } = await open({ callbacks: { finish: 'https://shop.example/own/' } })
    await submit('choose', { method: 'bca_va' })
    expect(await submit('pay')).toContain(
      'href="https://shop.example/own/?order_id=ORDER-1&amp;status_code=200&amp;transaction_status=settlement"',
    )
  })
})
