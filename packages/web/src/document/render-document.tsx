import clientFiles from 'virtual:client-files'
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData } from '../api/page-data.ts'
import type { Route } from '../routes/route-table.ts'
import { Document, type DocumentProps, rootMarkup } from './document.tsx'

/** What a render is given: data for the page, and the shop's absolute address without a slash at the end. */
export type RenderData = PageData & { origin: string; language: LanguageChoice }

export type RenderedPage = {
  /** The whole document. */
  html: string
  status: 200 | 404
  /** `sha256-…` of the document's one `<style>`, for the content policy's `style-src`. */
  styleHash: string
}

/** What a document says of a screen, whichever app it is of. */
export function aboutScreen(route: Route, { config, origin, language }: RenderData) {
  return {
    config,
    origin,
    language,
    title: route.title,
    canonicalPath: route.indexed ? route.path : null,
    scripts: {
      boot: clientFiles.boot,
      preload: [...clientFiles.app, ...(clientFiles.pages[route.file] ?? [])],
    },
  }
}

/** Data for the app, as the document carries it. */
export const pageDataText = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Puts a document around the app's own HTML. */
export async function renderDocument(
  content: string,
  props: DocumentProps,
): Promise<Omit<RenderedPage, 'status'>> {
  const frame = renderToStaticMarkup(
    <ChosenLanguage value={props.language}>
      <Document {...props} />
    </ChosenLanguage>,
  )
  const [before, after] = frame.split(rootMarkup)
  return {
    html: `<!doctype html>${before}<div id="root">${content}</div>${after}`,
    styleHash: await styleHash(props.stylesheet),
  }
}

const hashes = new Map<string, string>()

async function styleHash(stylesheet: string): Promise<string> {
  const known = hashes.get(stylesheet)
  if (known) return known
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stylesheet))
  const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  hashes.set(stylesheet, hash)
  return hash
}
