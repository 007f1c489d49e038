import { nextStatus, orderStatuses } from '@dimsum/domain/order-status'
import { expect, it } from 'vitest'
import { nextStep, statusBadge, statusEnglish, statusSentence, statusTracking } from './order-status.ts'
import { textOf } from './sentence.ts'

it.each([
  ['pending', 'Menunggu', 'Menunggu Konfirmasi', 'Pending'],
  ['confirmed', 'Dikonfirmasi', 'Dikonfirmasi', 'Confirmed'],
  ['preparing', 'Sedang Diproses', 'Sedang Diproses', 'Preparing'],
  ['ready', 'Siap', 'Siap untuk Diambil/Dikirim', 'Ready'],
  ['delivered', 'Terkirim', 'Selesai', 'Delivered'],
  ['cancelled', 'Dibatalkan', 'Dibatalkan', 'Cancelled'],
] as const)('the words are the specification’s for %s', (each, ...expected) => {
  const tables = [statusBadge, statusTracking, statusEnglish]
  expect(tables.map((words) => textOf(words[each], 'default'))).toEqual(expected)
})

it.each([
  ['pending', true, 'Pesanan Anda sudah masuk. Kami konfirmasi sebentar lagi.'],
  ['confirmed', true, 'Sudah masuk jadwal dapur kami.'],
  ['preparing', true, 'Dimsum Anda sedang kami siapkan dan kukus.'],
  ['ready', true, 'Sudah siap dan menunggu diantar.'],
  ['ready', false, 'Sudah siap, silakan diambil.'],
  ['delivered', true, 'Selesai. Selamat menikmati.'],
  ['cancelled', true, 'Pesanan Dibatalkan'],
] as const)('the waiting customer is told about %s (delivery: %s)', (each, isDelivery, sentence) => {
  expect(textOf(statusSentence(each, isDelivery), 'default')).toBe(sentence)
})

it('delivery and pick-up differ only at the hand-over', () => {
  for (const each of orderStatuses) {
    expect(statusSentence(each, true) !== statusSentence(each, false)).toBe(each === 'ready')
  }
})

it('there is a button exactly when there is a next step', () => {
  const texts = orderStatuses.map((each) => nextStep[each] && textOf(nextStep[each], 'default'))
  expect(texts).toEqual(['Konfirmasi', 'Mulai proses', 'Tandai siap', 'Tandai terkirim', null, null])
  for (const each of orderStatuses) expect(nextStep[each] === null).toBe(nextStatus(each) === null)
})
