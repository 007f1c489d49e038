import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { expect, test } from 'vitest'
import { namesOf } from './package-names.ts'

const menu = builtInMenu().map((item) => ({
  ...item,
  state: item.packageType === '20pcs' ? ('archived' as const) : ('hidden' as const),
}))

test.each([
  ['10pcs', 'Paket Kecil (10 pcs)', 'Small Pack (10 pcs)'],
  ['20pcs', 'Paket Sedang (20 pcs) (diarsipkan)', 'Medium Pack (20 pcs) (archived)'],
  ['hamper-2019', 'hamper-2019', 'hamper-2019'],
])('the package %s is called %s', (packageType, id, en) => {
  expect(namesOf(menu as never).nameOf(packageType)).toMatchObject({ id, en })
})

test('the short name leaves out the piece count', () => {
  expect(namesOf(menu as never).shortNameOf('100pcs').id).toBe('Paket Besar')
})
