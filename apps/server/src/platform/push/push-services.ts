/** Hosts of the push services browsers use; a name that begins with a dot stands for all below it. */
const browserServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
  '.wns.windows.com',
] as const

const longestEndpoint = 1000

/**
 * Whether the shop sends to this address. It comes from a browser, anybody's: only known services are called, over https and
 * at their usual port, so that no subscription makes the shop call other hosts.
 * @param others origins of services of the installation's own (PUSH_SERVICES)
 */
export const isPushEndpoint = (endpoint: string, others: readonly string[]): boolean => {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (others.includes(origin)) return true
  return (
    protocol === 'https:' &&
    port === '' &&
    browserServices.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  )
}
