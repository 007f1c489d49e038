import type { Act, History } from './history.ts'

const total = 58_000
const mark: Act = { act: 'mark', method: 'tunai' }
const cancel: Act = { act: 'cancel' }
const part = (amount: number): Act => ({ act: 'part', method: 'transfer', amount })
const refund = (which: number, amount: number): Act => ({ act: 'refund', which, amount, way: 'transfer' })
const edit = (a: number, b = 0): Act => ({ act: 'edit', a, b, adjustment: null, overrides: false })
const keep = (amount: number): Act => ({ act: 'keep', amount })
const pays = (page: number): Act => ({ act: 'provider-pays', page })

/** Histories that random ones rarely contain, and those that once broke a law. */
const plain: Act[][] = [
  [mark, refund(0, 50_000), { act: 'unmark' }, mark, refund(1, total), refund(1, 8_000)],
  [mark, refund(0, 50_000), cancel],
  [mark, cancel, refund(0, 50_000)],
  [part(29_000), refund(0, 29_000), part(29_000), part(29_000), { act: 'void', which: 1 }, mark],
  [part(29_000), pays(0), { act: 'provider-reverses', page: 0 }, refund(0, 8_000)],
  [mark, edit(2), edit(1), part(8_000)],
  [{ act: 'edit-beside-payment', a: 2, b: 0, page: 1 }, part(8_000)],
  [edit(3), part(50_000), edit(1), cancel],
  [part(29_000), cancel, refund(0, 29_000), { act: 'reopen' }, mark],
  [cancel, pays(0), refund(0, 20_000)],
  [
    cancel,
    { act: 'neighbour-orders', window: 0, withCode: true },
    { act: 'reopen' },
    { act: 'neighbour-leaves' },
    { act: 'reopen' },
  ],
  [part(8_000), refund(0, 8_000), { act: 'ask' }, { act: 'take-back', which: 0 }, pays(2)],
  [part(8_000), refund(0, 8_000), { act: 'proof' }, { act: 'take-back', which: 0 }],
  [mark, { act: 'provider-reverses', page: 0 }, pays(0)],
  [pays(1), edit(2), refund(0, total), { act: 'dashboard-refund', page: 1, amount: 1_000 }, part(8_000)],
  [pays(1), edit(2), refund(0, total), { act: 'dashboard-refund', page: 1, amount: 1_000 }],
  [part(29_000), cancel, keep(20_000), keep(8_000), refund(0, 8_000), { act: 'take-back', which: 0 }],
  [part(29_000), cancel, keep(20_000), mark, refund(0, 8_000), keep(20_000)],
  [part(50_000), cancel, keep(50_000), { act: 'reopen' }, mark, cancel, keep(8_000)],
  [edit(0, 1), { act: 'neighbour-orders', window: 1, withCode: true }, edit(1, 1), cancel],
  [part(29_000), { act: 'void', which: 0 }, { act: 'void', which: 0 }, { act: 'unmark' }, mark],
  // More of a line costs what the line was sold at; a new line costs what the menu says.
  [edit(1, 1), { act: 'settings' }, edit(1, 2), edit(2), edit(2, 1)],
  // The time has room for 100 pieces, and the day for more.
  [edit(4, 3), edit(4, 2)],
]
/** An edit takes the order below the minimum of its promotion code. The code no longer applies. */
const withoutItsCode: History = { hasCode: true, hasDeposit: false, acts: [edit(0, 1), edit(2), cancel] }

export const namedHistories: History[] = [
  ...plain.map((acts) => ({ hasCode: false, hasDeposit: false, acts })),
  withoutItsCode,
]
