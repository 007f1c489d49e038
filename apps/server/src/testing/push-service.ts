import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A subscribed browser: its subscription, and a function that decrypts its pushes. */
export interface SubscribedBrowser {
  path: string
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  open: (body: Buffer) => string
}

type BrowserKeys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer }

/** Keys as a browser generates them. */
const newBrowserKeys = (): BrowserKeys => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), publicKey: pair.getPublicKey(), auth: randomBytes(16) }
}

/** Decrypts a push like a browser (RFC 8291 and RFC 8188), with node:crypto only. */
const openPush = ({ privateKey, publicKey, auth }: BrowserKeys, body: Buffer): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end === -1) throw new Error('The last record has no delimiter')
  return padded.subarray(0, end).toString()
}

type Claims = { aud: string; sub: string; exp: number }

/** Verifies the signature of a push (RFC 8292). @throws when it is not by the key that the browser subscribed with */
export const readVapid = (authorization: string, publicKey: string): Claims => {
  const { t = '', k } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(/,\s*/)
      .map((pair) => pair.split('=') as [string, string]),
  )
  if (k !== publicKey) throw new Error('Signed with another key')
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature does not fit')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** A local push service. `answerWith` returns the status for a push, 201 by default; a promise delays the response. */
export const startPushService = async () => {
  const received: ReceivedPush[] = []
  const service = {
    url: '',
    received,
    answerWith: (_push: ReceivedPush): number | Promise<number> => 201,
    pushesTo: ({ path }: SubscribedBrowser) => received.filter((push) => push.path === path),
    newBrowser(): SubscribedBrowser {
      const keys = newBrowserKeys()
      const path = `/push/${randomBytes(12).toString('hex')}`
      return {
        path,
        subscription: {
          endpoint: service.url + path,
          keys: { p256dh: keys.publicKey.toString('base64url'), auth: keys.auth.toString('base64url') },
        },
        open: (body) => openPush(keys, body),
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null)
    // A shop that was killed while sending has sent nothing.
    if (body === null || !request.complete) return
    const push = { path: request.url ?? '', headers: request.headers, body }
    received.push(push)
    response.writeHead(await service.answerWith(push)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
