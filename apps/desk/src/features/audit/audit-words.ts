import type { AuditLine } from '@dimsum/contract/audit'
import type { AuditAction, AuditTopic } from '@dimsum/contract/audit-topics'
import { catalogue } from '@dimsum/domain/catalogue'
import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { formatPieces } from '@dimsum/domain/pricing'
import { isRole } from '@dimsum/domain/roles'
import { formatDateTimeShort, formatWibDay, isWibDay } from '@dimsum/domain/wib-date'
import { roleNames } from '@dimsum/words/desk/roles'
import { settingChanges } from './setting-changes.ts'

export const topicWords: Record<AuditTopic, string> = {
  settings: 'Pengaturan',
  kitchen: 'Hari dapur',
  stock: 'Stok',
  payments: 'Pembayaran',
  reviews: 'Ulasan',
  customers: 'Pelanggan',
  access: 'Masuk dan kata sandi',
  team: 'Tim',
  backup: 'Cadangan data',
}

/** `admin:pemilik` is the person, `system` the program itself. */
export const actorWords = (actor: string) =>
  actor === 'system' ? 'Program toko' : actor.replace(/^admin:/, '')

/** What was done, and what it changed, a line each. */
type AuditWords = { title: string; details: string[] }

type Facts = Record<string, unknown>
const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

const yesNo = (value: unknown) => (value ? 'ya' : 'tidak')
const plain = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : 'kosong'
const money = (value: unknown) => formatRupiah(rupiah(Math.round(Number(value) || 0)))
const pieces = (value: unknown) => (typeof value === 'number' ? formatPieces(value) : 'seperti biasa')

/** Fields of stock and kitchen days; what is not here is left out. */
const fields: Readonly<Record<string, readonly [name: string, words: (value: unknown) => string]>> = {
  currentStock: ['Stok', plain],
  minimumStock: ['Stok minimum', plain],
  unitPrice: ['Harga satuan', money],
  isActive: ['Dijual', yesNo],
  capacity: ['Kapasitas', pieces],
  isClosed: ['Tutup', yesNo],
  note: ['Catatan', plain],
}

/** `Stok: 5 → 8`; without a value before, `Stok: 8`. */
const fieldChanges = (before: unknown, after: unknown): string[] => {
  const old = factsOf(before)
  return Object.entries(factsOf(after)).flatMap(([field, value]) => {
    const [name, words] = fields[field] ?? []
    if (!name || !words) return []
    const next = words(value)
    if (!(field in old)) return [`${name}: ${next}`]
    return words(old[field]) === next ? [] : [`${name}: ${words(old[field])} → ${next}`]
  })
}

const numberOf = ({ subject }: AuditLine) => subject.slice(subject.indexOf(':') + 1)
const person = ({ username }: AuditLine) => username ?? 'seseorang'
const goods = ({ packageType }: AuditLine) => (packageType ? catalogue[packageType].name : 'sebuah paket')
const dayOf = (line: AuditLine) => {
  const day = numberOf(line)
  return isWibDay(day) ? formatWibDay(day) : day
}
const daysAsked = ({ from, to }: Facts) =>
  typeof from === 'string' && typeof to === 'string'
    ? [`${formatWibDay(from)} sampai ${formatWibDay(to)}`]
    : ['Semua hari']
const role = (value: unknown) =>
  typeof value === 'string' && isRole(value) ? roleNames[value].id : 'tidak dikenal'
const deviceOf = (line: AuditLine) => plain(factsOf(line.before).device)

type Say = (line: AuditLine) => string | AuditWords

const words: Record<AuditAction, Say> = {
  'settings.change': (line) => ({
    title: 'Pengaturan diubah',
    details: settingChanges(numberOf(line), line.before, line.after).map(({ id }) => id),
  }),
  'kitchen-day.change': (line) => ({
    title: `Hari dapur ${dayOf(line)} diubah`,
    details: fieldChanges(line.before, line.after),
  }),
  'inventory.add': (line) => ({
    title: `Stok ${goods(line)} ditambahkan`,
    details: fieldChanges(null, line.after),
  }),
  'inventory.change': (line) => ({
    title: `Stok ${goods(line)} diubah`,
    details: fieldChanges(line.before, line.after),
  }),
  'attention.close': () => 'Satu hal di «Perlu perhatian» diselesaikan',
  'payment.test': () => 'Pembayaran percobaan dibuat',
  'review.approve': (line) => `Ulasan #${numberOf(line)} ditampilkan`,
  'review.hide': (line) => `Ulasan #${numberOf(line)} disembunyikan`,
  'review.reply': (line) =>
    factsOf(line.after).hasReply === false
      ? `Balasan ulasan #${numberOf(line)} dihapus`
      : `Ulasan #${numberOf(line)} dibalas`,
  'review.delete': (line) => `Ulasan #${numberOf(line)} dihapus`,
  'phone.block': () => 'Sebuah nomor telepon diblokir',
  'phone.unblock': () => 'Sebuah nomor telepon tidak diblokir lagi',
  'orders.export': (line) => ({ title: 'Daftar pesanan diunduh', details: daysAsked(factsOf(line.after)) }),
  'privacy.export': () => 'Data seorang pelanggan diunduh',
  'privacy.erase': () => 'Data seorang pelanggan dihapus',
  'privacy.retention': () => 'Data pelanggan yang sudah lama dihapus otomatis',
  'password.change': () => 'Kata sandi diganti',
  'password.reset': () => 'Kata sandi dibuat ulang di server',
  'second-factor.on': () => 'Verifikasi dua langkah diaktifkan',
  'second-factor.off': () => 'Verifikasi dua langkah dimatikan',
  'second-factor.reset': () => 'Verifikasi dua langkah dihapus di server',
  'second-factor.new-codes': () => 'Kode cadangan dibuat ulang',
  'second-factor.recovery-used': () => 'Masuk dengan kode cadangan',
  'session.end': (line) => `Perangkat dikeluarkan: ${deviceOf(line)}`,
  'session.end-others': () => 'Semua perangkat lain dikeluarkan',
  'notifications.remove-device': (line) => `Notifikasi dihapus dari ${deviceOf(line)}`,
  'team.invite': ({ after }) => `Undangan dibuat untuk peran ${role(factsOf(after).role)}`,
  'team.withdraw-invitation': () => 'Undangan dibatalkan',
  'team.join': ({ after }) => `Bergabung ke tim sebagai ${role(factsOf(after).role)}`,
  'team.change-role': (line) => ({
    title: `Peran ${person(line)} diubah`,
    details: [`${role(factsOf(line.before).role)} → ${role(factsOf(line.after).role)}`],
  }),
  'team.end-sessions': (line) => `${person(line)} dikeluarkan dari semua perangkat`,
  'team.remove': (line) => `${person(line)} dihapus dari tim`,
  'backup.restore': (line) => {
    const { madeAt } = factsOf(line.after)
    return {
      title: 'Toko dipulihkan dari cadangan',
      details: typeof madeAt === 'string' ? [`Cadangan ${formatDateTimeShort(madeAt)}`] : [],
    }
  },
}

/** An entry in the owner's words; what another version wrote keeps its own name. */
export function auditWords(line: AuditLine): AuditWords {
  const said = (words as Readonly<Record<string, Say>>)[line.action]?.(line) ?? line.action
  return typeof said === 'string' ? { title: said, details: [] } : said
}
