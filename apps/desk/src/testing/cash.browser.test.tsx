import type { CashShifts } from '@dimsum/contract/cash'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { delayRequests, recordIn } from '@dimsum/web/testing/answers.ts'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder, aShift, closing } from './desk-answers.ts'
import { openDesk, ownerSession, toast } from './open-desk.tsx'

/** The states of «Kas»: no drawer open, live, counted with a difference, refused, closed. */

const path = '/admin/kas'
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const nothing: CashShifts = { shifts: [], outside: { received: 0, givenBack: 0 } }

describe('the drawer', () => {
  test('opens with its float, and the float is asked for first', async () => {
    const sent: unknown[] = []
    let answer = nothing
    openDesk(path, {
      'GET /api/admin/cash/shifts': () => Response.json(answer),
      'POST /api/admin/cash/shifts': recordIn(sent, () => {
        answer = { ...nothing, shifts: [aShift()] }
        return Response.json(aShift(), { status: 201 })
      }),
    })
    await press('Buka kas')
    await expect.element(page.getByText('Tulis jumlahnya dalam rupiah penuh, boleh 0.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Uang awal' }).fill('100.000')
    await press('Buka kas')
    await expect.element(page.getByText('Seharusnya di laci').first()).toBeVisible()
    expect(sent).toEqual([{ openingFloat: 100_000 }])
  })

  test('closes without a reason when the count is exact, and asks for one when it is not', async () => {
    const sent: unknown[] = []
    openDesk(path, {
      'GET /api/admin/cash/shifts': { ...nothing, shifts: [aShift()] },
      'POST /api/admin/cash/shifts/1/close': recordIn(sent, () => Response.json(aShift({ closing }))),
    })
    const counted = page.getByRole('textbox', { name: 'Uang yang dihitung' })
    const reason = page.getByRole('textbox', { name: 'Alasan selisih' })
    await counted.fill('150.000')
    await expect.element(page.getByText('Pas, tidak ada selisih.')).toBeVisible()
    await expect.element(reason).not.toBeInTheDocument()
    await counted.fill('148.000')
    await expect.element(page.getByText(/^Kurang Rp\s2\.000\.$/)).toBeVisible()
    await press('Tutup kas')
    await expect.element(page.getByText('Tulis alasan selisihnya.')).toBeVisible()
    await expectAccessible('a drawer with a difference')
    expect(sent).toEqual([])
    await reason.fill('Kembalian salah')
    await press('Tutup kas')
    await expect.poll(toast).toContain('Kas ditutup')
    expect(sent).toEqual([{ expected: 150_000, counted: 148_000, reason: 'Kembalian salah' }])
  })

  test('shows the new amount when other cash came in between, and keeps what was typed', async () => {
    let expected = 150_000
    openDesk(path, {
      'GET /api/admin/cash/shifts': () => Response.json({ ...nothing, shifts: [aShift({ expected })] }),
      'POST /api/admin/cash/shifts/1/close': () => {
        expected = 208_000
        return Response.json({ message: 'Baru ada uang tunai lain.', code: 'stale' }, { status: 409 })
      },
    })
    await page.getByRole('textbox', { name: 'Uang yang dihitung' }).fill('150000')
    await press('Tutup kas')
    await expect.element(page.getByText('Baru ada uang tunai lain.')).toBeVisible()
    await expect.element(page.getByText(/^Kurang Rp\s58\.000\.$/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Uang yang dihitung' })).toHaveValue('150.000')
  })

  test('left open over midnight shows the date of the cash of later days, once it is loaded', async () => {
    const { answer, release } = delayRequests()
    const shift = aShift({ openedAt: '2026-11-20T03:00:00.000Z' })
    const moved = { orderId: 12, received: 58_000, givenBack: 0 }
    const moves = [
      { ...moved, at: '2026-11-20T18:05:00.000Z' },
      { ...moved, at: '2026-11-20T04:00:00.000Z' },
    ]
    openDesk(path, {
      'GET /api/admin/cash/shifts': { ...nothing, shifts: [shift] },
      'GET /api/admin/cash/shifts/1': answer,
    })
    await page.getByText('Tunai satu per satu').click()
    await expect.element(page.getByText('Memuat')).toBeInTheDocument()
    release(Response.json({ ...shift, moves }))
    await expect.element(page.getByText('21 Nov 2026, 01:05')).toBeVisible()
    await expect.element(page.getByText('11:00', { exact: true })).toBeVisible()
  })

  test('of a closed shift shows the difference, its reason and later corrections', async () => {
    openDesk(path, {
      'GET /api/admin/cash/shifts': {
        shifts: [aShift({ isOwn: false, person: 'bu-rini', closing })],
        outside: { received: 58_000, givenBack: 0 },
      },
    })
    const past = page.getByRole('list', { name: 'Kas sebelumnya' })
    await expect.element(past.getByText(/^Kurang Rp\s2\.000\.$/)).toBeVisible()
    await expect.element(past.getByText('Kembalian salah')).toBeVisible()
    await expect.element(past.getByText('Ditutup oleh')).toBeVisible()
    await expect.element(past.getByText(/sekarang seharusnya Rp\s150\.000/)).toBeVisible()
    await expect.element(page.getByText(/^Tunai tanpa kas yang dibuka: Rp\s58\.000 diterima/)).toBeVisible()
  })
})

describe('the quick sale', () => {
  const sale = `${path}?view=jual`
  type Sale = { key: string; items: object[]; expectedTotal: number }
  const stored = anOrder({ id: 77, totalPrice: '58000.00', status: 'delivered' })
  const keyReused = { message: 'Kunci ini sudah dipakai.', code: 'key-reused' }
  const more = (name: RegExp) => page.getByRole('button', { name }).click()
  const take = page.getByRole('button', { name: /^Terima Rp\s58\.000 tunai$/ })

  test('sells what was counted for the shown total, once, and starts again', async () => {
    const sent: Sale[] = []
    openDesk(sale, {
      'POST /api/admin/counter-sales': recordIn(sent, () => Response.json(stored, { status: 201 })),
    })
    await page.getByRole('button', { name: /^Terima Rp\s0 tunai$/ }).click()
    await expect.element(page.getByText('Pilih paketnya dulu.')).toBeVisible()
    await more(/^Tambah Paket Sedang/)
    await page.getByRole('textbox', { name: /Uang dari pembeli/ }).fill('100.000')
    await expect.element(page.getByText(/^Kembalian Rp\s42\.000$/)).toBeVisible()
    await take.dblClick()
    await expect.element(page.getByText(/^Terakhir:/)).toHaveTextContent(/#000077/)
    await expect.element(page.getByRole('button', { name: /^Terima Rp\s0 tunai$/ })).toBeVisible()
    expect(sent.map(({ key: _, ...rest }) => rest)).toEqual([
      { items: [{ packageType: '20pcs', quantity: 1 }], expectedTotal: 58_000 },
    ])
  })

  test('lists the packages in the sections of the menu', async () => {
    const category = { id: 'Hampers', en: 'Hampers' }
    const menu = [menuPackage('100pcs', { category }), menuPackage('10pcs'), menuPackage('20pcs')]
    openDesk(sale, {}, shopConfig({}, { menu }))
    await expect.element(page.getByRole('heading', { name: 'Hampers' })).toBeVisible()
    const shown = [...document.querySelectorAll('fieldset :is(h3, label)')].map(
      (element) => element.textContent?.match(/Hampers|Kecil|Sedang|Besar/)?.[0],
    )
    expect(shown).toEqual(['Kecil', 'Sedang', 'Hampers', 'Besar'])
  })

  test('is sent again under its key after a lost answer, and keeps what was typed after a refusal', async () => {
    const sent: Sale[] = []
    openDesk(sale, {
      'POST /api/admin/counter-sales': recordIn(sent, () =>
        sent.length === 1
          ? Response.json({ message: 'sibuk' }, { status: 503, headers: { 'Retry-After': '0' } })
          : Response.json({ message: 'Harga baru saja berubah.', code: 'stale' }, { status: 409 }),
      ),
    })
    await more(/^Tambah Paket Sedang/)
    await take.click()
    await expect.element(page.getByText('Harga baru saja berubah.')).toBeVisible()
    await expect.element(page.getByText('Belum tercatat')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await expect.element(take).toBeVisible()
    await expectAccessible('a refused quick sale')
  })

  test('that was stored before the packages changed says so instead of selling the changed ones', async () => {
    const sent: Sale[] = []
    openDesk(sale, {
      'POST /api/admin/counter-sales': recordIn(sent, ({ items }) => {
        if (sent.length === 1)
          return Response.json({ message: 'Gangguan.', code: 'internal' }, { status: 500 })
        const isStored = JSON.stringify(items) === JSON.stringify(sent[0]?.items)
        return isStored ? Response.json(stored) : Response.json(keyReused, { status: 422 })
      }),
    })
    await more(/^Tambah Paket Sedang/)
    await take.click()
    await expect.element(page.getByText('Belum tercatat')).toBeVisible()
    await more(/^Tambah Paket Sedang/)
    await page.getByRole('button', { name: /^Terima Rp\s116\.000 tunai$/ }).click()
    await expect.poll(toast).toContain('Kiriman pertama sudah tercatat')
    expect(toast()).toContain('#000077')
  })

  test('says that the cash is in no drawer while none is open', async () => {
    openDesk(sale, { 'GET /api/admin/cash/shifts': nothing })
    await expect.element(page.getByText(/^Kas Anda belum dibuka\./)).toBeVisible()
  })
})

describe('cash at the hand-over scan', () => {
  const order = anOrder({ id: 12, status: 'delivered', isPaid: false, totalPrice: '58000.00' })
  const handOver = { collect: '58000.00', phone: null }
  const scanned = { order, statusBefore: 'ready', notices: ['unpaid'], handOver }
  const take = page.getByRole('button', { name: /^Terima Rp\s58\.000 tunai$/ })
  const scan = async (answers: Parameters<typeof openDesk>[1]) => {
    openDesk('/admin/dapur?view=scan', { 'POST /api/admin/scan': scanned, ...answers })
    await page.getByText('Serahkan', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Nomor pesanan' }).fill('12')
    await press('Catat')
    await expect.element(page.getByText(/Belum bayar: tagih Rp\s58\.000/)).toBeVisible()
  }

  test('is recorded with one press, and the result no longer asks for it', async () => {
    const sent: unknown[] = []
    await scan({ 'POST /api/payment/manual-update': recordIn(sent, () => Response.json({ isPaid: true })) })
    await expectAccessible('a hand-over with cash')
    await take.click()
    await expect.element(take).not.toBeInTheDocument()
    await expect.element(page.getByText(/Belum bayar/)).not.toBeInTheDocument()
    expect(sent).toEqual([{ orderId: 12, isPaid: true, paymentMethod: 'tunai', amount: 58_000 }])
  })

  test('counts as received when another device was faster, and stays when it failed', async () => {
    let isPaid = false
    await scan({
      'POST /api/payment/manual-update': () =>
        Response.json({ message: 'Pesanan ini sudah dibayar.', code: 'conflict' }, { status: 409 }),
      'GET /api/orders/12': () => Response.json({ ...order, isPaid }),
    })
    await take.click()
    await expect.poll(toast).toContain('Pesanan ini sudah dibayar.')
    await expect.element(take).toBeVisible()
    isPaid = true
    await take.click()
    await expect.element(take).not.toBeInTheDocument()
  })

  test('is not offered to the kitchen, which may not record payments', async () => {
    await scan({ 'GET /api/admin/session': { ...ownerSession(), role: 'kitchen' } })
    await expect.element(take).not.toBeInTheDocument()
  })
})
