import { dayMs, startOfWibDay, wibDay } from '@dimsum/domain/wib-date'
import { halalSettings } from '@dimsum/words/desk/settings-duties'
import type { Sentence } from '@dimsum/words/sentence'

/** Days before expiry from which to remind; renewing takes weeks. */
const remindDays = 90

export type HalalReminder = { tone: 'note' | 'danger'; title: Sentence; text: Sentence }

/**
 * Reminder about the halal certificate, or null when it is valid. Small food businesses must be certified since 18
 * October 2026.
 */
export function halalReminder(
  { halalCertificate, halalExpires }: { halalCertificate: string; halalExpires: string | null },
  now: Date,
): HalalReminder | null {
  if (halalCertificate === '') {
    return { tone: 'note', title: halalSettings.missing, text: halalSettings.missingAbout }
  }
  if (halalExpires === null) return null
  const days = Math.round(
    (startOfWibDay(halalExpires).getTime() - startOfWibDay(wibDay(now)).getTime()) / dayMs,
  )
  if (days > remindDays) return null
  if (days < 0) {
    return { tone: 'danger', title: halalSettings.ended(halalExpires), text: halalSettings.endedAbout }
  }
  return {
    tone: 'note',
    title: days === 0 ? halalSettings.endsToday : halalSettings.endsIn(days),
    text: halalSettings.endsAbout(halalExpires),
  }
}
