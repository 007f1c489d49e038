import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailParts, mailSubject, startMailServer } from '../../testing/mail-server.ts'
import { anOrder } from '../../testing/orders.ts'
import { textOf as pdfText } from '../../testing/pdf-text.ts'
import { sendMessages } from '../../testing/send-messages.ts'
import { buildTestApp } from '../../testing/test-app.ts'

/** 21 November 2026, 21:30 WIB, a Saturday: half an hour after closing time. */
const evening = new Date('2026-11-21T14:30:00Z')
let now = new Date('2026-11-21T03:00:00Z')
let mails = await startMailServer()
const another = await startMailServer()
const shop = await buildTestApp({
  now: () => now,
  config: { publicOrigin: 'https://dimsum.test', messages: { smtpUrl: mails.url, pushServices: [] } },
})
const admin = await shop.signIn()
beforeEach(async () => {
  await query('truncate rate_limits')
  mails.received.length = 0
  mails.refuseWith = () => null
})
afterEach(() => query('delete from outbox_events'))

const query = shop.rows
const sendAll = (settleMs?: number) => sendMessages(shop.parts, settleMs)
let customers = 0
const place = async (customerEmail = 'siti@dimsum.test', more = {}) => {
  customers += 1
  const customerPhone = `0812-7000-${1000 + customers}`
  return (await shop.placeOrder({ customerEmail, customerPhone, ...more })).id
}
const numberOf = (id: number) => `#${String(id).padStart(6, '0')}`
const pay = (orderId: number, amount?: number) => shop.payByHand(orderId, { amount })
const subjects = () => mails.received.map(({ raw }) => mailSubject(raw)).sort()
const partOf = (raw: string, type: string) => mailParts(raw).find((part) => part.type === type)?.content
const invoiceOf = (raw: string) => pdfText(partOf(raw, 'application/pdf') ?? Buffer.alloc(0))
/** The oldest mail since the list was emptied, and its plain part. */
const firstMail = () => {
  const raw = mails.received[0]?.raw ?? ''
  return { raw, subject: mailSubject(raw), text: String(partOf(raw, 'text/plain')).replaceAll('\r\n', '\n') }
}

describe('a stranger whose address somebody enters', () => {
  test('gets few mails, however the mailbox is spelled and however many orders name it', async () => {
    for (let n = 0; n < 14; n += 1) await place(n % 2 ? `korban+${n}@dimsum.test` : 'Korban@Dimsum.Test')
    await sendAll()
    expect(mails.received).toHaveLength(10)
  })

  test('gets none for marked orders, and one network address cannot cause many', async () => {
    const marked = await place('korban@dimsum.test')
    await query(`update orders set suspicion = 'many-pending' where id = $1`, [marked])
    await sendAll()
    expect(mails.received).toEqual([])
    for (let n = 0; n < 25; n += 1) {
      const wish = { customerEmail: `orang-${n}@dimsum.test`, customerPhone: `0812-8000-${1000 + n}` }
      const request = { method: 'POST', url: '/api/orders', remoteAddress: '10.7.0.1' } as const
      await shop.call({ ...request, payload: anOrder(wish) })
    }
    await sendAll()
    expect(mails.received).toHaveLength(20)
  })

  test('reads a name that looks like an address as plain text, and no part of a mail turns it into a link', async () => {
    await place('korban@dimsum.test', { customerName: 'www.evil.example http://evil.example a@evil.example' })
    await sendAll()
    for (const type of ['text/plain', 'text/html']) {
      const part = String(partOf(firstMail().raw, type))
      expect(part).toContain('www. evil. example')
      expect(part).not.toMatch(/evil\.example|:\/\/evil|@evil/)
    }
  })
})

