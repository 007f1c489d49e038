import { dates } from './dates.ts'
import { packageCount } from './packages.ts'
import { fillIndonesian, inIndonesian } from './sentence.ts'

const count = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`)
const soldOut = inIndonesian('Habis', 'Sold out')
const soldOutUntil = fillIndonesian('Habis sampai {day}', 'Sold out until {day}')

/** Choices of a package wherever they are made: the order form, and the order that the owner writes down. */
export const choices = {
  title: inIndonesian('Pilihan', 'Choices'),
  /** Number of choices in a group, unless it is exactly one. It is also the error for too few or too many. */
  rule: inIndonesian(
    (min: number, max: number) => (min === 0 ? `Boleh pilih 0–${max}` : `Pilih ${count(min, max)}`),
    (min, max) => (min === 0 ? `Choose up to ${max}, or none` : `Choose ${count(min, max)}`),
  ),
  one: inIndonesian('Pilih salah satu', 'Choose one'),
  soldOut: (until: string, today: string) =>
    until === today ? soldOut : soldOutUntil(dates.dayShort(until)),
  chosenSoldOut: fillIndonesian(
    '{option} habis sampai {day}. Pilih yang lain, atau tanggal sesudahnya.',
    '{option} is sold out until {day}. Choose another one, or a later day.',
  ),
  /** One more line of the same package. */
  other: inIndonesian('Pilihan lain', 'Other choices'),
  otherOf: fillIndonesian('Pilihan lain untuk {name}', 'Other choices for {name}'),
  line: fillIndonesian('Pilihan {place} · {packages}', 'Choices {place} · {packages}', {
    packages: packageCount,
  }),
  lineOf: fillIndonesian('{name}, pilihan {place}', '{name}, choices {place}'),
} as const
