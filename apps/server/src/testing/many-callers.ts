import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type CallerAnswer = {
  /** 0 when the connection broke. */
  status: number
  /** From asking to the last byte, waiting for a free line included. */
  ms: number
  hasRetryAfter: boolean
}

type Call = { text: string; askedAt: number; resolve: (answer: CallerAnswer) => void }
type Line = { socket: Socket; heard: string; call: Call | null }

/**
 * Posts to one path over so many kept connections, with a tenth of the work of a general client: on a machine that the callers
 * share with the shop, what they take is not left for the shop. All connections are open before the first call, as those of
 * customers who looked at the page before they order: Node.js takes one new line a turn of its loop (libuv's
 * `uv__server_io`), so under load lines would be waited for, not answers.
 */
export const openManyCallers = async (origin: string, path: string, count: number) => {
  const { hostname, port, host } = new URL(origin)
  const free: Line[] = []
  const waiting: Call[] = []
  const open = new Set<Line>()

  const begin = (line: Line, call: Call) => {
    line.call = call
    line.heard = ''
    line.socket.write(call.text)
  }
  const finish = (line: Line, answer: Omit<CallerAnswer, 'ms'>) => {
    const { call } = line
    if (call === null) return
    line.call = null
    call.resolve({ ...answer, ms: performance.now() - call.askedAt })
    const next = open.has(line) ? waiting.shift() : undefined
    if (next) begin(line, next)
    else if (open.has(line)) free.push(line)
  }
  const openLine = async () => {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    const line: Line = { socket, heard: '', call: null }
    open.add(line)
    free.push(line)
    socket.setEncoding('latin1').on('data', (text) => {
      line.heard += text
      const answer = readAnswer(line.heard)
      if (answer) finish(line, answer)
    })
    socket
      .on('error', () => {})
      .once('close', () => {
        open.delete(line)
        if (free.includes(line)) free.splice(free.indexOf(line), 1)
        finish(line, { status: 0, hasRetryAfter: false })
      })
  }
  await Promise.all(Array.from({ length: count }, openLine))

  return {
    post(body: object, headers: Record<string, string>): Promise<CallerAnswer> {
      const json = JSON.stringify(body)
      const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const length = Buffer.byteLength(json)
      const text = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${headerLines.join('')}\r\n${json}`
      return new Promise((resolve) => {
        const call: Call = { text, askedAt: performance.now(), resolve }
        // In turns, so that none is idle so long that the shop closes it.
        const line = free.shift()
        if (line) begin(line, call)
        else waiting.push(call)
      })
    },
    close() {
      for (const { socket } of open) socket.destroy()
    },
  }
}

/** Null until the answer is there as a whole; every answer of the shop to a post tells its length. */
const readAnswer = (heard: string) => {
  const end = heard.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = heard.slice(0, end).toLowerCase()
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
  if (heard.length < end + 4 + length) return null
  return { status: Number(head.slice(9, 12)), hasRetryAfter: /\r\nretry-after: [1-9]/.test(head) }
}
