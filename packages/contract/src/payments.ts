import { demoMethods, paymentMethods } from '@dimsum/domain/payment-method'
import { isAtMostOnePhone } from '@dimsum/domain/phone'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { WireInstant, WireRupiah } from './fields.ts'
import { line, MomentField, PhoneField, WholeRupiahField } from './text-fields.ts'

/** A payment method other than the built-in ones. */
const methodWord = z.string().regex(/^[A-Za-z0-9_ .-]{1,40}$/, fields.invalidInput.en)

const orderId = z.int().min(1).max(999_999_999)

/**
 * Starts a payment. Everything sent to the provider comes from the stored order; the amount is only compared with it.
 */
export const CreatePayment = z.object({
  orderId,
  customerName: z.string().max(200).optional(),
  customerEmail: z.string().max(200).nullish(),
  /** Lets a caller without access to the order start the payment, if it is the phone of the order. */
  customerPhone: z.string().max(60).optional(),
  totalAmount: z.optional(WholeRupiahField),
  paymentMethod: z.enum(paymentMethods),
  /** The deposit that the order offers, or all that is due (the default). */
  purpose: z.enum(['deposit', 'whole']).optional(),
})
export type CreatePayment = z.infer<typeof CreatePayment>

export const PaymentToken = z.object({
  token: z.string(),
  /** The payment page to open when the popup script cannot load. */
  redirectUrl: z.string(),
  /** When this attempt expires. */
  expiresAt: WireInstant.nullable(),
})
export type PaymentToken = z.infer<typeof PaymentToken>

export const CheckPaymentStatus = z.object({
  orderId,
  /** Accepted because the spec lists it; never used (docs/security.md, T15). */
  transactionId: z.string().max(200).nullish(),
})
export const PaymentStatusAnswer = z.object({ isPaid: z.boolean() })
export type PaymentStatusAnswer = z.infer<typeof PaymentStatusAnswer>

/** The open payment of an order, for reopening the payment page on any device (holder, admin). */
export const OpenPayment = z.object({
  method: z.enum(paymentMethods).nullable(),
  /** What it asks for, or asked for before it expired: the deposit, or all that is due. */
  amount: WireRupiah.nullable(),
  state: z.enum(['none', 'open', 'expired', 'paid']),
  expiresAt: WireInstant.nullable(),
  /** True once the customer chose a bank or wallet in the popup and Midtrans issued a number or code to pay to. */
  isChosen: z.boolean(),
})
export type OpenPayment = z.infer<typeof OpenPayment>
export const OpenPaymentQuery = z.object({
  orderId: z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/)
    .transform(Number),
})

/**
 * The notification that Midtrans posts: strings only, unknown fields ignored (docs.midtrans.com, HTTP notifications).
 */
const PaymentNotification = z.object({
  order_id: z.string().min(1).max(200),
  status_code: z.string().max(3).optional(),
  transaction_status: z.string().min(1).max(40),
  fraud_status: z.string().max(40).optional(),
  payment_type: z.string().max(60).optional(),
  gross_amount: z.string().min(1).max(30),
  currency: z.string().max(10).optional(),
  transaction_id: z.string().max(100).optional(),
  signature_key: z.string().max(128),
})

export const WebhookAnswer = z.object({ message: z.string() })

/** Demo page only (product.md section 7): marks the order paid without a provider. */
export const DemoPayment = z.object({
  isPaid: z.literal(true),
  paymentMethod: z
    .string()
    .regex(new RegExp(`^midtrans_(${demoMethods.join('|')})$`), fields.invalidInput.en),
  transactionId: z.string().max(100).nullish(),
})
export type DemoPayment = z.infer<typeof DemoPayment>

