import type { OwnPackage } from '@dimsum/contract/menu'
import { saleState } from '@dimsum/domain/package-sale'
import type { BadgeTone } from '@dimsum/ui/badge.tsx'
import { menuBadgeNames, menuFacts, menuStateNames } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'

type Fact = { tone: BadgeTone; words: Sentence }

/** Facts shown beside a package's name: state, sold out until, season, remaining quantity. */
export function factsOf(item: OwnPackage, now: Date, today: string): readonly Fact[] {
  const { state, badge, soldOutUntil, totalLimit, left } = item
  const facts: (Fact | false | null | undefined)[] = [
    { tone: state === 'shown' ? 'positive' : 'plain', words: menuStateNames[state] },
    soldOutUntil !== null &&
      soldOutUntil >= today && { tone: 'warning', words: menuFacts.soldOut(soldOutUntil, today) },
    ...seasonOf(item, now, today),
    totalLimit !== null &&
      left !== null &&
      (left === 0
        ? { tone: 'warning', words: menuFacts.allSold(totalLimit) }
        : { tone: 'plain', words: menuFacts.left(left, totalLimit) }),
    badge && { tone: 'popular', words: menuBadgeNames[badge] },
  ]
  return facts.filter((fact) => !!fact)
}

function* seasonOf(item: OwnPackage, now: Date, today: string): Iterable<Fact> {
  const { orderFrom, orderUntil, deliverFrom, deliverUntil } = item
  const sale = saleState({ ...item, left: null }, now)
  if (sale === 'over') yield { tone: 'warning', words: menuFacts.closed }
  else if (sale === 'early' && orderFrom) yield { tone: 'warning', words: menuFacts.opens(orderFrom, today) }
  else if (orderUntil !== null) yield { tone: 'plain', words: menuFacts.closes(orderUntil, today) }
  if (deliverFrom !== null || deliverUntil !== null)
    yield { tone: 'plain', words: menuFacts.delivered({ deliverFrom, deliverUntil }) }
}
