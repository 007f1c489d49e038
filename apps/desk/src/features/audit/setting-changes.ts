import { settingChange } from '@dimsum/words/desk/setting-values'
import type { Sentence } from '@dimsum/words/sentence'
import { partsOf } from '../../components/settings-parts.ts'
import { isKnownPart, partWords } from '../../components/settings-words.ts'

/** Changes of one setting, per part: `Batas bayar tunai: tanpa batas → Rp 500.000`. */
export function settingChanges(field: string, before: unknown, after: unknown): Sentence[] {
  const [from, to] = [before, after].map((value) => partsOf({ [field]: value }))
  const parts = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])].filter(isKnownPart)
  return parts.flatMap((part) => {
    const [old, next] = [partWords(part, from?.[part]), partWords(part, to?.[part])]
    return old.words.id === next.words.id ? [] : [settingChange(old.name, old.words, next.words)]
  })
}
