/** The fields that every notification has. */
const common = {
  transaction_time: '2026-01-01 07:01:00',
  status_message: 'midtrans payment notification',
  merchant_id: 'G000000001',
  fraud_status: 'accept',
  currency: 'IDR',
}

/**
 * Notifications in the documented formats, one per kind, signed with the example server key by another program.
 * Formats: https://docs.midtrans.com/docs/https-notification-webhooks and the pages of each method.
 */
export const notificationFixtures = {
  bcaPending: {
    ...common,
    transaction_status: 'pending',
    transaction_id: '11111111-1111-4111-8111-000000000001',
    status_code: '201',
    payment_type: 'bank_transfer',
    order_id: 'ORDER-42-1767225600000',
    gross_amount: '58000.00',
    va_numbers: [{ va_number: '70001234567', bank: 'bca' }],
    payment_amounts: [],
    expiry_time: '2026-01-02 07:00:00',
    signature_key:
      '325e733f5d01602493ffa859f7f6f8b4e7333aabeed873e596cbd9c99220fc0416bfa22b997e3373f64ad2eab2afb5567b87e490e98ddb25daa633814bc99c83',
  },
  bniSettlement: {
    ...common,
    transaction_status: 'settlement',
    transaction_id: '11111111-1111-4111-8111-000000000002',
    status_code: '200',
    payment_type: 'bank_transfer',
    order_id: 'ORDER-43-1767225600001',
    gross_amount: '30000.00',
    settlement_time: '2026-01-01 07:05:10',
    va_numbers: [{ va_number: '9880000000000043', bank: 'bni' }],
    payment_amounts: [{ paid_at: '2026-01-01 07:05:09', amount: '30000.00' }],
    signature_key:
      'ae2a82e3299aed1bf8b03ba17a12097b848b71619e58dc19742936e80581587360243b49f36fc1fd318e1eac2a0a968fbce17124322ece39f22282015e04b26d',
  },
  permataExpire: {
    ...common,
    transaction_status: 'expire',
    transaction_id: '11111111-1111-4111-8111-000000000003',
    status_code: '202',
    payment_type: 'bank_transfer',
    order_id: 'ORDER-44-1767225600002',
    gross_amount: '270000.00',
    permata_va_number: '850000000000044',
    expiry_time: '2026-01-02 07:00:00',
    signature_key:
      '6a3a2dfa83f25a26ac94ff9435c8cfd6749a08a7eb93449d0ba5395fd8c73999c64b5d797026356233a88428bf8b161c43762a664935f4d49255fecc12410a17',
  },
  mandiriCancel: {
    ...common,
    transaction_status: 'cancel',
    transaction_id: '11111111-1111-4111-8111-000000000004',
    status_code: '202',
    payment_type: 'echannel',
    order_id: 'ORDER-45-1767225600003',
    gross_amount: '60000.00',
    biller_code: '70012',
    bill_key: '700000000045',
    signature_key:
      'b13515110f79bf4900d2ff3a3736686451c92b020dab1387bd55f11b7970ea959376a7c818b342f45f3f02e669384f09c5064c8ed0c0b89f427321e1cc5df1c9',
  },
  gopaySettlement: {
    ...common,
    transaction_status: 'settlement',
    transaction_id: '11111111-1111-4111-8111-000000000005',
    status_code: '200',
    payment_type: 'gopay',
    order_id: 'ORDER-46-1767225600004',
    gross_amount: '58000.00',
    settlement_time: '2026-01-01 07:01:40',
    payment_option_type: 'GOPAY_WALLET',
    signature_key:
      '9115d874768441a317e80624d7bbb118b305690ea54253ff0acd72fc2631f6ae17295c57eab6cf6425f62e9e1683181ca5a068e8f467c969dae1956fda67150c',
  },
  qrisSettlement: {
    ...common,
    transaction_status: 'settlement',
    transaction_id: '11111111-1111-4111-8111-000000000006',
    status_code: '200',
    payment_type: 'qris',
    order_id: 'ORDER-47-1767225600005',
    gross_amount: '58000.00',
    settlement_time: '2026-01-01 07:02:30',
    transaction_type: 'off-us',
    issuer: 'dana',
    acquirer: 'gopay',
    merchant_cross_reference_id: '11111111-1111-4111-8111-000000000047',
    signature_key:
      'c1a4f705e7b487fe834ffd2240aa3f16e89614bb72080bec55e39eca33e21ebe891538c9da01e922063a1244040113d53eac693ff25c4ee310b6fa3db2d4a25d',
  },
  cardCapture: {
    ...common,
    transaction_status: 'capture',
    transaction_id: '11111111-1111-4111-8111-000000000008',
    status_code: '200',
    payment_type: 'credit_card',
    order_id: 'ORDER-48-1767225600006',
    gross_amount: '58000.00',
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
  gopayPartialRefund: {
    ...common,
    transaction_status: 'partial_refund',
    transaction_id: '11111111-1111-4111-8111-000000000005',
    status_code: '200',
    payment_type: 'gopay',
    order_id: 'ORDER-46-1767225600004',
    gross_amount: '58000.00',
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
}
