/**
 * Makes typed text safe to store, search and print. Direction overrides, invisible padding and control characters are
 * removed; text that a database or a terminal cannot hold is refused.
 */

/** A space or an invisible character. */
const invisibleSign = /[\s\p{Default_Ignorable_Code_Point}\u2800]/u
const invisibleStart = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+/u

/** Variation selectors and tags are part of an emoji, so they are kept at the end of a text. */
const finishesEmoji = /[\uFE00-\uFE0F\u{E0020}-\u{E007F}]/u

/** All line ends, for single-line and multi-line text. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

const controls = /(?!\n)\p{Cc}/gu

/** Embeddings, overrides and isolates: they reverse the reading direction of a label. */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Zero-width characters that no text of the shop needs; they hide a name from search. */
const zeroWidth = /\u034F|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g

/**
 * Joiners build emoji and shape Arabic and Indic letters. After a Latin letter or an accent they are only used to hide
 * text.
 */
const idleJoiner = /([\x20-\x7E\p{Script=Latin}]|[\u0300-\u036F])[\u200C\u200D]+/gu

/**
 * Max marks per letter, as in the Unicode stream-safe text format (UAX #15): sorting marks takes quadratic time.
 * Joiners count too, because they are removed later.
 */
const tooManyMarks = /([\p{M}\u200C\u200D]{30})[\p{M}\u200C\u200D]+/gu

/** Cleans a single line: names, phones, e-mail addresses. Line breaks and tabs become spaces. */
export function cleanLine(s: string): string {
  return clean(s.replace(lineEnds, ' '))
}

/** Cleans multi-line text: address, notes, review. Every line break becomes `\n`. */
export function cleanText(s: string): string {
  return clean(s.replace(lineEnds, '\n'))
}

/**
 * Idempotent: normalised before and after, since a removal can bring combining letters together. Runs in linear time,
 * because it runs before the max length of the cleaned text is checked.
 */
function clean(s: string): string {
  const composed = s
    .replace(/\t/g, ' ')
    .replace(controls, '')
    .replace(directionControls, '')
    .replace(zeroWidth, '')
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .replace(idleJoiner, '$1')
    .normalize('NFC')
    .replace(tooManyMarks, '$1')
    .replace(invisibleStart, '')
  return composed.slice(0, endOfVisible(composed))
}

/**
 * The end of the visible text. A loop from the end, since a regular expression would take quadratic time on long runs.
 */
function endOfVisible(s: string): number {
  let end = s.length
  while (end > 0) {
    const start =
      end > 1 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(s.slice(end - 2, end)) ? end - 2 : end - 1
    const sign = s.slice(start, end)
    if (finishesEmoji.test(sign) || !invisibleSign.test(sign)) break
    end = start
  }
  return end
}

/** NUL, which PostgreSQL cannot store, and lone surrogates, which encoders replace silently: answer 400. */
export function hasForbiddenCharacters(s: string): boolean {
  return s.includes('\0') || /\p{Surrogate}/u.test(s)
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/** Length in code points, as PostgreSQL counts it, including invisible characters. For max lengths. */
export function storedLength(s: string): number {
  return [...s].length
}

/** Length in visible code points, so that a minimum cannot be met with invisible characters. */
export function visibleLength(s: string): number {
  return [...s.replace(/\s/g, ' ').replace(invisible, '').trim()].length
}

/**
 * For messages in programs that turn addresses into links: adds a blank after each mark of an address, so that a name
 * such as `www.evil.example` stays readable and does not become a link.
 */
export const unlinked = (text: string): string =>
  text.replace(/([.:/@\u3002\uff0e\uff61\ufe52])(?=\S)/gu, '$1 ')
