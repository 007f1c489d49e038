import { connect, type DetailedPeerCertificate } from 'node:tls'
import { type Finding, fault, fine, note } from './finding.ts'

const patienceMs = 10_000
const dayMs = 24 * 60 * 60 * 1000
/** Certificates for 90 days are renewed 30 days before they expire; fewer days left mean that renewal fails. */
const soonDays = 14

/** The notification URL to enter in the Midtrans dashboard. */
const notificationPath = '/api/payment/notification'

/** Whether customers and Midtrans can reach this shop at PUBLIC_ORIGIN. */
export const checkOrigin = async (publicOrigin: string | undefined): Promise<Finding[]> => {
  if (publicOrigin === undefined)
    return [note('Address', 'PUBLIC_ORIGIN is not set: only this machine is served.')]
  const { protocol } = new URL(publicOrigin)
  const tls =
    protocol === 'https:' ? [await checkTls(publicOrigin)] : [note('TLS', `${publicOrigin} has none.`)]
  return [...tls, await checkNotifications(publicOrigin)]
}

/** Posts a notification without a signature: the shop itself must answer and refuse it. */
async function checkNotifications(publicOrigin: string): Promise<Finding> {
  const address = publicOrigin + notificationPath
  try {
    const ready = await ask(`${publicOrigin}/readyz`)
    if (ready.status !== 200)
      return fault('Notifications', `${publicOrigin}/readyz answers ${ready.status}.`, reach)
    const answer = await ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (answer.status >= 300 && answer.status < 400)
      return fault(
        'Notifications',
        `${address} redirects, and Midtrans follows no redirects.`,
        'Let the proxy forward it to the shop unchanged.',
      )
    if (![400, 401, 403, 422].includes(answer.status))
      return fault('Notifications', `${address} answers ${answer.status}.`, reach)
    return fine(
      'Notifications',
      `${address} is reachable; enter it in Midtrans' dashboard as Notification URL.`,
    )
  } catch (error) {
    const { cause, message } = error as Error
    return fault(
      'Notifications',
      `${address} is not reachable: ${cause instanceof Error ? cause.message : message}.`,
      reach,
    )
  }
}

const reach = 'Start the shop; then check the domain (DNS), the firewall (ports 80 and 443) and the proxy.'

const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })

/** Checks the certificate with TLS 1.2, the newest version that Midtrans uses for notifications. */
function checkTls(publicOrigin: string): Promise<Finding> {
  const { hostname, port } = new URL(publicOrigin)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      maxVersion: 'TLSv1.2',
    })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    const renew = 'Check the log of the proxy: it must renew the certificate and offer TLS 1.2.'
    socket.setTimeout(patienceMs, () => end(fault('TLS', `${hostname} does not answer.`, renew)))
    socket.once('error', (error) => end(fault('TLS', `${hostname}: ${error.message}.`, renew)))
    socket.once('secureConnect', () => {
      const certificate: DetailedPeerCertificate = socket.getPeerCertificate(true)
      const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / dayMs)
      const says = `${hostname}: the certificate is valid for ${days} days.`
      end(days < soonDays ? fault('TLS', says, renew) : fine('TLS', says))
    })
  })
}
