/**
 * Faults on demand. A fault is armed for one order id or for all, a number of times or until cleared; none is armed at
 * the start. Tests arm faults through the control API; a person types one as the customer's name. Each fault is used by
 * a test of the shop. docs/stand-in.md lists them all.
 */
interface FaultText {
  /** The customer name that arms it for that order; with "Sekali" appended it applies once. */
  typedName: string
  en: string
  id: string
}

export const faults = {
  'create-timeout-before': {
    typedName: 'Token Macet',
    en: 'Token creation never answers and has no effect',
    id: 'Pembuatan token tidak pernah dijawab dan tidak berpengaruh',
  },
  'create-timeout-after': {
    typedName: 'Token Hilang',
    en: 'Token creation takes effect but never answers',
    id: 'Pembuatan token berhasil, tetapi tidak pernah dijawab',
  },
  'create-500': {
    typedName: 'Gagal Token',
    en: 'Token creation answers 500 with the documented body',
    id: 'Pembuatan token dijawab 500',
  },
  'create-503': {
    typedName: 'Token Sibuk',
    en: 'Token creation answers 503',
    id: 'Pembuatan token dijawab 503',
  },
  'create-html-502': {
    typedName: 'Token Rusak',
    en: 'Token creation answers 502 with an HTML page',
    id: 'Pembuatan token dijawab 502 berupa halaman HTML',
  },
  'create-403': {
    typedName: 'Token Diblokir',
    en: 'Token creation is blocked in front: 403, not JSON',
    id: 'Pembuatan token diblokir di depan: 403, bukan JSON',
  },
  'create-401': {
    typedName: 'Kunci Salah',
    en: 'Token creation answers 401 with the documented body',
    id: 'Pembuatan token dijawab 401, kunci tidak cocok',
  },
  'create-429': {
    typedName: 'Token Dibatasi',
    en: 'Token creation answers 429',
    id: 'Pembuatan token dijawab 429, terlalu sering',
  },
  'create-reset': {
    typedName: 'Token Putus',
    en: 'The connection breaks during token creation, without effect',
    id: 'Sambungan putus saat membuat token, tanpa pengaruh',
  },
  'status-timeout': {
    typedName: 'Status Macet',
    en: 'Get Status never answers',
    id: 'Pertanyaan status tidak pernah dijawab',
  },
  'status-500': {
    typedName: 'Gagal Status',
    en: 'Get Status answers 500',
    id: 'Pertanyaan status dijawab 500',
  },
  'status-503': {
    typedName: 'Status Sibuk',
    en: 'Get Status answers 503',
    id: 'Pertanyaan status dijawab 503',
  },
  'status-garbage': {
    typedName: 'Status Kacau',
    en: 'Get Status answers 200 with half a JSON text',
    id: 'Pertanyaan status dijawab 200 dengan JSON yang terpotong',
  },
  'status-slow': {
    typedName: 'Status Lambat',
    en: 'Get Status answers late',
    id: 'Pertanyaan status dijawab terlambat',
  },
  'status-swapped': {
    typedName: 'Status Tertukar',
    en: "Get Status answers with another order's transaction",
    id: 'Pertanyaan status dijawab dengan transaksi pesanan lain',
  },
  'status-stale': {
    typedName: 'Status Basi',
    en: 'Get Status answers with the state before the current one',
    id: 'Pertanyaan status dijawab dengan keadaan sebelumnya',
  },
  'status-no-custom-fields': {
    typedName: 'Status Tanpa Isian',
    en: 'Get Status leaves custom_field1 to 3 out; notifications have them',
    id: 'Pertanyaan status dijawab tanpa custom_field1 sampai 3',
  },
  'notification-lost': {
    typedName: 'Tanpa Notifikasi',
    en: 'No notification is sent',
    id: 'Tidak ada notifikasi yang dikirim',
  },
  'notification-delayed': {
    typedName: 'Notifikasi Lambat',
    en: 'Notifications are sent late',
    id: 'Notifikasi dikirim terlambat',
  },
  'notification-duplicate-concurrent': {
    typedName: 'Notifikasi Kembar',
    en: 'Each notification is sent twice at once',
    id: 'Setiap notifikasi dikirim dua kali bersamaan',
  },
  'notification-settlement-first': {
    typedName: 'Notifikasi Terbalik',
    en: 'The pending notification arrives after the next one',
    id: 'Notifikasi pending tiba setelah notifikasi berikutnya',
  },
  'notification-late-expire': {
    typedName: 'Kedaluwarsa Susulan',
    en: 'After the payment another try of the order expires',
    id: 'Setelah pembayaran, percobaan lain dari pesanan itu kedaluwarsa',
  },
  'forged-status': {
    typedName: 'Status Palsu',
    en: 'A copy with a good signature and another transaction_status comes first',
    id: 'Salinan bertanda tangan benar dengan transaction_status lain datang lebih dulu',
  },
  'forged-amount': {
    typedName: 'Jumlah Salah',
    en: 'A correctly signed copy with another amount comes first',
    id: 'Salinan bertanda tangan benar dengan jumlah lain datang lebih dulu',
  },
  'forged-ids': {
    typedName: 'Nomor Tertukar',
    en: 'A correctly signed copy that names another order, with the ids swapped, comes first',
    id: 'Salinan bertanda tangan benar atas nama pesanan lain datang lebih dulu',
  },
  'extra-fields': {
    typedName: 'Isian Tambahan',
    en: 'Notifications carry undocumented fields',
    id: 'Notifikasi memuat isian yang tidak terdokumentasi',
  },
  'no-fraud-status': {
    typedName: 'Tanpa Fraud',
    en: 'Notifications and Get Status leave fraud_status out',
    id: 'Notifikasi dan status tidak memuat fraud_status',
  },
  challenge: {
    typedName: 'Kartu Diperiksa',
    en: 'A card payment is held for review (capture with challenge)',
    id: 'Pembayaran kartu ditahan untuk diperiksa',
  },
  'success-without-notification': {
    typedName: 'Sukses Tanpa Kabar',
    en: 'The popup reports success; the paid notification is never sent',
    id: 'Popup melaporkan sukses; notifikasi lunas tidak pernah dikirim',
  },
  'two-attempts-paid': {
    typedName: 'Bayar Dua Kali',
    en: 'A second try under the same order id is paid as well',
    id: 'Percobaan kedua dari pesanan yang sama ikut lunas',
  },
} satisfies Record<string, FaultText>

