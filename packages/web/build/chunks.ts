import { readdirSync } from 'node:fs'

/** Which files an app's modules are put together in: few requests for a page, and nothing it does not use. */

/** The libraries under every page change rarely: one file, cached across releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//

/** What keeps a form's fields. Their validation is loaded on demand, and imports it. */
const forms = /node_modules\/react-hook-form\//

/** What validates a customer's forms: `zod/mini`, the schemas written with it, and what of the domain they alone need. */
const schemas =
  /node_modules\/zod\/v4\/(core|mini)\/|@hookform|contract\/src\/(text-fields|place-order|write-review|error-texts)|\/api\/schema-setup|\/domain\/src\/promotion\./

/** The contract's schemas for the owner's forms, and what of zod only they need. */
const ownerSchemas = /node_modules\/zod\/|packages\/contract\/src\/(?!order-links|password-length)/

/** Our own pieces that are not one page's alone, and icons. */
export const sharedParts =
  /\/packages\/(ui|web|domain|contract|words)\/src\/|\/apps\/[^/]+\/src\/(components|api)\/|\/images\/|lucide-react/

/** What opens over a page: wanted on a press, on most visits of most pages never. */
const overlay =
  /\/packages\/ui\/src\/(dialog|modal(-layer)?|one-tap|return-focus|escape|use-presence|toast-card)\./

/**
 * The overlay's icons, which pages have too: beside the pages' own, the first press would fetch a page's file for them.
 * With them what every icon is made of.
 */
const overlayIcons =
  /lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/.*\/(x|circle-check|circle-exclamation-point|info)\.mjs$/

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/**
 * Returns which chunk a module of an app belongs to; `null` leaves it with the page that uses it.
 * @param folder the app's, absolute
 * @param firstPage its file in `pages/`, most people's first
 * @param nextPage the one that most go on to: it fetches nothing that only pages after it share
 */
export function chunkOf(folder: string, firstPage?: string, nextPage?: string) {
  const pages = readdirSync(`${folder}/src/pages`).map((file) => `pages/${file}`)
  const known = new Map<string, ReadonlySet<string>>()

  /** A file of `src/` and every module it imports at once; with `onNeed` also what it fetches later. */
  const importsOf = (file: string, graph: Graph, { onNeed = false } = {}): ReadonlySet<string> => {
    const name = `${file} ${onNeed}`
    const before = known.get(name)
    if (before) return before
    const found = new Set<string>()
    const collect = (id: string) => {
      if (found.has(id)) return
      found.add(id)
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      for (const imported of onNeed ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
        collect(imported)
    }
    collect(`${folder}/src/${file}`)
    known.set(name, found)
    return found
  }

  // The order matters: the first line that fits wins.
  return (id: string, graph: Graph): string | null => {
    const neededBy = (...files: string[]) => files.filter((file) => importsOf(file, graph).has(id)).length
    if (framework.test(id)) return 'framework'
    if (forms.test(id)) return 'forms'
    if (schemas.test(id)) return 'schemas'
    if (ownerSchemas.test(id)) return 'owner-schemas'
    if (neededBy('boot.ts')) return 'boot'
    if (neededBy('main.tsx') || overlayIcons.test(id)) return 'app'
    if (overlay.test(id)) return 'overlay'
    if (!sharedParts.test(id)) return null
    if (firstPage && neededBy(`pages/${firstPage}`)) return 'app'
    // What the next page shares with pieces fetched on need is fetched with it: a file of its own would cost more than it spares.
    const isShared = pages.filter((page) => importsOf(page, graph, { onNeed: true }).has(id)).length > 1
    if (isShared && nextPage && neededBy(`pages/${nextPage}`)) return 'parts'
    if (neededBy(...pages) < 2) return null
    if (nextPage && !importsOf(`pages/${nextPage}`, graph, { onNeed: true }).has(id)) return 'later-parts'
    return 'parts'
  }
}
