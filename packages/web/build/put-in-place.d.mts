/** See put-in-place.mjs. */
export function putInPlace(built: string, served: string): void
