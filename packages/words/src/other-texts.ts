/**
 * Texts that a build keeps in a file of their own (packages/web/build/other-texts.ts); in their place a sentence has a number.
 * Node.js reads the sources as they stand and never needs it.
 */
let fetched: readonly string[] = []

export function keepOtherTexts(texts: readonly string[]): void {
  fetched = texts
}

export const otherText = (number: number): string | undefined => fetched[number]
