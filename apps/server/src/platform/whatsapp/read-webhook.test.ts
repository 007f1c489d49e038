import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedByMeta, readWebhook } from './read-webhook.ts'

const secret = 'stand-in-app-secret-0001'
const ids = { phoneId: '106540352242922', accountId: '102290129340398' }
const around = (value: string) =>
  `{"object":"whatsapp_business_account","entry":[{"id":"102290129340398","changes":[{"value":{"messaging_product":"whatsapp","metadata":{"display_phone_number":"6281200000001","phone_number_id":"106540352242922"},${value}},"field":"messages"}]}]}`

const delivered = around(
  '"statuses":[{"id":"wamid.TEST0001","status":"delivered","timestamp":"1795660800","recipient_id":"6281234567890","biz_opaque_callback_data":"outbox-41","pricing":{"billable":true,"pricing_model":"PMP","category":"utility","type":"regular"}}]',
)
const inbound = around(
  String.raw`"contacts":[{"profile":{"name":"Andr\u00e9"},"wa_id":"6281234567890"}],"messages":[{"from":"6281234567890","id":"wamid.TEST0002","timestamp":"1795660860","type":"text","text":{"body":"Sudah siap? \ud83e\udd5f 1\/2 jam"}}]`,
)
const failed = around(
  '"statuses":[{"id":"wamid.TEST0003","status":"failed","timestamp":"1795660920","recipient_id":"6281234567899","biz_opaque_callback_data":"outbox-42","errors":[{"code":131026,"title":"Message undeliverable","message":"Message undeliverable","error_data":{"details":"Message Undeliverable."}}]}]',
)

/** Signatures computed independently of this code. */
const inboundHex = '1ba97cd69dab8b5d27076a7ab6fd007f38fe28ca5f2d5c6c92b75a6c7fa1f16b'
const emptyHex = '071f4a68b69804db3ef14cf199530d823c880b7740eaf3f031d1e6ca9ed80b47'

describe('a signature of the provider', () => {
  test('fits the bytes as they came, and not what was parsed and written again', () => {
    expect(isSignedByMeta(Buffer.from(inbound), `sha256=${inboundHex}`, secret)).toBe(true)
    expect(isSignedByMeta(Buffer.from('{}'), `sha256=${emptyHex}`, secret)).toBe(true)
    const again = Buffer.from(JSON.stringify(JSON.parse(inbound)))
    expect([Buffer.byteLength(inbound), again.length]).toEqual([457, 444])
    expect(isSignedByMeta(again, `sha256=${inboundHex}`, secret)).toBe(false)
  })

  test('is refused in any other form, and fits nothing without a secret', () => {
    const raw = Buffer.from('{}')
    const hex = emptyHex
    for (const header of [undefined, '', hex, `sha1=${hex}`, `sha256=${hex.toUpperCase()}`, `sha256=${hex}0`])
      expect(isSignedByMeta(raw, header, secret)).toBe(false)
    const withoutSecret = createHmac('sha256', '').update(raw).digest('hex')
    expect(isSignedByMeta(raw, `sha256=${withoutSecret}`, '')).toBe(false)
  })
})

describe('a body of the provider', () => {
  const read = (body: string) => readWebhook(Buffer.from(body), ids)

  test('says what became of messages and what customers wrote', () => {
    expect(read(delivered)).toEqual([
      { kind: 'status', id: 'wamid.TEST0001', key: 'outbox-41', state: 'delivered', code: null },
    ])
    expect(read(failed)).toMatchObject([{ key: 'outbox-42', state: 'failed', code: 131026 }])
    expect(read(inbound)).toEqual([
      { kind: 'inbound', id: 'wamid.TEST0002', from: '6281234567890', text: 'Sudah siap? 🥟 1/2 jam' },
    ])
  })

  test('counts for what is known in it, beside anything unknown', () => {
    const mixed = around(
      '"statuses":[7,{"id":"a"},{"id":"b","status":"read","errors":"none","later":{"x":1}}],"messages":[{"id":"c","type":"sticker"},{"id":"d","from":null,"type":"button","button":{"text":"STOP"}}]',
    )
    expect(read(mixed)).toEqual([
      { kind: 'status', id: 'b', key: null, state: 'read', code: null },
      { kind: 'inbound', id: 'c', from: null, text: '[sticker]' },
      { kind: 'inbound', id: 'd', from: null, text: 'STOP' },
    ])
  })

  test('of another number, or of no known form, says nothing', () => {
    expect(read(delivered.replace('106540352242922', '1'))).toEqual([])
    expect(read(delivered.replace('102290129340398', '1'))).toEqual([])
    for (const body of ['', '{', '7', '[]', '{"entry":{}}', '{"entry":[{"id":"102290129340398"}]}'])
      expect(read(body)).toEqual([])
  })

  test('tells of templates that were paused or became dearer', () => {
    const change = (field: string, value: object) =>
      JSON.stringify({ entry: [{ id: ids.accountId, changes: [{ field, value }] }] })
    const paused = { message_template_name: 'order_paid_v1', event: 'PAUSED' }
    expect(read(change('message_template_status_update', paused))).toEqual([
      { kind: 'template', name: 'order_paid_v1', event: 'PAUSED' },
    ])
    const dearer = { message_template_name: 'order_paid_v1', new_category: 'MARKETING' }
    expect(read(change('template_category_update', dearer))).toEqual([
      { kind: 'template', name: 'order_paid_v1', event: 'MARKETING' },
    ])
  })
})
