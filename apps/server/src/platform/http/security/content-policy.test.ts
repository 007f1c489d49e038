import { paymentModes } from '@dimsum/contract/shop-config'
import { describe, expect, test } from 'vitest'
import { allowStyle, paymentPolicy, policyText, strictPolicy } from './content-policy.ts'

describe('the content security policy', () => {
  test('of every document allows nothing cross-origin and nothing inline', () => {
    const text = policyText(strictPolicy)
    expect(text).toContain("default-src 'none';script-src 'self';style-src 'self'")
    expect(text).not.toMatch(/unsafe|https:|\*/)
  })

  test.each(
    paymentModes,
  )('of the payment documents in %s mode never allows inline or evaluated scripts', (mode) => {
    expect(paymentPolicy(mode)['script-src']).not.toContain("'unsafe-inline'")
    expect(paymentPolicy(mode)['script-src']).not.toContain("'unsafe-eval'")
    expect(paymentPolicy(mode)['frame-ancestors']).toEqual(["'none'"])
  })

  test("of the payment documents allows the popup: our own in demo mode, the provider's otherwise", () => {
    expect(paymentPolicy('demo')['frame-src']).toEqual(["'self'"])
    expect(policyText(paymentPolicy('demo'))).not.toContain('https:')
    expect(paymentPolicy('production')['frame-src']).toContain('https://*.midtrans.com')
    expect(paymentPolicy('production')['script-src']).toContain('https://*.midtrans.com')
  })

  test('allows a style by its hash, unless all inline styles are allowed already', () => {
    expect(allowStyle(strictPolicy, 'sha256-abc')['style-src']).toEqual(["'self'", "'sha256-abc'"])
    expect(allowStyle(paymentPolicy('sandbox'), 'sha256-abc')).toEqual(paymentPolicy('sandbox'))
  })
})
