/**
 * Allowed keys. The stand-in must never use a real merchant's key, so it starts only with the example keys below or
 * with generated keys under its own demo prefixes.
 */
export const exampleServerKey = 'SB-Mid-server-DIMSUM-EXAMPLE-0001'
export const exampleClientKey = 'SB-Mid-client-DIMSUM-EXAMPLE-0001'

/** Prefixes of the random keys that a shop in demo mode generates. */
export const demoServerKeyPrefix = 'SB-Mid-server-DIMSUM-DEMO-'
export const demoClientKeyPrefix = 'SB-Mid-client-DIMSUM-DEMO-'

const isOurs = (key: string, example: string, prefix: string) =>
  key === example || (key.startsWith(prefix) && key.length > prefix.length)

/** Throws unless both keys are allowed. The message never repeats the refused key. */
export function refuseForeignKeys(serverKey: string, clientKey: string): void {
  if (!isOurs(serverKey, exampleServerKey, demoServerKeyPrefix)) {
    throw new Error(
      `The stand-in refuses this server key: use ${exampleServerKey} or a key that starts with ${demoServerKeyPrefix}`,
    )
  }
  if (!isOurs(clientKey, exampleClientKey, demoClientKeyPrefix)) {
    throw new Error(
      `The stand-in refuses this client key: use ${exampleClientKey} or a key that starts with ${demoClientKeyPrefix}`,
    )
  }
}
