/** Who works in the shop: the owner does everything, the others what their work needs. */
export const roles = ['owner', 'cashier', 'kitchen'] as const
export type Role = (typeof roles)[number]
export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word)

const all = roles
const counter = ['owner', 'cashier'] as const
const kitchen = ['owner', 'kitchen'] as const
const owner = ['owner'] as const

/**
 * The one table of rights: what may be done, and by whom. A route names the right it needs and the server checks it; a
 * screen asks the same table what to show. What a role may not *see* stands here too (`see-…`).
 */
const rolesWith = {
  /** One's own session, password and devices; the shop's live news. */
  account: all,
  /** One order by its number, and its label. */
  'read-order': all,
  /** Printing labels, and remembering which were printed. */
  labels: all,
  /** Forward and back between confirmed and delivered. */
  'move-orders': all,
  /** The order list, every status, other days, notes, links, timelines, invoices. */
  orders: counter,
  payments: counter,
  /** Giving money of a paid order back. */
  refunds: owner,
  customers: counter,
  reviews: counter,
  /** Cook sheet, ticks, scanning. */
  kitchen,
  /** What is there, and counting it. */
  stock: kitchen,
  /** New packages, their price, minimum, on or off. */
  packages: owner,
  /** How much a day takes, and closed days. */
  capacity: owner,
  attention: owner,
  /** Revenue, the day's summary, export of orders. */
  reports: owner,
  /** Handing out and erasing a customer's data. */
  'personal-data': owner,
  settings: owner,
  team: owner,
  /** Status in full, payment tests, the simulator. */
  operations: owner,
  'see-money': counter,
  /** Phone numbers and e-mail addresses of customers. */
  'see-contact': counter,
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rolesWith

export const may = (role: Role, right: Right): boolean => (rolesWith[right] as readonly Role[]).includes(role)
