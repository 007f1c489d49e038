/**
 * Trouble on demand. A fault is armed for one order id or for all, a number of times or until cleared; nothing is
 * armed at the start. Tests arm faults through the control API; a person types one as the customer's name.
 * docs/stand-in.md lists them all.
 */
interface FaultText {
  /** The customer name that arms it for that order; followed by "Sekali" it strikes once. */
  typedName: string
  effect: string
}

export const faults = {
  'create-timeout-before': {
    typedName: 'Token Macet',
    effect: 'Token creation never answers and has no effect',
  },
  'create-timeout-after': {
    typedName: 'Token Hilang',
    effect: 'Token creation takes effect but never answers',
  },
  'create-slow': { typedName: 'Token Lambat', effect: 'Token creation answers late' },
  'create-500': { typedName: 'Gagal Token', effect: 'Token creation answers 500 with the documented body' },
  'create-503': { typedName: 'Token Sibuk', effect: 'Token creation answers 503' },
  'create-html-502': { typedName: 'Token Rusak', effect: 'Token creation answers 502 with an HTML page' },
  'create-garbage': { typedName: 'Token Kacau', effect: 'Token creation answers 201 with half a JSON text' },
  'create-403': { typedName: 'Token Diblokir', effect: 'Token creation is blocked in front: 403, not JSON' },
  'create-401': { typedName: 'Kunci Salah', effect: 'Token creation answers 401 with the documented body' },
  'create-429': { typedName: 'Token Dibatasi', effect: 'Token creation answers 429' },
  'create-reset': {
    typedName: 'Token Putus',
    effect: 'The connection breaks during token creation, without effect',
  },
  'status-timeout': { typedName: 'Status Macet', effect: 'Get Status never answers' },
  'status-500': { typedName: 'Gagal Status', effect: 'Get Status answers 500' },
  'status-503': { typedName: 'Status Sibuk', effect: 'Get Status answers 503' },
  'status-html-502': { typedName: 'Status Rusak', effect: 'Get Status answers 502 with an HTML page' },
  'status-garbage': { typedName: 'Status Kacau', effect: 'Get Status answers 200 with half a JSON text' },
  'status-slow': { typedName: 'Status Lambat', effect: 'Get Status answers late' },
  'status-swapped': {
    typedName: 'Status Tertukar',
    effect: "Get Status answers with another order's transaction",
  },
  'status-stale': {
    typedName: 'Status Basi',
    effect: 'Get Status answers with the state before the current one',
  },
  'status-no-custom-fields': {
    typedName: 'Status Tanpa Isian',
    effect: 'Get Status leaves custom_field1 to 3 out; notifications have them',
  },
  'script-missing': { typedName: 'Skrip Hilang', effect: 'The next load of snap.js fails' },
  'script-slow': { typedName: 'Skrip Lambat', effect: 'The next load of snap.js comes late' },
  'notification-lost': { typedName: 'Tanpa Notifikasi', effect: 'No notification is sent' },
  'notification-delayed': { typedName: 'Notifikasi Lambat', effect: 'Notifications are sent late' },
  'notification-duplicate': {
    typedName: 'Notifikasi Ganda',
    effect: 'Each notification is sent twice, one after the other',
  },
  'notification-duplicate-concurrent': {
    typedName: 'Notifikasi Kembar',
    effect: 'Each notification is sent twice at once',
  },
  'notification-settlement-first': {
    typedName: 'Notifikasi Terbalik',
    effect: 'The pending notification arrives after the next one',
  },
  'notification-late-expire': {
    typedName: 'Kedaluwarsa Susulan',
    effect: 'After the payment another try of the order expires',
  },
  'forged-signature': {
    typedName: 'Tanda Tangan Palsu',
    effect: 'A copy with a wrong signature comes before each notification',
  },
  'forged-status': {
    typedName: 'Status Palsu',
    effect: 'A copy with a good signature and another transaction_status comes first',
  },
  'forged-amount': {
    typedName: 'Jumlah Salah',
    effect: 'A correctly signed copy with another amount comes first',
  },
  'forged-order': {
    typedName: 'Pesanan Asing',
    effect: 'A correctly signed copy for an unknown order id comes first',
  },
  'forged-ids': {
    typedName: 'Nomor Tertukar',
    effect: 'A correctly signed copy that names another order, with the ids swapped, comes first',
  },
  'extra-fields': { typedName: 'Isian Tambahan', effect: 'Notifications carry undocumented fields' },
  'no-fraud-status': {
    typedName: 'Tanpa Fraud',
    effect: 'Notifications and Get Status leave fraud_status out',
  },
  challenge: {
    typedName: 'Kartu Diperiksa',
    effect: 'A card payment is held for review (capture with challenge)',
  },
  reversal: {
    typedName: 'Dana Ditarik',
    effect: 'A settled Permata, Mandiri or Indomaret payment is reversed to deny',
  },
  'deny-then-success': {
    typedName: 'Ditolak Lalu Lunas',
    effect: 'The first try is denied, a second under the same order id is paid',
  },
  'success-without-notification': {
    typedName: 'Sukses Tanpa Kabar',
    effect: 'The popup reports success; the paid notification is never sent',
  },
  'notification-before-callback': {
    typedName: 'Kabar Dulu',
    effect: 'The popup reports only after the notification was answered',
  },
  'two-attempts-paid': {
    typedName: 'Bayar Dua Kali',
    effect: 'A second try under the same order id is paid as well',
  },
  'test-notification': {
    typedName: 'Notifikasi Uji',
    effect: "Creating the token also sends the dashboard's test notification",
  },
} satisfies Record<string, FaultText>

export type FaultName = keyof typeof faults

export const faultNames = Object.keys(faults).filter(isFaultName)

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name)
}

export interface ArmedFault {
  fault: FaultName
  /** Only for this order id; absent for every order. */
  orderId?: string
  /** How often it still strikes; absent for until cleared. */
  times?: number
  /** For faults that wait: how long, in milliseconds. */
  delayMs?: number
  /** For notification faults: only for this `transaction_status`. */
  transactionStatus?: string
}

export interface Faults {
  arm(fault: ArmedFault): void
  /** Arms what the customer's name asks for, once per order id. */
  armTyped(orderId: string, customerName: string): void
  /** The fault if it is armed for the order, counting one strike. */
  take(fault: FaultName, orderId: string | undefined, transactionStatus?: string): ArmedFault | undefined
  list(): ArmedFault[]
  clear(): void
}

const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')
const byTypedName = new Map(faultNames.map((name) => [plain(faults[name].typedName), name]))
const onceSuffix = / sekali$/

/** Reads a customer name: "Gagal Token" strikes always, "Gagal Token Sekali" once. */
export function typedFault(customerName: string): { fault: FaultName; once: boolean } | undefined {
  const name = plain(customerName)
  const always = byTypedName.get(name)
  if (always) return { fault: always, once: false }
  const once = byTypedName.get(name.replace(onceSuffix, ''))
  return once && { fault: once, once: true }
}

/** A script is loaded for no order in particular, so these are armed for the next load whoever it belongs to. */
const strikesNextLoad: ReadonlySet<FaultName> = new Set(['script-missing', 'script-slow'])

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
      if (strikesNextLoad.has(typed.fault)) armed.push({ fault: typed.fault, times: 1 })
      else armed.push({ fault: typed.fault, orderId, ...(typed.once && { times: 1 }) })
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