/** The owner records a payment received by hand, or voids it with a reason. */
export const ManualPaymentUpdate = z.object({
  orderId,
  isPaid: z.boolean(),
  /** 'tunai', 'transfer', 'qris_statis', or what the owner calls it. */
  paymentMethod: methodWord.optional(),
  /** Whole rupiah received, at most the amount due; all of it when omitted. */
  amount: z.int().min(0).optional(),
  /** The payment to void; the one that the order shows when omitted. */
  paymentId: z.int().min(1).optional(),
  receivedAt: z.optional(MomentField),
  /** Why a payment is voided, or where the money came from. */
  note: z.optional(line({ max: 300 })),
})
export type ManualPaymentUpdate = z.infer<typeof ManualPaymentUpdate>

/** Corrects the method of a payment that was recorded by hand. */
export const CorrectPayment = z.object({
  paymentMethod: methodWord,
  /** The value the form showed, so that a correction from another device is not overwritten unseen. */
  expectedMethod: z.optional(methodWord),
  note: z.optional(line({ max: 300 })),
})
export type CorrectPayment = z.infer<typeof CorrectPayment>

/** An amount received for an order; `isVoided` when it was voided or reversed by the bank. */
const ReceivedPayment = z.object({
  id: z.int(),
  amount: WireRupiah,
  paymentMethod: z.string(),
  receivedAt: WireInstant,
  recordedBy: z.string(),
  isByHand: z.boolean(),
  isVoided: z.boolean(),
})
export const ReceivedPaymentList = z.object({ payments: z.array(ReceivedPayment) })
export type ReceivedPaymentList = z.infer<typeof ReceivedPaymentList>

export const TestPayment = z.object({
  customerName: line({ min: 1, max: 100 }),
  customerEmail: z.email(fields.invalidEmail.en).max(150),
  customerPhone: PhoneField.check(z.refine(isAtMostOnePhone, fields.onePhone.en)),
  amount: z.int().min(1).max(99_999_999),
})
export type TestPayment = z.infer<typeof TestPayment>

export const SignWebhook = z.object({
  orderId,
  transactionStatus: z.enum(['settlement', 'capture', 'pending', 'deny', 'cancel', 'expire']),
  fraudStatus: z.enum(['accept', 'challenge', 'deny']),
  paymentType: methodWord,
})
export type SignWebhook = z.infer<typeof SignWebhook>
/** The body to post to the regular notification path. */
export const SignedWebhook = PaymentNotification
export type SignedWebhook = z.infer<typeof SignedWebhook>

/** Reasons for an entry of «Perlu perhatian». */
export const attentionKinds = [
  'paid-after-cancel',
  'wrong-amount',
  'duplicate-payment',
  'reversal',
  'partial-refund',
  'unmatched-message',
  'paid-without-stock',
  'cancelled-after-paid',
  'phone-guessing',
  'backup',
  'change-request',
  'large-hold',
  'rest-due',
  'transfer-proof',
  'whatsapp-unsent',
  'whatsapp-account',
  'whatsapp-reply',
  'payment-key',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

export const AttentionItem = z.object({
  id: z.int(),
  kind: z.enum(attentionKinds),
  orderId: z.int().nullable(),
  data: z.record(z.string(), z.unknown()),
  createdAt: WireInstant,
  closedAt: WireInstant.nullable(),
  closedBy: z.string().nullable(),
  closeNote: z.string().nullable(),
  /** The customer's text of a change request. */
  text: z.string().optional(),
  /** Whether its order is paid now. */
  isPaid: z.boolean().optional(),
})
export type AttentionItem = z.infer<typeof AttentionItem>
export const AttentionQuery = z.object({ show: z.enum(['open', 'all']).default('open') })
export const AttentionList = z.object({ items: z.array(AttentionItem), open: z.int() })

export const PaymentAttemptView = z.object({
  id: z.int(),
  providerOrderId: z.string(),
  method: z.string(),
  state: z.string(),
  amount: WireRupiah,
  paymentType: z.string().nullable(),
  transactionStatus: z.string().nullable(),
  createdAt: WireInstant,
  expiresAt: WireInstant.nullable(),
  paidAt: WireInstant.nullable(),
})
export type PaymentAttemptView = z.infer<typeof PaymentAttemptView>
export const PaymentAttemptList = z.object({ attempts: z.array(PaymentAttemptView) })
