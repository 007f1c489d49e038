/** What differs between the two apps on a home screen; addresses are paths of the shop. */
type HomeScreenApp = {
  /** Tells it from the other app, whatever its start page becomes. */
  id: string
  name: string
  shortName: string
  startUrl: string
  scope: string
  shortcuts: readonly { name: string; url: string }[]
}

/** Where the document of an app finds its manifest. */
export type ManifestPath = '/manifest.webmanifest' | '/admin/manifest.webmanifest'

/** The web manifest of an app, as JSON. */
export function writeWebManifest({ id, name, shortName, startUrl, scope, shortcuts }: HomeScreenApp): string {
  return JSON.stringify({
    id,
    name,
    short_name: shortName,
    lang: 'id',
    start_url: startUrl,
    scope,
    display: 'standalone',
    background_color: '#FFFBF4',
    theme_color: '#FFFBF4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts,
  })
}
