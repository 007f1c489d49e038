import { type Encoding, prepareFile } from '../pages/ready-file.ts'

/** An answer ready to send in each encoding: heads as Node.js takes them, names and values one after the other. */
export type ReadyAnswer = {
  etag: string
  heads: Readonly<Record<Encoding, readonly string[]>>
  bytes: Readonly<Record<Encoding, Buffer>>
  /** Head of the answer to a browser that has these bytes. */
  unchanged: readonly string[]
}

/** Below this many bytes compression costs more than it saves. */
const worthCompressing = 1024

/** Names of the answer's own line, which every sending makes anew. */
const ofOneSending = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])

/**
 * Makes an answer ready: compressed, named by its content, and kept by caches only as long as they ask whether it is
 * still true.
 * @param headers names in lower case, as the call answered
 */
export const prepareAnswer = async (headers: Record<string, string>, body: Buffer): Promise<ReadyAnswer> => {
  const file = await prepareFile({ text: body.toString(), type: headers['content-type'] ?? '' })
  const isCompressed = body.length >= worthCompressing
  const bytes = isCompressed ? file.bytes : { identity: body, gzip: body, br: body }
  const lasting = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneSending.has(name))),
    'cache-control': 'no-cache',
    etag: file.etag,
    ...(isCompressed && { vary: 'accept-encoding' }),
  }
  const headOf = (encoding: Encoding) =>
    Object.entries({
      ...lasting,
      ...(isCompressed && encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytes[encoding].length),
    }).flat()
  const heads = { identity: headOf('identity'), gzip: headOf('gzip'), br: headOf('br') }
  return { etag: file.etag, heads, bytes, unchanged: Object.entries(lasting).flat() }
}
