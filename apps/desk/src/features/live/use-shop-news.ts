import type { LiveOrderEvent, LiveTopic } from '@dimsum/contract/live'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { attentionQuery } from '../../api/attention.ts'
import { cashKey } from '../../api/cash.ts'
import { inventoryQuery } from '../../api/inventory.ts'
import { kitchenKey } from '../../api/kitchen.ts'
import { subscribeToShop } from '../../api/live.ts'
import { menuQuery } from '../../api/menu.ts'
import { daySummaryQuery } from '../../api/notifications.ts'
import {
  findOrdersAfter,
  newestKnown,
  orderCountsQuery,
  ordersKey,
  orderTimelineQuery,
  paymentsQuery,
  refreshAfterPause,
  refreshEmptyLists,
  refreshShownOrders,
} from '../../api/orders.ts'
import { promotionCodesQuery } from '../../api/promotions.ts'
import { refundsQuery } from '../../api/refunds.ts'
import { revenueKey } from '../../api/revenue.ts'
import { adminReviewsKey, adminReviewsQuery } from '../../api/reviews.ts'
import { adminSessionQuery } from '../../api/session.ts'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { isSwitchedOn } from '../../components/device-switch.ts'
import { noteNewOrders } from '../../components/new-orders.ts'

export type News = { kind: 'orders' | 'payment' | 'review' | 'attention'; count: number }

/** Lost connections shorter than this are not reported (ms). */
const patienceMs = 5000

const topics: Record<LiveTopic, readonly (readonly unknown[])[]> = {
  reviews: [adminReviewsKey],
  attention_items: [attentionQuery.queryKey],
  settings: [shopQuery.queryKey, shopSettingsQuery.queryKey],
  inventory: [inventoryQuery.queryKey],
  kitchen_days: [kitchenKey],
  promotion_codes: [promotionCodesQuery.queryKey, shopQuery.queryKey],
  packages: [menuQuery.queryKey, shopQuery.queryKey],
  cash_shifts: [cashKey, daySummaryQuery.queryKey],
}

/**
 * Keeps every admin screen up to date: changes are refetched within a second, cards are updated in place, and news is
 * passed to `onNews`. Returns whether the connection is lost.
 */
export function useShopNews(onNews: (news: News) => void): { isLost: boolean } {
  const queries = useQueryClient()
  const [isLost, setLost] = useState(false)
  const tell = useEffectEvent(onNews)

  useEffect(() => {
    let patience: ReturnType<typeof setTimeout> | undefined
    let newestAtStart: number | undefined
    const invalidate = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key })
    const found = () => {
      clearTimeout(patience)
      patience = undefined
      setLost(false)
    }
    const stop = subscribeToShop({
      onOrders: (events) => {
        void refreshOrders(queries, events)
        const fresh = noteNewOrders(
          queries,
          idsOf(events, (kind) => kind === 'placed'),
        )
        if (fresh.length > 0) tell({ kind: 'orders', count: fresh.length })
        const paid = idsOf(events, (kind) => kind === 'paid')
        if (paid.length > 0) tell({ kind: 'payment', count: paid.length })
      },
      onChange: async (topic) => {
        const before = waitingIn(queries, topic)
        await Promise.all(topics[topic].map((queryKey) => queries.invalidateQueries({ queryKey })))
        const count = waitingIn(queries, topic) - before
        if (count > 0 && topic === 'reviews') tell({ kind: 'review', count })
        if (count > 0 && topic === 'attention_items') tell({ kind: 'attention', count })
      },
      onOpen: () => {
        found()
        // Orders may have arrived between the first fetch and the opening of the connection.
        invalidate(ordersKey)
      },
      onMissed: async () => {
        found()
        invalidate(shopQuery.queryKey)
        // The counts may have been fetched since, with an order whose event was missed.
        newestAtStart ??= newestKnown(queries)
        const missed = newestAtStart === undefined ? [] : await findOrdersAfter(newestAtStart).catch(() => [])
        const fresh = noteNewOrders(queries, missed)
        if (fresh.length > 0) tell({ kind: 'orders', count: fresh.length })
        // Includes the session: a connection also ends when the user's role changes.
        await refreshAfterPause(queries)
      },
      staysWhileHidden: () => isSwitchedOn('order-sound'),
      onLost: (isRefused) => {
        patience ??= setTimeout(() => setLost(true), patienceMs)
        // The session may have ended.
        if (isRefused) invalidate(adminSessionQuery.queryKey)
      },
    })
    return () => {
      clearTimeout(patience)
      stop()
    }
  }, [queries])

  return { isLost }
}

const idsOf = (events: readonly LiveOrderEvent[], isWanted: (kind: string) => boolean): number[] => [
  ...new Set(events.filter(({ kind }) => isWanted(kind)).map(({ orderId }) => orderId)),
]

/** Events that change no figure. */
const quietKinds = ['note', 'whatsapp', 'label', 'link', 'prepared', 'attention']

async function refreshOrders(queries: QueryClient, events: readonly LiveOrderEvent[]) {
  const ids = idsOf(events, () => true)
  const invalidate = (queryKey: readonly unknown[]) => queries.invalidateQueries({ queryKey })
  if (events.some(({ kind }) => kind === 'placed')) refreshEmptyLists(queries)
  if (events.some(({ kind }) => !quietKinds.includes(kind))) {
    void invalidate(orderCountsQuery.queryKey)
    void invalidate(revenueKey)
    void invalidate(cashKey)
    void invalidate(inventoryQuery.queryKey)
  }
  void invalidate(kitchenKey)
  for (const id of ids) {
    for (const query of [orderTimelineQuery, paymentsQuery, refundsQuery]) void invalidate(query(id).queryKey)
  }
  await refreshShownOrders(queries, ids)
}

/** Number of reviews or alerts that wait for the owner. */
function waitingIn(queries: QueryClient, topic: LiveTopic): number {
  if (topic === 'reviews') {
    return queries.getQueryData(adminReviewsQuery().queryKey)?.filter(({ isPublic }) => !isPublic).length ?? 0
  }
  if (topic === 'attention_items') return queries.getQueryData(attentionQuery.queryKey)?.open ?? 0
  return 0
}
