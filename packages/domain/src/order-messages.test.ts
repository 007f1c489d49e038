import { describe, expect, it } from 'vitest'
import { consentWord, quietForMs } from './order-messages.ts'

const hourMs = 3_600_000
const night = { begins: '21:00', ends: '07:00' }
const at = (wib: string) => new Date(`2026-11-21T${wib}:00+07:00`)

describe('quiet hours', () => {
  it.each([
    ['20:59', night, 0],
    ['21:00', night, 10],
    ['23:30', night, 7.5],
    ['00:00', night, 7],
    ['06:00', night, 1],
    ['07:00', night, 0],
    ['13:00', { begins: '12:00', ends: '14:30' }, 1.5],
    ['15:00', { begins: '12:00', ends: '14:30' }, 0],
    ['12:00', { begins: '12:00', ends: '12:00' }, 0],
    ['23:00', null, 0],
  ] as const)('at %s of %j last %d hours more', (wib, quiet, hours) => {
    expect(quietForMs(at(wib), quiet)).toBe(hours * hourMs)
  })
})

describe('a customer’s word', () => {
  it.each([
    ['STOP', 'stop'],
    [' stop! ', 'stop'],
    ['Berhenti.', 'stop'],
    ['mulai', 'start'],
    ['START', 'start'],
    ['Tolong stop di depan pagar', null],
    ['jangan berhenti', null],
    ['', null],
    ['🥟', null],
  ])('%j is %s', (text, word) => {
    expect(consentWord(text)).toBe(word)
  })
})
