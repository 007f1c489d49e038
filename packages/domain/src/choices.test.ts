import { describe, expect, it } from 'vitest'
import {
  type ChoiceGroup,
  choiceObstacle,
  choicesKey,
  choicesText,
  chosenOptions,
  preselectedOptions,
  priceWithChoices,
} from './choices.ts'

const option = (id: number, name: string, more = {}) => ({
  id,
  name: { id: name, en: `${name} (en)` },
  priceDifference: 0,
  isDefault: false,
  soldOutUntil: null,
  ...more,
})
const groups: ChoiceGroup[] = [
  {
    id: 1,
    name: { id: 'Isi', en: 'Filling' },
    min: 1,
    max: 2,
    options: [
      option(12, 'ayam', { isDefault: true }),
      option(3, 'udang', { priceDifference: 5_000, soldOutUntil: '2026-12-02' }),
      option(4, 'mix', { priceDifference: 2_500 }),
    ],
  },
  {
    id: 2,
    name: { id: 'Sambal', en: 'Chilli' },
    min: 0,
    max: 1,
    options: [option(5, 'dipisah', { isDefault: true, soldOutUntil: '2026-12-02' }), option(6, 'ekstra')],
  },
]
const item = { price: 58_000, choiceGroups: groups }

describe('choices of a package', () => {
  it('cost what the package costs and their differences', () => {
    expect(priceWithChoices(item, [])).toBe(58_000)
    expect(priceWithChoices(item, [4, 3, 5])).toBe(65_500)
    expect(priceWithChoices(item, [4, 99])).toBe(60_500)
  })

  it('are the same whatever the order in which they were pressed', () => {
    expect(choicesKey([12, 3, 5])).toBe('3,5,12')
    expect(choicesKey([5, 12, 3, 5])).toBe(choicesKey([3, 5, 12]))
    expect(choicesKey([])).toBe('')
  })

  it('are worded in the order of the page, options of one group together', () => {
    expect(choicesText(chosenOptions(groups, [5, 3, 12]))).toEqual({
      id: 'Isi: ayam, udang · Sambal: dipisah',
      en: 'Filling: ayam (en), udang (en) · Chilli: dipisah (en)',
    })
    expect(choicesText([])).toBeNull()
  })

  it('are preselected unless they are sold out on the day', () => {
    expect(preselectedOptions(groups, '2026-12-02')).toEqual([12])
    expect(preselectedOptions(groups, '2026-12-03')).toEqual([12, 5])
  })

  it.each([
    ['fits', [12], '2026-12-02', null],
    ['fits without the optional group, up to its maximum', [12, 4], '2026-12-02', null],
    ['misses a required group', [6], '2026-12-03', { reason: 'choice-needed', choice: groups[0]?.name }],
    ['has too many', [12, 3, 4], '2026-12-03', { reason: 'choice-needed', choice: groups[0]?.name }],
    ['has an unknown option', [12, 99], '2026-12-03', { reason: 'choice-gone' }],
    [
      'is sold out on the day',
      [3],
      '2026-12-02',
      { reason: 'choice-sold-out', choice: { id: 'udang', en: 'udang (en)' }, until: '2026-12-02' },
    ],
    ['is not sold out behind that day', [3], '2026-12-03', null],
  ])('a choice that %s', (_, options, day, obstacle) => {
    expect(choiceObstacle(groups, options, day)).toEqual(obstacle)
  })
})
