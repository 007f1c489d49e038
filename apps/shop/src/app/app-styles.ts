import stylesheet from '../styles/app.css?url'

let waiting: Promise<void> | undefined

/**
 * The landing page is served with only its own styles inside. Before any other page is drawn after it, the
 * whole stylesheet must be there; documents of other pages already hold it and carry `data-styles="app"`.
 */
export function appStyles(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  waiting ??= document.documentElement.dataset.styles === 'landing' ? addStylesheet() : Promise.resolve()
  return waiting
}

function addStylesheet(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesheet
    // A page without its full styles is still better than no page: go on either way.
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      waiting = undefined
      resolve()
    })
    document.head.append(link)
  })
}
