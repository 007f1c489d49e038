import { type Control, createControl, UnknownId } from './control.ts'
import { type ArmedFault, isFaultName } from './faults.ts'
import { type Call, type Route, readBody, sendJson } from './http.ts'
import { type Fields, fieldsOf, parseJson, textOf } from './json-fields.ts'

/**
 * The control API as JSON over HTTP, for tests in another process. Served only when asked for, and meant for
 * loopback: it has no key. A refused move answers 409, an unknown id 404.
 */
type Act = (control: Control, asked: Fields) => unknown

const actions: Record<string, Act> = {
  choose: (control, asked) =>
    control.choose(idOf(asked), textOf(asked.method) ?? '', { byQr: asked.byQr === true }),
  pay: (control, asked) =>
    control.pay(idOf(asked), {
      byQr: asked.byQr === true,
      ...(typeof asked.method === 'string' && { method: asked.method }),
    }),
  deny: (control, asked) => control.deny(idOf(asked)),
  fail: (control, asked) => control.fail(idOf(asked)),
  expire: (control, asked) => control.expire(idOf(asked)),
  cancel: (control, asked) => control.cancel(idOf(asked)),
  authorize: (control, asked) => control.authorize(idOf(asked)),
  settle: (control, asked) => control.settle(idOf(asked)),
  reverse: (control, asked) => control.reverse(idOf(asked)),
  refund: (control, asked) =>
    control.refund(idOf(asked), {
      ...(typeof asked.amount === 'number' && { amount: asked.amount }),
      ...(typeof asked.key === 'string' && { key: asked.key }),
      ...(typeof asked.reason === 'string' && { reason: asked.reason }),
    }),
  chargeback: (control, asked) => control.chargeback(idOf(asked), { partial: asked.partial === true }),
  'dashboard-test': (control) => control.sendDashboardTest(),
  'notifications-done': async (control) => {
    await control.notificationsDone()
    return { deliveries: control.deliveries() }
  },
  clock: async (control, asked) => {
    await control.advanceClock(Number(asked.advanceMs ?? 0))
    return { now: control.now() }
  },
  faults: (control, asked) => {
    control.faults.arm(faultOf(asked))
    return { faults: control.faults.list() }
  },
  reset: async (control) => {
    await control.reset()
    return {}
  },
}

const reads: Record<string, Act> = {
  pages: (control) => control.pages(),
  transactions: (control) => control.transactions(),
  deliveries: (control) => control.deliveries(),
  requests: (control) => control.requests(),
  faults: (control) => control.faults.list(),
}

export const controlRoutes: Route[] = [
  ...Object.entries(actions).map(
    ([name, act]): Route => ({
      method: 'POST',
      path: `/control/${name}`,
      handle: (call) => answer(call, act),
    }),
  ),
  ...Object.entries(reads).map(
    ([name, read]): Route => ({
      method: 'GET',
      path: `/control/${name}`,
      handle: (call) => answer(call, read),
    }),
  ),
  {
    method: 'DELETE',
    path: '/control/faults',
    handle: (call) => answer(call, (control) => control.faults.clear()),
  },
]

async function answer(call: Call, act: Act): Promise<void> {
  // Another site's page must not steer a stand-in that runs on this machine.
  if (call.request.headers.origin !== undefined)
    return sendJson(call.response, 403, { message: 'Not from a browser' })
  const asked = fieldsOf(parseJson(await readBody(call.request)))
  try {
    sendJson(call.response, 200, (await act(createControl(call.provider), asked)) ?? {})
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The action failed'
    sendJson(call.response, error instanceof UnknownId ? 404 : 409, { message })
  }
}

const idOf = (asked: Fields): string => textOf(asked.id) ?? ''

function faultOf(asked: Fields): ArmedFault {
  const name = textOf(asked.fault) ?? ''
  if (!isFaultName(name)) throw new UnknownId(name)
  return {
    fault: name,
    ...(typeof asked.orderId === 'string' && { orderId: asked.orderId }),
    ...(typeof asked.times === 'number' && { times: asked.times }),
    ...(typeof asked.delayMs === 'number' && { delayMs: asked.delayMs }),
    ...(typeof asked.transactionStatus === 'string' && { transactionStatus: asked.transactionStatus }),
  }
}
