/** The second text of each sentence, by the number in its place; written by `build/other-texts.ts`. */
declare module 'virtual:other-texts' {
  const texts: readonly string[]
  export default texts
}
