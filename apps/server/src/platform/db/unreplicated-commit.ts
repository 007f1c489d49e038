import type pg from 'pg'

/** Its warnings have one SQLSTATE for all and words in the server's language; the place they come from is its own. */
const waitsForReplica = 'SyncRepWaitForLSN'
/** SQLSTATE `transaction_resolution_unknown`. */
const resolutionUnknown = '08007'

/**
 * Watches what a connection is warned of: a commit that was to wait for a synchronous replica and did not, since an
 * administrator canceled it. PostgreSQL answers it as done; whether a replica has it is unknown, and the next leader may
 * not. Such a commit counts as one whose answer was lost (decision 0046).
 * @returns why the answer that has just come is not to be believed; undefined for all but such a commit
 */
export function watchCommits(client: pg.Client): () => Error | undefined {
  let isWarned = false
  client.on('notice', ({ routine }) => {
    if (routine === waitsForReplica) isWarned = true
  })
  return () => {
    if (!isWarned) return undefined
    isWarned = false
    const said = 'the database stopped waiting for its replica: whether the commit will last is unknown'
    return Object.assign(new Error(said), { code: resolutionUnknown })
  }
}
