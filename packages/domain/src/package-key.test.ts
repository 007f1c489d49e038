import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageKeyOf } from './package-key.ts'

describe('the key of a new package', () => {
  it.each([
    ['Lebaran Hamper', 'lebaran-hamper'],
    ['Paket «Ibu & Anak» é', 'paket-ibu-anak-e'],
    ['Paket yang panjang sekali namanya', 'paket-yang-panjang-s'],
    ['点心', '30pcs'],
  ])('of %s is %s', (name, key) => {
    expect(packageKeyOf({ name, pieces: 30 }, new Set())).toBe(key)
  })

  it('gets a number when it is taken', () => {
    expect(packageKeyOf({ name: 'Hampers', pieces: 30 }, new Set(['hampers', 'hampers-2']))).toBe('hampers-3')
  })

  it('fits its column, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 1000 }), (name, pieces) => {
        const first = packageKeyOf({ name, pieces }, new Set())
        for (const key of [first, packageKeyOf({ name, pieces }, new Set([first]))])
          expect(key).toMatch(/^(?=.{1,20}$)[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})
