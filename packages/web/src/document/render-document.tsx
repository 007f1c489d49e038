import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Route } from '../routes/route-table.ts'
import { Document, type RenderData, rootMarkup, type ScreenDocument } from './document.tsx'

export type RenderedPage = {
  /** The whole document. */
  html: string
  status: 200 | 404
  /** `sha256-…` of the document's `<style>`, for `style-src` of the content policy. */
  styleHash: string
}

/**
 * Renders the document of a screen of either app.
 * @param content the app's own HTML: the page, its loading state, or nothing
 */
export async function renderScreen(
  route: Route,
  data: RenderData,
  content: string,
  screen: ScreenDocument,
): Promise<Omit<RenderedPage, 'status'>> {
  const frame = renderToStaticMarkup(
    <ChosenLanguage value={data.language}>
      <Document route={route} data={data} screen={screen} />
    </ChosenLanguage>,
  )
  const [before, after] = frame.split(rootMarkup)
  // Marks what the app replaces instead of hydrating it (late-start.css).
  const inRoot = route.prerendered === 'loading' ? `<div class="first-view">${content}</div>` : content
  return {
    html: `<!doctype html>${before}<div id="root">${inRoot}</div>${after}`,
    styleHash: await styleHash(screen.stylesheet),
  }
}

async function styleHash(stylesheet: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stylesheet))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
