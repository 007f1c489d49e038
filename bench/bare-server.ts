import { createServer } from 'node:http'

/**
 * A bare HTTP server in a process of its own, as the shop has one: it is told one answer and gives it to everybody. What
 * Node.js itself can do with these bytes on this machine.
 */
process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes)
  }).listen(0, '127.0.0.1', () => {
    process.send?.(server.address())
  })
})
process.once('disconnect', () => process.exit())
