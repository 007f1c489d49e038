import type { Right } from './roles.ts'

/** Notification topics of the team's devices. */
export const teamTopics = [
  'order-placed',
  'order-paid',
  'attention',
  'low-stock',
  'backup',
  'day-summary',
] as const
export type TeamTopic = (typeof teamTopics)[number]

/** The right that a role needs for a topic. */
export const rightToHear: Record<TeamTopic, Right> = {
  'order-placed': 'read-order',
  'order-paid': 'orders',
  attention: 'attention',
  'low-stock': 'stock',
  backup: 'attention',
  'day-summary': 'reports',
}
