import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { atTheEnd } from './at-the-end.ts'

type ReceivedMail = { to: string[]; raw: string }

/** A local mail server that stores what it receives. `refuseWith` returns the code of a refusal, if any. */
export const startMailServer = async () => {
  const received: ReceivedMail[] = []
  const service = {
    url: '',
    received,
    refuseWith: (): number | null | Promise<number | null> => null,
    close: async () => {},
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      text(stream).then(async (raw) => {
        const code = await service.refuseWith()
        if (code !== null) return done(Object.assign(new Error('not now'), { responseCode: code }))
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
  })
  // A killed shop breaks its connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  atTheEnd(() => service.close())
  service.close = () => new Promise((resolve) => server.close(() => resolve()))
  return service
}

export type MailPart = { type: string; content: Buffer }

/** The leaf parts of a mail, decoded. */
export const mailParts = (raw: string): MailPart[] => {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const header = (name: string) =>
    new RegExp(`^${name}:\\s*(.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n\s+/g, ' ') ?? ''
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1]
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => mailParts(part.replace(/^\r\n/, '')))
  const type = header('content-type').split(';')[0] ?? ''
  return [{ type, content: decoded(header('content-transfer-encoding'), body) }]
}

const decoded = (encoding: string, body: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const joined = body.replace(/=\r\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

/** The decoded subject. */
export const mailSubject = (raw: string): string => {
  const line = /^subject:\s*(.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1] ?? ''
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64')
        : decoded('quoted-printable', words.replaceAll('_', ' '))
      ).toString(),
    )
}
