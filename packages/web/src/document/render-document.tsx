import clientFiles from 'virtual:client-files'
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData } from '../api/page-data.ts'
import type { Route } from '../routes/route-table.ts'
import { Document, type DocumentProps, rootMarkup } from './document.tsx'

/** Input of a render: data for the page, and the shop's origin without a trailing slash. */
export type RenderData = PageData & { origin: string; language: LanguageChoice }

export type RenderedPage = {
  /** The whole document. */
  html: string
  status: 200 | 404
  /** `sha256-…` of the document's `<style>`, for `style-src` of the content policy. */
  styleHash: string
}

type ScreenDocument = Omit<
  DocumentProps,
  'config' | 'origin' | 'language' | 'title' | 'canonicalPath' | 'scripts' | 'pageData' | 'isShell'
> & {
  /** The app's own HTML: the page, its loading state, or nothing. */
  content: string
  /** Data for the app, as embedded in the document. */
  pageData: PageData | null
}

/** Renders the document of a screen of either app. */
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
          // First, because it is small and prefetches the page's data. React writes preloads before other scripts.
          preload: [clientFiles.boot, ...clientFiles.app, ...(clientFiles.pages[route.file] ?? [])],
        }}
        isShell={route.prerendered !== true}
        pageData={pageData && JSON.stringify(pageData).replaceAll('<', '\\u003c')}
      />
    </ChosenLanguage>,
  )
  const [before, after] = frame.split(rootMarkup)
  // Marks what the app replaces instead of hydrating it (late-start.css).
  const inRoot = route.prerendered === 'loading' ? `<div class="first-view">${content}</div>` : content
  return {
    html: `<!doctype html>${before}<div id="root">${inRoot}</div>${after}`,
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
