/**
 * Chats with the shop and with its customers: drafts that a person reads and sends, never messages we send.
 * Tone: `Kak`, short, `Rp58.000` without a space. The customer's drafts stand in `packages/words`.
 */
import { whatsappNumber } from './phone.ts'

/** `https://wa.me/6281234567890?text=…`; opens a chat with the text as a draft. */
export function whatsappLink(phone: string, text: string): string {
  // Half a character would make encodeURIComponent throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(whole)}`
}

/** Lines that have something to say. */
export function lines(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n')
}
