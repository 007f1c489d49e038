import { createHash } from 'node:crypto'
import { type Html, html } from './html.ts'

const size = 29
const finder = 7

/**
 * A picture that looks like a QR code but cannot be paid: three finder squares and a pattern derived from the text. It
 * only uses SVG attributes, so the page's policy needs no exception for styles.
 */
export function sampleQr(text: string, description: string): Html {
  const cells: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (isDark(text, x, y)) cells.push(`M${x} ${y}h1v1h-1z`)
  }
  return html`<svg class="qr" viewBox="-2 -2 ${size + 4} ${size + 4}" role="img" aria-label="${description}" shape-rendering="crispEdges">
<rect x="-2" y="-2" width="${size + 4}" height="${size + 4}" fill="#ffffff"/><path d="${cells.join('')}" fill="#1b2733"/>
</svg>`
}

function isDark(text: string, x: number, y: number): boolean {
  const corner = finderCell(x, y)
  if (corner) {
    const ring = Math.max(Math.abs(corner.x - 3), Math.abs(corner.y - 3))
    return ring === 3 || ring <= 1
  }
  const bits = createHash('sha256').update(`${text} ${y}`).digest()
  return ((bits[x >> 3] ?? 0) >> (x & 7)) % 2 === 1
}

/** The position of a cell within its finder square, if it is in one; the ring around a square stays white. */
function finderCell(x: number, y: number): { x: number; y: number } | undefined {
  for (const [left, top] of [
    [0, 0],
    [size - finder, 0],
    [0, size - finder],
  ] as const) {
    const inside = { x: x - left, y: y - top }
    if (inside.x >= -1 && inside.x <= finder && inside.y >= -1 && inside.y <= finder) return inside
  }
  return undefined
}
