import { createServer, type ServerResponse } from 'node:http'
import fastify from 'fastify'
import pg from 'pg'
import type { BareAnswer } from './reads.ts'

/**
 * A bare server in a separate process that sends one fixed response: a route of Fastify, or with a `row` a server of
 * Node.js that first fetches that row by a prepared statement on each request, and ignores it. They are what Fastify, and
 * Node.js with the database driver, achieve with these bytes on this machine.
 */
process.once('message', async ({ headers, body, row }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  process.send?.(await (row ? serveRow(row, headers, bytes) : serveRoute(headers, bytes)))
})
process.once('disconnect', () => process.exit())

async function serveRoute(headers: BareAnswer['headers'], bytes: Buffer) {
  const app = fastify()
  app.get('/', (_request, reply) => reply.headers(Object.fromEntries(headers)).send(bytes))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server.address()
}

async function serveRow(row: NonNullable<BareAnswer['row']>, headers: BareAnswer['headers'], bytes: Buffer) {
  const pool = new pg.Pool({ ...row.database, max: row.connections })
  const statement = { name: 'bench_row', text: row.text, values: row.values }
  const give = (response: ServerResponse) => void response.writeHead(200, headers.flat()).end(bytes)
  const server = createServer((_request, response) => {
    pool.query(statement).then(
      ({ rowCount }) => (rowCount === 0 ? response.destroy() : give(response)),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return server.address()
}
