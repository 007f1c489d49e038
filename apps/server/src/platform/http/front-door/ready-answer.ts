import { type Encoding, prepareFile, type ReadyFile } from './ready-file.ts'

/**
 * An answer ready to send in each encoding. Headers are names and values in turns, a form that `writeHead` takes as it is;
 * copying an object with one more header costs a fifth of the whole answer.
 */
export type ReadyAnswer = {
  etag: string
  headers: Readonly<Record<Encoding, readonly string[]>>
  bytes: Readonly<Record<Encoding, Buffer>>
  /** Headers of the answer to a browser that has these bytes. */
  unchanged: readonly string[]
}

/** Below this many bytes compression costs more than it saves. */
const worthCompressing = 1024

/**
 * Makes a text ready: compressed, named by its content, and kept by caches only as long as they ask whether it is still
 * true.
 * @param headers names in lower case, `content-type` among them
 */
export const prepareAnswer = async (headers: Record<string, string>, text: string): Promise<ReadyAnswer> => {
  const file = await prepareFile({ text, type: headers['content-type'] ?? '' })
  const { identity } = file.bytes
  return identity.length < worthCompressing
    ? answerOf({ etag: file.etag, bytes: { identity, gzip: identity, br: identity } }, headers)
    : answerOfFile(file, headers)
}

/** The answer that gives a file in the encoding the browser prefers. */
export const answerOfFile = (
  file: Pick<ReadyFile, 'etag' | 'bytes'>,
  headers: Record<string, string>,
): ReadyAnswer => answerOf(file, { vary: 'accept-encoding', ...headers })

const answerOf = (
  { etag, bytes }: Pick<ReadyFile, 'etag' | 'bytes'>,
  headers: Record<string, string>,
): ReadyAnswer => {
  const lasting = { ...headers, 'cache-control': 'no-cache', etag }
  const headersIn = (encoding: Encoding) =>
    Object.entries({
      ...lasting,
      ...(bytes[encoding] !== bytes.identity && { 'content-encoding': encoding }),
      'content-length': String(bytes[encoding].length),
    }).flat()
  const inEach = { identity: headersIn('identity'), gzip: headersIn('gzip'), br: headersIn('br') }
  return { etag, headers: inEach, bytes, unchanged: Object.entries(lasting).flat() }
}
