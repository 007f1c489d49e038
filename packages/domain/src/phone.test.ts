import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatPhone,
  isAtMostOnePhone,
  isUsablePhone,
  normalisePhone,
  samePhone,
  telHref,
  whatsappNumber,
} from './phone.ts'

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))

/** What follows +62 in an Indonesian mobile number. */
const mobile = digits(7, 11).map((rest) => `8${rest}`)

/** Landlines: a two-digit area code with 7 or 8 digits, or a three-digit one with 6 or 7. */
const landline = fc
  .oneof(
    fc.tuple(fc.constantFrom('21', '22', '24', '31', '61'), digits(7, 8)),
    fc.tuple(
      fc.constantFrom('251', '274', '341', '361', '411', '620', '621', '622', '623', '627'),
      digits(6, 7),
    ),
  )
  .map(([area, number]) => area + number.replace(/^0/, '1'))

/** Digits with common separators between them. */
const separated = (number: string) =>
  fc
    .array(fc.constantFrom('', '', '', ' ', '-', '.', ' - ', '\u00a0', '(', ')'), {
      minLength: number.length,
      maxLength: number.length,
    })
    .map((between) => [...number].map((digit, i) => digit + between[i]).join(''))

/** All Indonesian spellings of one number. */
const spelling = (subscriber: string) =>
  fc
    .constantFrom('0', '62', '+62', '+62 0', '62 0', '0062', '+62 (0)', '+62 62')
    .chain((prefix) => separated(subscriber).map((number) => `${prefix} ${number}`))

/** The specification's rule: without non-digits and leading zeros. */
const bySpecification = (raw: string) => raw.replace(/[^0-9]/g, '').replace(/^0+/, '')

const isWithoutRemark = (raw: string) => /^[\d\s+-]*$/.test(raw)

const phoneLike = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('0', '6', '2', '8', '1', '+', ' ', '-') }),
  mobile.chain(spelling),
  landline.chain(spelling),
  digits(0, 16).map((rest) => `62${rest}`),
)

