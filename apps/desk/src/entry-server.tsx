/** Renders the desk's documents on the server (`dist/server/entry-server.js`): small shells that the app fills. */
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import type { RenderData } from '@dimsum/web/document/document.tsx'
import { type RenderedPage, renderScreen } from '@dimsum/web/document/render-document.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { routes } from './app/routes.ts'
import { OpeningScreen } from './components/opening-screen.tsx'
import stylesheet from './styles/app.css?inline'

export { webManifest } from './app/web-manifest.ts'

/** Paths of the desk's screens; the server has a document for each. */
export const pagePaths: readonly string[] = routes.routes.map(({ path }) => path)

/** Renders the document of a path; the query string is left to the app. Throws for an unknown path. */
export async function render(url: string, data: RenderData): Promise<RenderedPage> {
  const route = routes.find(new URL(url, data.origin).pathname)
  if (!route) throw new Error(`The desk has no screen at ${url}.`)
  const { renderedAt, config, isPreliminary, language } = data
  const opening = (
    <ChosenLanguage value={language}>
      <OpeningScreen title={route.title} />
    </ChosenLanguage>
  )
  const content = route.prerendered ? renderToStaticMarkup(opening) : ''
  const page = await renderScreen(route, data, content, {
    isShared: true,
    headlines: false,
    stylesheet,
    manifest: '/admin/manifest.webmanifest',
    start: 'at-once',
    pageData: { renderedAt, config, isPreliminary },
  })
  return { ...page, status: 200 }
}
