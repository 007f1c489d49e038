import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { expect, test } from 'vitest'
import { namesOf } from '../../components/package-names.ts'
import { emptyChoices } from './choice-values.ts'
import { storedChoices } from './overtaken-choices.ts'

test('packages that another device chose are listed by name', () => {
  const stored = { ...emptyChoices, packages: ['10pcs', '100pcs'] }
  const [line] = storedChoices(stored, emptyChoices, namesOf(builtInMenu()).nameOf)
  expect(line?.id).toContain('Paket Kecil (10 pcs)')
  expect(line?.id).toContain('Paket Besar (100 pcs)')
})
