import type { IncomingHttpHeaders } from 'node:http'
import { languageCookie, languageHeader } from '@dimsum/words/language-choice'
import { type LanguageChoice, readLanguageChoice } from '@dimsum/words/sentence'
import cookie from '@fastify/cookie'

/**
 * The language that a device chose, from its cookie. Documents depend on nothing else of a request: an invalid value
 * counts as none, and `Accept-Language` is ignored.
 * @param cookies the request's `Cookie`
 */
export const languageOfCookies = (cookies: string | undefined): LanguageChoice =>
  // Most requests have no such cookie, and every document is looked up with this.
  cookies?.includes(languageCookie) ? readLanguageChoice(cookie.parse(cookies)[languageCookie]) : 'default'

/** The language of the screen that makes a call. Without the header each sentence is in its default language. */
export const languageOfCall = (headers: IncomingHttpHeaders): LanguageChoice =>
  readLanguageChoice([headers[languageHeader]].flat()[0])
