import type { Language } from '@dimsum/words/sentence'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Config } from '../../config/config.ts'
import type { App } from '../app.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { prepareAnswer } from './ready-answer.ts'
import type { SharedCall } from './shared-answers.ts'

/** The framework names the type of an answer only when it wrote the answer itself. */
const jsonType = 'application/json; charset=utf-8'

/** A public call whose answer is the same for everybody. */
export type PublicCall<Schema extends z.ZodType> = Pick<SharedCall, 'path' | 'topics' | 'changedThrough'> & {
  schema: Schema
  language?: Language
  /** Asks for what the call answers now. */
  read: () => Promise<z.output<Schema>>
}

/**
 * Gives a public answer by a route of its own, from memory while it is true, and to the shop itself (`publicAnswers`).
 * All three are one text: what `read` found, checked against its schema. The route is not called for the other two: a
 * request made up within the process has another shape than a real one, and from then on every real one costs Node.js a
 * fifth more (docs/decisions/0034).
 */
export const shareAnswer = <Schema extends z.ZodType>(
  app: App,
  parts: { config: Config },
  { path, topics, changedThrough, schema, language, read }: PublicCall<Schema>,
): void => {
  const answer: z.ZodType = schema
  const write = serializerCompiler({ schema: answer, method: 'GET', url: path })
  const text = async (): Promise<string> => write(await read())
  app.get(
    path,
    { config: { access: 'anyone', ...(language && { language }) }, schema: { response: { 200: answer } } },
    async (_request, reply) =>
      reply
        .type(jsonType)
        .serializer(asItIs)
        .send(await text()),
  )
  const headers = { ...securityHeaders(parts), 'content-type': jsonType }
  app.sharedAnswers.share({
    path,
    topics,
    ...(changedThrough && { changedThrough }),
    take: async () => prepareAnswer(headers, await text()),
  })
  app.publicAnswers.set(path, text)
}

const asItIs = (text: unknown) => String(text)
