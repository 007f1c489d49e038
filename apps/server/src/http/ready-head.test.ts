import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { prepareHead, sendReady } from './ready-head.ts'
import { requestLimits } from './server-options.ts'

const headers = { 'content-type': 'text/plain', 'x-frame-options': 'DENY', 'content-length': '4' }

/** What goes over the line when the bytes are sent, until the server hangs up; with any date in it. */
async function speak(answer: RequestListener, bytes: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: requestLimits.keepAliveTimeout }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text
  })
  socket.write(bytes)
  await once(socket, 'end')
  server.close()
  return heard.replace(/Date: .{29}\r\n/g, 'Date: then\r\n')
}

const ask = (line: string, ...more: string[]) => [line, 'Host: x', ...more, '', ''].join('\r\n')
const last = ask('GET /last HTTP/1.1', 'Connection: close')

describe('a head that is ready', () => {
  test.each([
    ['an answer', ask('GET / HTTP/1.1') + last],
    ['two at once on one line', ask('GET / HTTP/1.1') + ask('GET / HTTP/1.1') + last],
    ['the last answer of a line', last],
    ['an answer to an old proxy', ask('GET / HTTP/1.0')],
    ['an answer to an old proxy that keeps its line', ask('GET / HTTP/1.0', 'Connection: keep-alive') + last],
    ['an answer to a body nobody read', `${ask('POST / HTTP/1.1', 'Content-Length: 5')}hello${last}`],
  ])('%s goes over the line as Node.js would write it, byte for byte', async (_what, bytes) => {
    const head = prepareHead(200, headers)
    const own = ['x-request-id', 'a']
    const heard = await speak(
      (_request, response) => sendReady(response, head, own, Buffer.from('bäh')),
      bytes,
    )
    const ofNode = await speak(
      (_request, response) =>
        void response.writeHead(200, [...Object.entries(headers).flat(), ...own]).end(Buffer.from('bäh')),
      bytes,
    )
    expect(heard).toBe(ofNode)
    expect(heard).toContain('x-request-id: a\r\nDate: then\r\n')
  })

  test.each([304, 503])('so does %i, with and without a body', async (status) => {
    const { 'content-length': _, ...rest } = headers
    const own = status === 503 ? ['content-length', '4'] : []
    const body = status === 503 ? 'räh' : undefined
    const head = prepareHead(status, rest)
    const bytes = ask('GET / HTTP/1.1') + ask('GET / HTTP/1.1') + last
    const heard = await speak((_request, response) => sendReady(response, head, own, body), bytes)
    const ofNode = await speak(
      (_request, response) =>
        void response.writeHead(status, [...Object.entries(rest).flat(), ...own]).end(body),
      bytes,
    )
    expect(heard).toBe(ofNode)
    expect(heard.split(`HTTP/1.1 ${status} `)).toHaveLength(4)
  })

  test('tells the time of the answer, not of the first one', async () => {
    const dates: string[] = []
    const server = createServer((_request, response) => sendReady(response, prepareHead(204, {}), []))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const until = Date.now() + 10_000
    while (new Set(dates).size < 2 && Date.now() < until) {
      dates.push((await fetch(`http://127.0.0.1:${port}`)).headers.get('date') ?? '')
    }
    server.close()
    server.closeAllConnections()
    expect(new Set(dates).size).toBe(2)
    expect(Math.abs(Date.parse(dates.at(-1) ?? '') - Date.now())).toBeLessThan(2_000)
  })

  test('has no name or value that would begin another line', () => {
    expect(() => prepareHead(200, { etag: 'a\r\nset-cookie: b' })).toThrow(TypeError)
    expect(() => prepareHead(200, { 'etag: a\r\nb': 'c' })).toThrow(TypeError)
  })
})
