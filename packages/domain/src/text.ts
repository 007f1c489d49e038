/**
 * What people type, made safe to store, search and print. Names with direction overrides, padding made of invisible
 * characters and stray control characters are cleaned; what a database or a terminal cannot hold is refused.
 */

/** A space or an invisible character. */
const invisibleSign = /[\s\p{Default_Ignorable_Code_Point}\u2800]/u
const invisibleStart = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+/u

/** Variation selectors and tags finish an emoji, so they stay at the end of a text. */
const finishesEmoji = /[\uFE00-\uFE0F\u{E0020}-\u{E007F}]/u

/** Every line end there is, for texts of one line and of several. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

const controls = /(?!\n)\p{Cc}/gu

/** Embeddings, overrides and isolates: they make a label read backwards. */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Zero-width signs with no work to do in any text of ours; they hide a name from search. */
const zeroWidth = /\u034F|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g

/** Joiners build emoji and shape Arabic and Indic letters; behind a Latin letter or an accent they only hide. */
const idleJoiner = /([\x20-\x7E\p{Script=Latin}]|[\u0300-\u036F])[\u200C\u200D]+/gu

/**
 * Marks behind one letter, as many as the Unicode standard lets a stream carry (UAX #15, stream-safe text): putting marks
 * in order takes the square of their number. Joiners between them are removed later, so they count.
 */
const tooManyMarks = /([\p{M}\u200C\u200D]{30})[\p{M}\u200C\u200D]+/gu

/** A text of one line: names, phones, e-mail addresses. Line breaks and tabs become spaces. */
export function cleanLine(s: string): string {
  return clean(s.replace(lineEnds, ' '))
}

/** A text of several lines: address, notes, review. Every kind of line break becomes `\n`. */
export function cleanText(s: string): string {
  return clean(s.replace(lineEnds, '\n'))
}

/**
 * Cleaning twice gives what cleaning once gave: composed before and after, since a removal can bring letters together.
 * Takes time in proportion to the text, whatever it is: all of it is done before a maximum of the cleaned text counts.
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

/** Where what can be seen ends: walked from the end, since a pattern would begin anew at every sign of a long run. */
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

/** NUL, which PostgreSQL cannot store, and halves of characters, which are silently changed on the way: answer 400. */
export function hasForbiddenCharacters(s: string): boolean {
  return s.includes('\0') || /\p{Surrogate}/u.test(s)
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/** Length as a database counts it, in code points: what a maximum holds for, invisible characters included. */
export function storedLength(s: string): number {
  return [...s].length
}

/** Length as a reader counts it, in code points, so a minimum cannot be met with invisible characters. */
export function visibleLength(s: string): number {
  return [...s.replace(/\s/g, ' ').replace(invisible, '').trim()].length
}

/**
 * For messages that a program shows with links: a name such as `www.evil.example` gets a blank behind each mark of an address,
 * so that it stays readable and is no link.
 */
export const unlinked = (text: string): string =>
  text.replace(/([.:/@\u3002\uff0e\uff61\ufe52])(?=\S)/gu, '$1 ')
