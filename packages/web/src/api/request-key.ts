/**
 * The key of one draft (`Idempotency-Key`): 128 random bits. `randomUUID` is missing on plain http, where a kitchen may
 * try the shop in its own network.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
