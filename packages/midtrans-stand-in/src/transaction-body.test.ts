import { expect, test } from 'vitest'
import { exampleServerKey } from './keys.ts'
import type { Transaction } from './records.ts'
import { transactionBody } from './transaction-body.ts'
import { notificationCode, phaseOf } from './transaction-states.ts'
import { readWireTime } from './wire-format.ts'

const at = (jakarta: string): number => readWireTime(`${jakarta} +0700`) ?? Number.NaN
const gopayPaidAt = at('2026-01-01 07:01:40')
const gopayPaid: Partial<Transaction> = { method: 'gopay', paidAt: gopayPaidAt, settledAt: gopayPaidAt }

type Sample = {
  name: string
  /** Transaction id, order id and amount, in the body and in the record. */
  of: { transaction_id: string; order_id: string; gross_amount: string }
  status: Transaction['status']
  paymentType: Transaction['paymentType']
  /** The other fields of the body besides those that every notification has. */
  body: { status_code: string; signature_key: string; [field: string]: unknown }
  record: Partial<Transaction>
}

const of = (nth: number, order: string, rupiah: number) => ({
  transaction_id: `11111111-1111-4111-8111-00000000000${nth}`,
  order_id: `ORDER-${order}`,
  gross_amount: `${rupiah}.00`,
})

/**
 * Notifications in the documented formats, one per kind, signed with the example server key by another program.
 * Formats: https://docs.midtrans.com/docs/https-notification-webhooks and the pages of each method.
 */
