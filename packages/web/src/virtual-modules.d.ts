/** Modules that a build writes and no file holds. */

/** File names of the client build, written by `build/client-files.ts` into the server build. Paths begin with `/`. */
declare module 'virtual:client-files' {
  const files: {
    /** The one script every document loads. */
    boot: string
    /** What the app itself needs; fetched early on every page that starts it at once. */
    app: readonly string[]
    /** What each page needs beyond that, by its file: `order-page`. */
    pages: Readonly<Record<string, readonly string[]>>
  }
  export default files
}
