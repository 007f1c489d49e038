import { type SectionId, sectionNamed } from './sections.ts'

/** Tabs that were one screen each. */
const tabs: Readonly<Record<string, SectionId>> = { akun: 'kata-sandi' }

/**
 * The section that an address of earlier versions means, `?tab=tim` or `#dapur`: bookmarks, and links in messages that
 * were sent long ago. Undefined for the list itself.
 */
export function sectionOfOldAddress(search: string, hash: string): SectionId | undefined {
  const tab = new URLSearchParams(search).get('tab')
  // «Toko» was the tab of all settings; its section came to have the name later.
  const named = tab && tab !== 'toko' ? (tabs[tab] ?? tab) : hash.slice(1)
  return sectionNamed(named)?.id
}
