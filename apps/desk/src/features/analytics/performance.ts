import type { RevenueDay, RevenueOfPackage, RevenueTotal } from '@dimsum/contract/revenue'

export type Sources = {
  total: Pick<RevenueTotal, 'total' | 'paidOrders'>
  days: readonly Pick<RevenueDay, 'orders' | 'revenue'>[]
  packages: readonly RevenueOfPackage[]
  /** Whether the figures cover the selected days. If false, they cover all time, except for the active days. */
  isOfDays: boolean
}

/** Computes the performance summary (product.md section 2). */
export function performanceOf({ total, days, packages, isOfDays }: Sources) {
  const sum = (figure: (day: Sources['days'][number]) => number) =>
    days.reduce((all, day) => all + figure(day), 0)
  const paidOrders = isOfDays ? sum(({ orders }) => orders) : total.paidOrders
  const revenue = isOfDays ? sum((day) => day.revenue) : total.total
  return {
    paidOrders,
    /** Rupiah, rounded; 0 without orders. */
    averageOrder: paidOrders === 0 ? 0 : Math.round(revenue / paidOrders),
    /** Orders that contain the 20 pcs package. */
    popularOrders: packages.find(({ packageType }) => packageType === '20pcs')?.orders ?? 0,
    /** Days with at least one paid order. */
    activeDays: days.filter(({ orders }) => orders > 0).length,
    days: days.length,
  }
}
