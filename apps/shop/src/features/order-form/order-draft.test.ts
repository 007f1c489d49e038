import { recall } from '@dimsum/web/components/session-memory.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  draftNames,
  draftValues,
  forgetDraft,
  isBegun,
  keepDraft,
  keepNames,
  orderTries,
} from './order-draft.ts'
import { emptyOrder } from './order-fields.ts'

beforeEach(forgetDraft)

test('the draft of an order keeps the names of its packages, which begin no draft by themselves', () => {
  const names = { '20pcs': { id: 'Paket Sedang', en: 'Medium Package' } }
  keepNames(names)
  expect(recall('order-draft')).toBeUndefined()
  keepDraft({ lines: [{ packageType: '20pcs', quantity: 1 }] })
  keepNames(names)
  expect(draftNames()).toEqual(names)
})

test('the draft has one key until it is placed or the key is renewed, which keeps its values', () => {
  keepDraft({ customerName: 'S' })
  const key = orderTries.key()
  keepDraft({ customerName: 'Siti' })
  expect(orderTries.key()).toBe(key)
  orderTries.renewKey()
  const renewed = orderTries.key()
  expect(draftValues()).toEqual({ customerName: 'Siti' })
  forgetDraft()
  expect(draftValues()).toEqual({})
  expect(new Set([key, renewed, orderTries.key()]).size).toBe(3)
})

test('the draft never stores the honeypot', () => {
  keepDraft({ website: 'http://spam.example' })
  expect(draftValues()).toEqual({})
})

test('an empty form is distinguished from one that was edited', () => {
  const begun = [{ lines: [] }, { lines: [{ packageType: '10pcs', quantity: 1 }] }, { isDelivery: false }]
  const found = [{}, ...begun].map((more) => isBegun({ ...emptyOrder, ...more }))
  expect(found).toEqual([false, false, true, true])
})
