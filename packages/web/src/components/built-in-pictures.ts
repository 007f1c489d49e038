import type { packagePictures } from '@dimsum/words/shop/packages-on-sale'

/** The pictures that the first three packages come with; the owner's photo takes their place. */
export const builtInPictures: ReadonlyMap<string, keyof typeof packagePictures> = new Map([
  ['10pcs', 'kecil'],
  ['20pcs', 'sedang'],
  ['100pcs', 'besar'],
])
