import type { PageData } from '../../api/page-data.ts'

/** What the landing page adds to its document's head. */
export function LandingHead(_: PageData & { origin: string }) {
  return null
}
