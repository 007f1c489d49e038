/** Hosts of the browsers' push services; a leading dot includes all subdomains. */
const browserServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
  '.wns.windows.com',
] as const

const maxEndpointLength = 1000

/**
 * Whether the shop sends to this endpoint. Any browser can register one: only known services are called, over https and
 * at their default port, so that no subscription makes the shop call other hosts.
 * @param others origins of the installation's own push services (PUSH_SERVICES)
 */
export const isPushEndpoint = (endpoint: string, others: readonly string[]): boolean => {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (others.includes(origin)) return true
  return (
    protocol === 'https:' &&
    port === '' &&
    browserServices.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  )
}
