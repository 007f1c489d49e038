import { createTransport, type NodemailerError } from 'nodemailer'
import type { SendOutcome } from '../outbox/message-sender.ts'

export type Mail = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

export interface Mailer {
  /** Sends one mail without retry. */
  send: (mail: Mail) => Promise<SendOutcome>
  close: () => void
}

/** Milliseconds; an unresponsive server is given up after this. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** @param url `smtp://` or `smtps://user:password@host:port`; parameters are those of nodemailer */
export const createMailer = (url: string): Mailer => {
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(mail)
        return { end: 'sent' }
      } catch (error) {
        return outcomeOf(error as NodemailerError)
      }
    },
    close: () => transport.close(),
  }
}

/** The server refused, or was never reached; any other error may have happened after it accepted the mail. */
const outcomeOf = (error: NodemailerError): SendOutcome => {
  const { code = 'unknown', responseCode, syscall } = error
  if (responseCode)
    return {
      end: responseCode < 500 || code === 'EAUTH' ? 'refused' : 'failed',
      fault: `smtp-${responseCode}`,
    }
  const isNotConnected =
    code === 'EDNS' || code === 'EAUTH' || code === 'ETLS' || syscall === 'connect' || isSetupTimeout(error)
  return { end: isNotConnected ? 'refused' : 'unknown', fault: code }
}

/** A timeout before a mail could be sent. */
const isSetupTimeout = ({ timeoutType }: NodemailerError): boolean =>
  timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT'
