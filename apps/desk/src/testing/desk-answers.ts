import type { AuditPage } from '@dimsum/contract/audit'
import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { CashShift, CashShiftDetail, CashShifts } from '@dimsum/contract/cash'
import type { BlockedPhones, CustomerDetail, CustomerList } from '@dimsum/contract/customers'
import type { DaySummaryView } from '@dimsum/contract/day-summary'
import type { InventoryItem, InventoryMovements } from '@dimsum/contract/inventory'
import type { AdminKitchenDay, CookSheet, KitchenPlan, LooseOrders } from '@dimsum/contract/kitchen'
import type { MenuPackage, OwnMenu, OwnPackage } from '@dimsum/contract/menu'
import type { NotificationDevice } from '@dimsum/contract/notifications'
import type { AdminOrder, OrderList, OrderTimeline } from '@dimsum/contract/orders'
import type { OwnSession } from '@dimsum/contract/own-sessions'
import type { AttentionItem } from '@dimsum/contract/payments'
import type { PromotionCodes } from '@dimsum/contract/promotions'
import type { RefundList } from '@dimsum/contract/refunds'
import type {
  MoneyOfDay,
  RevenueDay,
  RevenueOfMethod,
  RevenueOfPackage,
  RevenueTotal,
} from '@dimsum/contract/revenue'
import type { Review } from '@dimsum/contract/reviews'
import type { SecondFactorState } from '@dimsum/contract/second-factor'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { SystemStatus } from '@dimsum/contract/system-status'
import type { Team } from '@dimsum/contract/team'
import type { WhatsappOverview } from '@dimsum/contract/whatsapp'
import { wibDay } from '@dimsum/domain/wib-date'
import { type Answers, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { wordedOrder } from '@dimsum/web/testing/worded-order.ts'

const at = '2026-11-20T03:00:00.000Z'
const today = wibDay(new Date())

export const anOrder = (more: Partial<AdminOrder> = {}): AdminOrder => ({
  ...wordedOrder,
  status: 'pending',
  orderDate: new Date(Date.now() - 20 * 60_000).toISOString(),
  deliveryDate: today,
  ...more,
})

export const aShift = (more: Partial<CashShift> = {}): CashShift => ({
  id: 1,
  person: 'pemilik',
  isOwn: true,
  openedAt: at,
  openingFloat: 100_000,
  received: 58_000,
  givenBack: 8_000,
  expected: 150_000,
  closing: null,
  ...more,
})
export const closing = { at, by: 'pemilik', expected: 160_000, counted: 158_000, reason: 'Kembalian salah' }

const lowStock: InventoryItem = {
  id: 1,
  packageType: '20pcs',
  currentStock: 4,
  minimumStock: 10,
  unitPrice: 40_000,
  isActive: true,
  lastRestocked: null,
  createdAt: at,
  updatedAt: at,
}

const aReview: Review = {
  id: 1,
  customerName: 'Sari Wangi',
  rating: 5,
  reviewText: 'Kulitnya tipis, isinya padat.',
  createdAt: at,
  isVerified: true,
  reply: null,
  orderId: 12,
  customerEmail: null,
  isPublic: false,
  repliedAt: null,
  updatedAt: at,
}

const { shop } = shopConfig()
export const settings: ShopSettings = {
  shopName: shop.name,
  founder: shop.founder,
  phone: shop.phone,
  email: shop.email,
  whatsapp: shop.whatsapp,
  address: '',
  intro: '',
  weekdayHours: { opens: '08:00', closes: '20:00' },
  weekendHours: { opens: '09:00', closes: '21:00' },
  halalCertificate: '',
  halalExpires: null,
  ingredients: '',
  allergens: [],
  storage: '',
  keepsDays: null,
  closedDates: [],
  cutOff: '15:00',
  bigOrderPieces: 300,
  bigOrderLeadDays: 2,
  horizonDays: 30,
  weekdayCapacity: [null, null, null, null, null, null, 0],
  ordering: { state: 'open', until: null },
  cashCeiling: null,
  unpaidHours: 48,
  depositPercent: null,
  depositFrom: null,
  depositFromPieces: null,
  restDaysBefore: 1,
  depositTerms: '',
  deliveryAreas: [{ id: 'bekasi', name: 'Bekasi', fee: 10_000, leastOrder: null, freeFrom: 200_000 }],
  timeWindows: [{ begins: '09:00', ends: '11:00', for: 'both', mostOrders: 5, mostPieces: null }],
  customerChanges: null,
  qris: false,
  bankAccounts: [{ bank: 'BCA', number: '123 456 7890', holder: 'Siti Rahma' }],
  transferQris: 'a'.repeat(32),
  refunds: false,
  thanks: '',
  retentionMonths: 24,
  secondFactorDemanded: false,
  shopLanguage: 'default',
  deskLanguage: 'default',
}

/** Stores what the settings send, with what each form was filled from. */
export const storeSettings = (sent: { expected?: object }[]): Answers => ({
  'PATCH /api/admin/settings': recordIn(sent, ({ expected: _, ...changed }) =>
    Response.json({ ...settings, ...changed }),
  ),
})

const kitchenDay: AdminKitchenDay = {
  day: today,
  capacity: null,
  usualCapacity: 300,
  taken: 80,
  isClosed: false,
  note: null,
  orders: 1,
  unconfirmed: 1,
}

const sheetOrder = (more: Partial<AdminOrder>) => {
  const order = anOrder(more)
  return { ...order, items: order.items.map((item) => ({ ...item, preparedAt: null })), marks: [] }
}

/** A package on sale that was ordered before. */
const ownPackage = (item: MenuPackage): OwnPackage => ({
  state: 'shown',
  totalLimit: null,
  dayLimit: null,
  soldLately: 12,
  isUsed: true,
  ...item,
  category: item.category ?? { id: '', en: '' },
})

/** The three default packages. */
export const ownMenu = (): OwnPackage[] => builtInMenu().map(ownPackage)

const tally = {
  orders: 1,
  pieces: 40,
  preparedPieces: 0,
  packages: [{ packageType: '20pcs' as const, packs: 2, pieces: 40, preparedPieces: 0 }],
}

export const orderList = (orders: AdminOrder[]): OrderList => ({
  orders,
  total: orders.length,
  isTotalExact: true,
  counts: { pending: orders.length, confirmed: 0, preparing: 0, ready: 0, delivered: 0, cancelled: 0 },
  fitting: null,
  piecesToPrepare: 0,
})

const customer: CustomerList['customers'][number] = {
  id: 12,
  name: 'Siti Rahma',
  phone: '0812-3456-7890',
  orders: 3,
  cancelled: 0,
  spent: '174000.00',
  lastOrderAt: at,
  note: '',
  isBlocked: false,
}

/** An open entry of «Perlu perhatian». */
export const anEntry = (more: Partial<AttentionItem> = {}): AttentionItem => ({
  id: 1,
  kind: 'paid-after-cancel',
  orderId: 12,
  data: { amount: 116_000 },
  createdAt: at,
  closedAt: null,
  closedBy: null,
  closeNote: null,
  ...more,
})

const days = Array.from({ length: 30 }, (_, ago) =>
  wibDay(new Date(Date.now() - (29 - ago) * 24 * 60 * 60 * 1000)),
)

/** Responses of a small shop, with an entry in each list. */
export const deskAnswers = (): Answers => ({
  'GET /api/orders': orderList([
    anOrder(),
    anOrder({ id: 11, status: 'confirmed', isPaid: true, paidAt: at, paymentMethod: 'tunai' }),
  ]),
  'POST /api/admin/search/orders': orderList([]),
  'GET /api/orders/12': anOrder(),
  'GET /api/orders/999': refuse(404, 'Order not found'),
  'GET /api/orders/:id/timeline': { events: [] } satisfies OrderTimeline,
  'GET /api/orders/:id/payments': { payments: [] },
  'GET /api/orders/:id/refunds': {
    refunds: [],
    payments: [],
    left: 0,
    ways: [],
    isWholeOnly: false,
  } satisfies RefundList,
  'GET /api/inventory': [lowStock],
  'GET /api/inventory/1/movements': {
    movements: [
      { id: 1, reason: 'sold', delta: -1, stockAfter: 4, orderId: 12, note: null, actor: 'system', at },
    ],
  } satisfies InventoryMovements,
  'GET /api/reviews': [aReview, { ...aReview, id: 2, isPublic: true, reply: 'Terima kasih.' }],
  'GET /api/revenue/total': {
    total: 174_000,
    received: 174_000,
    givenBack: 0,
    thisMonth: 174_000,
    lastMonth: 58_000,
    paidOrders: 2,
    owed: 58_000,
    owedOrders: 1,
    deposits: { held: 135_000, orders: 1, kept: 50_000 },
  } satisfies RevenueTotal,
  'GET /api/revenue/daily': days.map(
    (date, i): RevenueDay => ({
      date,
      orders: i % 3,
      revenue: (i % 3) * 58_000,
      received: (i % 3) * 58_000,
      givenBack: 0,
    }),
  ),
  'GET /api/revenue/by-package': [
    { packageType: '20pcs', orders: 2, revenue: 116_000 },
  ] satisfies RevenueOfPackage[],
  'GET /api/revenue/money': [
    { date: '2026-11-20', method: 'tunai', received: 58_000, givenBack: 8_000, deposits: 58_000 },
  ] satisfies MoneyOfDay[],
  'GET /api/revenue/by-method': [
    { paymentMethod: 'tunai', orders: 2, revenue: 116_000, received: 116_000, givenBack: 0 },
  ] satisfies RevenueOfMethod[],
  'GET /api/admin/attention': { items: [anEntry()], open: 1 },
  'GET /api/admin/settings': settings,
  'GET /api/admin/kitchen/days': { today, days: [kitchenDay] } satisfies KitchenPlan,
  'GET /api/admin/kitchen/sheet': {
    today,
    kitchen: kitchenDay,
    orders: [sheetOrder({ status: 'confirmed' })],
    toCook: tally,
    unconfirmed: [sheetOrder({ id: 13 })],
    mayCome: tally,
  } satisfies CookSheet,
  'GET /api/admin/kitchen/loose-orders': {
    undated: [sheetOrder({ id: 14, deliveryDate: null })],
    overdue: [],
  } satisfies LooseOrders,
  'GET /api/admin/menu': { packages: ownMenu(), choiceGroups: [] } satisfies OwnMenu,
  'GET /api/promotion-codes': {
    promotionCodes: [
      {
        id: 1,
        code: 'HEMAT10',
        kind: 'percent',
        value: 10,
        leastOrder: 0,
        packages: [],
        from: null,
        until: null,
        mostUses: 100,
        mostUsesPerPhone: null,
        isActive: true,
        uses: 3,
      },
    ],
  } satisfies PromotionCodes,
  'GET /api/admin/audit': {
    entries: [
      {
        id: 1,
        at,
        actor: 'admin:pemilik',
        action: 'settings.change',
        subject: 'settings',
        packageType: null,
        username: null,
        before: { cutOff: '15:00' },
        after: { cutOff: '16:00' },
      },
    ],
    hasMore: false,
    actors: ['admin:pemilik', 'system'],
  } satisfies AuditPage,
  'POST /api/admin/search/customers': { customers: [customer], next: null } satisfies CustomerList,
  'GET /api/admin/customers/:id': {
    ...customer,
    blockReason: null,
    history: [anOrder()],
  } satisfies CustomerDetail,
  'GET /api/admin/blocked-phones': {
    phones: [
      {
        id: 'a'.repeat(32),
        phone: '0812-9999-8888',
        reason: 'Pesanan palsu',
        createdAt: at,
        createdBy: 'pemilik',
        name: null,
      },
    ],
  } satisfies BlockedPhones,
  'GET /api/admin/team': {
    members: [{ id: 1, username: 'pemilik', role: 'owner', createdAt: at, sessions: 1, signedInAt: at }],
    invitations: [
      { id: 1, role: 'kitchen', invitedBy: 'pemilik', createdAt: at, expiresAt: '2027-01-01T00:00:00.000Z' },
    ],
  } satisfies Team,
  'GET /api/admin/notifications/devices': { devices: [] satisfies NotificationDevice[] },
  'GET /api/admin/day-summary': {
    day: today,
    orders: 2,
    pieces: 60,
    received: [{ method: 'tunai', orders: 1, amount: '58000.00' }],
    givenBack: '0.00',
    methods: [{ method: 'tunai', received: 58_000, givenBack: 8_000 }],
    people: [
      { person: 'pemilik', received: 58_000, givenBack: 8_000 },
      { person: null, received: 30_000, givenBack: 0 },
    ],
    shifts: [],
    unpaid: { orders: 1, amount: '58000.00' },
    tomorrow: { day: today, pieces: 40 },
    lowStock: [],
    text: 'Ringkasan',
  } satisfies DaySummaryView,
  'GET /api/admin/cash/shifts': {
    shifts: [aShift(), aShift({ id: 2, isOwn: false, person: 'bu-rini', closing })],
    outside: { received: 58_000, givenBack: 0 },
  } satisfies CashShifts,
  'GET /api/admin/cash/shifts/:id': {
    ...aShift(),
    moves: [{ at, orderId: 12, received: 58_000, givenBack: 0 }],
  } satisfies CashShiftDetail,
  'GET /api/admin/second-factor': {
    state: 'off',
    since: null,
    recoveryCodesLeft: 0,
  } satisfies SecondFactorState,
  'GET /api/admin/sessions': {
    sessions: [
      { id: 1, device: 'Chrome, Android', signedInAt: at, lastSeenAt: at, isThis: true },
    ] satisfies OwnSession[],
  },
  'GET /api/admin/whatsapp': {
    ...{ events: ['placed', 'paid'], quietHours: null, costPerMessage: 357, templates: null, linkStart: '' },
    account: { state: 'available', code: null, phone: '0812-3456-7890', name: 'Dimsum Contoh' },
    ...{ accepted: 3, delivered: 2, unsent: 0, received: 1 },
  } satisfies WhatsappOverview,
  'GET /api/system/status': {
    midtrans: { environment: 'demo', isProduction: false, hasServerKey: true, hasClientKey: true },
    database: { connected: true, lastQuery: at },
    payments: { totalProcessed: 2, successRate: 66.7, lastPayment: at },
    reconciler: { lastRun: at, open: 0 },
    backup: { state: 'fresh', lastBackup: at, fault: null },
    messages: { waiting: 0, unsentCount: 0, unsent: [] },
  } satisfies SystemStatus,
})
