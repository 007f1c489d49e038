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

type ScreenDocument = Omit<
  DocumentProps,
  'config' | 'origin' | 'language' | 'title' | 'canonicalPath' | 'scripts' | 'pageData' | 'isShell'
> & {
  /** The app's own HTML; empty for a shell. */
  content: string
  /** Data for the app, as the document carries it. */
  pageData: PageData | null
}

/** Renders a screen's document, whichever app it is of. */
export async function renderScreen(
  route: Route,
  { config, origin, language }: RenderData,
  { content, pageData, ...props }: ScreenDocument,
): Promise<Omit<RenderedPage, 'status'>> {
  const frame = renderToStaticMarkup(
    <ChosenLanguage value={language}>
      <Document
        {...props}
        config={config}
        origin={origin}
        language={language}
        title={route.title}
        canonicalPath={route.indexed ? route.path : null}
        scripts={{
          boot: clientFiles.boot,
          preload: [...clientFiles.app, ...(clientFiles.pages[route.file] ?? [])],
        }}
        isShell={content === ''}
        pageData={pageData && JSON.stringify(pageData).replaceAll('<', '\\u003c')}
      />
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
