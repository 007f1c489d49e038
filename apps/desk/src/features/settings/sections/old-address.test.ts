import { expect, test } from 'vitest'
import { sectionOfOldAddress } from './old-address.ts'

test.each([
  ['tab=tim', '', 'tim'],
  ['tab=akun', '', 'kata-sandi'],
  ['tab=toko', '#dapur', 'dapur'],
  ['', '#data-pelanggan', 'data-pelanggan'],
  ['tab=toko', '', undefined],
  ['tab=lain', '#isi', undefined],
  ['', '', undefined],
])('?%s%s was the section %s', (search, hash, section) => {
  expect(sectionOfOldAddress(search, hash)).toBe(section)
})
