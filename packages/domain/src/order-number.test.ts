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

it.each([
  [1, '000001'],
  [999_999, '999999'],
  [1_000_000, '1000000'],
])('the padded number of %d is %s', (id, text) => {
  expect(formatOrderId(id)).toBe(text)
})

describe('a number as customers type it', () => {
  it.each([
    // As it is typed into a field, as it is written on paper and screen, and whether it looks like a number.
    ['000001', 1, 1, true],
    [' 000001 ', 1, 1, true],
    ['# 1', 1, 1, true],
    ['ORDER000001', null, 1, true],
    ['Order #1', null, 1, true],
    ['0', null, null, true],
    ['000000', null, null, true],
    ['1234567890', null, null, true],
    ['ORDER0', null, null, true],
    ['ORDER1234567890', null, null, true],
    ['#99999999999999999999', null, null, true],
    ['', null, null, false],
    ['#', null, null, false],
    ['-1', null, null, false],
    ['1.0', null, null, false],
    ['1e3', null, null, false],
    ['0x1', null, null, false],
    ['1 2', null, null, false],
    ['##1', null, null, false],
    ['１', null, null, false],
    ['1\u0000', null, null, false],
    ['RDER1', null, null, false],
    ['ORDER', null, null, false],
    ['ORDER1ORDER', null, null, false],
    ['ORDER-1-1767225600000', null, null, false],
  ])('%j is order %s typed, order %s written, a number: %s', (text, typed, written, isNumber) => {
    const read = [parseOrderIdInput(text), parseWrittenOrderId(text), isOrderIdForm(text)]
    expect(read).toEqual([typed, written, isNumber])
  })

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
    'ORDER-0-1767225600000',
    'ORDER-42-9999999999999999',
    'order-42-1767225600000',
    'ORDER-42-1767225600000\n',
    'ORDER-42-1767225600000-1',
    'payment_notif_test_G141532850_1',
  ])('is not %j', (text) => {
    expect(parseProviderOrderId(text)).toBeNull()
  })
})
