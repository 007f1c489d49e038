import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordFault } from './password-rules.ts'

const fault = (password: string) => passwordFault(password, ['Dimsum Kukus', 'pemilik'])

describe('a new password', () => {
  test.each([
    ...[
      'kukusan-bambu-72',
      'correct horse battery staple',
      'sandi dengan spasi dan é',
      '🥟🥢🍵🫖🥡🧧🏮🎋🎍🪷🐼🐉',
    ],
    'passwordless-shop-of-mine',
  ])('%s is welcome', (password) => {
    expect(fault(password)).toBeNull()
  })

  test.each([
    'short',
    '🥟🥢🍵',
    'x'.repeat(129),
    'Password1234',
    'P@ssw0rd2026!',
    'qwertyuiop12',
    '123456789012',
    'abcdefghijklm',
    'zyxwvutsrqponm',
    'ababababababab',
    'admin1234567',
    'dimsum-kukus-99',
    'Pemilik-000000',
  ])('%s is refused', (password) => {
    expect(fault(password)).not.toBeNull()
  })

  test('of 20 random characters is never refused', () => {
    const random = fc.string({ minLength: 20, maxLength: 60, unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(random, (password) => {
        fc.pre(new Set(password.toLowerCase()).size >= 12)
        expect(fault(password)).toBeNull()
      }),
    )
  })
})
