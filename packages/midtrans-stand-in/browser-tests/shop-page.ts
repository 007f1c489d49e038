import { once } from 'node:events'
import { request as call, createServer } from 'node:http'
import { test as base, type FrameLocator } from '@playwright/test'
import { exampleClientKey, exampleServerKey } from '../src/keys.ts'
import { createStandIn, type StandIn } from '../src/stand-in.ts'
import { merchantHeaders, tokenRequest } from '../src/testing/merchant.ts'

/** A shop page with one button and a policy that allows only its own origin; the stand-in is mounted below it. */
export interface Shop {
  standIn: StandIn
  origin: string
  createToken(
    more?: Record<string, unknown>,
  ): Promise<{ orderId: string; token: string; redirect_url: string }>
  open(): Promise<void>
  /** Presses the button, which calls `snap.pay` with callbacks that record their arguments. */
  press(token: string): Promise<void>
  /** The recorded callbacks: name, number of arguments, first argument. */
  heard(): Promise<[string, number, Record<string, unknown> | null][]>
  popup: FrameLocator
}

const shopScript = `
window.heard = []
function note(name) { return function () { window.heard.push([name, arguments.length, arguments[0] || null]) } }
document.getElementById('pay').addEventListener('click', function () {
  window.snap.pay(window.next, {
    onSuccess: note('onSuccess'), onPending: note('onPending'), onError: note('onError'), onClose: note('onClose')
  })
})
`

const shopDocument = `<!doctype html><html lang="id"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Toko</title>
<h1>Toko</h1><button id="pay">Bayar online</button>
<script src="/midtrans/snap/snap.js" data-client-key="${exampleClientKey}"></script><script src="/shop.js"></script>`

const shopPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; connect-src 'self'; img-src data:"

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://shop.invalid')
      if (pathname.startsWith('/midtrans/')) {
        const { method, headers, url } = request
        const passed = call(standInUrl + url, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
        return request.pipe(passed)
      }
      const isScript = pathname === '/shop.js'
      response.writeHead(200, {
        'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
        'Content-Security-Policy': shopPolicy,
      })
      response.end(isScript ? shopScript : shopDocument)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const standIn = createStandIn({
      serverKey: exampleServerKey,
      clientKey: exampleClientKey,
      publicBaseUrl: `${origin}/midtrans`,
      finishUrl: `${origin}/finish`,
    })
    const { url: standInUrl } = await standIn.listen({ host: '127.0.0.1', port: 0 })
    let orders = 0
    await use({
      standIn,
      origin,
      popup: page.frameLocator('iframe'),
      async createToken(more = {}) {
        orders += 1
        const orderId = `ORDER-${orders}-1767225600000`
        const reply = await fetch(`${origin}/midtrans/snap/v1/transactions`, {
          method: 'POST',
          headers: merchantHeaders(exampleServerKey),
          body: JSON.stringify(tokenRequest(orderId, more)),
        })
        const body: { token: string; redirect_url: string } = Object(await reply.json())
        return { orderId, ...body }
      },
      open: async () => {
        await page.goto(origin)
      },
      press: async (token) => {
        await page.evaluate((next) => Reflect.set(window, 'next', next), token)
        await page.getByRole('button', { name: 'Bayar online' }).click()
      },
      heard: () => page.evaluate(() => Reflect.get(window, 'heard')),
    })
    await standIn.close()
    server.closeAllConnections()
    server.close()
  },
})