describe('a customer who gave an address', () => {
  test('gets the order, the payment with its invoice, and each step, once, however many processes send', async () => {
    const id = await place()
    const number = numberOf(id)
    await pay(id)
    await shop.setStatus(id, 'confirmed')
    await Promise.all([sendAll(), sendAll()])
    await shop.setStatus(id, 'ready')
    await Promise.all([sendAll(), sendAll()])
    expect(subjects()).toEqual(
      [
        `Pesanan ${number} kami terima`,
        `Pembayaran pesanan ${number} kami terima`,
        `Pesanan ${number}: Dikonfirmasi`,
        `Pesanan ${number}: Siap untuk Diambil/Dikirim`,
      ].sort(),
    )
    expect(mails.received.flatMap(({ to }) => to)).toEqual(Array(4).fill('siti@dimsum.test'))
    const withFile = mails.received.filter(({ raw }) => partOf(raw, 'application/pdf') !== undefined)
    expect(withFile.map(({ raw }) => mailSubject(raw))).toEqual([`Pembayaran pesanan ${number} kami terima`])
    expect(invoiceOf(withFile[0]?.raw ?? '')).toContain(String(id).padStart(6, '0'))
  })

  test('is told of a deposit what came, what is left and until when, and never that the order is paid', async () => {
    const id = await place()
    await query(
      `update orders set deposit = '{"amount":"20000.00","restDue":"2026-12-19","terms":""}' where id = $1`,
      [id],
    )
    await sendAll()
    mails.received.length = 0
    await pay(id, 20_000)
    await sendAll()
    const { subject, text, raw } = firstMail()
    const number = numberOf(id)
    expect(subject).toBe(`DP pesanan ${number} kami terima`)
    expect(text.replaceAll(/\s/g, ' ')).toContain(
      `pembayaran Rp 20.000 untuk pesanan ${number} sudah kami terima. Sisanya Rp 38.000, paling lambat Sabtu, 19 Desember 2026`,
    )
    expect(text).toContain('Dibayar Sebagian')
    expect(text).not.toMatch(/lunas/i)
    expect(invoiceOf(raw)).toMatch(/Sisa tagihan\s*Rp\s38\.000/)
    await pay(id)
    await sendAll()
    expect(mailSubject(mails.received.at(-1)?.raw ?? '')).toBe(`Pembayaran pesanan ${number} kami terima`)
  })

  test('who pays an order that is cancelled already reads that the money is returned', async () => {
    const id = await place()
    await pay(id)
    await shop.setStatus(id, 'cancelled')
    await query("delete from outbox_events where topic <> 'order-paid'")
    await sendAll()
    expect(firstMail().subject).toMatch(/: Dibatalkan$/)
    expect(firstMail().text).toMatch(/menghubungi Anda untuk\s+mengembalikannya/)
  })

  test('is told nothing that the owner undid before it was sent, and only the latest status', async () => {
    const id = await place()
    await sendAll()
    mails.received.length = 0
    await shop.setStatus(id, 'delivered')
    await sendAll(60_000)
    await shop.setStatus(id, 'pending')
    for (const status of ['confirmed', 'preparing', 'ready']) await shop.setStatus(id, status)
    await query('update outbox_messages set due_at = now()')
    await Promise.all([sendAll(), sendAll()])
    expect(subjects()).toEqual([`Pesanan ${numberOf(id)}: Siap untuk Diambil/Dikirim`])
    await shop.setStatus(id, 'delivered')
    await shop.setStatus(id, 'ready')
    await pay(id)
    await shop.payByHand(id, { isPaid: false })
    await sendAll()
    expect(subjects()).toHaveLength(1)
    expect((await shop.get('/api/system/status', admin)).json().messages.unsentCount).toBe(0)
  })

  test('gets messages about one order one after the other, even from a slow server', async () => {
    const id = await place()
    let accept = (_: null) => {}
    mails.refuseWith = () => new Promise((resolve) => (accept = resolve))
    const sending = sendAll()
    while ((await query(`select from outbox_messages where state = 'sending'`)).length === 0);
    await shop.setStatus(id, 'confirmed')
    await sendAll()
    expect(await query('select state from outbox_messages order by id')).toEqual([
      { state: 'sending' },
      { state: 'waiting' },
    ])
    mails.refuseWith = () => null
    accept(null)
    await sending
    await sendAll()
    expect(mails.received.map(({ raw }) => mailSubject(raw).split(' ').at(-1))).toEqual([
      'terima',
      'Dikonfirmasi',
    ])
  })

  test('gets the shop’s language, in the mail and in its invoice', async () => {
    await shop.changeSettings({ shopLanguage: 'en' })
    const id = await place('siti@dimsum.test', { deliveryDate: '2026-11-24' })
    await pay(id)
    await sendAll()
    await shop.changeSettings({ shopLanguage: 'default' })
    const number = numberOf(id)
    expect(subjects()).toEqual(
      [`We have received the payment for order ${number}`, `We have your order ${number}`].sort(),
    )
    const paid = mails.received.find(({ raw }) => mailSubject(raw).includes('payment'))?.raw ?? ''
    const html = String(partOf(paid, 'text/html'))
    for (const words of [
      '<html lang="en">',
      'Medium Pack (20 pcs) × 1',
      'Order no.',
      'Tuesday, 24 November 2026',
    ])
      expect(html).toContain(words)
    expect(html).not.toMatch(/Paket|pesanan|Lunas|Tanggal/)
    expect(invoiceOf(paid)).toContain('This invoice is not a tax invoice.')
    expect(invoiceOf(paid)).not.toContain('Informasi Pelanggan')
  })

  test('gets everything in the plain part, and HTML that loads nothing', async () => {
    const id = await place('siti@dimsum.test', { customerName: 'Siti <b>&"Rahma' })
    await sendAll()
    const { raw, text } = firstMail()
    const html = String(partOf(raw, 'text/html'))
    for (const words of ['Paket Sedang (20 pcs) × 1', '58.000', 'Belum Bayar', '0812-3456-7890']) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(text).toContain(`https://dimsum.test/track-order?orderId=${id}`)
    expect(html).toContain('Siti &lt;b&gt;&amp;&quot;Rahma')
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=|@import/i)
    expect(html).toContain('<html lang="id">')
    expect(raw).not.toContain('Kenanga')
  })

  test('is the only one: without an address nothing is stored or sent', async () => {
    const id = await place('')
    await pay(id)
    await shop.setStatus(id, 'confirmed')
    await sendAll()
    expect([mails.received, await query('select id from outbox_events')]).toEqual([[], []])
  })

  test('who is erased before the mail is sent gets none', async () => {
    const id = await place('siti@dimsum.test', { customerPhone: '0813-9999-0001' })
    await shop.setStatus(id, 'delivered')
    const erased = await shop.send('POST', `/api/admin/customers/${id}/erase`, {}, admin)
    expect(erased.statusCode).toBe(200)
    expect(await query('select id from outbox_events')).not.toEqual([])
    await sendAll()
    expect(mails.received).toEqual([])
  })
})

