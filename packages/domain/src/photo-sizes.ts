/**
 * Widths in px that pages request: the summary and the desk, and cards on phones and laptops at a device pixel ratio of
 * one and two.
 */
const pageWidths = [180, 360, 480, 720, 1080] as const

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The stored sizes of a photo, the narrowest first. All are cropped from the middle to 4:3, the format of the cards;
 * none is enlarged.
 */
export const photoSizes = ({ width, height }: Size): Size[] => {
  const widest = Math.max(1, Math.floor(Math.min(width, (height * 4) / 3)))
  const widths = [...new Set(pageWidths.map((each) => Math.min(each, widest)))]
  return widths.map((each) => ({ width: each, height: Math.max(1, Math.round((each * 3) / 4)) }))
}

/** A stored photo as API and pages name it: its widths, and the size of the widest. */
export const photoOf = (stored: Size & { readonly hash: string }) => {
  const sizes = photoSizes(stored)
  return { hash: stored.hash, widths: sizes.map(({ width }) => width), ...(sizes.at(-1) ?? stored) }
}
