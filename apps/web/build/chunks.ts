import { fileURLToPath } from 'node:url'

/** Which files the client's modules are put together in: few requests for a page, and nothing it does not use. */

/**
 * Which file a module travels in. Whatever no line here speaks of stays with the page that uses it. The order matters:
 * the first line that fits wins.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const neededBy = (...files: string[]) => files.filter((file) => importsOf(file, graph).has(id)).length
  if (framework.test(id)) return 'framework'
  if (schemas.test(id)) return 'schemas'
  if (ownerSchemas.test(id)) return 'owner-schemas'
  if (neededBy('boot.ts')) return 'boot'
  if (neededBy('main.tsx') || overlayIcons.test(id)) return 'app'
  if (overlay.test(id)) return 'overlay'
  if (ownerOverlay.test(id)) return 'desk'
  if (ownerPieces.test(id)) return 'desk-pieces'
  if (!sharedParts.test(id)) return null
  // The first page most people open: one file less to wait for.
  if (neededBy('pages/landing-page.tsx')) return 'app'
  const inShop = neededBy(...shopPages)
  const atDesk = neededBy(...ownerPages)
  if (inShop > 1 || (inShop === 1 && atDesk > 0)) return 'parts'
  return atDesk > 1 ? 'desk' : null
}

/** The libraries under every page change rarely: one file, cached across releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//

/** What judges a customer's forms: the small side of zod, and the schemas written with it. */
const schemas =
  /node_modules\/zod\/v4\/(core|mini)\/|@hookform|contract\/src\/(text-fields|place-order|write-review|error-texts)|\/api\/schema-setup/

/** The contract's schemas for the owner's forms, and what of zod only they need. */
const ownerSchemas = /node_modules\/zod\/|packages\/contract\/src\/(?!order-links)/

/** Our own pieces that are not one page's alone, and icons. */
export const sharedParts =
  /\/src\/(ui|components|api)\/|\/images\/|packages\/(domain|contract)\/|lucide-react/

/** What opens over a page: wanted on a press, on most visits of most pages never. */
const overlay = /\/src\/ui\/(dialog|modal(-layer)?|return-focus|escape|use-presence|toast-card)\./

/** Questions that only the owner is asked. */
const ownerOverlay = /\/src\/ui\/alert-dialog\./

/** What only the owner's screens share, some of them fetched on need: in no file that a customer fetches. */
const ownerPieces =
  /\/src\/api\/customers\.|\/src\/components\/status-edge\.|domain\/src\/whatsapp-to-customer\.|lucide-react\/.*\/(map-pin|search)\.mjs$/

/** The overlay's icons, which pages have too: beside the pages' own, the first press would fetch a page's file for them. */
const overlayIcons = /lucide-react\/.*\/(x|circle-check|circle-exclamation-point|info)\.mjs$/

const shopPages = ['order', 'track-order', 'payment', 'payment-demo', 'invoice'].map(pageFile)
const ownerPages = [
  'admin',
  'admin-dapur',
  'admin-settings',
  'production-status',
  'payment-test',
  'webhook-test',
  'debug-midtrans',
].map(pageFile)

function pageFile(name: string) {
  return `pages/${name}-page.tsx`
}

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const known = new Map<string, ReadonlySet<string>>()

/** A file of `src/` and every module it imports at once (not on need). */
function importsOf(file: string, graph: Graph): ReadonlySet<string> {
  const before = known.get(file)
  if (before) return before
  const found = new Set<string>()
  const collect = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported)
  }
  collect(fileURLToPath(new URL(`../src/${file}`, import.meta.url)))
  known.set(file, found)
  return found
}
