import type { DaySummaryView } from '@dimsum/contract/day-summary'
import type { NotificationDevice, PushSubscriptionJson } from '@dimsum/contract/notifications'
import type { TeamTopic } from '@dimsum/domain/team-topics'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'
import { revenueKey } from './revenue.ts'

/** The team's devices with their notification topics. */
export const notificationDevicesQuery = queryOptions({
  queryKey: ['admin', 'notification-devices'],
  queryFn: ({ signal }) =>
    api.get<{ devices: NotificationDevice[] }>('/api/admin/notifications/devices', { signal }),
})

export const saveNotificationDevice = (device: { subscription: PushSubscriptionJson; topics: TeamTopic[] }) =>
  api.put<NotificationDevice>('/api/admin/notifications/devices', device)

export const removeNotificationDevice = (id: number) => api.delete(`/api/admin/notifications/devices/${id}`)

/** Summary of today up to now. */
export const daySummaryQuery = queryOptions({
  queryKey: [...revenueKey, 'day-summary'],
  queryFn: ({ signal }) => api.get<DaySummaryView>('/api/admin/day-summary', { signal }),
})
