import type { IncomingHttpHeaders } from 'node:http'
import { languageCookie, languageHeader } from '@dimsum/words/language-choice'
import { type LanguageChoice, readLanguageChoice } from '@dimsum/words/sentence'
import cookie from '@fastify/cookie'

/**
 * The language that a device chose: the one thing of a request that decides in which a document of the shop is sent.
 * Anything that is no choice is none; `Accept-Language` says nothing.
 * @param cookies the request's `Cookie`
 */
export const languageOfCookies = (cookies: string | undefined): LanguageChoice =>
  // Most have none, and every document from memory is looked up by this.
  cookies?.includes(languageCookie) ? readLanguageChoice(cookie.parse(cookies)[languageCookie]) : 'default'

/** The language of the screen that makes a call; who sends no such header reads each sentence as it is fixed. */
export const languageOfCall = (headers: IncomingHttpHeaders): LanguageChoice =>
  readLanguageChoice([headers[languageHeader]].flat()[0])
