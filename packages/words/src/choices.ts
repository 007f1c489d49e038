import { formatDayShort } from '@dimsum/domain/wib-date'
import { inIndonesian, type Language } from './sentence.ts'

type Named = { readonly id: string; readonly en: string }

const count = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`)
const soldOut = (until: string, today: string, language: Language) => {
  const words = { id: ['Habis', 'sampai'], en: ['Sold out', 'until'] }[language]
  return until === today ? words[0] : `${words.join(' ')} ${formatDayShort(until, language)}`
}

/** Choices of a package wherever they are made: the order form, and the order that the owner writes down. */
export const choices = {
  title: inIndonesian('Pilihan', 'Choices'),
  /** For a group of which not exactly one is chosen; also what is wrong while too few or too many are. */
  rule: inIndonesian(
    (min: number, max: number) => (min === 0 ? `Boleh pilih 0–${max}` : `Pilih ${count(min, max)}`),
    (min, max) => (min === 0 ? `Choose up to ${max}, or none` : `Choose ${count(min, max)}`),
  ),
  one: inIndonesian('Pilih salah satu', 'Choose one'),
  soldOut: inIndonesian(
    (until: string, today: string) => soldOut(until, today, 'id') ?? '',
    (until, today) => soldOut(until, today, 'en') ?? '',
  ),
  chosenSoldOut: inIndonesian(
    (option: Named, until: string) =>
      `${option.id} habis sampai ${formatDayShort(until)}. Pilih yang lain, atau tanggal sesudahnya.`,
    (option, until) =>
      `${option.en} is sold out until ${formatDayShort(until, 'en')}. Choose another one, or a later day.`,
  ),
  /** One more line of the same package. */
  other: inIndonesian('Pilihan lain', 'Other choices'),
  otherOf: inIndonesian(
    (name: Named) => `Pilihan lain untuk ${name.id}`,
    (name) => `Other choices for ${name.en}`,
  ),
  line: inIndonesian(
    (place: number, packages: number) => `Pilihan ${place} · ${packages} paket`,
    (place, packages) => `Choices ${place} · ${packages} ${packages === 1 ? 'pack' : 'packs'}`,
  ),
  lineOf: inIndonesian(
    (name: Named, place: number) => `${name.id}, pilihan ${place}`,
    (name, place) => `${name.en}, choices ${place}`,
  ),
} as const
