import { paidTransactionOf } from '../paid-transaction.ts'
import type { Transaction } from '../records.ts'
import { phaseOf } from '../transaction-states.ts'
import {
  endedScreen,
  failedScreen,
  reviewScreen,
  successScreen,
  unavailableScreen,
  wrongKeyScreen,
} from './ending-screens.ts'
import { instructionsScreen } from './instructions.ts'
import { confirmScreen, methodListScreen } from './method-list.ts'
import { offeredMethods } from './page-view.ts'
import { type Screen, texts, type Visit } from './screen.ts'

/** The screen to show: the result if the order has one, else the open transaction, else the choice of a method. */
export function currentScreen(visit: Visit, notice?: 'wrong-pin'): Screen {
  const { provider, page, view } = visit
  if (view.clientKey !== undefined && view.clientKey !== provider.settings.clientKey)
    return wrongKeyScreen(visit)

  const paid = paidTransactionOf(provider, page.orderId)
  if (paid) return successScreen(visit, paid)
  if (page.closed) return unavailableScreen(visit)

  const tries = provider.store.transactionsOf(page.orderId).filter(({ token }) => token === page.token)
  const last = tries.at(-1)
  if (last && !(view.wantsList && isAlive(visit))) {
    const deniedTries = tries.filter(({ status }) => status === 'deny' || status === 'failure').length
    return screenOfTry(visit, last, deniedTries, notice)
  }
  return isAlive(visit) ? choiceScreen(visit) : unavailableScreen(visit)
}

/** Whether the page still accepts a choice of method; issued numbers can be paid for longer. */
export const isAlive = ({ provider, page }: Visit): boolean =>
  !page.closed && page.expiresAt > provider.schedule.now()

function choiceScreen(visit: Visit): Screen {
  const methods = offeredMethods(visit.page)
  // With exactly one method there is no list to choose from.
  const isOnly = methods.length === 1
  const method = isOnly ? methods[0] : methods.find(({ code }) => code === visit.view.selected)
  return method ? confirmScreen(visit, method, isOnly) : methodListScreen(visit, methods)
}

function screenOfTry(
  visit: Visit,
  transaction: Transaction,
  deniedTries: number,
  notice?: 'wrong-pin',
): Screen {
  switch (phaseOf(transaction)) {
    case 'pending':
    case 'authorize':
      return instructionsScreen(visit, transaction, notice && texts(visit).pinNotice)
    case 'challenge':
      return reviewScreen(visit, transaction)
    case 'deny':
    case 'failure':
      return failedScreen(visit, deniedTries)
    case 'expire':
    case 'cancel':
      return endedScreen(visit, transaction)
    default:
      return unavailableScreen(visit)
  }
}
