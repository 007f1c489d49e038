import { paidTryOf } from '../paid-try.ts'
import { knownMethod } from '../payment-methods.ts'
import type { Transaction } from '../records.ts'
import { phaseOf } from '../transaction-states.ts'
import { type CardMistake, cardFormScreen, otpScreen } from './card-screens.ts'
import {
  endedScreen,
  failedScreen,
  successScreen,
  unavailableScreen,
  waitingScreen,
  wrongKeyScreen,
} from './ending-screens.ts'
import { instructionsScreen } from './instructions.ts'
import { confirmScreen, methodListScreen } from './method-list.ts'
import { offeredMethods } from './page-view.ts'
import { type Screen, texts, type Visit } from './screen.ts'

/** What a page shows now: an ending if the order has one, else the open try, else the choice of a method. */
export function currentScreen(visit: Visit, notice?: 'wrong-pin', mistake?: CardMistake): Screen {
  const { provider, page, view } = visit
  if (view.clientKey !== undefined && view.clientKey !== provider.settings.clientKey)
    return wrongKeyScreen(visit)

  const paid = paidTryOf(provider, page.orderId)
  if (paid) return successScreen(visit, paid)
  if (page.closed) return unavailableScreen(visit)

  const tries = provider.store.transactionsOf(page.orderId).filter(({ token }) => token === page.token)
  const last = tries.at(-1)
  if (last && !(view.wantsList && isAlive(visit))) {
    const deniedTries = tries.filter(({ status }) => status === 'deny' || status === 'failure').length
    return screenOfTry(visit, last, deniedTries, notice)
  }
  return isAlive(visit) ? choiceScreen(visit, mistake) : unavailableScreen(visit)
}

/** The page still takes a choice of method; what was handed out before stays payable longer. */
export const isAlive = ({ provider, page }: Visit): boolean =>
  !page.closed && page.expiresAt > provider.schedule.now()

function choiceScreen(visit: Visit, mistake?: CardMistake): Screen {
  const methods = offeredMethods(visit.page, visit.view)
  const selected = methods.find(({ code }) => code === visit.view.selected)
  const [first] = methods
  // With exactly one method there is no list to choose from.
  const isOnly = methods.length === 1
  const method = isOnly ? first : selected
  if (!method) return methodListScreen(visit, methods)
  return method.family === 'card'
    ? cardFormScreen(visit, isOnly, mistake)
    : confirmScreen(visit, method, isOnly)
}

function screenOfTry(
  visit: Visit,
  transaction: Transaction,
  deniedTries: number,
  notice?: 'wrong-pin',
): Screen {
  const phase = phaseOf(transaction)
  switch (phase) {
    case 'pending':
    case 'authorize':
      if (knownMethod(transaction.method).family === 'card') return pendingCardScreen(visit, transaction)
      return instructionsScreen(visit, transaction, notice && texts(visit).pinNotice)
    case 'challenge':
      return waitingScreen(visit, transaction)
    case 'deny':
    case 'failure':
      return failedScreen(visit, transaction, deniedTries)
    case 'expire':
    case 'cancel':
      return endedScreen(visit, transaction)
    default:
      return unavailableScreen(visit)
  }
}

/** Before verification the bank asks for a code; afterwards only the slow test card is still pending. */
const pendingCardScreen = (visit: Visit, transaction: Transaction): Screen =>
  transaction.numbers.isVerified ? waitingScreen(visit, transaction) : otpScreen(visit, transaction)
