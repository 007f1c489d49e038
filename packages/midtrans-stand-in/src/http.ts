import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from './provider.ts'

/** One request being served. */
export interface Call {
  provider: Provider
  request: IncomingMessage
  response: ServerResponse
  /** The `:name` parts of the route, decoded. */
  params: Record<string, string>
  query: URLSearchParams
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** "/v2/:id/status": a `:name` stands for one segment. */
  path: string
  handle(call: Call): Promise<void> | void
}

/** Finds the route of a path; `otherMethods` tells whether the path exists under another method. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | { otherMethods: boolean } {
  const wanted = method === 'HEAD' ? 'GET' : method
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, path)
    return params ? [{ route, params }] : []
  })
  return matches.find(({ route }) => route.method === wanted) ?? { otherMethods: matches.length > 0 }
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined
      continue
    }
    const value = decodeSegment(segment)
    if (!value) return undefined
    params[part.slice(1)] = value
  }
  return params
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Snap takes at most 16 kB, and nothing else sent here is larger. */
const mostBodyBytes = 16 * 1024

/** The whole body as text, or undefined when it is larger than allowed. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size <= mostBodyBytes) chunks.push(bytes)
  }
  return size > mostBodyBytes ? undefined : Buffer.concat(chunks).toString('utf8')
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))
}

export function send(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}

/** Sends the browser on with GET after a form was handled. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' })
  response.end()
}
