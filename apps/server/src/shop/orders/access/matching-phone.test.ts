import { normalisePhone } from '@dimsum/domain/phone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMatchingPhone } from './matching-phone.ts'

describe('the phone of an order', () => {
  test('does not match another one, not even one that begins or ends with it', () => {
    const key = normalisePhone('081234567890')
    for (const other of ['081234567891', '08123456789', '0812345678901', '12345678', '', 'tidak tahu'])
      expect(isMatchingPhone(other, key)).toBe(false)
  })

  test('with eight digits matches, with fewer nothing does, even if both are equal', () => {
    expect(isMatchingPhone('12345678', '12345678')).toBe(true)
    for (const short of ['1234567', '1', '']) expect(isMatchingPhone(short, short)).toBe(false)
    expect(isMatchingPhone('tanpa angka', normalisePhone('tanpa angka'))).toBe(false)
  })

  test('matches exactly when both are the same number of eight digits or more', () => {
    const number = fc.stringMatching(/^8\d{5,11}$/)
    fc.assert(
      fc.property(number, number, fc.boolean(), (one, other, isSame) => {
        const asked = isSame ? one : other
        expect(isMatchingPhone(`0${asked}`, one)).toBe(asked === one && one.length >= 8)
      }),
    )
  })
})
