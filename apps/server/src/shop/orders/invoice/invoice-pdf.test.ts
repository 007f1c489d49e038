import { addWibDays, formatDayShort, wibDay } from '@dimsum/domain/wib-date'
import { describe, expect, onTestFinished, test } from 'vitest'
import { overlapsOf, textOf, wordsOf } from '../../../testing/pdf-text.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { drawInvoice } from './draw-invoice.ts'

const shop = await buildTestApp()

const place = shop.placeOrder
const download = (id: number | string, cookies: Record<string, string> = {}) =>
  shop.get(`/api/orders/${id}/invoice.pdf`, cookies)

const textFor = async ({ order, cookies }: Awaited<ReturnType<typeof place>>) =>
  textOf((await download(order.id, cookies)).rawPayload)
const pagesOf = (file: Buffer) => [...file.toString('latin1').matchAll(/\/Type \/Page\n/g)].length

describe('the invoice as a file', () => {
  test('is one A4 page with everything the invoice page shows, as text', async () => {
    const { order, cookies } = await place({
      customerName: 'Siti Rahma',
      customerEmail: 'siti@example.com',
      customerAddress: 'Jl. Kenanga No. 5\nRT 02/RW 03, Bekasi',
      quantity: 2,
      items: [
        { packageType: '20pcs', quantity: 2 },
        { packageType: '100pcs', quantity: 1 },
      ],
      notes: 'sambal dipisah',
      isDelivery: false,
    })
    const answer = await download(order.id, cookies)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const number = String(order.id).padStart(6, '0')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Invoice-${number}.pdf"`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(pagesOf(answer.rawPayload)).toBe(1)
    expect(answer.rawPayload.toString('latin1')).toMatch(/PlusJakartaSans/)
    const text = textOf(answer.rawPayload)
    for (const shown of [
      'Dimsum Kukus',
      'Premium Halal Dimsum by Ibu Sari',
      '0812-3456-7890 · halo@dimsum.test',
      'INVOICE',
      `#${number}`,
      'Status: Menunggu',
      'Belum Bayar',
      'Siti Rahma',
      'siti@example.com',
      'Pickup',
      'Jl. Kenanga No. 5',
      'RT 02/RW 03, Bekasi',
      'Paket Sedang (20 pcs) · Halal',
      'Paket Besar (100 pcs) · Halal',
      'Rp\u00a058.000',
      'Rp\u00a0116.000',
      'Rp\u00a0386.000',
      'sambal dipisah',
      '100% Halal Certified',
      'Invoice ini bukan faktur pajak.',
    ]) {
      expect(text).toContain(shown)
    }
  })

  test('contains the owner’s information about the food with the best-before date; nothing while there is none', async () => {
    const deliveryDate = addWibDays(wibDay(new Date()), 3)
    const placed = await place({ deliveryDate })
    const foodTexts = /Mengandung alergen|Simpan di kulkas|Baik sebelum|Tahan \d/
    expect(await textFor(placed)).not.toMatch(foodTexts)
    const say = shop.changeSettings
    await say({ allergens: ['sesame', 'egg'], storage: 'Simpan di kulkas', keepsDays: 2 })
    const until = addWibDays(deliveryDate, 2)
    const text = await textFor(placed)
    for (const shown of [
      'Mengandung alergen: telur, wijen',
      'Simpan di kulkas',
      `Baik sebelum ${formatDayShort(until)} ${until.slice(0, 4)}`,
    ]) {
      expect(text).toContain(shown)
    }
    await say({ allergens: [], storage: '', keepsDays: null })
    expect(await textFor(placed)).not.toMatch(foodTexts)
  })

  test('is in the language of the linking page: the device’s choice, else the shop’s', async () => {
    const speak = (shopLanguage: string) => shop.changeSettings({ shopLanguage })
    const { order, cookies } = await place()
    const read = async (choice: Record<string, string>) => {
      const { rawPayload } = await download(order.id, { ...cookies, ...choice })
      const isEnglish = rawPayload.toString('latin1').includes('/Lang (en)')
      return [isEnglish, textOf(rawPayload).includes('Medium Pack (20 pcs)')]
    }
    expect(await read({ bahasa: 'en' })).toEqual([true, true])
    await speak('en')
    expect(await read({})).toEqual([true, true])
    expect(await read({ bahasa: 'id' })).toEqual([false, false])
    await speak('default')
    expect(await read({})).toEqual([false, false])
  })

  test('of a paid order says so', async () => {
    const placed = await place()
    await shop.payByHand(placed.id)
    expect(await textFor(placed)).toContain('Lunas')
  })

  test('is drawn whatever a customer typed, over as many pages as it needs', async () => {
    const { order, cookies } = await place({
      customerName: '()\\<>>> endstream endobj 🥟 مرحبا 点心',
      customerAddress: Array.from({ length: 160 }, (_, n) => `a${n % 10}`).join('\n'),
      notes: 'kata '.repeat(199),
    })
    const answer = await download(order.id, cookies)
    expect(answer.statusCode).toBe(200)
    expect(pagesOf(answer.rawPayload)).toBeGreaterThan(1)
    expect(textOf(answer.rawPayload)).toContain('()\\<>>> endstream endobj')
  })

  test('draws every name of Latin letters, and emoji, and contains them as text', async () => {
    const placed = await place({
      customerName: 'Łukasz Nguyễn Đặng 🥟❤️👨‍👩‍👧🇮🇩',
      customerAddress: 'Ｊａｌａｎ Ẅăţşŏŋ No. 5, x̂ ŽIŽEK',
      notes: 'Çağrı İnönü, ʻOkina, Ñandú, Þórður',
    })
    const text = await textFor(placed)
    for (const written of [
      'Łukasz Nguyễn Đặng 🥟❤️👨‍👩‍👧🇮🇩',
      'Jalan Ẅăţşŏŋ No. 5, x̂ ŽIŽEK',
      'Çağrı İnönü, ʻOkina, Ñandú, Þórður',
    ]) {
      expect(text).toContain(written)
    }
    expect(text).not.toContain('\uFFFD')
  })

  test('marks what it cannot draw', async () => {
    const text = await textFor(await place({ customerName: 'Bapak 李小龍 مرحبا, lantai 2' }))
    expect(text).toContain('Bapak \uFFFD\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD, lantai 2')
  })

  test('has no overlapping lines, however long the name of a delivery area is', async () => {
    const name = 'Kepulauan Tanimbar Selatan, Perumahan Griya Indah Permai'
    const deliver = async (deliveryAreas: object[]) =>
      expect((await shop.changeSettings({ deliveryAreas })).statusCode).toBe(200)
    onTestFinished(() => deliver([]))
    await deliver([{ id: 'far', name, fee: 10_000, leastOrder: null, freeFrom: null }])
    const { order, cookies } = await place({ deliveryAreaId: 'far', notes: 'x'.repeat(200) })
    const { rawPayload } = await download(order.id, cookies)
    expect(textOf(rawPayload).replaceAll(/\s+/g, '')).toContain(name.replaceAll(' ', ''))
    const words = wordsOf(rawPayload)
    expect(words.map(({ text }) => text.trim())).toContain('INVOICE')
    expect(overlapsOf(words)).toEqual([])
  })

  test('maps each glyph to its letter, whatever invoices were drawn before it', async () => {
    await textFor(await place({ customerName: 'Żółć Ẑẑ é 👍🏽' }))
    const text = await textFor(await place({ customerName: 'Zo lc Zz e 👍' }))
    expect(text).toContain('Zo lc Zz e 👍')
    expect(text).not.toContain('👍🏽')
  })
})

test.each([
  [{ isPaid: true }, 'Kami akan menghubungi Anda untuk mengembalikan uangnya', []],
  [{ isPaid: true, refunded: '58000.00' }, 'Rp\u00a058.000 sudah kami kembalikan', ['Dikembalikan']],
  [{ refunded: '58000.00' }, 'Rp\u00a058.000 sudah kami kembalikan', ['Dikembalikan']],
  [{ kept: '20000.00' }, 'Rp\u00a020.000 tidak dikembalikan', ['Tidak dikembalikan']],
])('of a cancelled order says what becomes of its money: %o', async (money, sentence, rows) => {
  const { order } = await place()
  const cancelled = { ...order, ...money, status: 'cancelled' as const }
  const text = textOf(await drawInvoice(cancelled, await shop.parts.settings.current(), 'default'))
  expect(text).toContain(sentence)
  expect(text.match(/^(Sudah dibayar|Sisa|Tidak dikembalikan|Dikembalikan)/gm) ?? []).toEqual(rows)
})
