import { describe, expect, it } from 'vitest'
import { loginPath, returnPath } from './return-path.ts'

const afterLoginFrom = (path: string) => returnPath(loginPath(path).slice('/admin-login'.length))

describe('after signing in', () => {
  it('returns to the tab the owner was on', () => {
    expect(afterLoginFrom('/admin?tab=orders')).toBe('/admin?tab=orders')
  })

  it('returns to the section of the settings', () => {
    expect(afterLoginFrom('/admin/pengaturan/dapur')).toBe('/admin/pengaturan/dapur')
  })

  it.each([
    '//evil.example',
    '//admin/pengaturan/dapur',
    '/admin/pengaturan/..',
    '/admin/pengaturan//dapur',
    '/admin/pengaturan/a/b',
    'https://evil.example/admin',
    '/admin/../order',
    'javascript:alert(1)',
    '',
  ])('never follows %j', (path) => expect(afterLoginFrom(path)).toBeNull())
})
