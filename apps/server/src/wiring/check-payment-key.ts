/** Whether the provider takes the key of the settings; for the doctor, which runs beside a shop or without one. */
export { checkMidtransKey as checkPaymentKey } from '../payments/midtrans/check-key.ts'