describe('one number, however written', () => {
  it('recognises every spelling of every mobile number and landline, area codes 0620 to 0627 too', () => {
    fc.assert(
      fc.property(
        fc
          .oneof(mobile, landline)
          .chain((number) => fc.tuple(fc.constant(number), spelling(number), spelling(number))),
        ([number, one, other]) => {
          expect(normalisePhone(one)).toBe(number)
          expect(samePhone(one, other)).toBe(true)
          expect(samePhone(one, number)).toBe(true)
          expect(normalisePhone(number)).toBe(number)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('keeps different numbers apart', () => {
    const real = fc.oneof(
      mobile.filter((number) => number.length >= 9),
      landline,
    )
    fc.assert(
      fc.property(real, real, (a, b) => {
        fc.pre(a !== b)
        expect(samePhone(`0${a}`, `+62 ${b}`)).toBe(false)
      }),
    )
  })

  it('does not turn a Pematangsiantar landline into a Jakarta one', () => {
    expect(normalisePhone('0622 123 4567')).toBe('6221234567')
    expect(normalisePhone('622 1234567')).toBe('6221234567')
    expect(normalisePhone('+62 622 1234567')).toBe('6221234567')
    expect(samePhone('0622 1234567', '021 234567')).toBe(false)
    expect(normalisePhone('62 21 5551234')).toBe('215551234')
  })

  it('gives a seven-digit landline of Kabanjahe the same key in all its spellings', () => {
    const read = ['0628 2012345', '628 2012345', '+62 628 2012345'].map(normalisePhone)
    expect(new Set(read).size).toBe(1)
  })
})

describe('an extension or a remark', () => {
  it.each([
    'ext 12',
    '#12',
    ';ext=12',
    ' (rumah 2)',
    ' 🏠 2',
  ])('behind the number makes no other one: %j', (rest) => {
    for (const number of ['081234567890', '0812-3456-7890', '+62 812 3456 7890', '6281234567890']) {
      expect(normalisePhone(`${number}${rest}`)).toBe('81234567890')
      expect(whatsappNumber(`${number}${rest}`)).toBe('6281234567890')
    }
    expect(whatsappNumber(`+65 9123 4567${rest}`)).toBe('6591234567')
  })

  it('removes nothing before or inside the number', () => {
    for (const written of [
      'WA: 0812 3456 7890',
      'WA 1: 0812 3456 7890',
      'no. 0812–3456–7890',
      '0812 WA 3456 7890',
    ])
      expect(normalisePhone(written)).toMatch(/81234567890$/)
  })
})

describe('numbers that are none', () => {
  it.each([
    '',
    'nomor saya',
    '0000000000',
    '+62',
    '6200000000',
    '０８１２３４５６７８９０',
  ])('finds nothing in %j', (raw) => {
    expect(normalisePhone(raw)).toBe('')
    expect(isUsablePhone(raw)).toBe(false)
    expect(samePhone(raw, raw)).toBe(false)
  })

  it('needs eight digits behind the country code', () => {
    expect(isUsablePhone('0812 345 67')).toBe(true)
    expect(isUsablePhone('0812 345 6')).toBe(false)
  })

  it('matches only equal numbers that are long enough', () => {
    fc.assert(
      fc.property(phoneLike, phoneLike, (a, b) => {
        const long = normalisePhone(a).length >= 8
        expect(samePhone(a, b)).toBe(long && normalisePhone(a) === normalisePhone(b))
        expect(samePhone(a, a)).toBe(isUsablePhone(a))
      }),
    )
  })
})

describe('two numbers in one field', () => {
  const both = '0812 3456 7890 / 081398765432'

  it('never match each other as one number', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mobile.filter((number) => number.length >= 9),
          // A second number that begins with 62 would be read as having the country code.
          landline.filter((number) => !number.startsWith('62')),
        ),
        fc.oneof(mobile, landline),
        (one, other) => {
          expect(isAtMostOnePhone(`0${one}`)).toBe(true)
          expect(isAtMostOnePhone(`0${one} / 0${other}`)).toBe(false)
        },
      ),
    )
  })

  it('that were stored earlier stay readable and unchanged', () => {
    expect(formatPhone(both)).toBe('0812-3456-7890081398765432')
    expect(samePhone(both, both)).toBe(true)
  })
})

describe('the normalisation', () => {
  it("equates whatever the specification's rule equates, except for remarks", () => {
    const pair = fc.oneof(
      fc.tuple(phoneLike, phoneLike),
      phoneLike.map((raw): [string, string] => [raw, `0 ${bySpecification(raw)}`]),
    )
    fc.assert(
      fc.property(pair, ([a, b]) => {
        fc.pre(bySpecification(a) === bySpecification(b) && [a, b].every(isWithoutRemark))
        expect(normalisePhone(a)).toBe(normalisePhone(b))
      }),
    )
  })

  it('is idempotent', () => {
    fc.assert(fc.property(phoneLike, (raw) => normalisePhone(normalisePhone(raw)) === normalisePhone(raw)))
  })

  it('returns plain digits without a leading zero', () => {
    fc.assert(fc.property(phoneLike, (raw) => /^([1-9][0-9]*)?$/.test(normalisePhone(raw))))
  })
})

describe('using a number', () => {
  it.each([
    ['0812-3456-7890', '6281234567890', 'tel:+6281234567890'],
    ['+62 812 3456 7890', '6281234567890', 'tel:+6281234567890'],
    ['(021) 5551234', '62215551234', 'tel:+62215551234'],
    ['0622 1234567', '626221234567', 'tel:+626221234567'],
    ['+65 9123 4567', '6591234567', 'tel:+6591234567'],
  ])('dials %s', (raw, whatsapp, tel) => {
    expect(whatsappNumber(raw)).toBe(whatsapp)
    expect(telHref(raw)).toBe(tel)
  })

  it('has no WhatsApp number for an empty text', () => {
    expect(whatsappNumber('----')).toBe('')
  })

  it.each([
    ['+6281234567890', '0812-3456-7890'],
    ['0812345678', '0812-3456-78'],
    ['08123456', '08123456'],
    ['081234567', '0812-3456-7'],
    ['(021) 5551234', '021-5551234'],
    ['0622 1234567', '0622-1234567'],
    [' +65 9123 4567 ', '+65 9123 4567'],
    [' minta lewat email ', 'minta lewat email'],
  ])('shows %j as %s', (raw, shown) => {
    expect(formatPhone(raw)).toBe(shown)
  })

  it('formats without changing the number', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, landline).chain(spelling), (raw) => samePhone(formatPhone(raw), raw)),
    )
  })
})
