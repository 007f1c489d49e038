import type { Right } from './roles.ts'

/** What a device of the team can be notified of. */
export const teamTopics = [
  'order-placed',
  'order-paid',
  'attention',
  'low-stock',
  'backup',
  'day-summary',
] as const
export type TeamTopic = (typeof teamTopics)[number]

/** What a role needs to be notified of a topic. */
export const rightToHear: Record<TeamTopic, Right> = {
  'order-placed': 'read-order',
  'order-paid': 'orders',
  attention: 'attention',
  'low-stock': 'stock',
  backup: 'attention',
  'day-summary': 'reports',
}
