import { expect, it } from 'vitest'
import { orderedPackages, packageWords } from './packages.ts'

it('several packages are joined in one line, in either language', () => {
  const text = orderedPackages([
    { name: packageWords['20pcs'].name, quantity: 2 },
    {
      name: packageWords['10pcs'].name,
      quantity: 1,
      choices: { id: 'Isi: ayam, udang', en: 'Filling: chicken, prawn' },
    },
  ])
  expect(text.id).toBe('2 × Paket Sedang (20 pcs), 1 × Paket Kecil (10 pcs) [Isi: ayam, udang]')
  expect(text.en).toBe('2 × Medium Pack (20 pcs), 1 × Small Pack (10 pcs) [Filling: chicken, prawn]')
})
