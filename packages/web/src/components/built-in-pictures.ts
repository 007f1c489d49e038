import type { packagePictures } from '@dimsum/words/shop/packages-on-sale'

/** Pictures of the three default packages; the owner's photo replaces them. */
export const builtInPictures: ReadonlyMap<string, keyof typeof packagePictures> = new Map([
  ['10pcs', 'kecil'],
  ['20pcs', 'sedang'],
  ['100pcs', 'besar'],
])
