import { findRoute } from './routes.tsx'

/** Fetches the code of the page behind a link, unless the device asks to save data. */
export function preloadRoute(href: string) {
  if (savesData()) return
  const { pathname } = new URL(href, location.href)
  // A failed preload is no failure: following the link tries again.
  findRoute(pathname)
    .page.load()
    .catch(() => {})
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
