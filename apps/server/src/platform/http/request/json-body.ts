import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { requestLimits } from './request-limits.ts'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

type Open = { kind: '{'; keys: Set<string> } | { kind: '[' }

/** End of the string that begins at `start`: the index behind its closing quote. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

const isKey = (text: string, behind: number): boolean => {
  let at = behind
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1
  return text[at] === ':'
}

/**
 * Refuses what `JSON.parse` lets through: too many levels, the same key twice, and keys that reach for
 * an object's prototype. `text` is valid JSON.
 */
const refuseTricks = (text: string, maxDepth: number): void => {
  const open: Open[] = []
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '{') open.push({ kind: '{', keys: new Set() })
    else if (char === '[') open.push({ kind: '[' })
    else if (char === '}' || char === ']') open.pop()
    else if (char === '"') {
      const end = endOfString(text, at)
      const top = open.at(-1)
      if (top?.kind === '{' && isKey(text, end)) {
        const key = String(JSON.parse(text.slice(at, end)))
        if (forbiddenKeys.has(key) || top.keys.has(key)) throw new ShopError('malformed')
        top.keys.add(key)
      }
      at = end - 1
    }
    if (open.length > maxDepth) throw new ShopError('malformed')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body strictly: valid UTF-8, at most `maxDepth` levels, no key twice, no prototype keys.
 * An empty body is no body.
 * @throws malformed
 */
export const readJson = (body: Buffer, maxDepth: number): unknown => {
  if (body.length === 0) return undefined
  try {
    const text = utf8.decode(body)
    const value: unknown = JSON.parse(text)
    refuseTricks(text, maxDepth)
    return value
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw new ShopError('malformed', '', { cause: error })
  }
}

/** `application/json` is the only kind of body; the framework answers 415 to any other. */
export const installBodyParsing = (app: App): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readJson(body, requestLimits.jsonDepth),
  )
}
