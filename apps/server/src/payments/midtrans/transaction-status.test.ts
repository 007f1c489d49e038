import { describe, expect, it } from 'vitest'
import { outcomeOf, parseTransactionStatus, transactionStatuses } from './transaction-status.ts'

describe('a transaction status of Midtrans', () => {
  it('is parsed in any case', () => {
    expect(parseTransactionStatus('PENDING')).toBe('pending')
    for (const each of transactionStatuses) expect(parseTransactionStatus(each)).toBe(each)
  })

  it.each(['', 'paid', 'settled', ' settlement', 'settlement\n', 'constructor'])('is not %j', (text) => {
    expect(parseTransactionStatus(text)).toBeNull()
    expect(outcomeOf(text)).toBeNull()
  })

  it.each([
    ['pending', undefined, 'open'],
    ['pending', 'accept', 'open'],
    ['authorize', 'accept', 'open'],
    ['capture', 'accept', 'paid'],
    ['capture', 'challenge', 'open'],
    ['capture', 'deny', 'failed'],
    ['capture', undefined, 'open'],
    ['capture', '', 'open'],
    ['settlement', undefined, 'paid'],
    ['settlement', null, 'paid'],
    ['settlement', '', 'paid'],
    ['settlement', 'accept', 'paid'],
    ['settlement', 'ACCEPT', 'paid'],
    ['settlement', 'challenge', 'open'],
    ['settlement', 'deny', 'failed'],
    ['settlement', 'a new word', 'open'],
    ['deny', undefined, 'denied'],
    ['failure', undefined, 'failed'],
    ['cancel', undefined, 'cancelled'],
    ['expire', undefined, 'expired'],
    ['refund', 'accept', 'reversed'],
    ['chargeback', 'accept', 'reversed'],
    ['partial_refund', 'accept', 'partly-reversed'],
    ['partial_chargeback', 'accept', 'partly-reversed'],
  ] as const)('%s with fraud status %s means %s', (status, fraud, meaning) => {
    expect(outcomeOf(status, fraud)).toBe(meaning)
  })
})
