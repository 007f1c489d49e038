import { expect, test } from 'vitest'
import { codeAt, stepAt } from '../../../testing/authenticator.ts'
import { newSecret, setupUri, stepOf } from './totp.ts'

/** RFC 6238, appendix B, SHA-1: Unix time in seconds and the code, of which six digits are shown. */
const vectors: readonly [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]
/** `12345678901234567890` in Base32. */
const secretOfVectors = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each(vectors)('at %i seconds the code of the RFC is accepted, with its step', (seconds, code) => {
  const at = new Date(seconds * 1000)
  expect(stepOf(secretOfVectors, code.slice(-6), at)).toBe(Math.floor(seconds / 30))
  expect(codeAt(secretOfVectors, at)).toBe(code.slice(-6))
})

test('one step of drift is accepted on either side, two are not', () => {
  const secret = newSecret()
  const at = new Date('2026-11-23T06:00:07Z')
  const codes = [-2, -1, 0, 1, 2].map((off) => codeAt(secret, new Date(at.getTime() + off * 30_000)))
  const step = stepAt(at)
  expect(codes.map((code) => stepOf(secret, code, at))).toEqual([null, step - 1, step, step + 1, null])
})

test.each([
  '',
  '1',
  '12345',
  '1234567',
  'abcdef',
  '１２３４５６',
  '-12345',
  '000000 ',
])('%j is no code', (code) => {
  expect(stepOf(secretOfVectors, code, new Date(59_000))).toBeNull()
})

test('secrets are 160 bits and unique; the entry in the app names shop and user', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(setupUri(secretOfVectors, 'Dimsum Bu Sari & Co', 'pemilik'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Dimsum Bu Sari & Co:pemilik',
  ])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: secretOfVectors,
    issuer: 'Dimsum Bu Sari & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
