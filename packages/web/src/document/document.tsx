import clientFiles from 'virtual:client-files'
import { documentWords } from '@dimsum/words/document'
import { type Language, type LanguageChoice, pageLanguage, textOf } from '@dimsum/words/sentence'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import type { PageData } from '../api/page-data.ts'
import type { Route } from '../routes/route-table.ts'
import { LateStart } from './late-start.tsx'
import { ScriptsNeeded } from './scripts-needed.tsx'
import type { ManifestPath } from './web-manifest.ts'

/** Input of a render: data for the page, and the shop's origin without a trailing slash. */
export type RenderData = PageData & { origin: string; language: LanguageChoice }

/** What an app decides about the document of one of its screens. */
export type ScreenDocument = {
  /** Adds Open Graph tags for chat previews. */
  isShared: boolean
  stylesheet: string
  /** Web manifest of the page's app. */
  manifest: ManifestPath
  /** When the app starts; `never` for a document without scripts. */
  start: 'on-intent' | 'at-once' | 'never'
  /** Preload the headline font; admin, label and operator pages do not use it. */
  headlines: boolean
  /** Additional head elements: structured data, preloads. */
  head?: ReactNode
  /** Data for the app, as embedded in the document. */
  pageData: PageData | null
}

type DocumentProps = { route: Route; data: RenderData; screen: ScreenDocument }

/** Replaced by the app's HTML. */
export const rootMarkup = '<div id="root"></div>'

/** A complete document around the app's root; rendered to static markup on the server. */
export function Document({ route, data, screen }: DocumentProps) {
  const { origin, language } = data
  const { shop } = data.config
  const { stylesheet, start, pageData } = screen
  // The page is not shown before the app has started.
  const isShell = route.prerendered !== true
  const description = textOf(documentWords.description, language)
  const fullTitle = `${textOf(route.title, language)} · ${shop.name}`
  return (
    <html lang={pageLanguage(language)} data-language={language} data-start={start}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="only light" />
        <meta name="theme-color" content="#FFFBF4" />
        <meta name="format-detection" content="telephone=no" />
        {route.indexed ? (
          <link rel="canonical" href={`${origin}${route.path}`} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {screen.head}
        <FontPreload href={jakarta} />
        {screen.headlines && <FontPreload href={fraunces} />}
        <style>{stylesheet}</style>
        {start !== 'never' && <script type="module" src={clientFiles.boot} fetchPriority="high" />}
        {start === 'at-once' && preloadsOf(route).map((file) => <Preload key={file} file={file} />)}
        {screen.isShared && (
          <SharingCard
            title={fullTitle}
            description={description}
            url={`${origin}${route.indexed ? route.path : '/'}`}
            image={`${origin}/og.jpg`}
            siteName={shop.name}
            language={pageLanguage(language)}
          />
        )}
        <link rel="icon" href="/icons/steamer.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-192.png" sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={screen.manifest} />
      </head>
      <body>
        {isShell && (
          <noscript>
            <ScriptsNeeded shop={shop} />
          </noscript>
        )}
        <div id="root" />
        {isShell && <LateStart shop={shop} />}
        {pageData !== null && (
          <script type="application/json" id="page-data">
            {JSON.stringify(pageData).replaceAll('<', '\\u003c')}
          </script>
        )}
      </body>
    </html>
  )
}

/** First `boot.ts`: it is small and prefetches the page's data. React writes preloads before other scripts. */
const preloadsOf = ({ file }: Route) => [
  clientFiles.boot,
  ...clientFiles.app,
  ...(clientFiles.pages[file] ?? []),
]

/** A script or style that the page's code imports. */
function Preload({ file }: { file: string }) {
  if (file.endsWith('.css')) return <link rel="preload" href={file} as="style" crossOrigin="" />
  return <link rel="modulepreload" href={file} />
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
}

/** Open Graph preview. It never contains names or totals: orders share a neutral one. */
function SharingCard(card: {
  title: string
  description: string
  url: string
  image: string
  siteName: string
  language: Language
}) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={card.language === 'en' ? 'en_US' : 'id_ID'} />
      <meta property="og:site_name" content={card.siteName} />
      <meta property="og:title" content={card.title} />
      <meta property="og:description" content={card.description} />
      <meta property="og:url" content={card.url} />
      <meta property="og:image" content={card.image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={documentWords.pictureOfShop[card.language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
