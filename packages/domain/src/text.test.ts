import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, hasForbiddenCharacters, storedLength, visibleLength } from './text.ts'

/** Every known problem of text fields, in one text. */
const troublesome = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...['a', 'e', 'K', '\u212A', '\u037E', 'ж', '한', '\u1100', '\u1161', '\u3164', '\u2800'],
      ...[' ', '\n', '\r', '\r\n', '\t', '\u0085', '\u2028', '\u00A0', '\u2003', '\u3000'],
      ...['\u0301', '\u0323', '\u034F', '\uFE0F', '\u20E3', '\u0001', '\u007F', '\u009F'],
      ...['\u200B', '\u200C', '\u200D', '\u200E', '\u202E', '\u2066', '\u2069', '\u2060', '\uFEFF', '\u00AD'],
      ...['❤', '🔥', '👩', '🏽', '\u{E0067}', '\u{E007F}', '\u{1D15E}'],
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

describe('cleaning', () => {
  it.each([
    ['  Siti Rahma \u00A0', 'Siti Rahma'],
    ['\u200B\uFEFFSiti\u2060', 'Siti'],
    ['Si\u200Bti', 'Siti'],
    ['Si\u200Dti', 'Siti'],
    ['Si\u00ADti', 'Siti'],
    ['Si\u0000\u0007ti', 'Siti'],
    ['\u202Eitis\u202C', 'itis'],
    ['\u2066Siti\u2069', 'Siti'],
    ['Andre\u0301', 'André'],
    ['Siti\tRahma', 'Siti Rahma'],
    ['\u3164\u2800', ''],
    ['O’Brien <b>&amp;', 'O’Brien <b>&amp;'],
    ['e\u200D\u0301\u200Dж', 'éж'],
    ['e\u200B\u0301', 'é'],
  ])('makes %j into %j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept)
    expect(cleanText(typed)).toBe(kept)
  })

  it.each(['👩‍👩‍👧', '❤️‍🔥', 'enak ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '👍🏽', 'می‌خواهم', 'क्‍ष'])('leaves %s as it is', (text) => {
    expect(cleanLine(text)).toBe(text)
    expect(cleanText(text)).toBe(text)
  })

  it('keeps the lines of an address, whatever ends them', () => {
    expect(cleanText('\nJl. Melati 5\r\nRT 01\rKebayoran\u2028Patokan: masjid\n\n')).toBe(
      'Jl. Melati 5\nRT 01\nKebayoran\nPatokan: masjid',
    )
  })

  it('makes one line of a name that was pasted as two', () => {
    expect(cleanLine('Siti\r\nRahma')).toBe('Siti Rahma')
  })

  it.each([
    ['line', cleanLine],
    ['text', cleanText],
  ] as const)('twice is the same as once, for a %s', (_kind, clean) => {
    fc.assert(
      fc.property(troublesome, (typed) => {
        const once = clean(typed)
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })

  it('removes everything that controls a terminal, a printer or the reading direction', () => {
    fc.assert(
      fc.property(troublesome, (typed) => {
        expect(cleanLine(typed)).not.toMatch(
          /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/u,
        )
        expect(cleanText(typed).replaceAll('\n', '')).not.toMatch(
          /[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]/u,
        )
        expect(cleanLine(typed)).not.toMatch(/^\s|\s$/u)
        expect(cleanLine(typed)).toBe(cleanLine(typed).normalize('NFC'))
      }),
      { numRuns: 1_000 },
    )
  })

  it('cannot be used to hide a Latin name from search', () => {
    const hidden = fc
      .array(
        fc.constantFrom('', '\u200B', '\u200C', '\u200D', '\u2060', '\u00AD', '\u202E', '\uFEFF', '\u0001'),
        {
          minLength: 5,
          maxLength: 5,
        },
      )
      .map(([a, b, c, d, e]) => `${a}S${b}i${c}t${d}i${e}`)
    fc.assert(fc.property(hidden, (typed) => cleanLine(typed) === 'Siti'))
  })
})

describe('a very long text', () => {
  const runs = [
    ...[' ', '\t', '\n', '\u00A0', '\u2800', '\u200B', '\u200D', '\u202E', '\uFE0F', '\u{E0061}', '\u0001'],
    ...[
      '\u0301',
      '\u0301\u0323',
      '\u0301\u0316',
      '\u0344',
      '\u0301\u200D\u0323',
      '\u1100\u1161',
      '👩\u200D',
      '(',
      '0',
      'a',
    ],
  ]
  /** CPU time in microseconds for 32,000 characters in texts of this length. */
  const costOf = (work: (text: string) => unknown, unit: string, length: number) => {
    const text = `Sari${unit.repeat(length / unit.length)}Rahma`
    const before = process.cpuUsage()
    for (let read = 0; read < 32_000; read += length) work(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  /**
   * CPU time of the long text divided by that of short ones. Uses the min of several rounds, so that a busy machine
   * does not fail the test.
   */
  const ratioOf = (work: (text: string) => unknown, unit: string) => {
    let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let turn = 0; turn < 40 && (turn < 4 || long / short >= 8); turn += 1) {
      short = Math.min(short, costOf(work, unit, 500))
      long = Math.min(long, costOf(work, unit, 32_000))
    }
    return long / short
  }

  it.each([
    ['cleaned as a line', cleanLine],
    ['cleaned as a text', cleanText],
    ['looked through for what cannot be stored', hasForbiddenCharacters],
    ['measured as it is seen', visibleLength],
  ])('is %s in the time of many short ones', (_what, work) => {
    for (const unit of runs) expect(ratioOf(work, unit), `a run of ${JSON.stringify(unit)}`).toBeLessThan(8)
  })

  it('keeps at most the marks per letter that a stream reader must accept', () => {
    const cleaned = cleanLine(`e${'\u0301\u200D'.repeat(500)}!`)
    expect([...cleaned.matchAll(/\p{M}/gu)].length).toBeLessThanOrEqual(30)
    expect(cleaned.at(-1)).toBe('!')
    expect(cleanLine(cleaned)).toBe(cleaned)
  })
})

describe('what is refused', () => {
  it.each(['a\0b', '\uD83D', 'x\uDE00', '\uDE00\uD83D'])('is %j', (typed) => {
    expect(hasForbiddenCharacters(typed)).toBe(true)
  })

  it('is never well-formed text', () => {
    expect(hasForbiddenCharacters('Siti 👩‍👩‍👧\n')).toBe(false)
    const wellFormed = fc.string({ unit: 'binary' }).filter((typed) => !typed.includes('\0'))
    fc.assert(fc.property(wellFormed, (typed) => !hasForbiddenCharacters(typed)))
  })
})

describe('the stored length of a text', () => {
  it.each([
    ['Siti', 4],
    ['👍🏽', 2],
    ['a\u200B\u2800\u200Bb', 5],
    ['', 0],
  ])('of %j is %d', (text, length) => {
    expect(storedLength(text)).toBe(length)
  })
})

describe('the visible length of a text', () => {
  it.each([
    ['  Siti  ', 4],
    ['👍👍', 2],
    ['', 0],
    ['\u200B\u200B\u200B', 0],
    ['a\u200B\u200B\u200B\u200Bb', 2],
    ['\u3164\u2800 \uFE0F', 0],
    ['\u0000\u0001', 0],
    ['a\nb', 3],
  ])('of %j is %d', (typed, length) => {
    expect(visibleLength(typed)).toBe(length)
  })

  it('does not count invisible characters', () => {
    const unseen = fc.string({
      unit: fc.constantFrom(' ', '\u200B', '\u200D', '\uFEFF', '\u3164', '\u202E', '\t'),
    })
    fc.assert(
      fc.property(
        unseen,
        fc.string(),
        (pad, typed) => visibleLength(pad + typed + pad) === visibleLength(typed),
      ),
    )
  })

  it('is not changed by cleaning a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(visibleLength(cleanLine(typed))).toBe(visibleLength(typed.normalize('NFC')))
      }),
    )
  })
})
