/** Roles of the team: the owner may do everything, the others what their work needs. */
export const roles = ['owner', 'cashier', 'kitchen'] as const
export type Role = (typeof roles)[number]
export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word)

const all = roles
const counter = ['owner', 'cashier'] as const
const kitchen = ['owner', 'kitchen'] as const
const owner = ['owner'] as const

/**
 * The table of rights per role. A route declares the right it needs and the server checks it; a screen uses the same
 * table to hide what is not allowed. Rights to see data are listed too (`see-…`).
 */
const rolesWith = {
  /** The user's own session, password and devices; live events of the shop. */
  account: all,
  /** One order by its number, and its label. */
  'read-order': all,
  /** Printing labels, and recording which were printed. */
  labels: all,
  /** Status changes between confirmed and delivered, both directions. */
  'move-orders': all,
  /** The order list, every status, other days, notes, links, timelines, invoices. */
  orders: counter,
  payments: counter,
  /** Refunds of paid orders. */
  refunds: owner,
  customers: counter,
  reviews: counter,
  /** Scanning labels when packing and handing over. */
  scan: all,
  /** Cook sheet, ticks. */
  kitchen,
  /** Reading and counting stock. */
  stock: kitchen,
  /** New packages, their price and minimum stock, active or not. */
  packages: owner,
  /** Capacity of days, and closed days. */
  capacity: owner,
  attention: owner,
  /** Revenue, day summary, export of orders. */
  reports: owner,
  /** Access requests and erasure of customer data. */
  'personal-data': owner,
  settings: owner,
  team: owner,
  /** Full status page, payment tests, simulator. */
  operations: owner,
  'see-money': counter,
  /** Phone numbers and e-mail addresses of customers. */
  'see-contact': counter,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rolesWith

export const may = (role: Role, right: Right): boolean => (rolesWith[right] as readonly Role[]).includes(role)
