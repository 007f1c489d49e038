/** For the doctor, which runs with or without a running shop. */
export { checkMidtransKey as checkPaymentKey } from '../payments/midtrans/check-key.ts'
