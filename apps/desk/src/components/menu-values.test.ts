import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { expect, test } from 'vitest'
import { menuValues } from './menu-values.ts'
import { namesOf } from './package-names.ts'

test('packages that another device chose are listed by name', () => {
  const { packages } = menuValues(namesOf(builtInMenu()))
  expect(packages(['10pcs', '100pcs']).id).toBe('Paket Kecil (10 pcs), Paket Besar (100 pcs)')
})