const samples: Sample[] = [
  {
    name: 'BCA pending',
    of: of(1, '42-1767225600000', 58_000),
    status: 'pending',
    paymentType: 'bank_transfer',
    body: {
      status_code: '201',
      va_numbers: [{ va_number: '70001234567', bank: 'bca' }],
      payment_amounts: [],
      expiry_time: '2026-01-02 07:00:00',
      signature_key:
        '325e733f5d01602493ffa859f7f6f8b4e7333aabeed873e596cbd9c99220fc0416bfa22b997e3373f64ad2eab2afb5567b87e490e98ddb25daa633814bc99c83',
    },
    record: { numbers: { vaNumber: '70001234567' } },
  },
  {
    name: 'BNI settlement',
    of: of(2, '43-1767225600001', 30_000),
    status: 'settlement',
    paymentType: 'bank_transfer',
    body: {
      status_code: '200',
      settlement_time: '2026-01-01 07:05:10',
      va_numbers: [{ va_number: '9880000000000043', bank: 'bni' }],
      payment_amounts: [{ paid_at: '2026-01-01 07:05:09', amount: '30000.00' }],
      signature_key:
        'ae2a82e3299aed1bf8b03ba17a12097b848b71619e58dc19742936e80581587360243b49f36fc1fd318e1eac2a0a968fbce17124322ece39f22282015e04b26d',
    },
    record: {
      method: 'bni_va',
      paidAt: at('2026-01-01 07:05:09'),
      settledAt: at('2026-01-01 07:05:10'),
      numbers: { vaNumber: '9880000000000043' },
    },
  },
  {
    name: 'Permata expire',
    of: of(3, '44-1767225600002', 270_000),
    status: 'expire',
    paymentType: 'bank_transfer',
    body: {
      status_code: '202',
      permata_va_number: '850000000000044',
      expiry_time: '2026-01-02 07:00:00',
      signature_key:
        '6a3a2dfa83f25a26ac94ff9435c8cfd6749a08a7eb93449d0ba5395fd8c73999c64b5d797026356233a88428bf8b161c43762a664935f4d49255fecc12410a17',
    },
    record: { method: 'permata_va', numbers: { vaNumber: '850000000000044' } },
  },
  {
    name: 'Mandiri cancel',
    of: of(4, '45-1767225600003', 60_000),
    status: 'cancel',
    paymentType: 'echannel',
    body: {
      status_code: '202',
      biller_code: '70012',
      bill_key: '700000000045',
      signature_key:
        'b13515110f79bf4900d2ff3a3736686451c92b020dab1387bd55f11b7970ea959376a7c818b342f45f3f02e669384f09c5064c8ed0c0b89f427321e1cc5df1c9',
    },
    record: { numbers: { billerCode: '70012', billKey: '700000000045' } },
  },
  {
    name: 'GoPay settlement',
    of: of(5, '46-1767225600004', 58_000),
    status: 'settlement',
    paymentType: 'gopay',
    body: {
      status_code: '200',
      settlement_time: '2026-01-01 07:01:40',
      payment_option_type: 'GOPAY_WALLET',
      signature_key:
        '9115d874768441a317e80624d7bbb118b305690ea54253ff0acd72fc2631f6ae17295c57eab6cf6425f62e9e1683181ca5a068e8f467c969dae1956fda67150c',
    },
    record: gopayPaid,
  },
  {
    name: 'QRIS settlement',
    of: of(6, '47-1767225600005', 58_000),
    status: 'settlement',
    paymentType: 'qris',
    body: {
      status_code: '200',
      settlement_time: '2026-01-01 07:02:30',
      transaction_type: 'off-us',
      issuer: 'dana',
      acquirer: 'gopay',
      merchant_cross_reference_id: '11111111-1111-4111-8111-000000000047',
      signature_key:
        'c1a4f705e7b487fe834ffd2240aa3f16e89614bb72080bec55e39eca33e21ebe891538c9da01e922063a1244040113d53eac693ff25c4ee310b6fa3db2d4a25d',
    },
    record: {
      method: 'gopay',
      paidAt: at('2026-01-01 07:02:30'),
      settledAt: at('2026-01-01 07:02:30'),
      numbers: { issuer: 'dana', crossReferenceId: '11111111-1111-4111-8111-000000000047' },
    },
  },
  {
    name: 'card capture',
    of: of(8, '48-1767225600006', 58_000),
    status: 'capture',
    paymentType: 'credit_card',
    body: {
      status_code: '200',
      masked_card: '48111111-1114',
      bank: 'bni',
      card_type: 'credit',
      eci: '05',
      approval_code: '1767225661000',
      three_ds_version: '2',
      challenge_completion: true,
      signature_key:
        '474065c8d70053dded9765687e0100290c205e09e7e1962c0e61eab840bcdf8ef6e75d3e01b365e3adedaf4719dee9ab420f3d39e27a60eaf0320142ebda58d5',
    },
    record: {
      method: 'credit_card',
      paidAt: at('2026-01-01 07:01:01'),
      numbers: { maskedCard: '48111111-1114', cardBank: 'bni', approvalCode: '1767225661000' },
    },
  },
  {
    name: 'GoPay partial refund',
    of: of(5, '46-1767225600004', 58_000),
    status: 'partial_refund',
    paymentType: 'gopay',
    body: {
      status_code: '200',
      settlement_time: '2026-01-01 07:01:40',
      refund_amount: '28000.00',
      refunds: [
        {
          refund_chargeback_id: 101,
          refund_amount: '28000.00',
          created_at: '2026-01-02 10:00:00',
          reason: 'paket kurang',
          refund_key: 'ORDER-46-r1',
          refund_method: 'online',
        },
      ],
      signature_key:
        '9115d874768441a317e80624d7bbb118b305690ea54253ff0acd72fc2631f6ae17295c57eab6cf6425f62e9e1683181ca5a068e8f467c969dae1956fda67150c',
    },
    record: {
      ...gopayPaid,
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
  },
]

test.each(
  samples,
)('the notification $name has exactly the published fields, values and signature', (sample) => {
  const { of, status, paymentType } = sample
  const record: Transaction = {
    ...{ transactionId: of.transaction_id, orderId: of.order_id, grossAmount: Number(of.gross_amount) },
    ...{ token: 'token', method: 'bca_va', paymentType, status, fraud: 'accept' },
    ...{ createdAt: at('2026-01-01 07:01:00'), expiresAt: at('2026-01-02 07:00:00') },
    ...{ numbers: {}, refunds: [], history: [], ...sample.record },
  }
  const body = transactionBody(record, {
    statusCode: notificationCode(phaseOf(record)),
    statusMessage: 'midtrans payment notification',
    merchantId: 'G000000001',
    serverKey: exampleServerKey,
    customFields: {},
  })
  expect(JSON.parse(JSON.stringify(body))).toEqual({
    ...{ ...of, transaction_status: status, payment_type: paymentType, ...sample.body },
    transaction_time: '2026-01-01 07:01:00',
    status_message: 'midtrans payment notification',
    merchant_id: 'G000000001',
    fraud_status: 'accept',
    currency: 'IDR',
  })
})
