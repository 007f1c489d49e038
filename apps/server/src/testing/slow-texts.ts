import type { Schema } from './bad-input.ts'

/**
 * The slowest input for regular expressions, normalisation and loops over text, each to be repeated up to the size of a
 * request: invisible characters, combining characters, and the separators of phones, e-mails, days and money.
 */
const nastyRuns: readonly string[] = [
  ...[' ', '\t', '\n', '\r\n', '\u0085', '\u2028', '\u00A0', '\u3000', '\u2800', '\u3164'],
  ...['\u200B', '\u200C', '\u200D', '\uFEFF', '\u202E', '\u00AD', '\uFE0F', '\u{E0061}', '\u0001', '\u007F'],
  ...[
    '\u0301',
    '\u0301\u0323',
    '\u0301\u0316',
    '\u0344',
    '\u1100\u1161',
    'e\u0301',
    '👩\u200D',
    '\ud800',
    '\udc00',
  ],
  ...['(', ')', '[', '{', '<', '"', '\\', '%', '&', '=', ';', ':', '/', '?', '#'],
  ...['0', '9', '62', '620', '1.', ',', '.', '-', '_', '+', '@', 'a', 'A', 'a@', 'a.', 'K', 'İ', '\0'],
]

const bytesIn = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2

/** Repeats `unit` up to about this many bytes of a JSON body. */
const repeated = (unit: string, bytes: number): string => unit.repeat(Math.floor(bytes / bytesIn(unit)))

/**
 * A run between two words, alone, before a word and after one: a pattern may fail at its end or backtrack from its
 * start.
 */
const shapes = [
  ['Sari', 'Rahma'],
  ['', ''],
  ['', 'x'],
  ['x', ''],
] as const

/** Texts of about this many bytes with a long run of each kind, in the first `shapesUsed` shapes. */
export const slowTexts = (bytes: number, shapesUsed: number): { text: string; why: string }[] =>
  shapes.slice(0, shapesUsed).flatMap(([before, behind]) =>
    nastyRuns.map((unit) => ({
      text: before + repeated(unit, bytes - before.length - behind.length) + behind,
      why: `${before}*${behind} of ${JSON.stringify(unit)}`,
    })),
  )

const isText = ({ type, enum: words, const: word, pattern, anyOf, oneOf }: Schema): boolean => {
  if (anyOf ?? oneOf) return (anyOf ?? oneOf ?? []).some(isText)
  return (
    words === undefined && word === undefined && (pattern !== undefined || [type].flat().includes('string'))
  )
}

/** Paths of the text fields in a body of this schema. Of a list, only its first entry. */
export const textPlaces = (schema: Schema): string[][] => {
  if (isText(schema)) return [[]]
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    textPlaces(part).map((rest) => [name, ...rest]),
  )
  const listed = schema.items ? textPlaces(schema.items).map((rest) => ['0', ...rest]) : []
  const other = (schema.anyOf ?? schema.oneOf ?? []).flatMap(textPlaces)
  return [...new Map([...below, ...listed, ...other].map((place) => [place.join('.'), place])).values()]
}
