import { expect, test } from 'vitest'
import { exampleServerKey } from './keys.ts'
import type { Transaction } from './records.ts'
import { notificationFixtures as fixtures } from './testing/notification-fixtures.ts'
import { transactionBody } from './transaction-body.ts'
import { notificationCode, phaseOf } from './transaction-states.ts'
import { readWireTime } from './wire-format.ts'

const at = (jakarta: string): number => readWireTime(`${jakarta} +0700`) ?? Number.NaN

const transaction = (nth: number, orderId: string, grossAmount: number): Transaction => ({
  transactionId: `11111111-1111-4111-8111-${String(nth).padStart(12, '0')}`,
  token: 'token',
  orderId,
  method: 'bca_va',
  paymentType: 'bank_transfer',
  grossAmount,
  status: 'pending',
  fraud: 'accept',
  createdAt: at('2026-01-01 07:01:00'),
  expiresAt: at('2026-01-02 07:00:00'),
  numbers: {},
  refunds: [],
  history: [],
})

const gopayPaid: Transaction = {
  ...transaction(5, 'ORDER-46-1767225600004', 58_000),
  method: 'gopay',
  paymentType: 'gopay',
  status: 'settlement',
  paidAt: at('2026-01-01 07:01:40'),
  settledAt: at('2026-01-01 07:01:40'),
}

const card: Transaction = {
  ...transaction(7, 'ORDER-48-1767225600006', 58_000),
  method: 'credit_card',
  paymentType: 'credit_card',
}

const cases: [keyof typeof fixtures, Transaction][] = [
  [
    'bcaPending',
    { ...transaction(1, 'ORDER-42-1767225600000', 58_000), numbers: { vaNumber: '70001234567' } },
  ],
  [
    'bniSettlement',
    {
      ...transaction(2, 'ORDER-43-1767225600001', 30_000),
      method: 'bni_va',
      status: 'settlement',
      paidAt: at('2026-01-01 07:05:09'),
      settledAt: at('2026-01-01 07:05:10'),
      numbers: { vaNumber: '9880000000000043' },
    },
  ],
  [
    'permataExpire',
    {
      ...transaction(3, 'ORDER-44-1767225600002', 270_000),
      method: 'permata_va',
      status: 'expire',
      numbers: { vaNumber: '850000000000044' },
    },
  ],
  [
    'mandiriCancel',
    {
      ...transaction(4, 'ORDER-45-1767225600003', 60_000),
      method: 'echannel',
      paymentType: 'echannel',
      status: 'cancel',
      numbers: { billerCode: '70012', billKey: '700000000045' },
    },
  ],
  ['gopaySettlement', gopayPaid],
  [
    'qrisSettlement',
    {
      ...transaction(6, 'ORDER-47-1767225600005', 58_000),
      method: 'gopay',
      paymentType: 'qris',
      status: 'settlement',
      paidAt: at('2026-01-01 07:02:30'),
      settledAt: at('2026-01-01 07:02:30'),
      numbers: { issuer: 'dana', crossReferenceId: '11111111-1111-4111-8111-000000000047' },
    },
  ],
  [
    'cardCapture',
    {
      ...card,
      transactionId: '11111111-1111-4111-8111-000000000008',
      status: 'capture',
      paidAt: at('2026-01-01 07:01:01'),
      numbers: { maskedCard: '48111111-1114', cardBank: 'bni', approvalCode: '1767225661000' },
    },
  ],
  [
    'gopayPartialRefund',
    {
      ...gopayPaid,
      status: 'partial_refund',
      refunds: [
        {
          chargebackId: 101,
          amount: 28_000,
          createdAt: at('2026-01-02 10:00:00'),
          reason: 'paket kurang',
          key: 'ORDER-46-r1',
        },
      ],
    },
  ],
]

test.each(
  cases,
)('the notification %s has exactly the published fields, values and signature', (name, record) => {
  const body = transactionBody(record, {
    statusCode: notificationCode(phaseOf(record)),
    statusMessage: 'midtrans payment notification',
    merchantId: 'G000000001',
    serverKey: exampleServerKey,
    customFields: {},
  })
  expect(JSON.parse(JSON.stringify(body))).toEqual(fixtures[name])
})
