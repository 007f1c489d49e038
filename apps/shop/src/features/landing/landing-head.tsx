import type { ShopPageData } from '../../api/page-data.ts'
import { sourceSet } from '../../components/picture-sources.ts'
import { heroSizes } from './hero.tsx'
import { structuredData } from './structured-data.ts'

/** Head of the landing page: preload of the hero picture on laptops, and structured data for search engines. */
export function LandingHead(facts: ShopPageData & { origin: string }) {
  return (
    <>
      <link
        rel="preload"
        as="image"
        media="(min-width: 48rem)"
        type="image/avif"
        imageSrcSet={sourceSet('hero', 'avif')}
        imageSizes={heroSizes}
        fetchPriority="high"
      />
      <script type="application/ld+json">
        {JSON.stringify(structuredData(facts)).replaceAll('<', '\\u003c')}
      </script>
    </>
  )
}
