import type { MenuPackage } from '@dimsum/contract/menu'
import { rupiah } from '@dimsum/domain/money'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PreviewLine } from './order-preview.ts'
import { OrderSummary } from './order-summary.tsx'

const line = (type: MenuPackage['packageType'], quantity: number) => {
  const item = menuPackage(type)
  return { item, quantity, choices: [], unitPrice: rupiah(item.price), total: rupiah(item.price * quantity) }
}

/** The summary's names and values in reading order. */
function summaryOf(lines: [PreviewLine, ...PreviewLine[]], isFeeOpen = false) {
  const total = rupiah(lines.reduce((sum, one) => sum + one.total, 0))
  const preview = { lines, items: [], linesTotal: total, discount: null, total, isFeeOpen }
  return renderToStaticMarkup(<OrderSummary preview={{ ...preview, charges: undefined, deposit: null }} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('the summary of one package shows its description, price and quantity, and whether a fee is still open', () => {
  const summary = summaryOf([line('20pcs', 3)])
  expect(summary).toContain(
    'Paket Sedang (20 pcs) Ideal untuk keluarga kecil atau gathering Harga per paket Rp 58.000 Jumlah 3 paket Total Rp 174.000',
  )
  expect(summary).not.toContain('Belum termasuk ongkir')
  expect(summaryOf([line('20pcs', 3)], true)).toContain('Belum termasuk ongkir')
})

test('the summary of several packages has a total per package, and the total quantity', () => {
  expect(summaryOf([line('20pcs', 3), line('10pcs', 12), line('100pcs', 1)])).toContain(
    [
      '3 × Paket Sedang (20 pcs) Rp 58.000 per paket Rp 174.000',
      '12 × Paket Kecil (10 pcs) Rp 30.000 per paket Rp 360.000',
      '1 × Paket Besar (100 pcs) Rp 270.000 per paket Rp 270.000',
      'Jumlah 16 paket Total Rp 804.000',
    ].join(' '),
  )
})
