import type { ShopConfig } from '@dimsum/contract/shop-config'
import { documentWords } from '@dimsum/words/document'
import {
  type Language,
  type LanguageChoice,
  pageLanguage,
  type Sentence,
  textOf,
} from '@dimsum/words/sentence'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { LateStart } from './late-start.tsx'
import { ScriptsNeeded } from './scripts-needed.tsx'
import type { ManifestPath } from './web-manifest.ts'

export type DocumentProps = {
  config: ShopConfig
  /** Language chosen by the reader. */
  language: LanguageChoice
  /** Title before « · {brand}». */
  title: Sentence
  /** Origin of the shop, without a trailing slash. */
  origin: string
  /** Path for `rel="canonical"`; `null` adds `noindex`. */
  canonicalPath: string | null
  /** Adds Open Graph tags for chat previews. */
  isShared: boolean
  stylesheet: string
  /** Web manifest of the page's app. */
  manifest: ManifestPath
  /** When the app starts; `never` for a document without scripts. */
  start: 'on-intent' | 'at-once' | 'never'
  scripts: { boot: string; preload: readonly string[] }
  /** Preload the headline font; admin, label and operator pages do not use it. */
  headlines: boolean
  /** Additional head elements: structured data, preloads. */
  head?: ReactNode
  /** JSON for the app, with `<` escaped. */
  pageData: string | null
  /** The page is not shown before the app has started. */
  isShell: boolean
}

/** Replaced by the app's HTML. */
export const rootMarkup = '<div id="root"></div>'

/** A complete document around the app's root; rendered to static markup on the server. */
export function Document({
  config: { shop },
  language,
  title,
  origin,
  canonicalPath,
  isShared,
  stylesheet,
  manifest,
  start,
  scripts,
  headlines,
  head,
  pageData,
  isShell,
}: DocumentProps) {
  const description = textOf(documentWords.description, language)
  const fullTitle = `${textOf(title, language)} · ${shop.name}`
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
        {canonicalPath === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={`${origin}${canonicalPath}`} />
        )}
        {head}
        <FontPreload href={jakarta} />
        {headlines && <FontPreload href={fraunces} />}
        <style>{stylesheet}</style>
        {start !== 'never' && <script type="module" src={scripts.boot} fetchPriority="high" />}
        {start === 'at-once' && scripts.preload.map((file) => <Preload key={file} file={file} />)}
        {isShared && (
          <SharingCard
            title={fullTitle}
            description={description}
            url={`${origin}${canonicalPath ?? '/'}`}
            image={`${origin}/og.jpg`}
            siteName={shop.name}
            language={pageLanguage(language)}
          />
        )}
        <link rel="icon" href="/icons/steamer.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-192.png" sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={manifest} />
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
            {pageData}
          </script>
        )}
      </body>
    </html>
  )
}

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
