import { type CutOffRules, checkDeliveryDay } from '@dimsum/domain/delivery-date'
import { addWibDays } from '@dimsum/domain/wib-date'
import { expect, it } from 'vitest'
import { dayRefusal } from './delivery-refusal.ts'

/** Saturday 21 November 2026, one minute after the cut-off for Sunday. */
const now = new Date('2026-11-21T15:01:00+07:00')
const rules = {
  cutOff: '15:00',
  bigOrderPieces: 300,
  bigOrderLeadDays: 2,
  horizonDays: 30,
  closedDates: ['2026-12-01'],
}

const refusalOf = (day: string, pieces: number, calendar: CutOffRules = rules) => {
  const check = checkDeliveryDay(day, now, pieces, calendar)
  return check.ok ? null : dayRefusal(day, check, pieces, calendar, now)
}

it.each([
  [
    '2026-11-22',
    20,
    'Pemesanan untuk Minggu, 22 November sudah ditutup Sabtu, 21 November pukul 15.00 WIB. Tanggal terdekat: Senin, 23 November.',
  ],
  [
    '2026-11-23',
    300,
    'Pemesanan 300 pcs atau lebih untuk Senin, 23 November sudah ditutup Sabtu, 21 November pukul 15.00 WIB. Tanggal terdekat: Selasa, 24 November.',
  ],
  ['2026-11-20', 20, 'Tanggal Jumat, 20 November sudah lewat. Tanggal terdekat: Senin, 23 November.'],
  ['2026-12-01', 20, 'Dapur kami tutup pada Selasa, 1 Desember. Tanggal terdekat: Rabu, 2 Desember.'],
  ['2027-01-01', 20, 'Pemesanan dibuka sampai 30 hari ke depan. Tanggal terdekat: Senin, 21 Desember.'],
  ['2026-02-30', 20, 'Tanggal belum benar. Tanggal terdekat: Senin, 23 November.'],
])('tells why %s cannot be had for %d pieces', (day, pieces, message) => {
  expect(refusalOf(day, pieces)?.id).toBe(message)
})

it('names the longer calendar of seasonal packages', () => {
  expect(refusalOf('2027-03-11', 20, { ...rules, reachesTo: '2027-03-10' })?.id).toBe(
    'Pemesanan dibuka sampai 109 hari ke depan. Tanggal terdekat: Rabu, 10 Maret.',
  )
})

it('has a text for when no day is available', () => {
  const closedDates = Array.from({ length: 31 }, (_, ahead) => addWibDays('2026-11-21', ahead))
  expect(refusalOf('2026-11-25', 20, { ...rules, closedDates })?.id).toBe(
    'Dapur kami tutup pada Rabu, 25 November. Belum ada tanggal yang bisa dipesan, silakan hubungi kami.',
  )
})

it('is English when English is chosen', () => {
  expect(refusalOf('2026-11-23', 300)?.en).toBe(
    'Orders of 300 pcs or more for Monday, 23 November closed on Saturday, 21 November at 15:00 WIB. The nearest day is Tuesday, 24 November.',
  )
})
