/**
 * Idempotency key of one draft: 128 random bits. `randomUUID` is missing on plain HTTP, which a kitchen may use in its
 * own network.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
