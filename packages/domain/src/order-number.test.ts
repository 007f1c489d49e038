import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  barcodeText,
  formatOrderId,
  isOrderIdForm,
  parseBarcodeText,
  parseOrderIdInput,
  parseProviderOrderId,
  parseWrittenOrderId,
  providerOrderId,
} from './order-number.ts'

const orderId = fc.integer({ min: 1, max: 999_999_999 })

describe('the padded number', () => {
  it.each([
    [1, '000001'],
    [123, '000123'],
    [999_999, '999999'],
    [1_000_000, '1000000'],
  ])('writes %d as %s', (id, text) => {
    expect(formatOrderId(id)).toBe(text)
  })
})

describe('a number as customers type it', () => {
  it.each(['1', '000001', '#000001', ' 000001 ', '# 1', '#1'])('reads %j as order 1', (text) => {
    expect(parseOrderIdInput(text)).toBe(1)
  })

  it.each([
    '',
    '#',
    '0',
    '000000',
    '-1',
    '1.0',
    '1e3',
    '0x1',
    '1 2',
    '1234567890',
    '##1',
    'ORDER000001',
    '１',
    '1\u0000',
  ])('finds no order in %j', (text) => {
    expect(parseOrderIdInput(text)).toBeNull()
  })

  it.each([
    '0',
    '000000',
    '1234567890',
    '#99999999999999999999',
    '# 1',
    '000001',
    'ORDER000001',
    'Order #1',
  ])('is recognised as an order number’s form, whether or not it names an order: %j', (text) =>
    expect(isOrderIdForm(text)).toBe(true))

  it.each([
    '',
    '#',
    '-1',
    '1.0',
    '1e3',
    '1 2',
    '##1',
    'ORDER',
    'ORDER1ORDER',
    'ORDER-1-1767225600000',
    '１',
    'nomor 1',
  ])('is nothing like %j', (text) => expect(isOrderIdForm(text)).toBe(false))

  it('finds every order by its padded number', () => {
    fc.assert(fc.property(orderId, (id) => parseOrderIdInput(`#${formatOrderId(id)}`) === id))
  })
})

describe('a number as customers know it', () => {
  it('is accepted in every spelling of paper and screen, whatever the capitals, blanks and zeros', () => {
    const blanks = fc.constantFrom('', ' ', '  ', '\u00a0', '\t')
    const word = fc.constantFrom('', 'ORDER', 'Order', 'order', 'oRdEr')
    const sign = fc.constantFrom('', '#')
    const zeros = fc.nat(12).map((count) => '0'.repeat(count))
    fc.assert(
      fc.property(
        orderId,
        word,
        sign,
        zeros,
        fc.array(blanks, { minLength: 4, maxLength: 4 }),
        (...parts) => {
          const [id, order, hash, padding, [before, between, after, end]] = parts
          const text = `${before}${order}${between}${hash}${after}${padding}${id}${end}`
          expect(parseWrittenOrderId(text)).toBe(id)
          expect(isOrderIdForm(text)).toBe(true)
        },
      ),
    )
  })

  it('accepts everything that customers typed before', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[#\s]{0,2}\d{1,9}\s?$/), (text) => {
        expect(parseWrittenOrderId(text)).toBe(parseOrderIdInput(text))
      }),
    )
  })

  it.each([
    '',
    'ORDER',
    'ORDER0',
    '1234567890',
    'ORDER1234567890',
    'ORDER-1-1767225600000',
    '1 2',
    'RDER1',
  ])('is nothing in %j', (text) => expect(parseWrittenOrderId(text)).toBeNull())
})

describe('the barcode', () => {
  it('is ORDER and the padded number', () => {
    expect(barcodeText(123)).toBe('ORDER000123')
  })

  it('is read back, caps lock or not', () => {
    fc.assert(
      fc.property(orderId, (id) => {
        expect(parseBarcodeText(barcodeText(id))).toBe(id)
        expect(parseBarcodeText(` ${barcodeText(id).toLowerCase()}\n`)).toBe(id)
      }),
    )
  })

  it.each([
    '',
    'ORDER',
    'ORDER1',
    'ORDER000000',
    'ORDER0000001',
    'ORDER-1',
    'order 000001',
    '8991234567890',
  ])('is not %j', (text) => {
    expect(parseBarcodeText(text)).toBeNull()
  })
})

describe('the number at the payment provider', () => {
  it('contains the order id and the time of the attempt', () => {
    expect(providerOrderId(42, 1767225600000)).toBe('ORDER-42-1767225600000')
    expect(parseProviderOrderId('ORDER-42-1767225600000')).toEqual({
      orderId: 42,
      timestampMs: 1767225600000,
    })
  })

  it("has exactly one spelling, within the provider's 50 characters", () => {
    fc.assert(
      fc.property(orderId, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id, timestampMs) => {
        const text = providerOrderId(id, timestampMs)
        expect(text.length).toBeLessThanOrEqual(50)
        expect(parseProviderOrderId(text)).toEqual({ orderId: id, timestampMs })
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^ORDER-\d{1,11}-\d{1,18}$/), (text) => {
        const read = parseProviderOrderId(text)
        return read === null || providerOrderId(read.orderId, read.timestampMs) === text
      }),
    )
  })

  it.each([
    '',
    'ORDER-42',
    'ORDER-042-1767225600000',
    'ORDER-0-1767225600000',
    'ORDER-42-01',
    'ORDER-42-9999999999999999',
    'order-42-1767225600000',
    'ORDER-42-1767225600000\n',
    'ORDER-42-1767225600000-1',
    'payment_notif_test_G141532850_1',
  ])('is not %j', (text) => {
    expect(parseProviderOrderId(text)).toBeNull()
  })
})
