import { type SectionId, sectionNamed } from './sections.ts'

/** Former tabs that map to a section of another name. */
const tabs: Readonly<Record<string, SectionId>> = { akun: 'kata-sandi' }

/**
 * Section for a URL of earlier versions, `?tab=tim` or `#dapur`, for bookmarks and links in old messages. Undefined for
 * the list.
 */
export function sectionOfOldAddress(search: string, hash: string): SectionId | undefined {
  const tab = new URLSearchParams(search).get('tab')
  // `?tab=toko` was the tab of all settings before a section got this name.
  const named = tab && tab !== 'toko' ? (tabs[tab] ?? tab) : hash.slice(1)
  return sectionNamed(named)?.id
}
