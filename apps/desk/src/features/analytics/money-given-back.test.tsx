import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyFigures } from './money-figures.tsx'
import { PackageSum } from './package-sum.tsx'

const total = {
  ...{ total: 124_000, received: 174_000, givenBack: 50_000, thisMonth: 0, lastMonth: 0 },
  ...{ paidOrders: 3, owed: 0, owedOrders: 0 },
}

test('figures with refunds name what was given back, and the price of the packages leads to the net revenue', () => {
  const shown = renderToStaticMarkup(
    <>
      <MoneyFigures total={total} />
      <PackageSum packages={[{ packageType: '20pcs', orders: 3, revenue: 164_000 }]} money={total} />
    </>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(shown).toContain('Diterima Rp 174.000, dikembalikan Rp 50.000')
  expect(shown).toContain(
    'Paket Rp 164.000 Ongkir dan potongan Rp 10.000 Dikembalikan -Rp 50.000 Omzet bersih Rp 124.000',
  )
})
