import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import type { BareAnswer } from './reads.ts'

/**
 * A bare HTTP server in a separate process that sends one fixed response. It is the baseline for what Node.js achieves
 * with these bytes on this machine. With a `row` it first fetches that row by a prepared statement on each request, and
 * ignores it: the baseline for Node.js with the database driver.
 */
process.once('message', ({ headers, body, row }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const give = (response: ServerResponse) => void response.writeHead(200, headers).end(bytes)
  const pool = row && new pg.Pool({ ...row.database, max: row.connections })
  const statement = row && { name: 'bench_row', text: row.text, values: row.values }
  const server = createServer((_request, response) => {
    if (!pool || !statement) return give(response)
    pool.query(statement).then(
      ({ rowCount }) => (rowCount === 0 ? response.destroy() : give(response)),
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1', () => {
    process.send?.(server.address())
  })
})
process.once('disconnect', () => process.exit())
