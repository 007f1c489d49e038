/**
 * Links that open a WhatsApp chat with a draft, which a person reads and sends. The shop's tone: `Kak`, short,
 * `Rp58.000` without a space. Drafts for customers are in `packages/words`.
 */
import { whatsappNumber } from './phone.ts'

/** `https://wa.me/6281234567890?text=…`; opens a chat with the text as a draft. */
export function whatsappLink(phone: string, text: string): string {
  // A lone surrogate would make encodeURIComponent throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(whole)}`
}

/** Joins the parts that are not empty. */
export function lines(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n')
}