export type FaultName = keyof typeof faults

export const faultNames = Object.keys(faults).filter(isFaultName)

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name)
}

/** The faults of one call, in their order. */
export const requestFaults = (prefix: 'create-' | 'status-') =>
  faultNames.filter((name) => name.startsWith(prefix))

export interface ArmedFault {
  fault: FaultName
  /** Only for this order id; absent for every order. */
  orderId?: string
  /** How often it still applies; absent for until cleared. */
  times?: number
  /** For delaying faults: the delay in milliseconds. */
  delayMs?: number
  /** For notification faults: only for this `transaction_status`. */
  transactionStatus?: string
}

export interface Faults {
  arm(fault: ArmedFault): void
  /** Arms the fault that the customer's name requests, once per order id. */
  armTyped(orderId: string, customerName: string): void
  /** The fault if it is armed for the order; counts as one use. */
  take(fault: FaultName, orderId: string | undefined, transactionStatus?: string): ArmedFault | undefined
  list(): ArmedFault[]
  clear(): void
}

const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')
const byTypedName = new Map(faultNames.map((name) => [plain(faults[name].typedName), name]))
const onceSuffix = / sekali$/

/** Parses a customer name: "Gagal Token" always applies, "Gagal Token Sekali" once. */
export function typedFault(customerName: string): { fault: FaultName; once: boolean } | undefined {
  const name = plain(customerName)
  const always = byTypedName.get(name)
  if (always) return { fault: always, once: false }
  const once = byTypedName.get(name.replace(onceSuffix, ''))
  return once && { fault: once, once: true }
}

export function createFaults(): Faults {
  let armed: ArmedFault[] = []
  const typedOrders = new Set<string>()

  return {
    arm(fault) {
      armed.push({ ...fault })
    },
    armTyped(orderId, customerName) {
      const typed = typedFault(customerName)
      if (!typed || typedOrders.has(orderId)) return
      typedOrders.add(orderId)
      armed.push({ fault: typed.fault, orderId, ...(typed.once && { times: 1 }) })
    },
    take(name, orderId, transactionStatus) {
      const found = armed.find(
        (fault) =>
          fault.fault === name &&
          (fault.orderId === undefined || fault.orderId === orderId) &&
          (fault.transactionStatus === undefined || fault.transactionStatus === transactionStatus),
      )
      if (found?.times !== undefined) {
        found.times -= 1
        if (found.times <= 0) armed = armed.filter((fault) => fault !== found)
      }
      return found
    },
    list: () => armed.map((fault) => ({ ...fault })),
    clear() {
      armed = []
      typedOrders.clear()
    },
  }
}
