/** Documents that may load the provider's script: entered and left by full page loads, so that it stays in them. */
const ownDocuments: readonly string[] = ['/payment', '/payment-test']

/** Whether a page lives in a document of its own. */
export function hasOwnDocument(pathname: string): boolean {
  return ownDocuments.some((own) => pathname.startsWith(own) && /^\/*$/.test(pathname.slice(own.length)))
}
