import { describe, expect, it } from 'vitest'
import { appendNote } from './note-chips.tsx'

describe('a suggested note', () => {
  it.each([
    ['', 'Sambal dipisah'],
    ['  ', 'Sambal dipisah'],
    ['Titip satpam', 'Titip satpam, sambal dipisah'],
    ['Titip satpam,', 'Titip satpam, Sambal dipisah'],
    ['Titip satpam.', 'Titip satpam. Sambal dipisah'],
  ])('after "%s" reads "%s"', (before, after) => {
    expect(appendNote(before, 'Sambal dipisah')).toBe(after)
  })
})
