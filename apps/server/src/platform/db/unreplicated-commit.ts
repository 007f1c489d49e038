import type pg from 'pg'

/**
 * A commit that was to wait for a synchronous replica and did not: an administrator canceled it. PostgreSQL answers it as done,
 * with a warning; whether a replica has it is unknown, and the next leader may not.
 */
class UnreplicatedCommit extends Error {
  /** SQLSTATE `transaction_resolution_unknown`. */
  readonly code = '08007'

  constructor() {
    super('the database stopped waiting for its replica: whether the commit will last is unknown')
  }
}

/** Its warnings have one SQLSTATE for all and words in the server's language; the place they come from is its own. */
const waitsForReplica = 'SyncRepWaitForLSN'

/** Watches what a connection is warned of, so that such a commit counts as one whose answer was lost (decision 0063). */
export function watchCommits(client: pg.Client) {
  let isWarned = false
  client.on('notice', ({ routine }) => {
    if (routine === waitsForReplica) isWarned = true
  })
  const doubt = (): UnreplicatedCommit | undefined => {
    if (!isWarned) return undefined
    isWarned = false
    return new UnreplicatedCommit()
  }
  return {
    /** Why the answer that has just come is not to be believed; undefined for all but such a commit. */
    doubt,
    certain: async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      const result = await answer
      const unknown = doubt()
      if (unknown) throw unknown
      return result
    },
  }
}
