import stylesheet from '../styles/app.css?url'

let waiting: Promise<void> | undefined

/**
 * Loads the full stylesheet. The landing page embeds only its own styles, so this must finish before another page is
 * rendered. Documents of other pages embed the full stylesheet and carry `data-styles="app"`.
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
    // Resolve on failure too: a page without its full styles is better than none.
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      waiting = undefined
      resolve()
    })
    document.head.append(link)
  })
}
