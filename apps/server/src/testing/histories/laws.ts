import { expect } from 'vitest'
import type { Model } from './act.ts'
import type { SeenOrder } from './seen-order.ts'

type Law = (seen: SeenOrder, model: Model) => void

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
const live = ({ payments }: SeenOrder) => payments.filter(({ isVoided }) => !isVoided)
const dueOf = ({ isPaid, total, part }: SeenOrder) => (isPaid ? 0 : total - part)
/** Open entries of «Perlu perhatian» of these kinds show one amount. */
const leftOf = ({ entries }: SeenOrder, kinds: readonly string[]): number => {
  const lefts = entries.filter(({ kind, isOpen }) => isOpen && kinds.includes(kind)).map(({ left }) => left)
  expect(new Set(lefts).size).toBeLessThanOrEqual(1)
  return lefts[0] ?? 0
}

/** What holds after every act of a history. */
export const laws: Record<string, Law> = {
  'law 1: the money received of an order is the sum of its valid payments': (seen, { money }) => {
    expect(seen.received).toBe(sum(live(seen).map(({ amount }) => amount)))
    expect(seen.received).toBe(money.received)
  },
  'law 2: an order is paid once its money reached the total, and never has both a rest and a surplus': (
    seen,
    { money, goods },
  ) => {
    const { isPaid, part, method } = money.figures(goods.isCancelled)
    expect({ isPaid: seen.isPaid, part: seen.part, method: seen.method }).toEqual({ isPaid, part, method })
    expect(Math.min(dueOf(seen), seen.surplus)).toBe(0)
  },
  'law 3: a transaction counts once, however often it is reported': (seen, { money }) => {
    const transactions = seen.payments.flatMap(({ transaction }) => transaction ?? [])
    expect(transactions).toEqual([...new Set(transactions)])
    expect(seen.payments.map(({ amount, isVoided }) => ({ amount, isVoided }))).toEqual(
      money.payments.map(({ amount, isVoided }) => ({ amount, isVoided })),
    )
  },
  'law 4: a surplus is owed back by one entry': (seen, { money, goods }) => {
    const { twice } = money.figures(goods.isCancelled).attention
    expect([seen.surplus, leftOf(seen, ['duplicate-payment'])]).toEqual([twice, twice])
  },
  'law 5: an open page asks for no more than is due, or is being ended': (seen) => {
    const beyond = seen.pages.filter(({ amount, isEnding }) => amount > dueOf(seen) && !isEnding)
    expect(beyond).toEqual([])
  },
  'law 6: a report of another amount adds nothing and raises an entry': (seen, { money }) => {
    expect(seen.entries.filter(({ kind }) => kind === 'wrong-amount')).toHaveLength(money.wrong.size)
  },
  'law 7: no more is given back than was received, and by the provider only from a wallet': (
    seen,
    { money },
  ) => {
    for (const { amount, atDesk, byProvider, method } of live(seen)) {
      expect(atDesk).toBeLessThanOrEqual(amount)
      if (method !== 'gopay') expect(byProvider).toBe(0)
    }
    expect(seen.givenBack).toBe(money.givenBack)
  },
  'law 8: a cancelled order owes what was received and neither given back nor kept': (
    seen,
    { money, goods },
  ) => {
    const { cancelled } = money.figures(goods.isCancelled).attention
    expect(leftOf(seen, ['cancelled-after-paid', 'paid-after-cancel'])).toBe(cancelled)
  },
  'law 9: stock, day, time, limited packages and a promotion code return exactly once': (
    { stock, sold, day, time, code },
    { goods, money },
  ) => expect({ stock, sold, day, time, code }).toEqual(goods.counts(money.isPaid)),
  'law 10: a placed order keeps its price and deposit whatever the settings': (seen, { goods, deposit }) => {
    expect([seen.total, seen.deposit]).toEqual([goods.total, deposit])
  },
  'received money is counted, held, kept, given back or surplus': (seen, { money, goods }) => {
    const { counted, refunded, part, kept } = money.figures(goods.isCancelled)
    expect([seen.refunded, seen.kept]).toEqual([refunded, kept])
    expect(seen.isPaid ? seen.total - seen.refunded : 0 - seen.refunded).toBe(counted)
    expect(seen.held).toBe(seen.isPaid ? 0 : part - kept)
    expect(seen.received).toBe(
      counted + seen.held + (seen.isPaid ? 0 : seen.kept) + seen.givenBack + seen.surplus,
    )
  },
  'a proof of a transfer is listed until money is recorded or the order is cancelled': (seen, { money }) =>
    expect(seen.entries.filter(({ kind, isOpen }) => kind === 'transfer-proof' && isOpen)).toHaveLength(
      Number(money.proofs.isOpen),
    ),
}

export class BrokenLaw extends Error {
  readonly law: string
  constructor(law: string, cause: unknown) {
    super(`${law}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.law = law
  }
}

export const assertLaws = (seen: SeenOrder, model: Model): void => {
  for (const [law, holds] of Object.entries(laws)) {
    try {
      holds(seen, model)
    } catch (error) {
      throw new BrokenLaw(law, error)
    }
  }
}
