import { dayMs, formatWibDay, startOfWibDay, wibDay } from '@dimsum/domain/wib-date'

/** Renewing takes weeks, so the reminder comes this many days before the end. */
const remindDays = 90

export type HalalReminder = { tone: 'note' | 'danger'; title: string; text: string }

/**
 * What to say about the halal certificate, or null while all is well. Small food businesses must be certified since
 * 18 October 2026.
 */
export function halalReminder(
  { halalCertificate, halalExpires }: { halalCertificate: string; halalExpires: string | null },
  now: Date,
): HalalReminder | null {
  if (halalCertificate === '') {
    return {
      tone: 'note',
      title: 'Nomor sertifikat halal belum diisi',
      text: 'Sejak 18 Oktober 2026 makanan dari usaha mikro dan kecil wajib bersertifikat halal. Isi nomor sertifikatnya supaya tampil di toko, label, dan invoice.',
    }
  }
  if (halalExpires === null) return null
  const days = Math.round(
    (startOfWibDay(halalExpires).getTime() - startOfWibDay(wibDay(now)).getTime()) / dayMs,
  )
  if (days > remindDays) return null
  const until = formatWibDay(halalExpires)
  if (days < 0) {
    return {
      tone: 'danger',
      title: `Sertifikat halal sudah berakhir pada ${until}`,
      text: 'Perbarui sertifikatnya, lalu isi nomor dan tanggal yang baru.',
    }
  }
  return {
    tone: 'note',
    title: days === 0 ? 'Sertifikat halal berakhir hari ini' : `Sertifikat halal berakhir ${days} hari lagi`,
    text: `Berlaku sampai ${until}. Ajukan perpanjangan sekarang, prosesnya bisa berminggu-minggu.`,
  }
}
