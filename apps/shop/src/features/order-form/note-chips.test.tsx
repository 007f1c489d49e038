import { expect, test } from 'vitest'
import { appendNote } from './note-chips.tsx'

test.each([
  ['', 'Sambal dipisah'],
  ['  ', 'Sambal dipisah'],
  ['Titip satpam', 'Titip satpam, sambal dipisah'],
  ['Titip satpam,', 'Titip satpam, Sambal dipisah'],
  ['Titip satpam.', 'Titip satpam. Sambal dipisah'],
])('a suggested note after "%s" reads "%s"', (before, after) => {
  expect(appendNote(before, 'Sambal dipisah')).toBe(after)
})
