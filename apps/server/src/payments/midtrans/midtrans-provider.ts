import { setTimeout as wait } from 'node:timers/promises'
import type { ProviderAccess } from '../../platform/config/payment-config.ts'
import { isProviderError, type PaymentProvider, ProviderError, type TimeLimit } from '../payment-provider.ts'
import {
  type CircuitBreaker,
  type CircuitRule,
  createCircuitBreaker,
  usualCircuit,
} from './circuit-breaker.ts'
import { type CallLimits, createHttpCaller, type HttpAnswer, usualCallLimits } from './http-call.ts'
import { refundReachOf } from './methods.ts'
import { readCancelling, readClosing, readPage, readRefund, readStatus } from './read-answer.ts'
import { isSignedBy } from './signature.ts'
import { toSnapRequest } from './snap-request.ts'
import { outcomeOf } from './transaction-status.ts'
import { toReport, WireNotification } from './wire-types.ts'
import { writeNotification } from './write-notification.ts'

export type MidtransSettings = Pick<ProviderAccess, 'serverKey' | 'snapUrl' | 'apiUrl'> & {
  limits?: Partial<CallLimits>
  circuit?: CircuitRule
}

export type MidtransProvider = PaymentProvider & {
  /** Ends all connections; pending calls fail. */
  close(): void
}

/** Stored in every attempt. */
const midtransName = 'midtrans'

/** `retries`: max repetitions of a call without an answer; only of calls that may be repeated. */
type AskOptions = TimeLimit & { retries?: number; body?: unknown }
const firstWaitMs = 150

/**
 * Midtrans as a `PaymentProvider`: Snap for the payment page, the Core API for everything else. It calls HTTP itself
 * because the official client has no timeouts and prints the key in its errors.
 */
export const createMidtransProvider = (settings: MidtransSettings): MidtransProvider => {
  const limits = { ...usualCallLimits, ...settings.limits }
  const caller = createHttpCaller(limits)
  const authorization = `Basic ${Buffer.from(`${settings.serverKey}:`).toString('base64')}`
  const newCircuit = () => createCircuitBreaker(settings.circuit ?? usualCircuit, () => performance.now())
  const snap = { base: settings.snapUrl, circuit: newCircuit() }
  const core = { base: settings.apiUrl, circuit: newCircuit() }

  /** Repeats the call until it gets a usable answer, or runs out of retries or time. */
  const ask = async <T>(
    host: { base: string; circuit: CircuitBreaker },
    method: 'GET' | 'POST',
    path: string,
    read: (answer: HttpAnswer) => T,
    { retries = 0, withinMs = limits.wholeMs * (retries + 1), body }: AskOptions = {},
  ): Promise<T> => {
    const deadline = performance.now() + withinMs
    const url = new URL(host.base.replace(/\/+$/, '') + path)
    const tryOnce = async (): Promise<T> =>
      read(await caller.call({ method, url, authorization, body }, deadline - performance.now()))
    for (let tries = 0; ; tries += 1) {
      try {
        return await guarded(host.circuit, tryOnce)
      } catch (error) {
        const pauseMs = firstWaitMs * 2 ** tries * (0.5 + Math.random())
        const mayTryAgain = tries < retries && performance.now() + pauseMs < deadline
        if (!isProviderError(error, 'unreachable') || error instanceof CircuitOpen || !mayTryAgain)
          throw error
        await wait(pauseMs)
      }
    }
  }

  return {
    name: midtransName,
    start: async (charge, limit) => {
      const options = { ...limit, retries: 1, body: toSnapRequest(charge) }
      return ask(snap, 'POST', '/snap/v1/transactions', readPage, options)
    },
    closePage: async (token, limit) =>
      ask(snap, 'POST', `/snap/v1/transactions/${pathPart(token)}/cancel`, readClosing, limit),
    statusOf: async (id, limit) => {
      const read = (answer: HttpAnswer) => readStatus(answer, id)
      return ask(core, 'GET', `/v2/${pathPart(id)}/status`, read, { ...limit, retries: 2 })
    },
    cancel: async (id, limit) => ask(core, 'POST', `/v2/${pathPart(id)}/cancel`, readCancelling, limit),
    refund: async (id, { key, amount }, limit) => {
      const body = { refund_key: key, amount }
      await ask(core, 'POST', `/v2/${pathPart(id)}/refund`, readRefund, { ...limit, body })
    },
    refundReach: refundReachOf,
    readNotification(body) {
      const wire = WireNotification.safeParse(body).data
      if (wire === undefined) return 'bad-signature'
      const signed = { orderId: wire.order_id, statusCode: wire.status_code, grossAmount: wire.gross_amount }
      const isSigned = isSignedBy(signed, wire.signature_key, settings.serverKey)
      return isSigned ? toReport(wire) : 'bad-signature'
    },
    outcomeOf: ({ status, fraud }) => outcomeOf(status, fraud),
    writeNotification: (simulated) => writeNotification(simulated, settings.serverKey),
    close: caller.close,
  }
}

class CircuitOpen extends ProviderError {
  constructor() {
    super('unreachable', 'The payment provider did not answer lately; it is asked again in a few seconds')
  }
}

/** Runs one call under the circuit breaker: only a call without a usable answer counts as a failure. */
const guarded = async <T>(circuit: CircuitBreaker, work: () => Promise<T>): Promise<T> => {
  if (!circuit.admits()) throw new CircuitOpen()
  try {
    const result = await work()
    circuit.succeeded()
    return result
  } catch (error) {
    if (isProviderError(error, 'unreachable')) circuit.failed()
    else circuit.succeeded()
    throw error
  }
}

/** Ids are stored ones, but must never change the path: an id with other characters is refused before the call. */
const pathPart = (id: string): string => {
  if (!/^[A-Za-z0-9_~.-]{1,100}$/.test(id) || /^\.+$/.test(id)) {
    throw new ProviderError('refused', 'This is no id the payment provider could know')
  }
  return encodeURIComponent(id)
}
