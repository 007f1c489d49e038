import { vi } from 'vitest'

/** A JSON body, or a function of the request. */
type Answer = object | ((request: Request) => Response | Promise<Response>)
/** Responses by method and path, `GET /api/orders/:id`. The first match is used. */
export type Answers = Record<string, Answer>

/** Requests without a response. A test with any of them fails. */
export const unanswered = new Set<string>()

/** Requests and uploads whose response the test holds back. */
export const heldBack = new Set<object>()

/** Mocks the server's responses. */
export function answerRequests(answers: Answers) {
  const table = Object.entries(answers).map(([call, answer]) => {
    const [method, path = ''] = call.split(' ')
    return { method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), answer }
  })
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const request = new Request(...asked)
    const { pathname } = new URL(request.url)
    const found = table.find(({ method, path }) => method === request.method && path.test(pathname))
    if (!found) unanswered.add(`${request.method} ${pathname}`)
    const answer = found?.answer ?? refuse(404, 'Not found')
    return typeof answer === 'function' ? answer(request) : Response.json(answer)
  })
}

/** An error response in the server's format. */
export const refuse =
  (status: number, message: string, more: object = {}, headers: HeadersInit = {}) =>
  () =>
    Response.json({ message, code: 'refused', ...more }, { status, headers })

/** Adds the body of each request to `bodies`. */
export const recordIn =
  <Body>(bodies: Body[], answer: (body: Body) => Response | Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const body: Body = await request.json()
    bodies.push(body)
    return answer(body)
  }

/** Responses that wait until `release`. */
export function delayRequests() {
  let release: (response: Response) => void = () => {}
  const answered = new Promise<Response>((resolve) => {
    release = resolve
  })
  const answer = async () => {
    heldBack.add(answered)
    return (await answered).clone()
  }
  return {
    answer,
    release: (response: Response) => {
      heldBack.delete(answered)
      release(response)
    },
  }
}

/** No response: the client's deadline ends the request. */
export const silent = (request: Request) => {
  const { signal } = request
  heldBack.add(request)
  return new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
