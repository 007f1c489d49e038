/** Differences between the two installable apps; URLs are paths of the shop. */
type HomeScreenApp = {
  /** Identity of the installed app; must never change, unlike its start URL. */
  id: string
  name: string
  shortName: string
  startUrl: string
  scope: string
  shortcuts: readonly { name: string; url: string }[]
}

/** Path of an app's manifest. */
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