test('a server that answers “later” is retried, one that answers “never” is not', async () => {
  mails.refuseWith = () => 451
  await place()
  await sendAll()
  mails.refuseWith = () => null
  await query("update outbox_messages set due_at = now() where state = 'waiting'")
  await sendAll()
  expect(mails.received).toHaveLength(1)

  mails.refuseWith = () => 550
  await place()
  await sendAll()
  expect(await query('select state, fault from outbox_messages order by id')).toEqual([
    { state: 'sent', fault: null },
    { state: 'failed', fault: 'smtp-550' },
  ])
})

test('a server that is down delays mails and loses none', async () => {
  const { url, received } = mails
  await mails.close()
  await place()
  await sendAll()
  const messages = await query('select state, fault from outbox_messages')
  expect(messages).toEqual([{ state: 'waiting', fault: 'ESOCKET' }])
  mails = another
  Object.assign(shop.parts.config.messages, { smtpUrl: mails.url })
  await query('update outbox_messages set due_at = now()')
  await sendAll()
  expect([url === mails.url, received.length, mails.received.length]).toEqual([false, 0, 1])
})

test('without SMTP_URL no mail is queued', async () => {
  await place()
  const { smtpUrl } = shop.parts.config.messages
  Object.assign(shop.parts.config.messages, { smtpUrl: undefined })
  await sendAll()
  Object.assign(shop.parts.config.messages, { smtpUrl })
  expect(await query('select id from outbox_messages')).toEqual([])
})

test('the owner gets the day’s summary once, after closing time, in the desk’s language', async () => {
  await query("update orders set status = 'cancelled'")
  await query("insert into kitchen_days (day, taken) values ('2026-11-22', 120)")
  const id = await place('')
  await query("update orders set order_date = '2026-11-21T13:00:00Z' where id = $1", [id])
  await pay(id)
  await query("update payments set received_at = '2026-11-21T13:00:00Z' where order_id = $1", [id])
  await sendAll()
  expect(mails.received).toEqual([])
  now = evening
  await Promise.all([sendAll(), sendAll()])
  await sendAll()
  expect(subjects()).toEqual(['Ringkasan Sabtu, 21 November 2026'])
  expect(mails.received[0]?.to).toEqual(['halo@dimsum.test'])
  expect(firstMail().text).toContain('Pesanan: 1 (20 pcs)\nUang masuk: Rp58.000\n- Tunai: Rp58.000 (1)')
  expect(firstMail().text).toContain('Besok, Minggu, 22 November: 120 pcs')

  await query('delete from outbox_events')
  mails.received.length = 0
  await shop.changeSettings({ shopLanguage: 'id', deskLanguage: 'en' })
  await sendAll()
  await shop.changeSettings({ shopLanguage: 'default', deskLanguage: 'default' })
  expect(subjects()).toEqual(['Summary of Saturday, 21 November 2026'])
  expect(firstMail().text).toContain('- Cash: Rp58.000 (1)')
})
