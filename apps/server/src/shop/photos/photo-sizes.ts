import type { MenuPhoto } from '@dimsum/contract/menu'

/** Widths in px that pages ask for: the summary and the desk, cards on phones and laptops at one and two device pixels per px. */
const pageWidths = [180, 360, 480, 720, 1080] as const

/** The sizes of a photo's variants, the narrowest first. All are 4:3 from its middle, as cards show it; none is enlarged. */
export const sizesOf = (master: { width: number; height: number }): { width: number; height: number }[] => {
  const widest = Math.max(1, Math.floor(Math.min(master.width, (master.height * 4) / 3)))
  const widths = new Set(pageWidths.map((width) => Math.min(width, widest)))
  return [...widths].map((width) => ({ width, height: Math.max(1, Math.round((width * 3) / 4)) }))
}

/** A stored photo as calls and pages name it. */
export const photoOf = (photo: { hash: string; width: number; height: number }): MenuPhoto => {
  const sizes = sizesOf(photo)
  return { hash: photo.hash, widths: sizes.map(({ width }) => width), width: 1, height: 1, ...sizes.at(-1) }
}
