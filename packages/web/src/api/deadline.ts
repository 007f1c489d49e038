/** Max wait for a response (ms), after which an error is shown. */
export const answerDeadlineMs = 30_000

/**
 * Aborts after `ms`, or when `outer` aborts. It uses a timer, because older phones lack `AbortSignal.any`. `clear`
 * stops the timer; `isOver` distinguishes the deadline from an abort by the caller.
 */
export function deadline(ms: number, outer?: AbortSignal) {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort(new DOMException('No answer within the deadline.', 'TimeoutError'))
  }, ms)
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isOver: () => over,
    clear: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
