interface StopHandlers {
  /** First signal: finish what runs, then end. Resolves with the exit code. */
  stop: () => Promise<number>
  /** Second signal, or nothing left to wait for: end now. */
  force: () => Promise<void>
}

/** Ctrl-C reaches a process twice within a moment, from the terminal and passed on by npm: one request, not two. */
const sameWishMs = 300

/**
 * Ends the process on SIGTERM, SIGINT and SIGHUP (a terminal that closes): cleanly at the first, at once at the second with an exit code that is
 * not 0.
 */
export function handleSignals({ stop, force }: StopHandlers): void {
  let askedAt: number | undefined

  const end = async () => {
    if (askedAt === undefined) {
      askedAt = performance.now()
      process.exit(await stop().catch(() => 1))
    }
    if (performance.now() - askedAt < sameWishMs) return
    await force().catch(() => {})
    process.exit(1)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end())
}
