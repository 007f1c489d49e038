/**
 * Actions of the audit log, grouped by topic. A separate file so that a screen can list them without loading the
 * schemas.
 */
export const auditTopics = {
  settings: [
    'settings.change',
    'package.add',
    'package.change',
    'package.delete',
    'package.photo',
    'menu.sort',
    'choices.add',
    'choices.change',
    'choices.delete',
    'choices.sort',
    'promotion-code.add',
    'promotion-code.change',
    'promotion-code.delete',
  ],
  kitchen: ['kitchen-day.change'],
  stock: ['inventory.add', 'inventory.change'],
  payments: ['attention.close', 'payment.test', 'cash.open', 'cash.close'],
  reviews: ['review.approve', 'review.hide', 'review.reply', 'review.delete'],
  customers: [
    'whatsapp.stop',
    'whatsapp.resume',
    'phone.block',
    'phone.unblock',
    'orders.export',
    'privacy.export',
    'privacy.erase',
    'privacy.retention',
  ],
  access: [
    'password.change',
    'password.reset',
    'second-factor.on',
    'second-factor.off',
    'second-factor.reset',
    'second-factor.new-codes',
    'second-factor.recovery-used',
    'session.end',
    'session.end-others',
    'notifications.remove-device',
  ],
  team: [
    'team.invite',
    'team.withdraw-invitation',
    'team.join',
    'team.change-role',
    'team.end-sessions',
    'team.remove',
  ],
  backup: ['backup.restore', 'backup.confirm'],
} as const

export type AuditTopic = keyof typeof auditTopics
export type AuditAction = (typeof auditTopics)[AuditTopic][number]
