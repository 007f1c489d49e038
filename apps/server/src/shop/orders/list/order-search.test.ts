import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../testing/figures.ts'
import {
  bookedNames,
  bookedPhones,
  numberFirst,
  openOrderBook,
  plainSearch,
} from '../../../testing/order-book.ts'
import { searchAll, searchNewest } from './order-list.queries.ts'
import { readSearch } from './order-search.ts'

const shop = await openOrderBook()

/** The same through the indexes, which a small shop does not need. */
const idsInIndexes = async (text: string) => {
  const words = readSearch(text)
  if (words === null) return shop.idsOf()
  return (await searchAll(shop.parts.db, {}, words, { offset: 0, limit: 100 })).ids
}

/** Spellings of one phone number that an order of the book has. */
const spellings = ['+62 812-3456-7890', '6281234567890', '0812 3456 7890', '81234567890', '3456-7890']

describe('search', () => {
  test('finds what a plain filter over the list finds, for any part of a name or phone and any odd characters', async () => {
    const part = (text: string) =>
      fc
        .tuple(fc.nat(text.length), fc.nat(text.length))
        .map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b)))
    const words = fc.oneof(
      fc.constantFrom(...bookedNames, ...bookedPhones, ...spellings).chain(part),
      fc.constantFrom(...spellings),
      fc.constantFrom(...bookedNames).map((name) => name.toUpperCase()),
      fc.string({ maxLength: 6, unit: fc.constantFrom(..."ab%_\\ '08#-+") }),
      fc
        .tuple(
          fc.constantFrom('', '00', '#', '#00', 'ORDER00', 'order00'),
          fc.integer({ min: 6990, max: 7310 }),
        )
        .map(([before, id]) => `${before}${id}`),
    )
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        const expected = shop.expected(plainSearch(text))
        expect(await shop.idsOf({ search: text })).toEqual(numberFirst(text, expected))
        expect(await idsInIndexes(text)).toEqual(expected)
      }),
      { numRuns: sized(60, 300) },
    )
  })

  test('counts all matches, wherever in the list the page begins', async () => {
    const words = fc.constantFrom('', 'siti', 'al', '7111', '0812', '#7123', 'nobody')
    const before = fc.option(fc.integer({ min: 6990, max: 7310 }), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(words, before, fc.integer({ min: 1, max: 100 }), async (search, from, limit) => {
        const fits = shop.book.filter(plainSearch(search)).length
        const { total, isTotalExact } = await shop.list({ search, before: from, limit })
        // Matches are counted up to 200, or up to the end of the scan.
        if (isTotalExact) expect([search, from, total]).toEqual([search, from, fits])
        else expect(fits).toBeGreaterThan(total)
        const { orders: _, ...first } = await shop.list({ search, limit })
        expect({ total, isTotalExact }).toEqual({ total: first.total, isTotalExact: first.isTotalExact })
      }),
      { numRuns: sized(40, 200) },
    )
  })

  test('a search for invisible characters finds nothing, and one of blanks lists everything', async () => {
    for (const text of ['\u0000', '\u0007', '\t', '\u200b', '\u202e ', ' \ufeff\u2060', '\u2800']) {
      const found = await shop.list({ search: text })
      expect([text, found.total, found.orders]).toEqual([text, 0, []])
      const people = await shop.get(
        `/api/admin/customers?search=${encodeURIComponent(text)}`,
        await shop.signIn(),
      )
      expect([text, people.json().customers]).toEqual([text, []])
    }
    for (const text of ['', ' ', '\u00a0 '])
      expect((await shop.list({ search: text })).total).toBe(shop.book.length)
  })

  test('an order whose number is typed comes before all that contain its digits elsewhere, and only once', async () => {
    const fits = ({ id, phone }: { id: number; phone: string }) => id === 7111 || phone.includes('57111')
    const all = numberFirst('7111', shop.expected(fits))
    expect(all.length).toBeGreaterThan(30)
    const pages = await Promise.all([1, 2, 3].map((page) => shop.idsOf({ search: '7111', page, limit: 10 })))
    expect(pages.flat()).toEqual(all.slice(0, 30))
    expect((await shop.list({ search: '7111', limit: 10 })).total).toBe(all.length)
    expect(await shop.idsOf({ search: '7111', limit: 1 })).toEqual([7111])
    expect(await shop.idsOf({ search: '7111', before: 7200 })).toEqual(
      all.filter((id) => id < 7200 && id !== 7111),
    )
    const other = shop.book.find(({ id }) => id === 7111)?.isPaid ? 'unpaid' : 'paid'
    expect(await shop.idsOf({ search: '7111', payment: other })).not.toContain(7111)
  })

  test('a complete number is matched at the start, its end or middle anywhere', async () => {
    const whoHas =
      (...numbers: string[]) =>
      ({ phone }: { phone: string }) =>
        numbers.includes(phone)
    const both = whoHas('0812-3456-7890', '+62 812 3456 7891')
    expect(await shop.idsOf({ search: '0812-3456-78' })).toEqual(shop.expected(both))
    expect(await idsInIndexes('0812-3456-78')).toEqual(shop.expected(both))
    expect(await shop.idsOf({ search: '0234567890' })).toEqual([])
    expect(await shop.idsOf({ search: '234567890' })).toEqual(shop.expected(whoHas('0812-3456-7890')))
  })

  test('through the newest orders and through the indexes gives the same result', async () => {
    for (const text of ['siti', 'al', '5711', '7001', '%', '_a']) {
      const words = readSearch(text)
      if (words === null) throw new Error('Nothing to search for')
      const stretch = { before: 7280, offset: 3, limit: 10 }
      const newest = await searchNewest(shop.parts.db, { payment: 'paid' }, words, {
        before: 7280,
        window: 1000,
        cap: 13,
      })
      const { ids } = await searchAll(shop.parts.db, { payment: 'paid' }, words, stretch)
      expect([ids, true]).toEqual([newest.ids.slice(3), newest.isAll])
    }
  })
})
