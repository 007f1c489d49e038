import type { RouteTable } from './route-table.ts'

/** Preloads the code of the page at a path, unless the device has Data Saver on. */
export function preloadRoute(routes: RouteTable, pathname: string) {
  if (savesData()) return
  // A failed preload is ignored; following the link tries again.
  routes
    .match(pathname)
    ?.code.load()
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
