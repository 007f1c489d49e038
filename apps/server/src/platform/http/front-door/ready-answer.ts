import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text in all encodings, named by its content. */
export type Compressed = { etag: string; bytes: Readonly<Record<Encoding, Buffer>> }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A tenth of the time of the highest quality, for two in a hundred more bytes: documents are rendered often. */
const quality = 5

/** Compresses the text for both encodings that browsers ask for. */
export const compress = async (text: string): Promise<Compressed> => {
  const identity = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 6 })])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, bytes: { identity, br, gzip: gzipped } }
}

/** The best encoding a browser accepts. `br;q=0` refuses it. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/**
 * An answer ready to send in each encoding. Headers are names and values in turns, a form that `writeHead` takes as it is;
 * copying an object with one more header costs a fifth of the whole answer.
 */
export type ReadyAnswer = Compressed & {
  headers: Readonly<Record<Encoding, readonly string[]>>
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
  const { etag, bytes } = await compress(text)
  const { identity } = bytes
  return identity.length < worthCompressing
    ? answerOf({ etag, bytes: { identity, gzip: identity, br: identity } }, headers)
    : answerInEach({ etag, bytes }, headers)
}

/** The answer that gives a text in the encoding the browser prefers. */
export const answerInEach = (compressed: Compressed, headers: Record<string, string>): ReadyAnswer =>
  answerOf(compressed, { vary: 'accept-encoding', ...headers })

const answerOf = ({ etag, bytes }: Compressed, headers: Record<string, string>): ReadyAnswer => {
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
