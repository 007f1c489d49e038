import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

const filled = (rating: number) =>
  [...renderToStaticMarkup(<Stars rating={rating} />).matchAll(/width="(\d+)"/g)].map(([, width]) =>
    Number(width),
  )

test.each([
  [5, [20, 20, 20, 20, 20]],
  [4.5, [20, 20, 20, 20, 10]],
  [4.2, [20, 20, 20, 20, 0]],
  [0, [0, 0, 0, 0, 0]],
])('%s of 5 is drawn in stars and halves', (rating, widths) => {
  expect(filled(rating)).toEqual(widths)
})
