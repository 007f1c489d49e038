import type { Right } from '@dimsum/domain/roles'
import type { Sentence } from '@dimsum/words/sentence'
import { settingSections } from '@dimsum/words/setting-sections'

/** Sections of the settings, most used first. A section's id is the end of its URL, `/admin/pengaturan/menu`. */
const listed = [
  { id: 'terima-pesanan', right: 'settings' },
  { id: 'dapur', right: 'settings' },
  { id: 'tanggal-tutup', right: 'settings' },
  { id: 'menu', right: 'settings' },
  { id: 'pengiriman', right: 'settings' },
  { id: 'kode-promo', right: 'settings' },
  { id: 'pembayaran', right: 'settings' },
  { id: 'jam-buka', right: 'settings' },
  { id: 'waktu', right: 'settings' },
  { id: 'toko', right: 'settings' },
  { id: 'bahasa', right: 'settings' },
  { id: 'halal', right: 'settings' },
  { id: 'komposisi', right: 'settings' },
  { id: 'pelanggan', right: 'customers' },
  { id: 'data-pelanggan', right: 'settings' },
  { id: 'notifikasi', right: 'account' },
  { id: 'whatsapp', right: 'settings' },
  { id: 'tim', right: 'team' },
  { id: 'kata-sandi', right: 'account' },
  { id: 'keamanan', right: 'account' },
  { id: 'sistem', right: 'settings' },
] as const satisfies readonly { id: keyof typeof settingSections; right: Right }[]

export type SectionId = (typeof listed)[number]['id']
export type Section = { id: SectionId; right: Right; name: Sentence; about: Sentence }

export const sections: readonly Section[] = listed.map((section) => ({
  ...section,
  ...settingSections[section.id],
}))

/** Path of the list; each section has a path below it. */
export const settingsPath = '/admin/pengaturan'

export const sectionPath = (id: SectionId) => `${settingsPath}/${id}`

export const sectionNamed = (id: string | null | undefined): Section | undefined =>
  sections.find((section) => section.id === id)
