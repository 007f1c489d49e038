import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatsappLink } from './whatsapp.ts'

describe('a link to a chat', () => {
  it('contains the number with its country code and the whole text', () => {
    expect(whatsappLink('0812-3456-7890', 'Halo Kak,\npesanan #000123 & dimsum?')).toBe(
      'https://wa.me/6281234567890?text=Halo%20Kak%2C%0Apesanan%20%23000123%20%26%20dimsum%3F',
    )
  })

  it('returns every text, and never breaks on a lone surrogate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(new URL(whatsappLink('081234567890', text)).searchParams.get('text')).toBe(text)
      }),
    )
    expect(whatsappLink('081234567890', 'a\uD83D')).toBe('https://wa.me/6281234567890?text=a%EF%BF%BD')
  })
})
