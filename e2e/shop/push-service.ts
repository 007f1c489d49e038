import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** A decrypted push message. */
export type OpenedPush = { title: string; body: string; url: string; tag: string; several: string }

/** A local push service with one browser; it decrypts messages with that browser's keys (RFC 8291). */
export class PushService {
  /** Received messages, oldest first. */
  readonly received: OpenedPush[] = []
  private readonly pair = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  private readonly server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    this.received.push(JSON.parse(this.open(Buffer.concat(parts))))
    response.writeHead(201).end()
  })

  constructor() {
    this.pair.generateKeys()
  }

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Test browsers cannot reach real push services, so they subscribe with a URL of this one. */
  async serve(page: Page) {
    const keys = {
      p256dh: this.pair.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    }
    await page.addInitScript(
      (json) => {
        if (!('PushManager' in window)) return
        // The VAPID key of the subscription; like a browser, it rejects a second one with another key.
        const key = () => localStorage.getItem('push service')
        const bytes = () =>
          Uint8Array.from(atob((key() ?? '').replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
            sign.charCodeAt(0),
          )
        const subscription = Object.create(PushSubscription.prototype, {
          toJSON: { value: () => json },
          options: { get: () => ({ applicationServerKey: bytes().buffer }) },
          unsubscribe: { value: async () => localStorage.removeItem('push service') },
        })
        PushManager.prototype.subscribe = async ({ applicationServerKey: wanted } = {}) => {
          if (key() && key() !== wanted) throw new DOMException('another key', 'InvalidStateError')
          localStorage.setItem('push service', String(wanted))
          return subscription
        }
        PushManager.prototype.getSubscription = async () => (key() ? subscription : null)
      },
      { endpoint: `${this.url}/browser`, keys },
    )
  }

  private open(body: Buffer): string {
    const keyEnd = 21 + body.readUInt8(20)
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, keyEnd), body.subarray(keyEnd)]
    const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const secret = derive(this.pair.computeSecret(sender), this.auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}
