import { describe, expect, test } from 'vitest'
import { newToken, tokenHash } from './secret-token.ts'

describe('a secret token', () => {
  test('is new each time and fits into a cookie', () => {
    const tokens = Array.from({ length: 100 }, newToken)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test('is stored as 32 bytes that do not reveal it, the same for the same token', () => {
    const token = newToken()
    const hash = tokenHash(token)
    expect(hash).toHaveLength(32)
    expect(hash?.toString('base64url')).not.toBe(token)
    expect(tokenHash(token)).toEqual(hash)
    expect(tokenHash(newToken())).not.toEqual(hash)
  })

  test.each([
    undefined,
    '',
    'x',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}'`,
    `${'A'.repeat(42)} `,
  ])('%j has not the form of one and is looked up nowhere', (value) => {
    expect(tokenHash(value)).toBeNull()
  })
})
