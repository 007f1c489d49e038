import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import type { BareAnswer } from './reads.ts'

/**
 * A bare HTTP server in a process of its own, as the shop has one: it is given one answer and gives it to every caller. What
 * Node.js itself can do with these bytes on this machine; with a `row`, what Node.js and the driver can do when each
 * answer first asks the database for its row by a prepared statement, and nothing is checked, made or written of it.
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
