import type { AuditLine } from '@dimsum/contract/audit'
import type { AuditAction } from '@dimsum/contract/audit-topics'
import { isRole } from '@dimsum/domain/roles'
import { isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { auditDetails, auditUnknown } from '@dimsum/words/desk/audit'
import { auditActionsOn, auditActions as plain } from '@dimsum/words/desk/audit-actions'
import { roleNames } from '@dimsum/words/desk/roles'
import type { Message } from '@dimsum/words/sentence'
import { ownText, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from '../../components/package-names.ts'
import { asItStands, factsOf } from '../../components/stored-words.ts'
import { fieldChanges } from './field-changes.ts'

/** `admin:pemilik` becomes the user's name; `system` is the program. */
export const actorName = (actor: string): Message =>
  actor === 'system' ? auditUnknown.shopProgram : actor.replace(/^admin:/, '')

const numberOf = ({ subject }: AuditLine) => subject.slice(subject.indexOf(':') + 1)
const person = ({ username }: AuditLine) => (username === null ? auditUnknown.person : asItStands(username))
const goods = ({ packageType }: AuditLine, { nameOf }: PackageNames) =>
  packageType ? nameOf(packageType) : auditUnknown.goods
const dayOf = (line: AuditLine) => {
  const day = numberOf(line)
  return isWibDay(day) ? dates.day(day) : asItStands(day)
}
const packageOf = ({ before, after }: AuditLine): Sentence => {
  const { name } = { ...factsOf(before), ...factsOf(after) }
  const { id, en } = factsOf(name)
  return typeof id === 'string'
    ? ownText({ id, en: typeof en === 'string' && en ? en : id })
    : auditUnknown.goods
}
const promotionOf = ({ before, after }: AuditLine) => {
  const { code } = { ...factsOf(before), ...factsOf(after) }
  return asItStands(typeof code === 'string' ? code : '')
}
const daysAsked = ({ from, to }: Record<string, unknown>) =>
  typeof from === 'string' && typeof to === 'string' ? auditDetails.days(from, to) : auditUnknown.allDays
const role = (facts: unknown) => {
  const { role } = factsOf(facts)
  return typeof role === 'string' && isRole(role) ? roleNames[role] : auditUnknown.role
}
const deviceOf = ({ before }: AuditLine) => {
  const { device } = factsOf(before)
  return typeof device === 'string' && device !== '' ? asItStands(device) : auditUnknown.device
}

/** A title, optionally with detail lines. */
type Words = Sentence | readonly [title: Sentence, ...details: Sentence[]]

const words: Record<AuditAction, Sentence | ((line: AuditLine, names: PackageNames) => Words)> = {
  ...plain,
  'settings.change': (line, names) => {
    const [before, after] = [line.before, line.after].map((value) => ({ [numberOf(line)]: value }))
    return [plain['settings.change'], ...fieldChanges('settings', before, after, names)]
  },
  'orders.export': ({ after }) => [plain['orders.export'], daysAsked(factsOf(after))],
  'backup.restore': ({ after }) => {
    const { madeAt } = factsOf(after)
    const restored = plain['backup.restore']
    return typeof madeAt === 'string' ? [restored, auditDetails.backup(madeAt)] : restored
  },
  'kitchen-day.change': (line, names) => [
    auditActionsOn.kitchenDay(dayOf(line)),
    ...fieldChanges('shop', line.before, line.after, names),
  ],
  'cash.open': (line, names) => [plain['cash.open'], ...fieldChanges('shop', null, line.after, names)],
  'cash.close': (line, names) => [plain['cash.close'], ...fieldChanges('shop', null, line.after, names)],
  'inventory.add': (line, names) => [
    auditActionsOn.stockAdded(goods(line, names)),
    ...fieldChanges('shop', null, line.after, names),
  ],
  'inventory.change': (line, names) => [
    auditActionsOn.stockChanged(goods(line, names)),
    ...fieldChanges('shop', line.before, line.after, names),
  ],
  'package.add': (line) => auditActionsOn.packageAdded(packageOf(line)),
  'package.change': (line, names) => [
    auditActionsOn.packageChanged(packageOf(line)),
    ...fieldChanges('menu', line.before, line.after, names),
  ],
  'package.delete': (line) => auditActionsOn.packageDeleted(packageOf(line)),
  'choices.add': (line) => auditActionsOn.choicesAdded(packageOf(line)),
  'choices.change': (line, names) => [
    auditActionsOn.choicesChanged(packageOf(line)),
    ...fieldChanges('menu', line.before, line.after, names),
  ],
  'choices.delete': (line) => auditActionsOn.choicesDeleted(packageOf(line)),
  'promotion-code.add': (line, names) => [
    auditActionsOn.promotionAdded(promotionOf(line)),
    // The title has the code.
    ...fieldChanges('promotion', { code: factsOf(line.after).code }, line.after, names),
  ],
  'promotion-code.change': (line, names) => [
    auditActionsOn.promotionChanged(promotionOf(line)),
    ...fieldChanges('promotion', line.before, line.after, names),
  ],
  'promotion-code.delete': (line) => auditActionsOn.promotionDeleted(promotionOf(line)),
  'package.photo': (line) =>
    factsOf(line.after).photo === null
      ? auditActionsOn.photoRemoved(packageOf(line))
      : auditActionsOn.photoChanged(packageOf(line)),
  'review.approve': (line) => auditActionsOn.reviewShown(numberOf(line)),
  'review.hide': (line) => auditActionsOn.reviewHidden(numberOf(line)),
  'review.reply': (line) =>
    factsOf(line.after).hasReply === false
      ? auditActionsOn.replyDeleted(numberOf(line))
      : auditActionsOn.reviewAnswered(numberOf(line)),
  'review.delete': (line) => auditActionsOn.reviewDeleted(numberOf(line)),
  'session.end': (line) => auditActionsOn.deviceSignedOut(deviceOf(line)),
  'notifications.remove-device': (line) => auditActionsOn.notificationsRemoved(deviceOf(line)),
  'team.invite': ({ after }) => auditActionsOn.invited(role(after)),
  'team.join': ({ after }) => auditActionsOn.joined(role(after)),
  'team.change-role': (line) => [
    auditActionsOn.roleChanged(person(line)),
    auditDetails.role(role(line.before), role(line.after)),
  ],
  'team.end-sessions': (line) => auditActionsOn.memberSignedOut(person(line)),
  'team.remove': (line) => auditActionsOn.memberRemoved(person(line)),
}

/** Text of an audit entry. An action from another version keeps its raw name. */
export function auditWords(
  line: AuditLine,
  names: PackageNames,
): { title: Message; details: readonly Sentence[] } {
  const found = (words as Partial<typeof words>)[line.action as AuditAction]
  if (found === undefined) return { title: line.action, details: [] }
  const message = typeof found === 'function' ? found(line, names) : found
  if ('byDefault' in message) return { title: message, details: [] }
  const [title, ...details] = message
  return { title, details }
}
